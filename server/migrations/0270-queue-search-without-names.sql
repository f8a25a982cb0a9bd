-- The queue is searched by case number and subject. Members are found by name with a reason only, and the search is logged;
-- what an unidentified sender typed as their name says nothing of anybody in the register.
create or replace function enquiry_find_words() returns trigger language plpgsql as $$
begin
  new.words := to_tsvector('simple', new.subject ||
    case when new.person_id is null then ' ' || coalesce(new.sender_name, '') else '' end);
  return new;
end $$;

drop trigger person_find_words on person;
drop function person_find_words();

update enquiry set subject = subject where person_id is not null;
