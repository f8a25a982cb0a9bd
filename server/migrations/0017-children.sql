-- Children: a registration that waits, is registered and ends; who decided it; and what the grant control needs after.

-- One sending of the form, and what was declared with it. Kept as long as a child or the grant control needs it.
create table child_submission (
  id                uuid primary key, -- the browser's own: sent twice, it is one
  person_id         uuid references person (id) on delete set null,
  sent_at           timestamptz not null,
  is_sole           boolean not null,
  child_ids         text[] not null default '{}', -- in the order they were sent
  text_version      text not null,
  declarations      jsonb not null, -- without names and numbers
  sign_in_reference text not null   -- issuer and subject hash, and the time of the sign-in
);
create index child_submission_person on child_submission (person_id, sent_at desc);

alter table child
  add column state text not null default 'registered'
    check (state in ('waiting', 'checking', 'registered', 'declined', 'expired', 'refused', 'ended')),
  add column submission_id        uuid references child_submission (id) on delete set null,
  -- Sealed; the index is keyed, for equality only (platform/sealed-number). Gone when the registration ends.
  add column fodselsnummer_sealed bytea,
  add column fodselsnummer_index  bytea,
  add column registered_on        date,
  add column closed_at            timestamptz,
  add column told_of_15_at        timestamptz,
  -- Whoever is born on 29 February is 15 on 1 March: never is the fifteenth year after a leap year one too.
  add column turns_15_on date not null generated always as (
    case when extract(month from born_on) = 2 and extract(day from born_on) = 29
      then make_date(extract(year from born_on)::int + 15, 3, 1)
      else make_date(extract(year from born_on)::int + 15, extract(month from born_on)::int,
                     extract(day from born_on)::int)
    end
  ) stored,
  add check ((state in ('waiting', 'checking', 'registered')) = (closed_at is null));
-- The same child is registered once at a time, however many send it at once.
create unique index child_number on child (fodselsnummer_index) where state in ('waiting', 'registered');
create index child_birthday on child (turns_15_on);
create index child_open on child (state) where state in ('waiting', 'checking');
create index child_submitted on child (submission_id);

-- Those who hold parental responsibility and have declared it.
alter table child_guardian
  add column is_registrant     boolean not null default false,
  add column declared_at       timestamptz not null default now(),
  add column sign_in_reference text;

-- The link to the second guardian. The code itself is made when the letter leaves; only its hash is here.
create table guardian_invitation (
  id            uuid primary key,
  submission_id uuid not null unique references child_submission (id) on delete cascade,
  name          text not null, -- as the first guardian wrote it
  contact_kind  text check (contact_kind in ('email', 'phone')),
  contact_value text, -- emptied when there is nothing more to send
  code_hash     bytea not null unique,
  created_at    timestamptz not null,
  expires_at    timestamptz not null,
  sent_at       timestamptz,
  reminded_at   timestamptz,
  answered_at   timestamptz,
  answered_by   uuid references person (id) on delete set null,
  was_confirmed boolean not null default false,
  check ((contact_kind is null) = (contact_value is null))
);
create index guardian_invitation_open on guardian_invitation (expires_at) where answered_at is null;

-- What has happened, for both guardians to read. Goes with the child.
create table child_event (
  id          uuid primary key,
  child_id    uuid not null references child (id) on delete cascade,
  kind        text not null,
  person_id   uuid references person (id) on delete set null, -- null: the calendar, or member service
  happened_at timestamptz not null
);
create index child_event_child on child_event (child_id, happened_at);

-- After the end: the sealed number and the days, for the control of the grant, and for nothing else.
create table child_grant_evidence (
  id                   uuid primary key, -- the child's, because the seal belongs to it
  fodselsnummer_sealed bytea not null,
  registered_on        date not null,
  ended_on             date not null,
  is_sole              boolean not null,
  has_both             boolean not null, -- two holders of parental responsibility have said yes
  submission_id        uuid references child_submission (id) on delete set null,
  second_reference     text, -- the second guardian's sign-in
  purge_on             date not null
);
create index child_grant_evidence_purge on child_grant_evidence (purge_on);
