-- Change of board after the annual meeting, and what the old board leaves to the new one.

create table board_change (
  id            uuid primary key,
  unit_id       uuid not null references unit (id),
  meeting_on    date not null, -- the annual meeting that elected
  takes_over_on date not null, -- first day of the new terms
  proposed_by   uuid references person (id) on delete set null,
  proposed_at   timestamptz not null,
  cancelled_at  timestamptz,
  done_at       timestamptz, -- put away by the next one
  check (takes_over_on >= meeting_on)
);
-- One at a time: a new one puts an old one away when its day has come.
create unique index board_change_open on board_change (unit_id) where cancelled_at is null and done_at is null;

alter table office add column board_change_id uuid references board_change (id) on delete set null;

-- Terms that the change made shorter, with the last day they had before: called off, they have it again.
create table board_change_ending (
  board_change_id uuid not null references board_change (id) on delete cascade,
  office_id       uuid not null references office (id) on delete cascade,
  former_until_on date not null,
  primary key (board_change_id, office_id)
);

-- What the next ones should know, in the board's own words.
create table handover_note (
  unit_id    uuid primary key references unit (id) on delete cascade,
  body       text not null,
  version    int not null default 1,
  changed_by uuid references person (id) on delete set null,
  changed_at timestamptz not null
);

-- ---- The list of members as a file ----

-- Off until member service turns it on for a chapter: the second person of every export.
alter table unit add column may_export boolean not null default false;

create table member_file (
  id          uuid primary key,
  unit_id     uuid not null references unit (id),
  taken_by    uuid references person (id) on delete set null,
  purpose     text not null,
  code        text not null, -- stands in every row of the file
  members     int not null,
  taken_at    timestamptz not null,
  deleted_at  timestamptz, -- said by whoever took it
  reminded_at timestamptz
);
create index member_file_taken on member_file (taken_by, unit_id);
create index member_file_old on member_file (taken_at) where deleted_at is null and reminded_at is null;
