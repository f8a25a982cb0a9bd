-- A case that member service has sent to a unit, which reads it only with the member's yes.
create table case_forwarding (
  id         uuid primary key,
  enquiry_id uuid not null references enquiry (id) on delete cascade,
  unit_id    uuid not null references unit (id) on delete cascade,
  person_id  uuid not null references person (id) on delete cascade, -- who was asked
  remark     text not null,
  sent_by    uuid references person (id) on delete set null,
  sent_at    timestamptz not null,
  agreed_at  timestamptz,
  ended_at   timestamptz,
  ended_as   text check (ended_as in ('declined', 'returned', 'recalled')),
  check ((ended_at is null) = (ended_as is null))
);
create unique index case_forwarding_live on case_forwarding (enquiry_id) where ended_at is null;
create index case_forwarding_enquiry on case_forwarding (enquiry_id);
create index case_forwarding_unit on case_forwarding (unit_id, sent_at, id) where ended_at is null;
create index case_forwarding_person on case_forwarding (person_id);

-- An answer by a unit's leader: for which unit.
alter table enquiry_message add column unit_id uuid references unit (id) on delete set null;

alter table desk_event drop constraint desk_event_kind_check;
alter table desk_event add constraint desk_event_kind_check check (kind in
  ('assigned', 'released', 'forwarded', 'merged', 'closed', 'reopened', 'asked', 'topic-changed', 'extended',
   'tied', 'untied', 'unit-agreed', 'unit-declined', 'unit-returned', 'unit-recalled'));
