-- AvtaleGiro: files that go to the operator and come from it, and what of the books stands in which of them.

alter table gift_mandate
  -- What the payer has said in the bank, and what they have said here: either is enough.
  add column wants_notice     boolean not null default false,
  add column is_notice_wished boolean not null default false;

insert into gift_counter (name, last_number) values ('kid', 0), ('giro-transmission', 0), ('giro-assignment', 0);

-- Each file as it went or came, byte for byte: the voucher of what is booked from it.
create table giro_file (
  id                  uuid primary key,
  direction           text not null check (direction in ('out', 'in')),
  kind                text not null check (kind in
    ('claims', 'cancellations', 'mandates', 'ocr', 'mixed', 'receipt', 'unreadable')),
  name                text not null,
  digest              text not null, -- sha256 of the content
  content             bytea not null,
  -- Of ours, or of the file of ours that a receipt is for.
  transmission_number text,
  -- out: made, delivered, accepted or rejected. in: waiting, then booked; problem: nothing is booked; set-aside.
  state               text not null check (state in
    ('made', 'delivered', 'accepted', 'rejected', 'waiting', 'booked', 'problem', 'set-aside')),
  item_count          int not null default 0,
  sum_ore             bigint not null default 0,
  problems            jsonb not null default '[]',
  created_at          timestamptz not null,
  settled_at          timestamptz,
  settled_by          uuid, -- who of member service; null: by the clock
  unique (direction, digest)
);
create unique index giro_file_transmission on giro_file (transmission_number) where direction = 'out';
create index giro_file_newest on giro_file (created_at desc);
create index giro_file_open on giro_file (state) where state in ('made', 'delivered', 'waiting', 'problem');

-- A charge in a file of claims. One that was rejected with its file is not live, and the charge goes in another.
create table giro_claim (
  id                 uuid primary key,
  charge_id          uuid not null references gift_charge (id),
  file_id            uuid not null references giro_file (id),
  transaction_number int not null,
  kid                text not null,
  due_on             date not null,
  amount_ore         int not null,
  is_live            boolean not null default true,
  cancel_file_id     uuid references giro_file (id)
);
create unique index giro_claim_live on giro_claim (charge_id) where is_live;
create index giro_claim_kid on giro_claim (kid, due_on);
create index giro_claim_file on giro_claim (file_id);
create index giro_claim_cancelled on giro_claim (cancel_file_id) where cancel_file_id is not null;

-- Every payment that has come, or gone back, as the bank tells it. Told twice, it is kept once.
create table giro_payment (
  id                 uuid primary key,
  file_id            uuid not null references giro_file (id),
  account            text not null,
  assignment_number  text not null,
  settled_on         date not null,
  archive_reference  text not null,
  transaction_number int not null,
  type               text not null,
  kid                text not null,
  amount_ore         bigint not null, -- less than nothing: it went back
  text               text,
  charge_id          uuid references gift_charge (id),
  state              text not null check (state in ('booked', 'unmatched', 'settled')),
  reason             text, -- why it found no place
  outcome            text check (outcome in ('gift', 'paid-back', 'not-ours')),
  note               text,
  settled_at         timestamptz,
  settled_by         uuid,
  unique (account, settled_on, archive_reference, transaction_number)
);
create index giro_payment_unmatched on giro_payment (settled_on) where state = 'unmatched';
create index giro_payment_charge on giro_payment (charge_id);

-- What the bank puts on the account in one sum: an assignment's money of one day.
create table giro_settlement (
  file_id           uuid not null references giro_file (id),
  account           text not null,
  agreement_id      text not null,
  assignment_number text not null,
  settled_on        date not null,
  payment_count     int not null,
  sum_ore           bigint not null,
  primary key (file_id, account, agreement_id, assignment_number, settled_on)
);
create index giro_settlement_day on giro_settlement (settled_on);
