-- What member service has done with a person's details: as they were and became, why, and by which employee.
create table desk_act (
  id          uuid primary key,
  person_id   uuid not null references person (id) on delete cascade,
  staff_id    uuid references person (id) on delete set null,
  enquiry_id  uuid references enquiry (id) on delete set null, -- the case that it was done in
  kind        text not null,
  before      jsonb, -- a national identity number is masked here
  after       jsonb,
  reason      text not null,
  undoes      uuid unique references desk_act (id) on delete cascade,
  happened_at timestamptz not null
);
create index desk_act_person on desk_act (person_id, happened_at);
create index desk_act_staff on desk_act (staff_id) where staff_id is not null;
create index desk_act_enquiry on desk_act (enquiry_id) where enquiry_id is not null;
create index desk_act_happened on desk_act (happened_at);
comment on table desk_act is 'append-only';

-- The numbers of a correction, sealed to the act's id, while the act can be undone.
create table desk_act_number (
  act_id        uuid primary key references desk_act (id) on delete cascade,
  before_sealed bytea,
  after_sealed  bytea
);

-- Those of one person until a moment, or of everybody.
create function forget_desk_acts(of_person uuid, until timestamptz) returns int language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  gone int;
begin
  delete from desk_act where happened_at <= until and (of_person is null or person_id = of_person);
  get diagnostics gone = row_count;
  perform note_forgotten('desk_act', gone);
  return gone;
end $$;

-- A record that turns out to be somebody already known brings its acts along.
create function move_desk_acts(from_person uuid, into_person uuid) returns void language sql
  security definer set search_path = public, pg_temp as $$
  update desk_act set person_id = into_person where person_id = from_person
$$;

-- Member service changes a contact point for somebody, who may have no sign-in.
alter table sign_in_change
  add column by_desk boolean not null default false,
  add column staff_id uuid references person (id) on delete set null,
  alter column account_id drop not null,
  add check (by_desk or account_id is not null);
create index sign_in_change_staff on sign_in_change (staff_id) where staff_id is not null;
