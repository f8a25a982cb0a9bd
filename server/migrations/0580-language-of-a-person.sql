-- English beside bokmål and nynorsk: the language of a person is that of the pages as well as that of the letters.
-- The choice that was made last counts, in whichever browser; null: it was never chosen here.
alter table person add column language_chosen_at timestamptz;
alter table person drop constraint person_language_check;
alter table person add constraint person_language_check check (language in ('nb', 'nn', 'en'));

-- What we answer by letter is in the language of the page it was written on: whoever wrote may be unknown to us.
do $$
declare
  one text;
begin
  foreach one in array array['enquiry', 'sender_code', 'death_report', 'guardian_invitation', 'unit_reply_proof'] loop
    execute format('alter table %I add column text_language text not null default %L check (text_language in (%L, %L, %L))',
      one, 'nb', 'nb', 'nn', 'en');
    execute format('alter table %I alter column text_language set default agreed_language()', one);
  end loop;
end $$;
