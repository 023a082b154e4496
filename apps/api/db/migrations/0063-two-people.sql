-- Above the limits two people are asked for by the database itself, whatever the code says. Owned by slices/topups and slices/withdrawals.

-- The limit in force; the number is the one that the setting is declared with.
create function topups_two_people() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if new.status = 1 and old.status <> 1 and new.decided_by is not null and new.first_by is null
    and new.arrived_cents >= coalesce((select (s.value #>> '{}')::bigint from settings s where s.key = 'topups.secondFromCents'), 100000)
  then
    raise exception 'from this amount on two people pass a top-up' using errcode = 'check_violation', constraint = 'topups_two_people';
  end if;
  return new;
end $$;
create trigger topups_two_people before update of status on topups for each row execute function topups_two_people();

-- Whether two are needed is settled when the money is asked for; it and what was agreed to stay as they are.
create function withdrawals_two_people() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if new.status = 0 and not new.needs_second
    and new.amount_cents >= coalesce((select (s.value #>> '{}')::bigint from settings s where s.key = 'withdrawals.secondFromCents'), 100000)
  then
    raise exception 'from this amount on two people approve a withdrawal' using errcode = 'check_violation', constraint = 'withdrawals_two_people';
  end if;
  return new;
end $$;
create trigger withdrawals_two_people before insert on withdrawals for each row execute function withdrawals_two_people();

create function withdrawals_agreed() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if (new.user_id, new.destination_id, new.amount_cents, new.fee_cents, new.needs_second) is distinct from
    (old.user_id, old.destination_id, old.amount_cents, old.fee_cents, old.needs_second)
  then
    raise exception 'what was agreed to about a withdrawal does not change' using errcode = 'check_violation', constraint = 'withdrawals_agreed';
  end if;
  return new;
end $$;
create trigger withdrawals_agreed before update of user_id, destination_id, amount_cents, fee_cents, needs_second on withdrawals
  for each row execute function withdrawals_agreed();
