-- The page of moving in: the file comes in pieces, its columns are matched and remembered, and each long step runs in the
-- background for the administrator who asked for it.

alter table move_in_run drop constraint move_in_run_state_check;
alter table move_in_run add constraint move_in_run_state_check check (state in ('receiving', 'reading', 'matching', 'staging',
  'staged', 'refused', 'applying', 'applied', 'undoing', 'undone', 'discarded'));
alter table move_in_run
  add column file_bytes bigint, -- null: read at the machine
  add column samples jsonb not null default '[]', -- the first values of each heading, until the run is applied
  add column counts jsonb, -- rows by outcome, when the file was checked or applied
  add column rows_done int not null default 0, -- of the step that runs
  add column rows_to_do int,
  add column step_by uuid,
  add column step_by_name text not null default '';

-- A piece of the file, sealed, until the run is applied or discarded.
create table move_in_chunk (
  run_id     uuid not null references move_in_run (id) on delete cascade,
  start_byte bigint not null,
  bytes      int not null,
  content    bytea not null,
  primary key (run_id, start_byte)
);

-- Which heading of a source is which of our columns, for the next file. An empty heading: the column is not read.
create table move_in_mapping (
  source     text not null,
  kind       text not null,
  columns    jsonb not null,
  changed_at timestamptz not null,
  primary key (source, kind)
);

alter table move_in_event drop constraint move_in_event_kind_check;
alter table move_in_event add constraint move_in_event_kind_check check (kind in ('begun', 'matched', 'staged', 'refused',
  'decided', 'applied', 'undone', 'not-undone', 'discarded'));
