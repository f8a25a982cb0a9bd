-- The link by which the first administrator of an organisation takes over, made by `npm run setup`. The address is emptied when
-- the link is used. A database with a row here is an organisation's own: it is never given demo people.
create table setup_link (
  id         uuid primary key,
  email      text not null,
  code_hash  bytea not null unique,
  made_by    text not null, -- the user of the machine
  made_at    timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
