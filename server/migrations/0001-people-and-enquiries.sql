-- People, accounts, membership and the first enquiries.
-- PostgreSQL 15 SQL: PGlite accepts more than production does. Ids are UUIDs made in Node.

-- Units: chapters (lokallag) in regions (regionlag).
create table unit (
  id        uuid primary key,
  kind      text not null check (kind in ('national', 'region', 'chapter')),
  name      text not null,
  parent_id uuid references unit (id)
);

-- A human the portal knows: member, donor, guardian, or somebody who has only signed in.
create table person (
  id          uuid primary key,
  given_name  text not null,
  family_name text not null,
  born_on     date,
  email       text,
  phone       text, -- E.164
  created_at  timestamptz not null default now()
);

-- A sign-in account of the identity provider, matched by issuer and subject only, never by name or e-mail.
create table account (
  id         uuid primary key,
  issuer     text not null,
  subject    text not null,
  created_at timestamptz not null default now(),
  unique (issuer, subject)
);

-- Usually one person. Several where a family shares a phone or an e-mail address.
create table account_person (
  account_id uuid not null references account (id) on delete cascade,
  person_id  uuid not null references person (id) on delete cascade,
  primary key (account_id, person_id)
);
create index account_person_person on account_person (person_id);

create table membership (
  id         uuid primary key,
  person_id  uuid not null references person (id) on delete cascade,
  number     text not null unique, -- six digits
  joined_on  date not null,
  ended_on   date,
  chapter_id uuid references unit (id)
);
create unique index membership_active on membership (person_id) where ended_on is null;

-- Registered children (registered, not members) and those who hold parental responsibility.
create table child (
  id          uuid primary key,
  given_name  text not null,
  family_name text not null,
  born_on     date not null
);
create table child_guardian (
  child_id  uuid not null references child (id) on delete cascade,
  person_id uuid not null references person (id) on delete cascade,
  primary key (child_id, person_id)
);
create index child_guardian_person on child_guardian (person_id);

-- Who works for the organisation. A role of null: employed, but with no access to the desk.
create table staff_member (
  person_id uuid primary key references person (id) on delete cascade,
  role      text check (role in ('medlemsservice'))
);

create table enquiry (
  id              uuid primary key,
  number          text not null unique, -- H-2026-000123
  person_id       uuid not null references person (id) on delete cascade,
  topic           text not null,
  subject         text not null,
  state           text not null check (state in ('received', 'in-progress', 'waiting-for-member', 'answered', 'closed')),
  received_at     timestamptz not null,
  last_message_at timestamptz not null,
  read_at         timestamptz not null, -- when the person last opened it
  closed_at       timestamptz,
  check ((state = 'closed') = (closed_at is not null))
);
create index enquiry_person on enquiry (person_id, last_message_at desc);
create index enquiry_queue on enquiry (last_message_at) where state <> 'closed';

-- The running number of each year. A counter row, not a sequence: a rolled back enquiry leaves no gap.
create table enquiry_counter (
  year        int primary key,
  last_number int not null
);

create table enquiry_message (
  id         uuid primary key,
  enquiry_id uuid not null references enquiry (id) on delete cascade,
  author     text not null check (author in ('person', 'staff')),
  author_id  uuid references person (id) on delete set null,
  body       text not null,
  sent_at    timestamptz not null
);
create index enquiry_message_thread on enquiry_message (enquiry_id, sent_at);

create table draft (
  person_id uuid not null references person (id) on delete cascade,
  form      text not null,
  content   jsonb not null,
  saved_at  timestamptz not null,
  primary key (person_id, form)
);

-- One e-mail or SMS that is to leave. Written in the transaction of its cause; a job carries only the id.
create table notice (
  id         uuid primary key,
  person_id  uuid not null references person (id) on delete cascade,
  kind       text not null,
  subject_id uuid, -- the enquiry, the child … that it is about
  created_at timestamptz not null,
  sent_at    timestamptz
);

-- Who of the staff has looked at whose data, and why. Only ever added to.
create table access_log (
  id         uuid primary key,
  looked_at  timestamptz not null,
  staff_id   uuid not null,
  person_id  uuid not null references person (id) on delete cascade,
  reason     text not null,
  subject_id uuid,
  request_id text not null
);
create index access_log_person on access_log (person_id, looked_at desc);
