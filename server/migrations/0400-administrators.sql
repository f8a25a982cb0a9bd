-- May give and end roles and set up the organisation, with or without access to the desk.
alter table staff_member add column is_administrator boolean not null default false;

-- Each row is one role that was given or ended. Before, a treasurer was always of member service and lost both at once.
alter table staff_change
  add column role       text,
  -- Null: made_by is the user of the machine, else the name of the person.
  add column made_by_id uuid references person (id) on delete set null,
  drop constraint staff_change_change_check;
update staff_change set
  role = case change when 'made-treasurer' then 'treasurer' else 'member-service' end,
  change = case change when 'removed' then 'ended' else 'given' end;
alter table staff_change
  alter column role set not null,
  add check (change in ('given', 'ended')),
  add check (role in ('member-service', 'treasurer', 'administrator'));
create index staff_change_time on staff_change (happened_at desc, id desc);
create index staff_change_maker on staff_change (made_by_id);
