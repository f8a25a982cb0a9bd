-- What Vipps itself says of a day in its settlement report, and which gifts a delivery to the tax authority counted.

-- One day of Vipps' ledger, once it is closed. Whole øre; sums only, and nothing of who gave.
create table vipps_settlement (
  for_on           date primary key,
  captured_ore     int not null check (captured_ore >= 0), -- of our charges
  refunded_ore     int not null check (refunded_ore >= 0), -- of our charges
  other_ore        int not null, -- all else that changed the balance: sign-ups paid the same way, corrections
  fee_ore          int not null, -- retained; less than nothing was given back
  payout_ore       int not null, -- on its way to the bank
  payout_reference text,
  read_at          timestamptz not null
);
create trigger vipps_settlement_kept before update or delete on vipps_settlement
  for each row execute function refuse_book_change();

-- So that what is paid back later is taken off, also when the giver is gone from the register.
create table tax_report_line_gift (
  line_id   uuid not null references tax_report_line (id) on delete cascade,
  charge_id uuid not null references gift_charge (id),
  primary key (line_id, charge_id)
);
