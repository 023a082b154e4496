-- What one operator pays out with nobody else looking is bounded by the day, by the database itself. Owned by slices/withdrawals.

-- Since when it is in the hands of who took it.
alter table withdrawals add column taken_at timestamptz;
update withdrawals set taken_at = coalesce(recorded_at, approved_at, created_at) where taken_by is not null;

-- Who approved it and has it in hand too, no second person being asked for, and since when: written by the trigger below, whatever is asked for.
alter table withdrawals add column alone_by bigint references operators;
alter table withdrawals add column alone_at timestamptz;
update withdrawals set alone_by = approved_by, alone_at = case when taken_by = approved_by then taken_at else recorded_at end
  where not needs_second and second_by is null and payout in ('processing', 'sent') and coalesce(recorded_by, taken_by) = approved_by;
alter table withdrawals add constraint withdrawals_alone_since check ((alone_by is null) = (alone_at is null));
create index withdrawals_alone on withdrawals (alone_at) include (alone_by, amount_cents) where alone_by is not null;

create function withdrawals_alone() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  day timestamptz;
begin
  if new.needs_second or new.second_by is not null or new.payout not in ('processing', 'sent')
    or coalesce(new.recorded_by, new.taken_by) is distinct from new.approved_by
  then
    new.alone_by := null;
    new.alone_at := null;
    return new;
  end if;
  new.alone_by := new.approved_by;
  -- It counts on the day on which it came into one hand, and once.
  if tg_op = 'UPDATE' and old.alone_by = new.alone_by then
    new.alone_at := old.alone_at;
    return new;
  end if;
  new.alone_at := case when new.taken_by = new.alone_by then new.taken_at else new.recorded_at end;
  day := date_trunc('day', new.alone_at at time zone 'UTC') at time zone 'UTC';
  -- One after the other: two at once would each see the sum without the other.
  perform from operators o where o.id = new.alone_by for no key update;
  if new.amount_cents + coalesce((select sum(w.amount_cents) from withdrawals w
      where w.alone_by = new.alone_by and w.alone_at >= day and w.alone_at < day + interval '1 day' and w.id <> new.id), 0)
    > coalesce((select (s.value #>> '{}')::bigint from settings s where s.key = 'withdrawals.aloneDayCents'), 200000)
  then
    raise exception 'one person has paid out enough alone on this day' using errcode = 'check_violation', constraint = 'withdrawals_alone';
  end if;
  return new;
end $$;
create trigger withdrawals_alone before insert or update on withdrawals for each row execute function withdrawals_alone();
