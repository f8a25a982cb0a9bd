-- Employees at the desk who are given new cases in turn. No topics: all of them.
create table staff_turn (
  staff_id  uuid primary key references person (id) on delete cascade,
  topics    text[] not null,
  joined_at timestamptz not null,
  given_at  timestamptz
);
