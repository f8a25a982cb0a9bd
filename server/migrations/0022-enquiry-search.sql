-- The desk's queue and its search take as long with a million enquiries as with a thousand.

-- What a case is found by besides its number: the words of the subject and of who sent it. Beside the state in one index,
-- so that the few hundred open ones are not looked for among all that have ever been closed.
alter table enquiry add column words tsvector not null default '';

create function enquiry_find_words() returns trigger language plpgsql as $$
begin
  new.words := to_tsvector('simple', new.subject || ' ' || coalesce(
    (select p.given_name || ' ' || p.family_name from person p where p.id = new.person_id), new.sender_name, ''));
  return new;
end $$;
create trigger enquiry_find_words before insert or update of subject, person_id, sender_name on enquiry
  for each row execute function enquiry_find_words();

-- Whoever is called something else is found by what they are called now.
create function person_find_words() returns trigger language plpgsql as $$
begin
  update enquiry set person_id = person_id where person_id = new.id;
  return null;
end $$;
create trigger person_find_words after update of given_name, family_name on person
  for each row when (old.given_name is distinct from new.given_name or old.family_name is distinct from new.family_name)
  execute function person_find_words();

drop index enquiry_words;
drop index enquiry_sender_words;
update enquiry set subject = subject;
-- Without a list of what is still to be sorted in: reading it would take time that grows.
create index enquiry_words_open on enquiry using gin (words) with (fastupdate = off)
  where state <> 'closed' and merged_into_id is null;
create index enquiry_words_closed on enquiry using gin (words) with (fastupdate = off)
  where state = 'closed' and merged_into_id is null;

-- The filters of the closed ones, as the open ones have them; and what is nobody's, which an index by its owner cannot sort.
create index enquiry_closed_assignee on enquiry (assignee_id, closed_at desc, id desc)
  where state = 'closed' and merged_into_id is null;
create index enquiry_closed_topic on enquiry (topic, closed_at desc, id desc)
  where state = 'closed' and merged_into_id is null;
create index enquiry_queue_nobody on enquiry ((coalesce(due_on, 'infinity'::date)), last_message_at, id)
  where state <> 'closed' and merged_into_id is null and assignee_id is null;
create index enquiry_closed_nobody on enquiry (closed_at desc, id desc)
  where state = 'closed' and merged_into_id is null and assignee_id is null;

-- Who has had no answer at all: what «usually answered within» is told from beside those who have.
drop index enquiry_waiting;
create index enquiry_unanswered on enquiry (topic, received_at)
  where state in ('received', 'in-progress') and first_answered_at is null;
