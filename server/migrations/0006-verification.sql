-- Proving a contact point with a code, and an existing record with what only its owner knows.

-- One code asked for. The digits are made when the letter leaves, and only their hash stays.
create table contact_code (
  id            uuid primary key,
  person_id     uuid not null references person (id) on delete cascade,
  account_id    uuid not null references account (id) on delete cascade, -- the sign-in that asked
  kind          text not null check (kind in ('email', 'phone')),
  value         text not null, -- lower case or E.164
  is_change     boolean not null, -- a new contact point, not the one the person has
  asked_at      timestamptz not null,
  expires_at    timestamptz not null,
  salt          text, -- null until the letter leaves
  code_hash     text,
  attempts      int not null default 0,
  used_at       timestamptz,
  replaced_at   timestamptz, -- a newer code was asked for
  former_value  text, -- what a right code took the place of; emptied when its owner has been told
  check ((salt is null) = (code_hash is null))
);
create index contact_code_person on contact_code (person_id, asked_at desc);
