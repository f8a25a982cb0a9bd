-- Money for activities. Not gifts: nothing here is reported for tax, and nothing in the gift ledger knows of it.
create table activity_payment (
  id            uuid primary key, -- also the reference at Vipps
  activity_id   uuid references activity (id) on delete set null,
  sign_up_id    uuid references sign_up (id) on delete set null,
  person_id     uuid references person (id) on delete set null, -- the books stay
  amount_ore    int not null check (amount_ore > 0),
  state         text not null check (state in ('waiting', 'paid', 'ended', 'refunded')),
  approval_url  text,
  failed_calls  int not null default 0,
  refund_wanted boolean not null default false,
  created_at    timestamptz not null,
  paid_at       timestamptz,
  refunded_at   timestamptz
);
create index activity_payment_sign_up on activity_payment (sign_up_id);
create index activity_payment_person on activity_payment (person_id);
create index activity_payment_open on activity_payment (id) where state = 'waiting' or (state = 'paid' and refund_wanted);
