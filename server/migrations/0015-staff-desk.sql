-- Member service's desk: who has a case and by when, what they say among themselves, and who looked at whom.

-- ---- The case ----

alter table enquiry
  -- Rises with every change that another person at the desk must have seen before acting.
  add column version           int not null default 1,
  add column assignee_id       uuid references person (id) on delete set null,
  -- Since when somebody waits for us, and the last day of our promise. Null while we wait for them, or nobody waits.
  add column waits_since       timestamptz,
  add column due_on            date,
  -- The first answer, and the day by which it was promised: what «promise kept» is counted from.
  add column first_answered_at timestamptz,
  add column promised_on       date,
  add column is_extended       boolean not null default false, -- privacy requests: GDPR article 12(3)
  -- A duplicate: its messages stand in the other one, and its number leads there.
  add column merged_into_id    uuid references enquiry (id) on delete cascade,
  -- The chapter or region it was sent on to.
  add column forwarded_unit_id uuid references unit (id) on delete set null;

update enquiry set waits_since = last_message_at,
  due_on = ((last_message_at at time zone 'Europe/Oslo') + interval '2 days')::date
where state in ('received', 'in-progress');
update enquiry set promised_on = ((received_at at time zone 'Europe/Oslo') + interval '2 days')::date;
update enquiry e set first_answered_at =
  (select min(m.sent_at) from enquiry_message m where m.enquiry_id = e.id and m.author = 'staff');

-- Whoever changes an enquiry, and from whatever part of the program: the version rises, and nobody waits unpromised.
create function enquiry_before_change() returns trigger language plpgsql as $$
begin
  if new.state in ('closed', 'answered', 'waiting-for-member') then
    new.waits_since := null;
    new.due_on := null;
  else
    new.waits_since := coalesce(new.waits_since, new.last_message_at);
    new.due_on := coalesce(new.due_on, (new.waits_since at time zone 'Europe/Oslo')::date);
  end if;
  new.promised_on := coalesce(new.promised_on, new.due_on);
  if tg_op = 'UPDATE' and row (new.state, new.topic, new.subject, new.person_id, new.last_message_at, new.closed_at,
      new.assignee_id, new.due_on, new.merged_into_id, new.forwarded_unit_id)
    is distinct from row (old.state, old.topic, old.subject, old.person_id, old.last_message_at, old.closed_at,
      old.assignee_id, old.due_on, old.merged_into_id, old.forwarded_unit_id)
  then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger enquiry_before_change before insert or update on enquiry
  for each row execute function enquiry_before_change();

drop index enquiry_queue;
-- The queue: who waits for us comes first, the shortest time left of all on top.
create index enquiry_queue on enquiry ((coalesce(due_on, 'infinity'::date)), last_message_at, id)
  where state <> 'closed' and merged_into_id is null;
create index enquiry_queue_topic on enquiry (topic, (coalesce(due_on, 'infinity'::date)), last_message_at, id)
  where state <> 'closed' and merged_into_id is null;
create index enquiry_queue_state on enquiry (state, (coalesce(due_on, 'infinity'::date)), last_message_at, id)
  where state <> 'closed' and merged_into_id is null;
create index enquiry_queue_assignee on enquiry (assignee_id, (coalesce(due_on, 'infinity'::date)), last_message_at, id)
  where state <> 'closed' and merged_into_id is null;
create index enquiry_closed on enquiry (closed_at desc, id desc) where state = 'closed' and merged_into_id is null;
create index enquiry_received on enquiry (received_at);
create index enquiry_merged on enquiry (merged_into_id) where merged_into_id is not null;
create index enquiry_words on enquiry using gin (to_tsvector('simple', subject));
create index enquiry_sender_words on enquiry using gin (to_tsvector('simple', sender_name)) where person_id is null;
create index person_words on person using gin (to_tsvector('simple', given_name || ' ' || family_name));

-- Among ourselves. A table of its own: nothing that the member reads is ever joined with it.
create table enquiry_note (
  id         uuid primary key,
  enquiry_id uuid not null references enquiry (id) on delete cascade,
  author_id  uuid references person (id) on delete set null,
  body       text not null,
  written_at timestamptz not null
);
create index enquiry_note_case on enquiry_note (enquiry_id, written_at);

-- What the desk did with a case. `reference` names another case; `remark` is what was written with it.
create table desk_event (
  id          uuid primary key,
  enquiry_id  uuid not null references enquiry (id) on delete cascade,
  kind        text not null check (kind in
    ('assigned', 'released', 'forwarded', 'merged', 'closed', 'reopened', 'asked', 'topic-changed', 'extended')),
  actor_id    uuid references person (id) on delete set null,
  assignee_id uuid references person (id) on delete set null,
  unit_id     uuid references unit (id) on delete set null,
  reference   text,
  remark      text,
  happened_at timestamptz not null
);
create index desk_event_case on desk_event (enquiry_id, happened_at);

-- Who has a case open right now. Old rows say nothing: they are overwritten, and cleaned away at night.
create table desk_presence (
  enquiry_id uuid not null references enquiry (id) on delete cascade,
  staff_id   uuid not null references person (id) on delete cascade,
  seen_at    timestamptz not null,
  is_writing boolean not null,
  primary key (enquiry_id, staff_id)
);

-- Ready-made text for answers, with {placeholders}; kept by the desk itself.
create table text_block (
  id         uuid primary key,
  title      text not null,
  topic      text, -- null: for all of them
  body       text not null,
  version    int not null default 1,
  changed_at timestamptz not null,
  changed_by uuid references person (id) on delete set null
);
create unique index text_block_title on text_block (lower(title));

-- ---- Who looked at whom ----

-- A reason that somebody at the desk has written before opening a person's page; good for a while.
create table desk_reason (
  id         uuid primary key,
  staff_id   uuid not null references person (id) on delete cascade,
  person_id  uuid not null references person (id) on delete cascade,
  words      text not null,
  written_at timestamptz not null
);

alter table access_log
  -- The log outlives the person: whoever is deleted leaves rows that name nobody any longer.
  drop constraint access_log_person_id_fkey,
  add column looked_as     text not null default 'staff',
  add column fields        text[] not null default '{}',
  add column remark        text, -- the reason in the looker's own words
  add column flag          text check (flag in ('own', 'colleague')),
  add column number        bigint,
  add column previous_hash bytea,
  add column hash          bytea;

-- Where a record turned out to be somebody already known, the log goes on naming the former one.
create table person_alias (
  former_id uuid primary key,
  person_id uuid not null references person (id) on delete cascade
);
create index person_alias_person on person_alias (person_id);

create table access_log_head (
  is_the_one  boolean primary key default true check (is_the_one),
  last_number bigint not null,
  last_hash   bytea not null
);
insert into access_log_head (last_number, last_hash) values (0, '');

create function access_log_hash(entry access_log, previous bytea) returns bytea language sql immutable as $$
  select sha256(previous || convert_to(jsonb_build_array(
    entry.number, extract(epoch from entry.looked_at)::text, entry.staff_id, entry.looked_as, entry.person_id,
    entry.reason, entry.subject_id, entry.request_id, entry.fields, entry.remark, entry.flag)::text, 'utf8'))
$$;

-- Each row carries the hash of the one before it: a row that is taken out or changed afterwards shows.
create function access_log_before_insert() returns trigger language plpgsql as $$
declare
  head access_log_head;
begin
  update access_log_head set last_number = last_number + 1 returning * into strict head;
  new.flag := case
    when new.staff_id = new.person_id then 'own'
    when exists (select from staff_member s where s.person_id = new.person_id) then 'colleague'
  end;
  new.number := head.last_number;
  new.previous_hash := head.last_hash;
  new.hash := access_log_hash(new, head.last_hash);
  update access_log_head set last_hash = new.hash;
  return new;
end $$;

-- What is there already takes its place in the chain.
do $$
declare
  one access_log;
  head access_log_head;
begin
  for one in select * from access_log order by looked_at, id loop
    update access_log_head set last_number = last_number + 1 returning * into strict head;
    one.number := head.last_number;
    update access_log set number = one.number, previous_hash = head.last_hash,
      hash = access_log_hash(one, head.last_hash) where id = one.id;
    update access_log_head set last_hash = access_log_hash(one, head.last_hash);
  end loop;
end $$;

alter table access_log
  alter column number set not null,
  alter column previous_hash set not null,
  alter column hash set not null,
  -- The trigger below fills them in.
  alter column number set default 0,
  alter column previous_hash set default '',
  alter column hash set default '',
  add unique (number);
create index access_log_time on access_log (looked_at);

create trigger access_log_before_insert before insert on access_log
  for each row execute function access_log_before_insert();

-- Nobody changes the log, the application's own role included; rows go when they are older than two years.
create function access_log_refuse() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.looked_at < now() - interval '24 months' then return old; end if;
  raise exception 'permission denied: access_log is only ever added to' using errcode = '42501';
end $$;
create trigger access_log_no_change before update or delete on access_log
  for each row execute function access_log_refuse();
create trigger access_log_no_truncate before truncate on access_log
  for each statement execute function access_log_refuse();

-- ---- What could not be delivered ----

alter table notice
  add column attempts  int not null default 0,
  add column failed_at timestamptz, -- of the last attempt that failed
  add column failure   text check (failure in ('refused', 'unreachable', 'no-address')),
  add column given_up_at timestamptz; -- refused for good: nobody tries again before the desk says so
create index notice_unsent on notice (created_at) where sent_at is null;
