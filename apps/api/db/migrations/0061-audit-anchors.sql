-- Where the audit log ended at the beginning of each day; the same line goes to the server's log, out of the reach of who owns the database. Owned by slices/operations.

create table audit_anchors (
  day date primary key,
  entry bigint not null,
  hash bytea not null check (length(hash) = 32),
  noted_at timestamptz not null
);
create trigger audit_anchors_append_only before update or delete or truncate on audit_anchors for each statement execute function refuse_change();
revoke update, delete on audit_anchors from meridian_runtime;
