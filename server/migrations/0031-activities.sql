-- Activities of the units, those who take part, and those who wait.

create table activity (
  id               uuid primary key,
  unit_id          uuid not null references unit (id),
  -- Copies made as «another date» share it: a sign-up can move between them.
  series_id        uuid not null,
  type             text not null check (type in
    ('talk', 'meeting', 'trip', 'course', 'culture', 'family', 'volunteering', 'annual-meeting')),
  title            text not null,
  summary          text not null,
  description      text not null,
  -- The clock on the wall in Norway, `YYYY-MM-DDTHH:MM`, and the moment that it is. The clock is what was meant.
  starts_local     text not null,
  ends_local       text not null,
  deadline_local   text,
  starts_at        timestamptz not null,
  ends_at          timestamptz not null,
  deadline_at      timestamptz,
  place            text,
  is_digital       boolean not null default false,
  digital_link     text, -- told to those who have a place, and to nobody else
  access_note      text,
  capacity         int check (capacity > 0), -- null: room for all
  audience         text not null check (audience in ('everybody', 'members')),
  age_from         int,
  age_to           int,
  takes_children   boolean not null default false,
  max_guests       int not null default 0 check (max_guests between 0 and 5),
  price_member_ore int not null default 0 check (price_member_ore >= 0),
  price_other_ore  int not null default 0 check (price_other_ore >= 0),
  price_child_ore  int not null default 0 check (price_child_ore >= 0),
  refund_rule      text not null check (refund_rule in ('until-start', 'until-deadline', 'never')),
  offer_hours      int not null default 24 check (offer_hours between 1 and 168),
  state            text not null check (state in ('draft', 'published', 'cancelled')),
  cancel_reason    text,
  -- Rises with every change that a calendar must know of (RFC 5545, 3.8.7.4).
  sequence         int not null default 0,
  version          int not null default 1,
  created_by       uuid references person (id) on delete set null,
  created_at       timestamptz not null,
  changed_at       timestamptz not null,
  check (ends_at > starts_at),
  check (type <> 'annual-meeting' or (audience = 'members' and not takes_children and max_guests = 0))
);
create index activity_coming on activity (starts_at) where state <> 'draft';
create index activity_unit on activity (unit_id, starts_at desc);
create index activity_series on activity (series_id);

create table activity_question (
  id          uuid primary key,
  activity_id uuid not null references activity (id) on delete cascade,
  position    int not null,
  words       text not null,
  kind        text not null check (kind in ('text', 'yes-no')),
  is_required boolean not null,
  is_health   boolean not null -- the answers are deleted 30 days after the activity
);
create index activity_question_activity on activity_question (activity_id, position);

-- One person's sign-up with everybody who comes along. Ended ones stay: a calendar must be told that they ended.
create table sign_up (
  id              uuid primary key,
  activity_id     uuid not null references activity (id) on delete cascade,
  person_id       uuid not null references person (id) on delete cascade,
  state           text not null check (state in ('signed-up', 'awaiting-payment', 'waiting', 'offered', 'cancelled')),
  seats           int not null check (seats > 0),
  amount_ore      int not null default 0,
  wants_sms       boolean not null default false,
  queued_at       timestamptz not null, -- when it came; the order of the waiting list
  held_until      timestamptz, -- end of an offer, or of the time to pay
  changed_at      timestamptz not null,
  ended_by        text check (ended_by in ('self', 'organiser', 'time', 'payment', 'move')),
  sequence        int not null default 0, -- rises with each change of state
  calendar_code   text not null unique, -- in the address of the person's own calendar file for it
  reminded_at     timestamptz,
  check ((state = 'cancelled') = (ended_by is not null)),
  check ((state in ('offered', 'awaiting-payment')) = (held_until is not null))
);
create unique index sign_up_one_each on sign_up (activity_id, person_id) where state <> 'cancelled';
create index sign_up_person on sign_up (person_id);
create index sign_up_queue on sign_up (activity_id, queued_at) where state = 'waiting';
create index sign_up_held on sign_up (held_until) where held_until is not null;

-- Who comes. Gone when the sign-up ends.
create table activity_participant (
  id          uuid primary key,
  sign_up_id  uuid not null references sign_up (id) on delete cascade,
  activity_id uuid not null references activity (id) on delete cascade,
  position    int not null,
  kind        text not null check (kind in ('self', 'child', 'guest')),
  child_id    uuid references child (id) on delete set null,
  name        text not null,
  attendance  text check (attendance in ('came', 'away'))
);
create index activity_participant_sign_up on activity_participant (sign_up_id, position);
-- Two guardians cannot both bring the same child.
create unique index activity_participant_child on activity_participant (activity_id, child_id) where child_id is not null;

create table activity_answer (
  sign_up_id  uuid not null references sign_up (id) on delete cascade,
  question_id uuid not null references activity_question (id) on delete cascade,
  answer      text not null,
  primary key (sign_up_id, question_id)
);
create index activity_answer_question on activity_answer (question_id);

-- What the organiser has told everybody who is signed up.
create table activity_news (
  id          uuid primary key,
  activity_id uuid not null references activity (id) on delete cascade,
  kind        text not null check (kind in ('message', 'changed', 'cancelled')),
  body        text not null,
  fields      text[] not null default '{}',
  author_id   uuid references person (id) on delete set null,
  happened_at timestamptz not null
);
create index activity_news_activity on activity_news (activity_id, happened_at desc);

-- A person's own calendar address. A new one makes the former worthless.
create table activity_feed (
  id         uuid primary key,
  person_id  uuid not null unique references person (id) on delete cascade,
  created_at timestamptz not null
);
