-- What the second guardian has read before saying yes: the version, and the language beside it. Of the registrant the
-- version stands on the submission, and of answers from before this it was not kept.
alter table child_guardian add column text_version text;

-- As in 0571, also for what is sent to an annual meeting and for the promise of confidentiality.
do $$
declare
  one text;
begin
  foreach one in array array['child_guardian', 'meeting_motion', 'meeting_nomination',
    'confidentiality_declaration'] loop
    execute format('alter table %I add column text_language text not null default %L check (text_language in (%L, %L, %L))',
      one, 'nb', 'nb', 'nn', 'en');
    execute format('alter table %I alter column text_language set default agreed_language()', one);
  end loop;
end $$;
