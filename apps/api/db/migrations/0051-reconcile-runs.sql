-- Reconciliation in the background: each run with what it found. Owned by slices/operations.

create table reconcile_runs (
  id bigint generated always as identity primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  -- How many; the list holds the first of them.
  faults int check (faults >= 0),
  list jsonb,
  -- Why it came to no end.
  error text,
  constraint reconcile_runs_ended check ((finished_at is null) = (faults is null and error is null)),
  constraint reconcile_runs_found check ((faults is null) = (list is null) and (faults is null or error is null))
);
-- One at a time, in however many processes.
create unique index reconcile_runs_one on reconcile_runs ((true)) where finished_at is null;
