-- The list for the state grant as it was frozen, year by year, and what the authorities' control answered.

-- False: lived abroad or stood in another community when they left. What was made before this is not known.
alter table grant_evidence add column counts boolean not null default true;

create table grant_list (
  id             uuid primary key,
  year           int not null,
  sequence       int not null,
  count_on       date not null,
  state          text not null check (state in ('frozen', 'withdrawn', 'signed', 'delivered')),
  frozen_at      timestamptz not null,
  counted        int not null,
  left_out       int not null,
  facts_digest   text not null, -- of the counted lines, with the keyed index of each number: what is signed
  file_digest    text,          -- sha256 of the file with all numbers, since two have signed
  forgotten_on   date,
  unique (year, sequence)
);
-- One at a time is on its way.
create unique index grant_list_open on grant_list (year) where state in ('frozen', 'signed');

-- Each person who could count, once, with the reason. The number is sealed to the line: it outlives the person here.
create table grant_list_line (
  id            uuid primary key,
  list_id       uuid not null references grant_list (id) on delete cascade,
  kind          text not null check (kind in ('member', 'child', 'former-member', 'former-child')),
  person_id     uuid references person (id) on delete set null,
  child_id      uuid references child (id) on delete set null,
  reason        text, -- why the person does not count; null: counts
  municipality  text, -- four digits; null where it is not known or may not be shown
  number_index  bytea,
  number_sealed bytea,
  check (reason is not null or (number_index is not null and number_sealed is not null))
);
create index grant_list_line_list on grant_list_line (list_id, reason);
create index grant_list_line_person on grant_list_line (person_id) where person_id is not null;
create index grant_list_line_child on grant_list_line (child_id) where child_id is not null;
-- No number counts twice in a list.
create unique index grant_list_line_number on grant_list_line (list_id, number_index) where reason is null;

create table grant_list_event (
  id          uuid primary key,
  list_id     uuid not null references grant_list (id),
  kind        text not null check (kind in ('frozen', 'withdrawn', 'signed', 'taken', 'delivered')),
  happened_at timestamptz not null,
  staff_id    uuid, -- null: the calendar
  staff_name  text not null,
  note        text  -- what the receiver answered
);
create index grant_list_event_list on grant_list_event (list_id, happened_at);
-- The same person never signs twice.
create unique index grant_list_signature on grant_list_event (list_id, staff_id) where kind = 'signed';
create trigger grant_list_event_kept before update or delete on grant_list_event
  for each row execute function refuse_ledger_change();
comment on table grant_list_event is 'append-only';

-- An answer of the control that was brought in.
create table grant_control (
  id              uuid primary key,
  list_id         uuid not null references grant_list (id),
  name            text not null,
  digest          text not null,
  brought_at      timestamptz not null,
  brought_by      uuid not null,
  brought_by_name text not null,
  unique (list_id, digest)
);

-- What the control says of one counted line, and what has become of it.
create table grant_control_answer (
  id              uuid primary key,
  control_id      uuid not null references grant_control (id),
  line_id         uuid not null references grant_list_line (id) on delete cascade,
  person_id       uuid references person (id) on delete set null,
  outcome         text not null check (outcome in ('elsewhere', 'not-found', 'dead', 'emigrated')),
  state           text not null check (state in ('open', 'settled', 'closed')),
  told_at         timestamptz, -- the notice, and its reminders
  reminders       int not null default 0,
  settled_at      timestamptz,
  settled_by_name text,
  note            text,
  check ((state = 'open') = (settled_at is null)),
  unique (line_id)
);
create index grant_control_answer_control on grant_control_answer (control_id);
create index grant_control_answer_open on grant_control_answer (outcome, told_at) where state = 'open';
create index grant_control_answer_person on grant_control_answer (person_id) where person_id is not null;
