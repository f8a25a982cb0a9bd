-- Ceremonies with dates are activities. A round says when sign-up for the dates within its days opens.

alter table activity drop constraint activity_type_check;
alter table activity add constraint activity_type_check check (type in
  ('talk', 'meeting', 'trip', 'course', 'culture', 'family', 'volunteering', 'annual-meeting', 'naming', 'confirmation'));
-- Of a child whom the portal does not know; gone with the rest of the sign-up.
alter table activity_participant add column born_on date;

create table ceremony_round (
  id                 uuid primary key,
  kind               text not null check (kind in ('naming', 'confirmation')),
  name               text not null,
  first_on           date not null,
  last_on            date not null,
  -- The clock on the wall in Norway, and the moment that it is.
  members_open_local text not null,
  open_local         text not null,
  members_open_at    timestamptz not null,
  opens_at           timestamptz not null,
  version            int not null default 1,
  changed_by         uuid references person (id) on delete set null,
  changed_at         timestamptz not null,
  check (last_on >= first_on),
  check (opens_at >= members_open_at)
);
create index ceremony_round_kind on ceremony_round (kind, first_on);

-- A place in the queue of an opening. Whoever is admitted has limited time; then the turn goes on.
create table ceremony_ticket (
  id          uuid primary key,
  round_id    uuid not null references ceremony_round (id) on delete cascade,
  person_id   uuid not null references person (id) on delete cascade,
  number      int not null generated always as identity, -- the order in which they came
  state       text not null check (state in ('waiting', 'admitted', 'done', 'over', 'left')),
  -- The opening that the person waits for; for those who come later, when they came. First what orders the queue.
  may_from    timestamptz not null,
  arrived_at  timestamptz not null,
  admitted_at timestamptz,
  finish_by   timestamptz,
  ended_at    timestamptz,
  check ((state = 'admitted') <= (finish_by is not null)),
  check ((state in ('waiting', 'admitted')) = (ended_at is null))
);
create unique index ceremony_ticket_one_each on ceremony_ticket (round_id, person_id) where state in ('waiting', 'admitted');
create index ceremony_ticket_queue on ceremony_ticket (round_id, may_from, number) where state = 'waiting';
create index ceremony_ticket_admitted on ceremony_ticket (round_id, finish_by) where state = 'admitted';
create index ceremony_ticket_person on ceremony_ticket (person_id);
