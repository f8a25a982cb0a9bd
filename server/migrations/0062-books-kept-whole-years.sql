-- Five whole years after the year they are of (bokføringsloven § 13), and not five years from the day: what is of an
-- early month of the first year that is kept cannot go either.
create or replace function refuse_book_change() returns trigger language plpgsql as $$
declare
  of_day date := case tg_table_name when 'voucher' then (to_jsonb(old) ->> 'voucher_on')::date
    else (to_jsonb(old) ->> 'for_on')::date end;
  today date := (now() at time zone 'Europe/Oslo')::date;
begin
  if tg_op = 'DELETE' and of_day < make_date(extract(year from today)::int - 5, 1, 1) then return old; end if;
  raise exception 'the books are only added to';
end $$;

-- The bank's own words are vouchers too.
create function refuse_statement_removal() returns trigger language plpgsql as $$
declare
  of_day date := (to_jsonb(old) ->> 'booked_on')::date;
  today date := (now() at time zone 'Europe/Oslo')::date;
begin
  if of_day < make_date(extract(year from today)::int - 5, 1, 1) then return old; end if;
  raise exception 'the books are only added to';
end $$;
create trigger bank_line_kept before delete on bank_line
  for each row execute function refuse_statement_removal();
