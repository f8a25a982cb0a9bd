-- The report of gifts to the tax authority, year by year, and what donors are told of their year.

-- May see and do what is the treasurer's, besides being at the desk.
alter table staff_member add column is_treasurer boolean not null default false;

-- One delivery. The first of a year, and each one that replaces the whole of it.
create table tax_report (
  id            uuid primary key,
  year          int not null,
  sequence      int not null,
  reference     text not null unique, -- ours, never used again
  state         text not null check (state in ('prepared', 'withdrawn', 'signed', 'delivered')),
  line_count    int not null,
  sum_kroner    int not null,
  facts_digest  text not null, -- of the lines, with the keyed index of each number: what is signed
  -- The XML, made when two have signed. Gone when it no longer has to be kept.
  file_sealed   bytea,
  file_digest   text, -- sha256 of the XML
  forgotten_on  date,
  unique (year, sequence)
);
-- One at a time is on its way.
create unique index tax_report_open on tax_report (year) where state in ('prepared', 'signed');

-- What a delivery says of each donor. The number is sealed to the line, so that one who has left stays reported.
create table tax_report_line (
  id            uuid primary key,
  report_id     uuid not null references tax_report (id),
  person_id     uuid references person (id) on delete set null,
  name          text not null,
  amount_kroner int not null check (amount_kroner > 0),
  number_index  bytea not null,
  number_sealed bytea not null
);
create index tax_report_line_report on tax_report_line (report_id);
create index tax_report_line_person on tax_report_line (person_id);

-- Who did what to a delivery, and when. Only added to.
create table tax_report_event (
  id          uuid primary key,
  report_id   uuid not null references tax_report (id),
  kind        text not null check (kind in ('prepared', 'withdrawn', 'signed', 'made', 'taken', 'delivered')),
  happened_at timestamptz not null,
  staff_id    uuid not null,
  staff_name  text not null,
  note        text -- what the receiver answered: its own reference
);
create index tax_report_event_report on tax_report_event (report_id, happened_at);
-- The same person never signs twice.
create unique index tax_report_signature on tax_report_event (report_id, staff_id) where kind = 'signed';
create trigger tax_report_event_kept before update or delete on tax_report_event
  for each row execute function refuse_ledger_change();

-- What a donor has been told of a year, once each.
create table giving_year_notice (
  person_id uuid not null references person (id) on delete cascade,
  year      int not null,
  kind      text not null check (kind in ('number-november', 'number-december', 'number-january', 'statement')),
  told_at   timestamptz not null,
  primary key (person_id, year, kind)
);
