-- Deleting the account alone: the sign-in goes, and what only hung on it. What is kept of the act goes in two weeks.
create table account_ending (
  id           uuid primary key, -- also the reference on the certificate
  ended_at     timestamptz not null,
  text_version text not null,
  person_id    uuid references person (id) on delete set null,
  certificate  jsonb, -- name and language; null when it can no longer be fetched
  worked_at    timestamptz
);
create index account_ending_person on account_ending (person_id, ended_at desc) where person_id is not null;
create index account_ending_time on account_ending (ended_at);
