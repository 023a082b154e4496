-- Corrections have a number as every other document has: it stands beside their line in the fund record. Owned by slices/operations.

alter table corrections add column correction_no text;

-- Those made before: their day, their id, and the check digit that all numbers end with.
create function pg_temp.check_digit(digits text) returns text language sql immutable as $$
  select ((10 - sum(case when at % 2 = 0 then d else case when d * 2 > 9 then d * 2 - 9 else d * 2 end end) % 10) % 10)::text
  from (select at, substr(digits, length(digits) - at + 1, 1)::int as d from generate_series(1, length(digits)) at) each
$$;
update corrections c set correction_no = 'C' || n.body || pg_temp.check_digit(n.body)
  from (select id, to_char(made_at at time zone 'UTC', 'YYYYMMDD') || lpad((id % 1000000000)::text, 9, '0') as body from corrections) n
  where n.id = c.id;

alter table corrections alter column correction_no set not null;
alter table corrections add constraint corrections_number check (correction_no ~ '^C[0-9]{18}$');
create unique index corrections_no on corrections (correction_no);
