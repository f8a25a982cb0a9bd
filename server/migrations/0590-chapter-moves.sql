-- Members whom an administrator has moved from one chapter to another, and who of them has been told.
create table chapter_move (
  id             uuid primary key,
  from_id        uuid not null references unit (id),
  to_id          uuid not null references unit (id),
  -- Empty: all members of the chapter.
  municipalities text[] not null,
  members        integer not null,
  made_by        text not null,
  reason         text not null,
  happened_at    timestamptz not null,
  undone_at      timestamptz,
  check (from_id <> to_id)
);
create table chapter_move_person (
  move_id   uuid not null references chapter_move (id) on delete cascade,
  person_id uuid not null references person (id) on delete cascade,
  is_told   boolean not null default false,
  primary key (move_id, person_id)
);
create index chapter_move_person_owner on chapter_move_person (person_id);
