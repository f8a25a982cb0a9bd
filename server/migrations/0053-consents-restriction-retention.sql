-- Consents are only ever added to, a person can have the use of their data restricted, and gifts go with their vouchers.

-- GDPR article 18: stored, and otherwise left alone. Null: not restricted.
alter table person add column restricted_at timestamptz;

-- What was said yes or no to, when and in which words cannot be changed afterwards. Whose it is follows the person, where
-- a record turns out to be somebody already known; and it goes with the person, or where a transaction says that it is
-- erasing this person.
create function consent_event_refuse() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.id, new.purpose, new.is_given, new.text_version, new.channel, new.happened_at)
    is not distinct from (old.id, old.purpose, old.is_given, old.text_version, old.channel, old.happened_at)
  then return new; end if;
  if tg_op = 'DELETE' and (pg_trigger_depth() > 1
    or current_setting('portal.erasing', true) = old.person_id::text) then return old; end if;
  raise exception 'permission denied: consent_event is only ever added to' using errcode = '42501';
end $$;
create trigger consent_event_kept before update or delete on consent_event
  for each row execute function consent_event_refuse();
create function consent_event_refuse_truncate() returns trigger language plpgsql as $$
begin
  raise exception 'permission denied: consent_event is only ever added to' using errcode = '42501';
end $$;
create trigger consent_event_no_truncate before truncate on consent_event
  for each statement execute function consent_event_refuse_truncate();

-- The ledger of gifts is added to, until five whole years have passed (bokføringsloven § 13): then it goes.
create function refuse_young_gift_change() returns trigger language plpgsql as $$
declare
  at timestamptz := case tg_table_name when 'gift_receipt' then (to_jsonb(old) ->> 'issued_at')::timestamptz
    else (to_jsonb(old) ->> 'recorded_at')::timestamptz end;
begin
  if tg_op = 'DELETE' and at < date_trunc('year', now() at time zone 'Europe/Oslo') at time zone 'Europe/Oslo'
    - interval '5 years' then return old; end if;
  raise exception 'the gift ledger is only added to';
end $$;
drop trigger gift_agreement_event_kept on gift_agreement_event;
drop trigger gift_charge_event_kept on gift_charge_event;
drop trigger gift_receipt_kept on gift_receipt;
create trigger gift_agreement_event_kept before update or delete on gift_agreement_event
  for each row execute function refuse_young_gift_change();
create trigger gift_charge_event_kept before update or delete on gift_charge_event
  for each row execute function refuse_young_gift_change();
create trigger gift_receipt_kept before update or delete on gift_receipt
  for each row execute function refuse_young_gift_change();
