-- What the machinery needs, whatever it serves.

-- The answer to a write, kept 24 hours, so that a repeated request gets the same one.
create table idempotency_key (
  person_id    uuid not null,
  key          text not null,
  endpoint     text not null,
  request_hash text not null,
  status       int not null,
  answer       text not null,
  created_at   timestamptz not null,
  primary key (person_id, key)
);
create index idempotency_key_created on idempotency_key (created_at);

-- Attempts at something that can be guessed, counted per subject and window.
create table attempt_counter (
  subject     text primary key, -- hash of what is counted: an address, an identifier, a person
  window_ends timestamptz not null,
  attempts    int not null
);
create index attempt_counter_window on attempt_counter (window_ends);
