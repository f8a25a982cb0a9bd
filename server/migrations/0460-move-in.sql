-- Registers of an old system that are moved in: each file is a run. Its rows are staged and checked before anything is
-- written to the register, and a run can be undone until somebody has changed what it brought.

create table move_in_run (
  id              uuid primary key,
  kind            text not null check (kind in ('members', 'givers', 'gifts', 'avtalegiro', 'vipps', 'offices',
    'magazine', 'consents', 'children', 'enquiries', 'sign-ups')),
  source          text not null, -- the old system, as the administrator calls it
  file_name       text not null,
  headings        text[] not null default '{}',
  columns         jsonb not null default '{}', -- our column → the heading that it is read from
  state           text not null check (state in ('staging', 'staged', 'refused', 'applying', 'applied', 'undoing', 'undone', 'discarded')),
  fault           text, -- why the file was refused, or the last step was not done
  read_rows       int not null default 0,
  started_by      uuid, -- null: an operator at the machine
  started_by_name text not null,
  started_at      timestamptz not null,
  changed_at      timestamptz not null
);
create index move_in_run_newest on move_in_run (started_at desc, id);
create index move_in_run_open on move_in_run (changed_at) where state not in ('applied', 'undone', 'discarded');

-- A row of the file. What was read of it is deleted when the run is applied or discarded; the report stays.
create table move_in_row (
  run_id         uuid not null references move_in_run (id) on delete cascade,
  line           int not null,
  outcome        text not null check (outcome in ('new', 'known', 'duplicate', 'refused', 'taken', 'left-out')),
  external_id    text, -- in the old system
  unique_key     text, -- what only one row can have: a KID, a member number
  person_ref     text, -- whose it is, by member number or by the id in the old system
  problem        text,
  problem_column text,
  notes          text[] not null default '{}',
  content        jsonb,
  number_index   bytea,
  person_id      uuid references person (id) on delete set null,
  target_id      uuid, -- the id that the row has here
  candidate_id   uuid references person (id) on delete set null,
  matched_by     text check (matched_by in ('number', 'contact', 'name')),
  decision       text check (decision in ('same', 'other', 'leave-out')),
  sum_key        text,
  sum_ore        bigint not null default 0,
  primary key (run_id, line)
);
create index move_in_row_open on move_in_row (run_id, outcome, line);
create index move_in_row_person on move_in_row (person_id) where person_id is not null;
create index move_in_row_candidate on move_in_row (candidate_id) where candidate_id is not null;

-- What has been moved in, by its id in the old system: running the same file again finds it here.
create table move_in_link (
  source      text not null,
  kind        text not null,
  external_id text not null,
  run_id      uuid not null references move_in_run (id),
  target_id   uuid not null,
  person_id   uuid references person (id) on delete cascade,
  is_new      boolean not null, -- false: the person was here already
  sum_key     text,
  primary key (source, kind, external_id)
);
create unique index move_in_link_run on move_in_link (run_id, external_id);
create index move_in_link_target on move_in_link (target_id);
create index move_in_link_person on move_in_link (person_id) where person_id is not null;

create table move_in_event (
  id           uuid primary key,
  run_id       uuid not null references move_in_run (id),
  kind         text not null check (kind in ('begun', 'staged', 'refused', 'decided', 'applied', 'undone', 'discarded')),
  detail       text not null default '',
  made_by      uuid,
  made_by_name text not null,
  happened_at  timestamptz not null
);
create index move_in_event_run on move_in_event (run_id, happened_at);
comment on table move_in_event is 'append-only';

-- Gifts of the old system belong in statements and in the report to the tax authority, and are in the old system's books.
alter table gift_charge add column is_moved_in boolean not null default false;
alter table gift_agreement_event add column is_moved_in boolean not null default false;

-- The ledger is added to. What was moved in and nothing has happened to since can be deleted again, through the
-- functions below only.
create or replace function refuse_young_gift_change() returns trigger language plpgsql as $$
declare
  old_row jsonb := to_jsonb(old);
  at timestamptz := case tg_table_name when 'gift_receipt' then (old_row ->> 'issued_at')::timestamptz
    else (old_row ->> 'recorded_at')::timestamptz end;
begin
  if tg_op = 'DELETE' and at < date_trunc('year', now() at time zone 'Europe/Oslo') at time zone 'Europe/Oslo'
    - interval '5 years' then return old; end if;
  if tg_op = 'DELETE' and current_setting('portal.undoing', true) = 'move-in'
    and coalesce(old_row ->> 'key' = 'moved-in', (old_row ->> 'is_moved_in')::boolean) then return old; end if;
  raise exception 'the gift ledger is only added to';
end $$;

create function undo_moved_gifts(charge_ids uuid[]) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  gone int;
begin
  perform set_config('portal.undoing', 'move-in', true);
  delete from gift_charge_event where charge_id = any(charge_ids);
  get diagnostics gone = row_count;
  perform set_config('portal.undoing', '', true);
  perform note_forgotten('gift_charge_event', gone);
end $$;

create function undo_moved_agreements(agreement_ids uuid[]) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  gone int;
begin
  perform set_config('portal.undoing', 'move-in', true);
  delete from gift_agreement_event where agreement_id = any(agreement_ids);
  get diagnostics gone = row_count;
  perform set_config('portal.undoing', '', true);
  perform note_forgotten('gift_agreement_event', gone);
end $$;

create or replace function consent_event_refuse() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.id, new.purpose, new.is_given, new.text_version, new.channel, new.happened_at)
    is not distinct from (old.id, old.purpose, old.is_given, old.text_version, old.channel, old.happened_at)
  then return new; end if;
  if tg_op = 'DELETE' and (pg_trigger_depth() > 1
    or current_setting('portal.erasing', true) = old.person_id::text
    or (current_setting('portal.undoing', true) = 'move-in' and old.channel = 'import')) then return old; end if;
  raise exception 'permission denied: consent_event is only ever added to' using errcode = '42501';
end $$;

create function undo_moved_consents(consent_ids uuid[]) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  gone int;
begin
  perform set_config('portal.undoing', 'move-in', true);
  delete from consent_event where id = any(consent_ids);
  get diagnostics gone = row_count;
  perform set_config('portal.undoing', '', true);
  perform note_forgotten('consent_event', gone);
end $$;
