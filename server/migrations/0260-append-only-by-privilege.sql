-- The server's own role can only add to the log, the ledger, the books and the consents. What the law lets go of leaves
-- through the functions below, which run as the owner, ask the same triggers as everybody and write down that they did.

create table kept_forgotten (
  number       bigint generated always as identity primary key,
  table_name   text not null,
  row_count    int not null,
  forgotten_at timestamptz not null default now(),
  by_role      text not null default session_user
);

create function note_forgotten(of_table text, count int) returns void language sql as $$
  insert into kept_forgotten (table_name, row_count) select of_table, count where count > 0
$$;

create function forget_looks(before timestamptz) returns int language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  gone int;
begin
  delete from access_log where looked_at < before;
  get diagnostics gone = row_count;
  perform note_forgotten('access_log', gone);
  return gone;
end $$;

create function forget_charge_events(charge_ids uuid[]) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  gone int;
begin
  delete from gift_receipt where charge_id = any(charge_ids);
  get diagnostics gone = row_count;
  perform note_forgotten('gift_receipt', gone);
  delete from gift_charge_event where charge_id = any(charge_ids);
  get diagnostics gone = row_count;
  perform note_forgotten('gift_charge_event', gone);
end $$;

create function forget_agreement_events(agreement_ids uuid[]) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  gone int;
begin
  delete from gift_agreement_event where agreement_id = any(agreement_ids);
  get diagnostics gone = row_count;
  perform note_forgotten('gift_agreement_event', gone);
end $$;

-- Returns how many vouchers.
create function forget_vouchers(before date) returns int language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  vouchers int;
  gone int;
begin
  delete from voucher where voucher_on < before;
  get diagnostics vouchers = row_count;
  perform note_forgotten('voucher', vouchers);
  delete from bank_credit where for_on < before;
  get diagnostics gone = row_count;
  perform note_forgotten('bank_credit', gone);
  delete from vipps_settlement where for_on < before;
  get diagnostics gone = row_count;
  perform note_forgotten('vipps_settlement', gone);
  return vouchers;
end $$;

create function forget_bank_lines(before date) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  gone int;
begin
  delete from bank_line where booked_on < before;
  get diagnostics gone = row_count;
  perform note_forgotten('bank_line', gone);
end $$;

-- The consents of one person, who is erased.
create function forget_consents(of_person uuid) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  gone int;
begin
  perform set_config('portal.erasing', of_person::text, true);
  delete from consent_event where person_id = of_person;
  get diagnostics gone = row_count;
  perform set_config('portal.erasing', '', true);
  perform note_forgotten('consent_event', gone);
end $$;

-- The seal of the log's head, made with a key that the database never sees.
alter table access_log_head
  add column sealed_number bigint,
  add column seal bytea,
  add column seal_key text;
-- Numbers and chains the rows, also for those who may only insert them.
alter function access_log_before_insert() security definer set search_path = public, pg_temp;

-- What the server's role may do. Run by the owner after every migration: see server/platform/database/rights.ts.
create function grant_portal_rights(app_role name) returns void language plpgsql as $$
declare
  one text;
begin
  execute format('grant usage on schema public, pgboss to %I', app_role);
  execute format('grant select, insert, update, delete on all tables in schema public, pgboss to %I', app_role);
  execute format('grant usage, select on all sequences in schema public, pgboss to %I', app_role);
  foreach one in array array['access_log', 'gift_agreement_event', 'gift_charge_event', 'gift_receipt', 'voucher',
    'bank_credit', 'vipps_settlement', 'tax_report_event', 'consent_event']
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
-- Anybody may run a function unless told otherwise.
revoke execute on function grant_portal_rights(name), note_forgotten(text, int) from public;
