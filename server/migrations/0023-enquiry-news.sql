-- Whatever part of the program changes an enquiry, its person's open pages hear of it: whose it is, and nothing else.

create function enquiry_tell() returns trigger language plpgsql as $$
begin
  if new.person_id is not null then
    perform pg_notify('enquiry_changed', new.person_id::text);
  end if;
  return null;
end $$;
create trigger enquiry_tell
  after insert or update of state, last_message_at, read_at, topic, subject, person_id, merged_into_id on enquiry
  for each row execute function enquiry_tell();

create function enquiry_event_tell() returns trigger language plpgsql as $$
begin
  perform pg_notify('enquiry_changed', e.person_id::text)
    from enquiry e where e.id = new.enquiry_id and e.person_id is not null;
  return null;
end $$;
create trigger enquiry_event_tell after insert on enquiry_event
  for each row execute function enquiry_event_tell();
