-- The treasurer's books: what has come to the bank, what is said of a difference, vouchers, and what was taken out.

-- What the bank has credited us for a day of gifts on one rail, less the fee that was kept. Only added to: a wrong one
-- is corrected with its opposite.
create table bank_credit (
  id          uuid primary key,
  rail        text not null check (rail in ('vipps', 'avtalegiro')),
  for_on      date not null, -- the day of the gifts
  booked_on   date not null, -- in the bank
  amount_ore  int not null,
  fee_ore     int not null,
  reference   text not null, -- payout number, or the text of the bank
  recorded_at timestamptz not null,
  staff_id    uuid not null,
  staff_name  text not null
);
create index bank_credit_day on bank_credit (for_on, rail);

-- A difference that somebody has looked into. Counts as long as the difference is the same.
create table reconciliation_mark (
  id             uuid primary key,
  rail           text not null check (rail in ('vipps', 'avtalegiro')),
  for_on         date not null,
  difference_ore int not null,
  note           text not null,
  marked_at      timestamptz not null,
  staff_id       uuid not null,
  staff_name     text not null
);
create index reconciliation_mark_day on reconciliation_mark (for_on, rail, marked_at desc);

-- One for each time money has moved, numbered through the year without a gap.
create table voucher (
  year        int not null,
  number      int not null check (number > 0),
  source      text not null unique, -- paid:<event>, refunded:<event>, credit:<bank credit>
  kind        text not null check (kind in ('gift', 'refund', 'payout')),
  rail        text not null,
  voucher_on  date not null,
  amount_ore  int not null,
  fee_ore     int not null default 0,
  reference   text not null, -- receipt number, or what the bank calls it
  made_at     timestamptz not null,
  primary key (year, number)
);
create index voucher_day on voucher (voucher_on);

create table accounting_export (
  id          uuid primary key,
  from_month  text not null, -- 2026-01
  to_month    text not null,
  line_count  int not null,
  digest      text not null, -- sha256 of the file
  exported_at timestamptz not null,
  staff_id    uuid not null,
  staff_name  text not null
);

-- Vouchers and what they are made of go when five whole years have passed (bokføringsloven § 13), and not before.
create function refuse_book_change() returns trigger language plpgsql as $$
declare
  of_day date := case tg_table_name when 'voucher' then (to_jsonb(old) ->> 'voucher_on')::date
    else (to_jsonb(old) ->> 'for_on')::date end;
begin
  if tg_op = 'DELETE' and of_day < current_date - interval '5 years' then return old; end if;
  raise exception 'the books are only added to';
end $$;
create trigger bank_credit_kept before update or delete on bank_credit
  for each row execute function refuse_book_change();
create trigger voucher_kept before update or delete on voucher
  for each row execute function refuse_book_change();
