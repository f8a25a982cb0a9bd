-- A table that the server may only add to says so in its comment, and its migration needs no more than that.
do $$
declare
  one text;
begin
  foreach one in array array['access_log', 'gift_agreement_event', 'gift_charge_event', 'gift_receipt', 'voucher',
    'bank_credit', 'vipps_settlement', 'tax_report_event', 'consent_event', 'staff_change', 'unit_change']
  loop
    execute format('comment on table %I is %L', one, 'append-only');
  end loop;
end $$;

create or replace function grant_portal_rights(app_role name) returns void language plpgsql as $$
declare
  one text;
begin
  execute format('grant usage on schema public, pgboss to %I', app_role);
  execute format('grant select, insert, update, delete on all tables in schema public, pgboss to %I', app_role);
  execute format('grant usage, select on all sequences in schema public, pgboss to %I', app_role);
  for one in
    select relname from pg_class
      where relnamespace = 'public'::regnamespace and obj_description(oid, 'pg_class') = 'append-only'
  loop
    execute format('revoke update, delete, truncate on %I from %I', one, app_role);
  end loop;
  execute format('revoke delete on bank_line from %I', app_role);
  foreach one in array array['access_log_head', 'kept_forgotten', 'schema_migration'] loop
    execute format('revoke insert, update, delete on %I from %I', one, app_role);
  end loop;
  execute format('grant update (sealed_number, seal, seal_key) on access_log_head to %I', app_role);
  -- A record that turns out to be somebody already known brings its consents along.
  execute format('grant update (person_id) on consent_event to %I', app_role);
end $$;
