-- That nothing was sent is said by another person than who had the payout in hand, and than who recorded it: by the database itself. Owned by slices/withdrawals.

-- Who said so last.
alter table withdrawals add column released_by bigint references operators;

create function withdrawals_released() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if old.payout = 'processing' and new.payout not in ('processing', 'sent')
    and (new.released_by is null or new.released_by = old.taken_by or new.released_by = old.recorded_by)
  then
    raise exception 'withdrawal %: another person says that nothing was sent', new.withdrawal_no
      using errcode = 'check_violation', constraint = 'withdrawals_released', table = 'withdrawals';
  end if;
  return new;
end $$;
create trigger withdrawals_released before update of payout on withdrawals for each row execute function withdrawals_released();
