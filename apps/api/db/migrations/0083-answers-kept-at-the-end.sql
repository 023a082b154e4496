-- Idempotency: the row is written once, with its answer, as the last thing of an effect's transaction. Owned by platform.
delete from idempotency where answer is null;
alter table idempotency drop column status, alter column answer set not null;
