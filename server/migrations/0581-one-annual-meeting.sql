-- The same annual meeting in the list of activities. Null where the list does not have it, and for a trial.
alter table unit_message add column activity_id uuid references activity (id) on delete set null;
create index unit_message_activity on unit_message (activity_id) where activity_id is not null;

-- Of those from before this: the unit's annual meeting on the day of the summons, as it was found until now.
update unit_message m set activity_id = (
  select a.id from activity a where a.unit_id = m.unit_id and a.type = 'annual-meeting' and a.state = 'published'
    and (a.starts_at at time zone 'Europe/Oslo')::date = m.meeting_on
  order by a.starts_at, a.id limit 1)
where m.kind = 'summons' and not m.is_trial and m.cancelled_at is null;

-- The units that a person is a member of: the chapter, what is above it, and the whole organisation.
create function units_of(of_person uuid) returns setof uuid language sql stable as $$
  select u.id from membership m left join unit c on c.id = m.chapter_id
    join unit u on u.kind = 'national' or u.id in (c.id, c.parent_id)
  where m.person_id = of_person and m.ended_on is null
$$;
