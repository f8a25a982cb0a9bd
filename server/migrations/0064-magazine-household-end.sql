-- Whoever is left when the others of a household have gone: has a copy of their own from now on, and is told.
create table magazine_household_end (
  person_id uuid primary key references person (id) on delete cascade,
  ended_at  timestamptz not null,
  told_at   timestamptz
);
create index magazine_household_end_untold on magazine_household_end (person_id) where told_at is null;

-- As before; and it is written down who was left. Not for a code that nobody else had used.
create or replace function magazine_household_left() returns trigger language plpgsql as $$
begin
  insert into magazine_household_end (person_id, ended_at)
    select max(m.person_id::text)::uuid, now() from magazine_household_member m where m.household_id = old.household_id
    having count(*) = 1
  on conflict (person_id) do update set ended_at = excluded.ended_at, told_at = null;
  delete from magazine_household h where h.id = old.household_id
    and (select count(*) from magazine_household_member m where m.household_id = h.id) < 2;
  return null;
end $$;

-- Whose copy it was to be, for those who share it: where that one is not sent after all, another of them gets it.
alter table magazine_delivery add column shared_with uuid references magazine_delivery (id) on delete set null;
create index magazine_delivery_shared on magazine_delivery (shared_with) where shared_with is not null;
