-- Platform: sessions, idempotency, outbox, mails, rate windows, settings, audit log. Owned by src/platform (settings and audit_log are written by slices/operations).

create table sessions (
  id bigint generated always as identity primary key,
  audience text not null check (audience in ('shopper', 'merchant', 'operator')),
  subject_id bigint not null,
  token_hash bytea not null unique,
  user_agent text not null default '',
  ip text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_subject on sessions (audience, subject_id) where revoked_at is null;

create table idempotency (
  principal text not null,
  key text not null check (length(key) between 8 and 128),
  route text not null,
  body_hash bytea not null,
  status smallint,
  answer text,
  created_at timestamptz not null,
  primary key (principal, key)
);
create index idempotency_age on idempotency (created_at);

create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  key text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  unique (topic, key)
);
create table outbox_deliveries (
  outbox_id bigint not null references outbox,
  listener text not null,
  delivered_at timestamptz not null,
  primary key (outbox_id, listener)
);

create table mails (
  id bigint generated always as identity primary key,
  to_address text not null,
  subject text not null,
  text text not null,
  html text not null,
  locale text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'local', 'failed')),
  attempts int not null default 0,
  dedupe_key text not null unique,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mails_by_address on mails (to_address, id desc);

create unlogged table rate_windows (
  bucket text not null,
  window_start timestamptz not null,
  hits int not null,
  primary key (bucket, window_start)
);
create index rate_windows_age on rate_windows (window_start);

create table settings (
  key text primary key,
  value jsonb not null,
  version int not null check (version > 0),
  changed_by text not null,
  changed_at timestamptz not null
);
create table setting_changes (
  id bigint generated always as identity primary key,
  key text not null,
  version int not null,
  value jsonb not null,
  reason text not null,
  changed_by text not null,
  changed_at timestamptz not null,
  unique (key, version)
);
create trigger setting_changes_append_only before update or delete or truncate on setting_changes for each statement execute function refuse_change();
revoke update, delete on setting_changes from meridian_runtime;
