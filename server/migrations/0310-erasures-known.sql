-- What has been erased, as the list in the data folder has it: of several servers each has its own list, and a list that
-- is lost is missed. Sealed by the server, so that nothing is erased because somebody has written to this table.
create table erasure_known (
  kind        text not null check (kind in ('membership', 'account')),
  subject_id  uuid not null,
  entry       text not null,
  seal        bytea not null,
  recorded_at timestamptz not null default now(),
  primary key (kind, subject_id)
);
create index erasure_known_recorded_at on erasure_known (recorded_at);
