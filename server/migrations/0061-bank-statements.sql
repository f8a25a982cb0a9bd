-- What the bank itself says: its statements, and credits that nobody has typed.

create table bank_statement (
  id         uuid primary key,
  name       text not null,
  digest     text not null unique, -- sha256 of the content
  content    bytea not null,
  state      text not null check (state in ('waiting', 'booked', 'problem', 'set-aside')),
  -- Null: it came from the bank by itself.
  added_by   uuid,
  problems   jsonb not null default '[]',
  created_at timestamptz not null,
  settled_at timestamptz,
  settled_by uuid -- null: by the clock
);
create index bank_statement_newest on bank_statement (created_at desc);
create index bank_statement_open on bank_statement (state) where state in ('waiting', 'problem');

-- The days of an account that a booked statement covers.
create table bank_statement_span (
  statement_id uuid not null references bank_statement (id),
  account      text not null,
  from_on      date not null,
  to_on        date not null,
  opening_ore  bigint not null,
  closing_ore  bigint not null,
  primary key (statement_id, account, from_on, to_on)
);
create index bank_statement_span_days on bank_statement_span (account, to_on);

-- An entry of a booked statement. The same entry in two statements is one.
create table bank_line (
  id           uuid primary key,
  statement_id uuid not null references bank_statement (id),
  account      text not null,
  booked_on    date not null,
  amount_ore   bigint not null, -- less than nothing went out
  reference    text not null,
  text         text not null,
  key          text not null unique,
  -- open: found no place; matched; set-aside: belongs to no gift.
  state        text not null default 'open' check (state in ('open', 'matched', 'set-aside')),
  payout_on    date unique, -- the day on which Vipps sent what it is
  note         text,
  settled_at   timestamptz,
  settled_by   uuid -- null: by itself
);
create index bank_line_open on bank_line (booked_on) where state = 'open';

alter table bank_credit
  add column origin text not null default 'hand' check (origin in ('hand', 'statement')),
  -- What it was made of, once: line:<bank line>, payout:<day of the payout>:<day>. Null: typed.
  add column source text unique,
  -- Why a figure that came from a file was corrected.
  add column reason text,
  alter column staff_id drop not null,
  alter column staff_name drop not null,
  add constraint bank_credit_by_whom check (origin = 'statement' or staff_id is not null);

-- The sum of an assignment is what the bank has credited that day: the bank's figure, unless it had been typed already.
alter table giro_settlement
  add column id uuid not null default gen_random_uuid() unique,
  add column is_credit boolean not null default true,
  add column line_id uuid references bank_line (id); -- the entry of the statement that says the same
update giro_settlement s set is_credit = false
  where exists (select from bank_credit b where b.rail = 'avtalegiro' and b.for_on = s.settled_on);
create index giro_settlement_open on giro_settlement (settled_on) where line_id is null and is_credit;
