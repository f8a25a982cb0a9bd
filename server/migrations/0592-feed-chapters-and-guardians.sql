-- Changes that other systems did not hear of: the new name of a chapter, and whether a guardian of a child is hidden.

create function unit_fed() returns trigger language plpgsql as $$
begin
  insert into register_change (kind, subject, fields)
    select 'member.changed', m.number, array['chapter']
    from old_rows o join new_rows n using (id) join membership m on m.chapter_id = n.id
    where o.name <> n.name;
  return null;
end $$;
create trigger unit_fed after update on unit
  referencing old table as old_rows new table as new_rows for each statement execute function unit_fed();

-- A child is given as registered, or erased where a guardian is hidden: the server sees which.
create function guardian_fed() returns trigger language plpgsql as $$
begin
  insert into register_change (kind, subject)
    select distinct 'child.registered', c.id::text
    from old_rows o join new_rows n using (id) join child_guardian g on g.person_id = n.id
    join child c on c.id = g.child_id and c.state = 'registered'
    where (o.is_address_shielded, o.restricted_at is null)
      is distinct from (n.is_address_shielded, n.restricted_at is null);
  return null;
end $$;
create trigger guardian_fed after update on person
  referencing old table as old_rows new table as new_rows for each statement execute function guardian_fed();

create function child_guardian_fed() returns trigger language plpgsql as $$
begin
  insert into register_change (kind, subject)
    select distinct 'child.registered', c.id::text
    from child_rows r join child c on c.id = r.child_id and c.state = 'registered'
    -- A new guardian whom everybody may see changes nothing.
    where tg_op <> 'INSERT' or exists (select from person p
      where p.id = r.person_id and (p.is_address_shielded or p.restricted_at is not null));
  return null;
end $$;
create trigger child_guardian_fed_added after insert on child_guardian
  referencing new table as child_rows for each statement execute function child_guardian_fed();
create trigger child_guardian_fed_changed after update on child_guardian
  referencing new table as child_rows for each statement execute function child_guardian_fed();
create trigger child_guardian_fed_removed after delete on child_guardian
  referencing old table as child_rows for each statement execute function child_guardian_fed();
