-- Operations: the people who run the house. Owned by slices/operations.

create table operators (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  password_hash text not null,
  roles text[] not null check (roles <@ array['support', 'finance', 'catalogue', 'admin'] and cardinality(roles) > 0),
  disabled_at timestamptz,
  created_at timestamptz not null
);
