-- What a unit's elected see of its members: who is new, how many they are; and the consent to be reached by them.

-- That the chapter's board may see e-mail and phone: a yes of its own, off until it is given.
alter table consent_event drop constraint consent_event_purpose_check;
alter table consent_event add constraint consent_event_purpose_check
  check (purpose in ('news-email', 'news-sms', 'chapter-contact'));

-- A new member has been welcomed. Gone with the membership.
create table member_welcome (
  membership_id uuid primary key references membership (id) on delete cascade,
  welcomed_by   uuid references person (id) on delete set null,
  welcomed_at   timestamptz not null
);
create index member_welcome_by on member_welcome (welcomed_by);

-- How many members a chapter had on a day: a number, and nobody in it. Past numbers cannot be counted again, for whoever
-- leaves is taken out of the register.
create table unit_count (
  unit_id    uuid not null references unit (id) on delete cascade,
  counted_on date not null,
  members    int not null check (members >= 0),
  primary key (unit_id, counted_on)
);
create index membership_chapter on membership (chapter_id, person_id) where ended_on is null;
