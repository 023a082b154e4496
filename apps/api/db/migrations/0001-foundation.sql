-- Foundation (platform): extensions, what the runtime role may do, and the guard of append-only tables.
-- The role meridian_runtime exists before the first file runs; roles belong to the cluster and not to one database.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Tables of later files get these rights as they are made. A file whose table is append-only takes UPDATE and
-- DELETE back with REVOKE, and sets the trigger below.
GRANT USAGE ON SCHEMA public TO meridian_runtime;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO meridian_runtime;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO meridian_runtime;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO meridian_runtime;

-- What was applied is nobody's business to change while the server runs.
GRANT SELECT ON migrations TO meridian_runtime;

-- For append-only tables, whoever asks, their owner included. As a statement trigger it also refuses TRUNCATE and
-- the UPDATE inside INSERT ... ON CONFLICT:
--   CREATE TRIGGER x_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON x
--     FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE FUNCTION refuse_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'append-only: % on %.% is refused', TG_OP, TG_TABLE_SCHEMA, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME;
END $$;
