-- Which language the words were shown in that someone agreed to. The page says it with the call, and the transaction keeps it
-- (server/platform/database/agreed-language.ts); bokmål where it says nothing.
create function agreed_language() returns text language sql stable as $$
  select coalesce(nullif(current_setting('portal.agreed_language', true), ''), 'nb')
$$;

do $$
declare
  one text;
begin
  foreach one in array array['joining_evidence', 'consent_event', 'match_case', 'gift_agreement_event', 'child_submission',
    'leaving', 'account_ending', 'measuring_choice'] loop
    execute format('alter table %I add column text_language text not null default %L check (text_language in (%L, %L, %L))',
      one, 'nb', 'nb', 'nn', 'en');
    execute format('alter table %I alter column text_language set default agreed_language()', one);
  end loop;
end $$;

create or replace function consent_event_refuse() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.id, new.purpose, new.is_given, new.text_version, new.text_language, new.channel, new.happened_at)
    is not distinct from
      (old.id, old.purpose, old.is_given, old.text_version, old.text_language, old.channel, old.happened_at)
  then return new; end if;
  if tg_op = 'DELETE' and (pg_trigger_depth() > 1
    or current_setting('portal.erasing', true) = old.person_id::text
    or (current_setting('portal.undoing', true) = 'move-in' and old.channel = 'import')) then return old; end if;
  raise exception 'permission denied: consent_event is only ever added to' using errcode = '42501';
end $$;
