-- Every notice is also something to read in the portal.

alter table notice
  add column read_at  timestamptz,
  -- False: beside one that is in the list already, or not wished for there.
  add column is_shown boolean not null default true;
-- From before there was a list: nothing of it is news.
update notice set read_at = created_at, is_shown = channel is null;
create index notice_own on notice (person_id, created_at desc, id desc) where is_shown;
create index notice_unread on notice (person_id) where is_shown and read_at is null;
create index notice_subject on notice (subject_id) where read_at is null;

-- Whatever part of the program writes one, its person's open pages hear of it: whose it is, and nothing else.
create function notice_tell() returns trigger language plpgsql as $$
begin
  perform pg_notify('notice_changed', new.person_id::text);
  return null;
end $$;
create trigger notice_tell
  after insert or update of read_at, person_id on notice
  for each row execute function notice_tell();

-- Whoever has opened an enquiry has seen what the notices about it led to.
create function enquiry_read() returns trigger language plpgsql as $$
begin
  update notice set read_at = new.read_at
    where subject_id = new.id and person_id = new.person_id and read_at is null and created_at <= new.read_at;
  return null;
end $$;
create trigger enquiry_read after update of read_at on enquiry
  for each row execute function enquiry_read();
