-- The embedded identity provider. It knows accounts, never members; unused where an outside provider is configured.

create table idp_account (
  id         uuid primary key,
  phone      text unique, -- E.164
  email      text unique, -- lower case
  name       text not null,
  created_at timestamptz not null default now(),
  check (phone is not null or email is not null)
);

-- Sessions, interactions, grants, authorization codes and refresh tokens. Bearer values are stored as hashes only.
create table idp_payload (
  model       text not null,
  id          text not null, -- sha256 of the value
  payload     jsonb not null,
  grant_id    text,
  uid         text,
  consumed_at timestamptz,
  expires_at  timestamptz,
  primary key (model, id)
);
create index idp_payload_grant on idp_payload (grant_id) where grant_id is not null;
create unique index idp_payload_uid on idp_payload (uid) where uid is not null;
create index idp_payload_expires on idp_payload (expires_at);

-- Signing keys, newest first. The private part is sealed with a key derived from the server's secret.
create table idp_key (
  kid         text primary key,
  sealed_key  text not null,
  is_first    boolean unique check (is_first), -- true for one key: two servers that start at once agree on it
  created_at  timestamptz not null default now(),
  retired_at  timestamptz
);

-- The one living code of a sign-in that has begun.
create table idp_sign_in_code (
  interaction     text primary key,
  kind            text not null check (kind in ('email', 'phone')),
  identifier      text not null,
  salt            text not null,
  code_hash       text not null,
  attempts        int not null default 0,
  codes_sent      int not null,
  address_used    int not null,
  sent_at         timestamptz not null,
  expires_at      timestamptz not null
);
create index idp_sign_in_code_identifier on idp_sign_in_code (identifier);
create index idp_sign_in_code_expires on idp_sign_in_code (expires_at);

-- What can be guessed or sent too often, counted per hashed subject and window.
create table idp_counter (
  subject     text primary key,
  used        int not null,
  window_ends timestamptz not null
);
create index idp_counter_window on idp_counter (window_ends);
