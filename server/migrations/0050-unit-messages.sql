-- What those elected in a unit write to its members: read in the portal, told by e-mail, one by one.

-- Where answers go: the organisation's own, and neutral, for e-mail is open post.
alter table unit add column reply_email text;

create table unit_message (
  id             uuid primary key,
  unit_id        uuid not null references unit (id),
  author_id      uuid references person (id) on delete set null,
  author_role    text not null, -- the office it was written in
  kind           text not null check (kind in ('message', 'summons')),
  is_trial       boolean not null, -- to the author alone
  subject        text not null,
  body           text not null,
  meeting_on     date,
  meeting_place  text,
  motions_by     date,
  nominations_by date,
  written_at     timestamptz not null,
  leaves_at      timestamptz not null, -- until then it can be taken back
  -- How far it has come: the last person it was sent to, how many so far, and when all had been.
  last_person_id uuid,
  told           int not null default 0,
  sent_at        timestamptz,
  cancelled_at   timestamptz,
  check ((kind = 'summons') = (meeting_on is not null))
);
create index unit_message_unit on unit_message (unit_id, written_at desc);
create index unit_message_author on unit_message (author_id);
create index unit_message_waiting on unit_message (leaves_at) where sent_at is null and cancelled_at is null;
