-- Paying for the magazine with Vipps. No gift: nothing here is reported for tax, and the gift ledger knows nothing of it.
create table magazine_payment (
  id            uuid primary key, -- also the reference at Vipps
  number        int generated always as identity unique, -- on the receipt
  person_id     uuid references person (id) on delete set null, -- the books stay
  kind          text not null check (kind in ('order', 'renewal')),
  channel       text not null check (channel in ('paper', 'digital')),
  amount_ore    int not null check (amount_ore > 0),
  state         text not null check (state in ('waiting', 'paid', 'ended', 'refunded')),
  ended_as      text check (ended_as in ('cancelled', 'expired', 'failed')),
  approval_url  text,
  failed_calls  int not null default 0,
  refund_wanted boolean not null default false,
  refund_by     text check (refund_by in ('buyer', 'staff', 'portal')), -- who asked for the money back
  created_at    timestamptz not null,
  paid_at       timestamptz,
  refunded_at   timestamptz,
  starts_on     date, -- of what was paid for; null until it was
  until_on      date check (until_on >= starts_on),
  ending_told_at timestamptz -- that the time is soon out
);
create index magazine_payment_person on magazine_payment (person_id, created_at desc);
create index magazine_payment_open on magazine_payment (id) where state = 'waiting' or (state = 'paid' and refund_wanted);
create index magazine_payment_ending on magazine_payment (until_on) where state = 'paid' and not refund_wanted;

-- Why a payment came to nothing, for both.
alter table activity_payment add column ended_as text check (ended_as in ('cancelled', 'expired', 'failed'));

-- The last day of what is paid for, and how it comes; null: nothing is paid.
alter table magazine_subscription add column paid_until_on date, add column paid_channel text
  check (paid_channel in ('paper', 'digital'));

-- What is sold is in the books beside the gifts, on accounts of its own.
alter table voucher drop constraint voucher_kind_check;
alter table voucher add constraint voucher_kind_check
  check (kind in ('gift', 'refund', 'payout', 'magazine', 'magazine-refund', 'activity', 'activity-refund'));
