-- Changes of the register for other systems. Triggers write them in the transaction of the change, whatever part of the
-- program makes it; the server numbers and sends them. A change names a member or child and holds nothing of them.

create table register_change (
  id          bigint generated always as identity primary key,
  -- The order in which other systems see changes. Given after the commit, so that no lower one comes later.
  position    bigint unique,
  kind        text not null check (kind in ('member.joined', 'member.changed', 'member.left', 'member.died',
    'member.merged', 'member.erased', 'consent.changed', 'child.registered', 'child.ended', 'child.turned-15',
    'child.erased')),
  subject     text not null, -- the member number, or the id of the child
  fields      text[] not null default '{}', -- which groups of fields are others
  source_id   uuid, -- the subscriber whose system sent the change
  numbered_at timestamptz
);
create sequence register_change_position owned by register_change.position;
create index register_change_new on register_change (id) where position is null;
create index register_change_subject on register_change (subject, id);
create index register_change_old on register_change (numbered_at);

-- Another system that gets changes, or may ask.
create table register_subscriber (
  id                   uuid primary key,
  name                 text not null unique,
  purpose              text not null,
  url                  text, -- null: it asks itself
  may_write            boolean not null, -- it is the master of names and addresses
  secret_sealed        bytea not null,
  former_secret_sealed bytea, -- valid for a day after a new one was made
  secret_made_at       timestamptz not null,
  created_at           timestamptz not null,
  state                text not null check (state in ('active', 'paused', 'ended')),
  position             bigint not null, -- the last one that it has been sent
  last_delivered_at    timestamptz
);

-- What a user did with a subscriber.
create table register_subscriber_event (
  id            uuid primary key,
  subscriber_id uuid not null references register_subscriber (id),
  kind          text not null check (kind in
    ('added', 'secret-made', 'paused', 'resumed', 'ended', 'replayed', 'sent-again')),
  detail        text not null,
  made_by       uuid not null,
  happened_at   timestamptz not null
);
comment on table register_subscriber_event is 'append-only';
create index register_subscriber_event_of on register_subscriber_event (subscriber_id, happened_at desc);

-- One webhook with the changes of some positions: the id is that of every try.
create table register_delivery (
  id              uuid primary key,
  subscriber_id   uuid not null references register_subscriber (id) on delete cascade,
  after_position  bigint not null,
  until_position  bigint not null,
  changes         int not null,
  created_at      timestamptz not null,
  attempts        int not null default 0,
  next_attempt_at timestamptz, -- null: delivered or dead
  last_problem    text not null default '',
  delivered_at    timestamptz,
  dead_at         timestamptz
);
-- One at a time: the order is kept.
create unique index register_delivery_waiting on register_delivery (subscriber_id) where next_attempt_at is not null;
create index register_delivery_of on register_delivery (subscriber_id, created_at desc);
create index register_delivery_dead on register_delivery (dead_at) where dead_at is not null;

-- Which system has a copy of which member: it is asked to erase it, and confirms that it has. Then the row is deleted.
create table register_copy (
  subscriber_id uuid not null references register_subscriber (id) on delete cascade,
  subject       text not null,
  given_at      timestamptz not null,
  erasure_at    timestamptz, -- when it was told to erase
  primary key (subscriber_id, subject)
);
create index register_copy_subject on register_copy (subject);
create index register_copy_unacknowledged on register_copy (erasure_at) where erasure_at is not null;

-- What an outside register sent, where the member had changed it here since.
create table register_conflict (
  id            uuid primary key,
  subscriber_id uuid not null references register_subscriber (id) on delete cascade,
  person_id     uuid not null references person (id) on delete cascade,
  based_on      bigint not null,
  sent          jsonb not null,
  sent_at       timestamptz not null,
  decision      text check (decision in ('kept', 'taken')),
  decided_by    uuid,
  decided_at    timestamptz
);
create unique index register_conflict_open on register_conflict (subscriber_id, person_id) where decision is null;
create index register_conflict_person on register_conflict (person_id);

create index membership_person on membership (person_id);

-- Set by the server for the transaction that takes in what a subscriber sent.
create function register_source() returns uuid language sql stable as $$
  select nullif(current_setting('portal.register_source', true), '')::uuid
$$;

create function membership_fed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into register_change (kind, subject)
      select case when n.ended_on is null then 'member.joined' else 'member.left' end, n.number from new_rows n;
  elsif tg_op = 'DELETE' then
    insert into register_change (kind, subject) select 'member.erased', o.number from old_rows o;
  else
    insert into register_change (kind, subject)
      select 'member.erased', o.number from old_rows o join new_rows n using (id) where o.number <> n.number;
    insert into register_change (kind, subject, fields, source_id)
      select case
          when o.number <> n.number or (o.ended_on is not null and n.ended_on is null) then 'member.joined'
          when o.person_id <> n.person_id then 'member.merged'
          when o.ended_on is null and n.ended_on is not null then 'member.left'
          else 'member.changed' end,
        n.number,
        array_remove(array[
          case when o.chapter_id is distinct from n.chapter_id then 'chapter' end,
          case when (o.joined_on, o.ended_on) is distinct from (n.joined_on, n.ended_on) then 'membership' end], null),
        register_source()
      from old_rows o join new_rows n using (id)
      where (o.number, o.person_id, o.joined_on, o.ended_on, o.chapter_id)
        is distinct from (n.number, n.person_id, n.joined_on, n.ended_on, n.chapter_id);
  end if;
  return null;
end $$;
create trigger membership_fed_added after insert on membership
  referencing new table as new_rows for each statement execute function membership_fed();
create trigger membership_fed_changed after update on membership
  referencing old table as old_rows new table as new_rows for each statement execute function membership_fed();
create trigger membership_fed_removed after delete on membership
  referencing old table as old_rows for each statement execute function membership_fed();

create function person_fed() returns trigger language plpgsql as $$
begin
  insert into register_change (kind, subject, fields, source_id)
    select case when c.died then 'member.died' else 'member.changed' end, m.number, c.fields, register_source()
    from (
      select n.id, o.died_on is null and n.died_on is not null as died,
        array_remove(array[
          case when (o.given_name, o.family_name, o.preferred_name)
            is distinct from (n.given_name, n.family_name, n.preferred_name) then 'name' end,
          case when o.born_on is distinct from n.born_on then 'birth' end,
          case when (o.email, o.phone) is distinct from (n.email, n.phone) then 'contact' end,
          case when (o.address_care_of, o.address_lines, o.postal_code, o.postal_place, o.country)
            is distinct from (n.address_care_of, n.address_lines, n.postal_code, n.postal_place, n.country)
            then 'address' end,
          case when o.language <> n.language then 'language' end,
          case when (o.is_address_shielded, o.restricted_at is null)
            is distinct from (n.is_address_shielded, n.restricted_at is null) then 'visibility' end,
          case when o.died_on is distinct from n.died_on then 'membership' end], null) as fields
      from old_rows o join new_rows n using (id)) c
    join membership m on m.person_id = c.id
    where c.fields <> '{}';
  return null;
end $$;
create trigger person_fed after update on person
  referencing old table as old_rows new table as new_rows for each statement execute function person_fed();

create function consent_event_fed() returns trigger language plpgsql as $$
begin
  insert into register_change (kind, subject, fields)
    select distinct 'consent.changed', m.number, array['consent']
    from new_rows n join membership m on m.person_id = n.person_id and m.ended_on is null
    where n.purpose = 'news-email';
  return null;
end $$;
create trigger consent_event_fed after insert on consent_event
  referencing new table as new_rows for each statement execute function consent_event_fed();

-- Only registered children: what is not decided is fed to no system.
create function child_fed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into register_change (kind, subject)
      select 'child.registered', n.id::text from new_rows n where n.state = 'registered';
  elsif tg_op = 'DELETE' then
    insert into register_change (kind, subject)
      select 'child.erased', o.id::text from old_rows o
      where exists (select from register_change c where c.subject = o.id::text)
        or exists (select from register_copy c where c.subject = o.id::text);
  else
    insert into register_change (kind, subject)
      select case when n.state = 'registered' then 'child.registered' else 'child.ended' end, n.id::text
      from old_rows o join new_rows n using (id)
      where (o.state = 'registered') <> (n.state = 'registered');
  end if;
  return null;
end $$;
create trigger child_fed_added after insert on child
  referencing new table as new_rows for each statement execute function child_fed();
create trigger child_fed_changed after update on child
  referencing old table as old_rows new table as new_rows for each statement execute function child_fed();
create trigger child_fed_removed after delete on child
  referencing old table as old_rows for each statement execute function child_fed();
