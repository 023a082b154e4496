-- Bank statements: what the house's banks say arrived, line by line, and the top-ups that a line credits. Owned by slices/topups.

create table bank_statements (
  id bigint generated always as identity primary key,
  payee_account_id bigint not null references payee_accounts,
  file_name text not null,
  -- Of the file's text: which file was imported is never in doubt.
  sha256 bytea not null check (length(sha256) = 32),
  rows int not null check (rows >= 0),
  added int not null check (added >= 0),
  repeated int not null check (repeated >= 0),
  -- Rows that could not be read, each with its number and why.
  unreadable jsonb not null,
  imported_by bigint not null references operators,
  imported_at timestamptz not null,
  constraint bank_statements_rows check (rows = added + repeated + jsonb_array_length(unreadable))
);
create index bank_statements_by_account on bank_statements (payee_account_id, id desc);
create trigger bank_statements_append_only before update or delete or truncate on bank_statements for each statement execute function refuse_change();
revoke update, delete on bank_statements from meridian_runtime;

create table statement_lines (
  id bigint generated always as identity primary key,
  statement_id bigint not null references bank_statements,
  payee_account_id bigint not null references payee_accounts,
  row int not null check (row > 0),
  booked_on date not null,
  -- Signed: negative left the account.
  cents bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  reference text not null,
  counterparty text not null,
  bank_line_id text check (bank_line_id <> ''),
  -- The how manieth of its like, where the bank gives its lines no id.
  ordinal int not null check (ordinal >= 0),
  -- What a reference code is looked for in, however it was typed.
  flat text not null generated always as (upper(regexp_replace(reference || '|' || counterparty, '[^A-Za-z0-9|]', '', 'g'))) stored,
  -- What it may credit: dollars that came in, else nothing.
  credit_cents bigint generated always as (case when currency = 'USD' and cents > 0 then cents end) stored,
  constraint statement_lines_credit unique (id, credit_cents, payee_account_id)
);
-- Each line is stored once, however often its file is imported.
create unique index statement_lines_by_bank on statement_lines (payee_account_id, bank_line_id) where bank_line_id is not null;
create unique index statement_lines_by_content on statement_lines
  (payee_account_id, booked_on, cents, currency, md5(reference || e'\n' || counterparty), ordinal) where bank_line_id is null;
create index statement_lines_by_day on statement_lines (payee_account_id, booked_on);
create index statement_lines_booked on statement_lines (booked_on);
create index statement_lines_of_statement on statement_lines (statement_id, id);
create trigger statement_lines_append_only before update or delete or truncate on statement_lines for each statement execute function refuse_change();
revoke update, delete on statement_lines from meridian_runtime;

-- Whose reference code stands in a line; written when the two meet, whichever comes first.
create table statement_line_names (
  line_id bigint not null references statement_lines,
  topup_id bigint not null references topups,
  primary key (line_id, topup_id)
);
create index statement_line_names_by_topup on statement_line_names (topup_id);
create function check_statement_name() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (select from statement_lines l, topups t
    where l.id = new.line_id and t.id = new.topup_id and position(replace(t.reference, '-', '') in l.flat) > 0)
  then raise exception 'line % does not bear the code of top-up %', new.line_id, new.topup_id using errcode = 'check_violation', table = 'statement_line_names'; end if;
  return new;
end $$;
create trigger statement_line_names_true before insert on statement_line_names for each row execute function check_statement_name();
create trigger statement_line_names_append_only before update or delete or truncate on statement_line_names for each statement execute function refuse_change();
revoke update, delete on statement_line_names from meridian_runtime;

-- The line that a bank top-up credits, and the same once more when it bears the top-up's own code.
alter table topups add column statement_line_id bigint;
alter table topups add column named_line_id bigint;
create unique index topups_statement_line on topups (statement_line_id) where statement_line_id is not null;
-- What is credited is what the line says, on the account it is of.
alter table topups add constraint topups_statement_amount foreign key (statement_line_id, arrived_cents, payee_account_id)
  references statement_lines (id, credit_cents, payee_account_id);
alter table topups add constraint topups_line_named foreign key (named_line_id, id) references statement_line_names (line_id, topup_id);
alter table topups add constraint topups_line_passed check (statement_line_id is null or (status = 1 and method = 'bank'));
alter table topups add constraint topups_named_passed check (named_line_id is null or (statement_line_id is not null and named_line_id = statement_line_id));
alter table topups drop constraint topups_proof;
alter table topups add constraint topups_proof check (case status
  when 1 then arrived_cents is not null and refusal is null and decided_at is not null
    and (case method when 'chain' then transfer_id is not null and bank_reference is null
      else (bank_reference is not null or statement_line_id is not null) and transfer_id is null end)
  when 2 then refusal is not null and arrived_cents is null and transfer_id is null and bank_reference is null and decided_at is not null
  else arrived_cents is null and refusal is null and decided_at is null end);
-- A typed reference, and a line without the top-up's code, are the word of one person: two are needed, whatever the sum. What passed before is left as it was.
alter table topups add constraint topups_word_of_two check (status <> 1 or method <> 'bank' or named_line_id is not null
  or (first_by is not null and decided_by is not null)) not valid;
-- The same for a transaction hash that an operator typed, on a network that nobody watches, and for a line whose file is who decides' own.
create function check_word_of_two() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if new.first_by is null and (exists (select from chain_transfers m where m.id = new.transfer_id and m.entered_by is not null)
    or exists (select from statement_lines l join bank_statements s on s.id = l.statement_id where l.id = new.statement_line_id and s.imported_by = new.decided_by))
  then raise exception 'top-up %: one person''s word', new.topup_no using errcode = 'check_violation', constraint = 'topups_word_of_two', table = 'topups'; end if;
  return new;
end $$;
create trigger topups_others_word before insert or update of status, transfer_id, statement_line_id, first_by, decided_by on topups
  for each row when (new.status = 1) execute function check_word_of_two();
