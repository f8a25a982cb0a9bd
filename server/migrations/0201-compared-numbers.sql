-- Whether somebody else has a number is found out by a job, never by the request that gives it: otherwise the answer
-- would tell who is registered. What is not confirmed looks the same to the person; only confirmed numbers are reported.
alter table person
  add column number_state text not null default 'confirmed'
    check (number_state in ('unconfirmed', 'confirmed', 'taken')),
  -- When the person gave it; null where it came with a register, and where there is none.
  add column number_given_at timestamptz,
  drop constraint person_fodselsnummer_index_key;

create unique index person_number on person (fodselsnummer_index) where number_state = 'confirmed';
create index person_number_open on person (fodselsnummer_index, number_state) where number_state <> 'confirmed';

-- Which numbers have been tried from where, for a day. Both columns are keyed hashes.
create table number_try (
  subject      text not null,
  number_index bytea not null,
  tried_at     timestamptz not null,
  primary key (subject, number_index)
);
create index number_try_tried on number_try (tried_at);
