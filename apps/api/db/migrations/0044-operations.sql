-- Operations: the second factor of operators, the audit log, frozen accounts, corrections and proposed changes. Owned by slices/operations (account_freezes by slices/accounts).

-- The authenticator's secret, sealed with a key outside the database; null until the first sign-in is finished.
alter table operators add column code_sealed bytea;
alter table operators add column code_enrolled_at timestamptz;
-- The last time step whose code was used: no code is good twice.
alter table operators add column code_step bigint not null default 0;
alter table operators add column code_failures int not null default 0 check (code_failures >= 0);
alter table operators add column code_blocked_until timestamptz;
alter table operators add constraint operators_enrolled check ((code_sealed is null) = (code_enrolled_at is null));

create table operator_recovery_codes (
  operator_id bigint not null references operators,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (operator_id, code_hash)
);

-- Between password and code.
create table operator_sign_ins (
  ticket_hash bytea primary key,
  operator_id bigint not null references operators,
  -- Of the authenticator that is being enrolled; null when there is one already.
  secret_sealed bytea,
  tries int not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index operator_sign_ins_age on operator_sign_ins (expires_at);

-- What operators did. Numbers without a gap; each hash is over the entry and the hash before it, made here whoever inserts.
create table audit_log (
  id bigint primary key,
  at timestamptz not null,
  operator_id bigint not null references operators,
  verb text not null,
  target text,
  outcome text not null,
  -- JSON as it was written; jsonb would put it in another order.
  detail text not null,
  ip text not null,
  request_id text not null,
  hash bytea not null
);
create index audit_log_by_operator on audit_log (operator_id, id desc);
create index audit_log_by_verb on audit_log (verb, id desc);
create index audit_log_by_target on audit_log (target, id desc) where target is not null;

create function audit_hash(p_before bytea, e audit_log) returns bytea
language sql immutable set search_path = public, pg_temp as $$
  select sha256(p_before || convert_to(jsonb_build_array(e.id, extract(epoch from e.at), e.operator_id, e.verb, e.target, e.outcome,
    e.detail, e.ip, e.request_id)::text, 'UTF8'))
$$;
create function chain_audit() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  before_hash bytea;
begin
  -- One after the other, until the end of the transaction: two that came at once would both follow the same entry.
  perform pg_advisory_xact_lock(740044);
  select a.id + 1, a.hash into new.id, before_hash from audit_log a order by a.id desc limit 1;
  new.id := coalesce(new.id, 1);
  new.hash := audit_hash(coalesce(before_hash, ''::bytea), new);
  return new;
end $$;
create trigger audit_log_chain before insert on audit_log for each row execute function chain_audit();
create trigger audit_log_append_only before update or delete or truncate on audit_log for each statement execute function refuse_change();
revoke update, delete on audit_log from meridian_runtime;

create table account_freezes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  action text not null check (action in ('freeze', 'unfreeze')),
  reason text not null,
  operator_id bigint not null references operators,
  created_at timestamptz not null
);
create index account_freezes_by_user on account_freezes (user_id, id desc);
create index users_frozen on users (id desc) where frozen_at is not null;
create trigger account_freezes_append_only before update or delete or truncate on account_freezes for each statement execute function refuse_change();
revoke update, delete on account_freezes from meridian_runtime;

create table corrections (
  id bigint generated always as identity primary key,
  account text not null,
  direction text not null check (direction in ('credit', 'debit')),
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null,
  reverses bigint references ledger.journal,
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'refused')),
  made_by bigint not null references operators,
  made_at timestamptz not null,
  decided_by bigint references operators,
  decided_at timestamptz,
  note text,
  constraint corrections_decided check ((state = 'proposed') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  -- Two people are two people, whatever the code says.
  constraint corrections_four_eyes check (decided_by is null or decided_by <> made_by)
);
-- A journal is corrected once.
create unique index corrections_reverses on corrections (reverses) where reverses is not null and state <> 'refused';
create index corrections_open on corrections (id) where state = 'proposed';

alter table chains add column version int not null default 1;
create table change_proposals (
  id bigint generated always as identity primary key,
  subject text not null check (subject in ('network', 'chain', 'payee', 'setting')),
  key text not null,
  -- Of what is to be changed, as the proposer saw it; 0 = it is new.
  version int not null check (version >= 0),
  -- Field → value, before and after.
  before jsonb not null,
  change jsonb not null,
  reason text not null,
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'refused')),
  made_by bigint not null references operators,
  made_at timestamptz not null,
  decided_by bigint references operators,
  decided_at timestamptz,
  note text,
  constraint change_proposals_decided check ((state = 'proposed') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  -- Who proposed may take it back, and never put it in force.
  constraint change_proposals_four_eyes check (state <> 'approved' or decided_by <> made_by)
);
create unique index change_proposals_open on change_proposals (subject, key) where state = 'proposed';

-- The volumes of a day, at no cost to who posts.
create index journal_created on ledger.journal using brin (created_at);
