-- The member's side of enquiries: what one is about, what has happened to it, and how long answers take.

alter table enquiry
  -- What it was started from: a child, a charge, an earlier enquiry … The kinds stand in the contract.
  add column about_kind text,
  add column about_id   uuid,
  -- Tell by SMS too when there is an answer.
  add column wants_sms  boolean not null default false,
  add check ((about_kind is null) = (about_id is null));
create index enquiry_about on enquiry (about_id) where about_id is not null;

-- One's own, newest first. The moment of sending never changes: nothing moves while somebody turns the pages.
create index enquiry_person_received on enquiry (person_id, received_at desc, id desc);
drop index enquiry_person;
create index enquiry_waiting on enquiry (topic, received_at) where state in ('received', 'in-progress');

-- What has happened in a thread besides what was written. `changed`: member service changed something of the person's.
create table enquiry_event (
  id          uuid primary key,
  enquiry_id  uuid not null references enquiry (id) on delete cascade,
  kind        text not null check (kind in ('changed', 'closed', 'reopened')),
  author      text not null check (author in ('person', 'staff', 'portal')),
  author_id   uuid references person (id) on delete set null,
  field       text,
  before      text,
  after       text,
  happened_at timestamptz not null,
  check ((kind = 'changed') = (field is not null))
);
create index enquiry_event_thread on enquiry_event (enquiry_id, happened_at);

-- How long the first answer to an enquiry took. Names nobody, and so outlives the enquiry.
create table answer_time (
  id           uuid primary key,
  topic        text not null,
  working_days int not null check (working_days >= 0),
  answered_at  timestamptz not null
);
create index answer_time_topic on answer_time (topic, answered_at desc);

-- Null: by e-mail, or by SMS where there is no e-mail address. `sms`: besides the e-mail, because it was asked for.
alter table notice add column channel text check (channel in ('sms'));
