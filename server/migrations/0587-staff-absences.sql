-- From when until when an employee at the desk is away. One each: the current one, or the next.
create table staff_absence (
  staff_id uuid primary key references person (id) on delete cascade,
  from_on  date not null,
  until_on date not null,
  set_at   timestamptz not null,
  check (until_on >= from_on)
);
create index staff_absence_until on staff_absence (until_on);
