-- A joining that has begun: each step is kept when it is done, so that another device goes on where this one stopped.
-- Gone when the person has joined, and after a month without a step.
create table joining (
  person_id            uuid primary key references person (id) on delete cascade,
  details              jsonb not null, -- without the number
  fodselsnummer_sealed bytea,
  fodselsnummer_index  bytea,
  communities          jsonb, -- null until that step is done
  check_enquiry_id     uuid references enquiry (id) on delete set null, -- member service has to look at something first
  saved_at             timestamptz not null
);
create index joining_saved on joining (saved_at);
