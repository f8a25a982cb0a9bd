-- The annual meeting as its members have it: papers, motions and candidates, and who could vote. How somebody voted is
-- kept nowhere.

create table meeting_paper (
  id         uuid primary key,
  message_id uuid not null references unit_message (id) on delete cascade, -- the summons
  kind       text not null check (kind in ('paper', 'minutes')),
  title      text not null,
  added_by   uuid references person (id) on delete set null,
  added_at   timestamptz not null
);
create index meeting_paper_message on meeting_paper (message_id, added_at);
create index meeting_paper_added on meeting_paper (added_by);

-- A file is unsent, or of a message, or of a paper.
alter table attachment add column paper_id uuid references meeting_paper (id) on delete cascade;
alter table attachment drop constraint attachment_check1;
alter table attachment add constraint attachment_place check (num_nonnulls(owner_id, message_id, paper_id) = 1);
create index attachment_paper on attachment (paper_id) where paper_id is not null;
drop index attachment_unsent;
create index attachment_unsent on attachment (changed_at) where owner_id is not null;

create table meeting_motion (
  id           uuid primary key,
  message_id   uuid not null references unit_message (id) on delete cascade,
  person_id    uuid not null references person (id) on delete cascade,
  title        text not null,
  body         text not null,
  reason       text not null,
  shows_name   boolean not null, -- to the members; the board sees it anyway
  text_version text not null,    -- of what the form said about who sees it
  version      int not null default 1,
  sent_at      timestamptz not null,
  changed_at   timestamptz not null,
  withdrawn_at timestamptz
);
create index meeting_motion_message on meeting_motion (message_id, sent_at);
create index meeting_motion_person on meeting_motion (person_id);

create table meeting_nomination (
  id           uuid primary key,
  message_id   uuid not null references unit_message (id) on delete cascade,
  nominator_id uuid references person (id) on delete set null,
  -- Null where nobody was found by what was typed: whoever proposes is told nothing of that.
  nominee_id   uuid references person (id) on delete cascade,
  typed_name   text not null,
  role         text not null,
  reason       text not null,
  text_version text not null,
  version      int not null default 1,
  sent_at      timestamptz not null,
  changed_at   timestamptz not null,
  -- The candidate's own yes or no. Until the yes, nobody but the two is shown anything.
  answered_at  timestamptz,
  is_accepted  boolean,
  withdrawn_at timestamptz,
  check ((answered_at is null) = (is_accepted is null))
);
create index meeting_nomination_message on meeting_nomination (message_id, sent_at);
create index meeting_nomination_nominator on meeting_nomination (nominator_id);
create index meeting_nomination_nominee on meeting_nomination (nominee_id);

-- Who was a member on the day, written down when it is over: that somebody could vote, never what they voted.
create table meeting_voter (
  message_id uuid not null references unit_message (id) on delete cascade,
  person_id  uuid not null references person (id) on delete cascade,
  primary key (message_id, person_id)
);
create index meeting_voter_person on meeting_voter (person_id);

-- What the members are told of, each thing once: papers that came after the summons, lists, minutes.
create table meeting_news (
  id             uuid primary key,
  message_id     uuid not null references unit_message (id) on delete cascade,
  about          text not null check (about in ('papers', 'lists', 'minutes')),
  leaves_at      timestamptz not null,
  last_person_id uuid,
  told           int not null default 0,
  sent_at        timestamptz
);
-- What comes before it leaves goes along.
create unique index meeting_news_waiting on meeting_news (message_id, about) where sent_at is null;

alter table unit_message
  add column motions_published_at    timestamptz,
  add column candidates_published_at timestamptz,
  add column voters_listed_at        timestamptz;
