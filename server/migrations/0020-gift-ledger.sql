-- Giving. What happened is only ever added to; what stands in `gift_agreement`, `gift_mandate` and `gift_charge` beside
-- it is derived from that by the giving rules, and changed only in the transaction that adds to it.

create table gift_agreement (
  id            uuid primary key,
  number        text not null unique, -- A-100001
  -- Null when the person is gone: the books stay.
  person_id     uuid references person (id) on delete set null,
  began_at      timestamptz not null,
  version       int not null, -- sequence of the newest event
  state         text not null check (state in
    ('waiting', 'active', 'paused', 'declined', 'expired', 'abandoned', 'stopped')),
  rail          text not null check (rail in ('vipps', 'avtalegiro')),
  mandate_id    uuid not null, -- the one that is drawn on, or waited for
  amount_ore    int not null check (amount_ore > 0),
  frequency     text not null check (frequency in ('monthly', 'quarterly', 'yearly')),
  day           int not null check (day between 1 and 31), -- 31: the last one of the month
  purpose_id    text not null,
  first_on      date, -- no due day before this one; null until it has been approved
  cadence_after text, -- charges up to this period do not count in the rhythm: the frequency was another then
  paused_on     date,
  resumes_on    date,
  check ((paused_on is null) = (resumes_on is null)),
  check (state <> 'paused' or resumes_on is not null)
);
-- One living agreement for each person.
create unique index gift_agreement_living on gift_agreement (person_id)
  where state in ('waiting', 'active', 'paused');
create index gift_agreement_person on gift_agreement (person_id, began_at desc);
create index gift_agreement_drawn on gift_agreement (id) where state in ('active', 'paused');

-- Everything that has happened to an agreement, with all of its terms as they were from then on.
create table gift_agreement_event (
  id                  uuid primary key,
  agreement_id        uuid not null references gift_agreement (id),
  sequence            int not null,
  kind                text not null check (kind in
    ('begun', 'approved', 'declined', 'approval-expired', 'abandoned', 'changed', 'paused', 'resumed', 'stopped',
     'restarted', 'rail-changed')),
  happened_at         timestamptz not null,
  recorded_at         timestamptz not null,
  actor               text not null check (actor in ('donor', 'vipps', 'bank', 'staff', 'portal')),
  staff_id            uuid, -- who of member service
  reason              text,
  state               text not null,
  rail                text not null,
  mandate_id          uuid not null,
  amount_ore          int not null,
  frequency           text not null,
  day                 int not null,
  purpose_id          text not null,
  first_on            date,
  cadence_after       text,
  paused_on           date,
  resumes_on          date,
  terms_version       text not null,
  -- As they were that day.
  donor_name          text not null,
  organisation_name   text not null,
  organisation_number text not null,
  unique (agreement_id, sequence)
);

-- What lets us draw on one rail. An agreement that is restarted, or moves to another rail, gets a new one.
create table gift_mandate (
  id              uuid primary key,
  agreement_id    uuid not null references gift_agreement (id),
  rail            text not null check (rail in ('vipps', 'avtalegiro')),
  -- preparing: not known to the rail yet. waiting: for the donor. The others are the end, or the living state.
  state           text not null check (state in ('preparing', 'waiting', 'active', 'declined', 'expired', 'stopped')),
  external_id     text unique, -- the agreement's id at Vipps; the KID of AvtaleGiro
  approval_url    text,
  is_stop_wanted  boolean not null default false,
  -- The version of the agreement that the rail was last told of.
  told_version    int not null default 0,
  failed_calls    int not null default 0,
  created_at      timestamptz not null,
  started_at      timestamptz,
  ended_at        timestamptz
);
create index gift_mandate_agreement on gift_mandate (agreement_id);
create index gift_mandate_open on gift_mandate (id) where state in ('preparing', 'waiting', 'active');

-- One amount asked for: of an agreement for a period, or a one-off gift.
create table gift_charge (
  id            uuid primary key, -- also the order id, or reference, at Vipps
  kind          text not null check (kind in ('recurring', 'one-off')),
  person_id     uuid references person (id) on delete set null,
  agreement_id  uuid references gift_agreement (id),
  mandate_id    uuid references gift_mandate (id),
  period        text, -- the month it is for: 2026-12
  rail          text not null check (rail in ('vipps', 'avtalegiro')),
  amount_ore    int not null check (amount_ore > 0),
  purpose_id    text not null,
  due_on        date not null,
  state         text not null check (state in
    ('planned', 'sent', 'waiting', 'retrying', 'paid', 'failed', 'declined', 'expired', 'cancelled',
     'partly-refunded', 'refunded')),
  failure       text,
  approval_url  text,
  is_cancel_wanted boolean not null default false,
  failed_calls  int not null default 0,
  created_at    timestamptz not null,
  check ((kind = 'recurring') = (agreement_id is not null)),
  check ((kind = 'recurring') = (period is not null))
);
-- Whatever restarts, clocks or two servers do: one charge for each agreement and period, on whichever rail.
create unique index gift_charge_period on gift_charge (agreement_id, period) where state <> 'cancelled';
create index gift_charge_person on gift_charge (person_id, due_on desc);
create index gift_charge_mandate on gift_charge (mandate_id);
create index gift_charge_open on gift_charge (due_on) where state in ('planned', 'sent', 'waiting', 'retrying');

-- Everything that has happened to a charge. `key` tells the same happening from another: told twice, it is kept once.
create table gift_charge_event (
  id          uuid primary key,
  charge_id   uuid not null references gift_charge (id),
  key         text not null,
  kind        text not null check (kind in
    ('planned', 'sent', 'retrying', 'paid', 'failed', 'declined', 'expired', 'cancel-wanted', 'cancelled',
     'refund-wanted', 'refund-refused', 'refunded')),
  happened_at timestamptz not null,
  recorded_at timestamptz not null,
  actor       text not null check (actor in ('donor', 'vipps', 'bank', 'staff', 'portal')),
  staff_id    uuid,
  amount_ore  int check (amount_ore > 0),
  failure     text,
  unique (charge_id, key)
);
create index gift_charge_event_money on gift_charge_event (happened_at) where kind in ('paid', 'refunded');

-- The receipt of a payment: written with it, never changed.
create table gift_receipt (
  charge_id           uuid primary key references gift_charge (id),
  number              text not null unique, -- G-2026-000123
  issued_at           timestamptz not null,
  amount_ore          int not null,
  donor_name          text not null,
  organisation_name   text not null,
  organisation_number text not null
);

-- Running numbers. Counter rows, so that a rolled back change leaves no gap.
create table gift_counter (
  name        text primary key, -- agreement, or receipt-2026
  last_number int not null
);
insert into gift_counter (name, last_number) values ('agreement', 100000);

-- Whether a person wants gifts reported for tax deduction. Only added to; the newest counts.
create table gift_tax_wish (
  id          uuid primary key,
  person_id   uuid not null references person (id) on delete cascade,
  is_wanted   boolean not null,
  happened_at timestamptz not null,
  actor       text not null check (actor in ('donor', 'staff'))
);
create index gift_tax_wish_person on gift_tax_wish (person_id, happened_at desc);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the gift ledger is only added to';
end $$;
create trigger gift_agreement_event_kept before update or delete on gift_agreement_event
  for each row execute function refuse_ledger_change();
create trigger gift_charge_event_kept before update or delete on gift_charge_event
  for each row execute function refuse_ledger_change();
create trigger gift_receipt_kept before update or delete on gift_receipt
  for each row execute function refuse_ledger_change();

-- Our subscriptions to Vipps' webhooks. The secret is told once, and sealed here.
create table vipps_webhook (
  id            text primary key, -- Vipps'
  url           text not null,
  secret_sealed bytea not null,
  registered_at timestamptz not null,
  retired_at    timestamptz
);

-- What Vipps has told us: stored first, worked on afterwards. Only ids; the rest is read from Vipps itself.
create table vipps_message (
  digest      text primary key, -- of the whole message
  kind        text not null,
  subject     text not null, -- agreement id, charge id or reference
  received_at timestamptz not null
);
create index vipps_message_received on vipps_message (received_at);
