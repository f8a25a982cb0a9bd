-- Deaths: what a stranger or a register says of one, what rests while nobody has looked at it, and what is left to do
-- with the children afterwards.

create table death_report (
  id             uuid primary key,
  source         text not null check (source in ('relative', 'register')),
  reported_at    timestamptz not null,
  -- As it was written. A report is a claim by somebody we do not know.
  name           text not null,
  born_on        date,
  address        text,
  died_on        date,
  -- Null where it came with a register.
  reporter_name  text,
  reporter_email text,
  reporter_phone text, -- E.164
  relation       text check (relation in ('partner', 'child', 'parent', 'sibling', 'other-family', 'friend', 'other')),
  wants_talk     boolean not null default false, -- about a funeral
  receipt_sent_at timestamptz,
  -- Whom it is about, as far as it is known; null again when they are out of the register.
  person_id      uuid references person (id) on delete set null,
  state          text not null check (state in ('waiting', 'confirmed', 'rejected')),
  decided_at     timestamptz,
  decided_by     uuid, -- outlives them, as the access log does
  reason         text,
  ended_at       timestamptz, -- everything that follows from a confirmed death has been done
  check ((state = 'waiting') = (decided_at is null)),
  check (source = 'register' or (reporter_name is not null and relation is not null
    and (reporter_email is not null or reporter_phone is not null)))
);
create index death_report_waiting on death_report (reported_at) where state = 'waiting';
create index death_report_unended on death_report (decided_at) where state = 'confirmed' and ended_at is null;
create index death_report_person on death_report (person_id) where person_id is not null;

-- To these nothing is sent, and nothing is drawn from them: reversible, and few at a time. Whoever sends or draws looks
-- here.
create table person_hold (
  person_id     uuid primary key references person (id) on delete cascade,
  began_at      timestamptz not null,
  called_off_at timestamptz -- charges that had gone out already
);

-- Registered children whose guardian has died and who have no other guardian who is a member: somebody talks with the
-- family before the calendar ends anything.
create table death_report_child (
  report_id  uuid not null references death_report (id) on delete cascade,
  child_id   uuid not null references child (id) on delete cascade,
  settled_at timestamptz,
  primary key (report_id, child_id)
);
create index death_report_child_open on death_report_child (child_id) where settled_at is null;

alter table person add column died_on date;

alter table leaving drop constraint leaving_channel_check,
  add constraint leaving_channel_check check (channel in ('portal', 'letter', 'email', 'import', 'death'));

alter table magazine_delivery drop constraint magazine_delivery_reason_check,
  add constraint magazine_delivery_reason_check check
    (reason in ('shielded', 'abroad', 'paused', 'returned', 'no-address', 'stopped', 'on-hold'));
