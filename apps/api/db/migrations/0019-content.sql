-- Content: the banners of the front page. Owned by slices/content.

create table banners (
  id text primary key check (id ~ '^[a-z][a-z0-9-]{0,40}$'),
  position int not null,
  -- Texts by language file code; English is always there to fall back on.
  titles jsonb not null check (titles ? 'en'),
  lines jsonb not null check (lines ? 'en'),
  picture jsonb,
  tone text not null,
  -- A path of the shopper app.
  link text not null check (link ~ '^/($|[^/\\])'),
  shown boolean not null default true
);
