-- After moving in, the sums of the portal are compared with those of the old system, by kind and source, and signed.

-- What a run brought, counted in the register itself when it was applied.
create table move_in_sum (
  run_id uuid not null references move_in_run (id) on delete cascade,
  key    text not null,
  label  text not null,
  rows   int not null,
  ore    bigint not null,
  primary key (run_id, key)
);

-- The old system's own sums, until they are replaced.
create table move_in_their_sum (
  source text not null,
  kind   text not null,
  key    text not null,
  label  text not null,
  rows   int not null,
  ore    bigint not null,
  primary key (source, kind, key)
);

-- Signed sums of both, and why they differ. Holds as long as the same runs are applied.
create table move_in_balance (
  id                uuid primary key,
  source            text not null,
  kind              text not null,
  runs              text[] not null, -- their ids, sorted
  lines             jsonb not null,
  reasons           jsonb not null,
  digest            text not null,
  signatures_needed int not null,
  made_at           timestamptz not null
);
create index move_in_balance_newest on move_in_balance (source, kind, made_at desc);
comment on table move_in_balance is 'append-only';

create table move_in_signature (
  balance_id  uuid not null references move_in_balance (id),
  signed_by   uuid not null,
  signed_name text not null,
  signed_at   timestamptz not null,
  primary key (balance_id, signed_by)
);
comment on table move_in_signature is 'append-only';
create index move_in_run_origin on move_in_run (source, kind) where state = 'applied';
