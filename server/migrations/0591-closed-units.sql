-- A unit that is closed is chosen for nothing any more; what it was is kept.
alter table unit add column closed_on date;
create table unit_closing (
  id          uuid primary key,
  unit_id     uuid not null references unit (id),
  made_by     text not null,
  reason      text not null,
  closed_at   timestamptz not null,
  reopened_by text,
  reopened_at timestamptz,
  check ((reopened_by is null) = (reopened_at is null))
);
create index unit_closing_unit on unit_closing (unit_id);
