-- A file of payments for the bank: made by one treasurer, signed by another. What it says of a payment is in the claim.
create table payment_file (
  id               uuid primary key,
  sequence         bigint not null generated always as identity,
  format           text not null check (format in ('pain.001.001.03', 'pain.001.001.09')),
  account          text not null check (account ~ '^\d{11}$'),
  bic              text not null,
  -- Empty: the organisation number.
  customer_id      text not null,
  payer_name       text not null,
  payer_number     text not null,
  pay_on           date not null,
  payment_count    int not null check (payment_count > 0),
  sum_ore          bigint not null check (sum_ore > 0),
  made_by          uuid references person (id) on delete set null,
  -- Who made and signed it is documented also when the person has left.
  made_by_name     text not null,
  made_at          timestamptz not null,
  signed_by        uuid references person (id) on delete set null,
  signed_by_name   text,
  signed_at        timestamptz,
  paid_on          date,
  withdrawn_at     timestamptz,
  withdrawn_by     uuid references person (id) on delete set null,
  withdrawn_reason text,
  check (paid_on is null or (signed_at is not null and withdrawn_at is null))
);
create index payment_file_maker on payment_file (made_by);
create index payment_file_signer on payment_file (signed_by);
create index payment_file_withdrawer on payment_file (withdrawn_by);

-- A claim is in one file at most; a withdrawn file has none.
alter table reimbursement add column payment_file_id uuid references payment_file (id) on delete set null;
create index reimbursement_payment_file on reimbursement (payment_file_id) where payment_file_id is not null;
