-- Where an account is signed in: to be seen, ended, and told of when it is a device of a kind not seen before.
create table account_session (
  id         uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  key        text not null, -- the provider's name for the sign-in; else its moment
  device     text not null, -- browser and system as two short words; never what the browser says of itself
  began_at   timestamptz not null,
  used_at    timestamptz not null, -- to within ten minutes
  ended_at   timestamptz, -- nobody gets in with it any more
  unique (account_id, key)
);
create index account_session_used on account_session (used_at);
