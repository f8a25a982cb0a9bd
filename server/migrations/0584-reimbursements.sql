-- Money that somebody elected has laid out for a unit, and asks back. Approved and paid are two acts.
create table reimbursement (
  id            uuid primary key,
  sequence      bigint not null generated always as identity,
  unit_id       uuid not null references unit (id),
  -- Null when the person is deleted: what is owed is still owed, and what is paid is still documented.
  person_id     uuid references person (id) on delete set null,
  claimant_name text not null,
  what          text not null,
  details       text not null,
  spent_on      date not null,
  amount_ore    int not null check (amount_ore > 0),
  account       text not null check (account ~ '^\d{11}$'),
  state         text not null check (state in ('sent', 'approved', 'returned', 'paid')),
  version       int not null default 1,
  sent_at       timestamptz not null,
  changed_at    timestamptz not null,
  paid_on       date,
  check ((state = 'paid') = (paid_on is not null))
);
create index reimbursement_unit on reimbursement (unit_id, sent_at);
create index reimbursement_person on reimbursement (person_id, sent_at);
create index reimbursement_state on reimbursement (state, changed_at);

-- Only ever added to.
create table reimbursement_event (
  id               uuid primary key,
  reimbursement_id uuid not null references reimbursement (id) on delete cascade,
  kind             text not null check (kind in ('sent', 'approved', 'returned', 'reopened', 'paid', 'corrected')),
  note             text not null default '',
  actor_id         uuid references person (id) on delete set null,
  -- Who attested is documented also when the person has left.
  actor_name       text not null,
  acted_as         text not null check (acted_as in ('sender', 'unit', 'organisation')),
  happened_at      timestamptz not null
);
create index reimbursement_event_claim on reimbursement_event (reimbursement_id, happened_at);
create index reimbursement_event_actor on reimbursement_event (actor_id);

-- A file is unsent, or of a message, of a paper or of a claim.
alter table attachment add column reimbursement_id uuid references reimbursement (id) on delete cascade;
alter table attachment drop constraint attachment_place;
alter table attachment add constraint attachment_place
  check (num_nonnulls(owner_id, message_id, paper_id, reimbursement_id) = 1);
create index attachment_reimbursement on attachment (reimbursement_id) where reimbursement_id is not null;
