-- Withdrawals: saved destinations, and what was asked for, audited and paid out. Owned by slices/withdrawals.

create table destinations (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  type text not null check (type in ('bank', 'chain')),
  label text not null default '',
  holder text,
  bank_name text,
  country text check (country ~ '^[A-Z]{2}$'),
  network_id text references networks,
  -- Card number (digits) or chain address, checked.
  number text not null,
  created_at timestamptz not null,
  usable_from timestamptz not null,
  deleted_at timestamptz,
  constraint destinations_way check (case type
    when 'bank' then network_id is null and holder is not null and bank_name is not null and country is not null and number ~ '^[0-9]{12,19}$'
    else network_id is not null and holder is null and bank_name is null end)
);
create unique index destinations_once on destinations (user_id, type, coalesce(network_id, ''), number) where deleted_at is null;

create table withdrawals (
  id bigint generated always as identity primary key,
  withdrawal_no text not null unique check (withdrawal_no ~ '^W[0-9]{18}$'),
  user_id bigint not null references users,
  destination_id bigint not null references destinations,
  -- The payee as it was at the request.
  payee jsonb not null,
  amount_cents bigint not null check (amount_cents > 0),
  fee_cents bigint not null check (fee_cents >= 0 and fee_cents < amount_cents),
  status smallint not null default 0 check (status in (0, 1, 2)),
  payout text not null default 'none' check (payout in ('none', 'processing', 'sent', 'failed')),
  cancelled boolean not null default false,
  created_at timestamptz not null,
  expected_by timestamptz not null,
  needs_second boolean not null,
  approved_by bigint references operators,
  approved_at timestamptz,
  second_by bigint references operators,
  taken_by bigint references operators,
  taken_until timestamptz,
  recorded_by bigint references operators,
  proof text,
  recorded_at timestamptz,
  verified_at timestamptz,
  refusal text check (refusal in ('destination_invalid', 'holder_differs', 'needs_verification', 'suspicious', 'bank_returned', 'network_paused')),
  note text,
  decided_at timestamptz,
  constraint withdrawals_end check (case status
    when 1 then payout = 'sent' and proof is not null and recorded_by is not null and approved_by is not null and decided_at is not null and not cancelled and refusal is null
    when 2 then payout in ('none', 'failed') and decided_at is not null and (cancelled <> (refusal is not null)) and proof is null
    else decided_at is null and not cancelled and refusal is null and payout <> 'sent' end),
  constraint withdrawals_taken check (status <> 0 or (payout = 'processing') = (taken_by is not null)),
  constraint withdrawals_recorded check ((proof is null) = (recorded_by is null) and (proof is null or payout in ('processing', 'sent'))),
  -- Above the limit two different people approve, and who records the proof is not who approved first.
  constraint withdrawals_two_approve check (second_by is null or second_by <> approved_by),
  constraint withdrawals_second check (payout not in ('processing', 'sent') or not needs_second or second_by is not null),
  constraint withdrawals_other_records check (recorded_by is null or not needs_second or recorded_by <> approved_by)
);
create index withdrawals_by_user on withdrawals (user_id, id desc);
create index withdrawals_open on withdrawals (id) where status = 0;
-- A proof stands for one payout only.
create unique index withdrawals_proof on withdrawals (lower(proof)) where proof is not null;
