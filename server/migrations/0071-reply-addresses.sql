-- A unit's address for answers is used when whoever reads it has said so. One at a time for each unit.
create table unit_reply_proof (
  unit_id     uuid primary key references unit (id) on delete cascade,
  email       text not null, -- lower case
  asked_at    timestamptz not null,
  proposed_by uuid references person (id) on delete set null, -- somebody elected; member service has yet to send the link
  code_hash   bytea unique, -- null: only proposed
  expires_at  timestamptz,
  check ((code_hash is null) = (expires_at is null))
);
