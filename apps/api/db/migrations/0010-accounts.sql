-- Accounts: people, their payment codes, mailed codes and payment tickets. Owned by slices/accounts
-- (login_attempts is written by src/platform/rate-limit.ts, for the logins of every audience).

create table users (
  id bigint generated always as identity primary key,
  email text constraint users_email_taken unique,
  email_verified_at timestamptz,
  -- A new address waits here until its code is entered; several people may claim one, the mailbox decides.
  pending_email text,
  mobile text constraint users_mobile_taken unique,
  country text check (country ~ '^[A-Z]{2}$'),
  given_name text not null,
  family_name text not null,
  language text not null,
  password_hash text not null check (password_hash like '$argon2id$%'),
  password_changed_at timestamptz,
  frozen_at timestamptz,
  created_at timestamptz not null,
  constraint users_reachable check (email is not null or mobile is not null),
  constraint users_email_form check (email = lower(email) and length(email) <= 254),
  constraint users_mobile_form check (mobile ~ '^\+[1-9][0-9]{5,14}$'),
  constraint users_verified_email check (email_verified_at is null or email is not null)
);

create table pay_codes (
  user_id bigint primary key references users,
  code_hash text not null check (code_hash like '$argon2id$%'),
  changed_at timestamptz not null,
  -- Wrong tries in a row, each counted before it is checked.
  failures int not null default 0 check (failures between 0 and 5),
  locked_until timestamptz,
  last_locked_at timestamptz
);

-- When a password or a payment code was changed or reset: withdrawals cool off after it.
create table credential_changes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  kind text not null check (kind in ('password', 'pay_code')),
  way text not null check (way in ('set', 'change', 'reset')),
  ip text not null,
  created_at timestamptz not null
);
create index credential_changes_by_user on credential_changes (user_id, id desc);
create trigger credential_changes_append_only before update or delete or truncate on credential_changes
  for each statement execute function refuse_change();
revoke update, delete on credential_changes from meridian_runtime;

create table mailed_codes (
  user_id bigint not null references users,
  purpose text not null check (purpose in ('reset_password', 'reset_pay_code', 'verify_email')),
  code_hash bytea not null,
  sent_to text not null,
  tries int not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, purpose)
);

-- When a code was last asked for, by purpose and typed account; whether that account exists makes no difference.
create table code_requests (
  key text primary key,
  requested_at timestamptz not null
);

create table pay_tickets (
  id bigint generated always as identity primary key,
  ticket_hash bytea not null unique,
  user_id bigint not null references users,
  purpose text not null check (purpose in ('order.pay', 'withdraw.request')),
  target text not null,
  amount_cents bigint not null check (amount_cents >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index pay_tickets_age on pay_tickets (expires_at);

create table login_attempts (
  key text primary key,
  failures int not null check (failures >= 0),
  last_at timestamptz not null,
  blocked_until timestamptz not null
);
