-- Which taking of a withdrawal is meant: who gives one back, or records one, late must not hit the next. Owned by slices/withdrawals.

-- How often it was taken for payout: written by the trigger below, whatever is asked for.
alter table withdrawals add column taking int not null default 0;
update withdrawals set taking = 1 where taken_by is not null;

create function withdrawals_taking() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    new.taking := case when new.payout in ('processing', 'sent') then 1 else 0 end;
  elsif new.payout = 'processing' and old.payout <> 'processing' then
    new.taking := old.taking + 1;
  else
    new.taking := old.taking;
  end if;
  return new;
end $$;
create trigger withdrawals_taking before insert or update on withdrawals for each row execute function withdrawals_taking();
