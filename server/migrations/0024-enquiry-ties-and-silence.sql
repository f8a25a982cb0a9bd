-- Who could not sign in turns out to be somebody known; and what happens to an enquiry that nobody writes in any more.

-- What was typed stays beside the person it was tied to, so that the tie can be undone.
do $$
declare
  one record;
begin
  for one in select conname from pg_constraint
    where conrelid = 'enquiry'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%sender_%' loop
    execute format('alter table enquiry drop constraint %I', one.conname);
  end loop;
end $$;
alter table enquiry
  add check (person_id is not null or sender_name is not null),
  add check ((sender_name is null) = (sender_email is null and sender_phone is null)),
  -- When the person who waits with an answer was last reminded. Once for each silence.
  add column reminded_at timestamptz;

alter table desk_event drop constraint desk_event_kind_check;
alter table desk_event add constraint desk_event_kind_check check (kind in
  ('assigned', 'released', 'forwarded', 'merged', 'closed', 'reopened', 'asked', 'topic-changed', 'extended',
   'tied', 'untied'));
