-- Lines of bank statements are found by index, whatever the operators filter by, and however many there are. Owned by slices/topups.

-- The list goes by the day that the bank booked, newest first; within a day by number.
drop index statement_lines_by_day;
drop index statement_lines_booked;
drop index statement_lines_of_statement;
create index statement_lines_booked on statement_lines (booked_on, id);
create index statement_lines_by_day on statement_lines (payee_account_id, booked_on, id);
create index statement_lines_of_statement on statement_lines (statement_id, booked_on, id);
create index statement_lines_by_cents on statement_lines (cents, booked_on, id);
create index statement_lines_paid on statement_lines (booked_on, id) where cents <= 0;
create index statement_lines_by_bank_line on statement_lines (bank_line_id) where bank_line_id is not null;
-- A part of what stands in a line, and a code however it was typed.
create index statement_lines_reference on statement_lines using gin (reference gin_trgm_ops);
create index statement_lines_counterparty on statement_lines using gin (counterparty gin_trgm_ops);
create index statement_lines_flat on statement_lines using gin (flat gin_trgm_ops);
-- Nobody's lines of an amount, which are offered beside a top-up.
create index statement_lines_credit_cents on statement_lines (payee_account_id, credit_cents, id) where credit_cents is not null;

-- Lines of money that came in and credits nothing yet: few among many, and what somebody has to look at.
create table statement_lines_open (
  line_id bigint primary key references statement_lines,
  booked_on date not null
);
create index statement_lines_open_booked on statement_lines_open (booked_on, line_id);
insert into statement_lines_open (line_id, booked_on)
  select l.id, l.booked_on from statement_lines l where l.cents > 0 and not exists (select from topups t where t.statement_line_id = l.id);

-- Kept by the database alone, so that no line is lost from it.
create function note_open_lines() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into statement_lines_open (line_id, booked_on) select n.id, n.booked_on from arrived n where n.cents > 0;
  return null;
end $$;
create trigger statement_lines_arrive after insert on statement_lines referencing new table as arrived
  for each statement execute function note_open_lines();
create function close_line() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.statement_line_id is not null then
    delete from statement_lines_open where line_id = new.statement_line_id;
  end if;
  return null;
end $$;
create trigger topups_close_line after insert or update of statement_line_id on topups for each row execute function close_line();
revoke insert, update, delete, truncate on statement_lines_open from meridian_runtime;
revoke execute on function note_open_lines() from public;
revoke execute on function close_line() from public;
