-- How a person wants to be told, addresses that take no e-mail, and SMS that wait for the morning.

-- What somebody has chosen otherwise than it is unless they choose. The list of types stands in the contract.
create table notice_preference (
  person_id  uuid not null references person (id) on delete cascade,
  type       text not null,
  channel    text not null check (channel in ('portal', 'email', 'sms')),
  is_on      boolean not null,
  -- `one-click`: the mail program; `page`: the page of the e-mail's link, without a sign-in.
  source     text not null check (source in ('portal', 'page', 'one-click')),
  changed_at timestamptz not null,
  primary key (person_id, type, channel)
);

-- E-mail that came back for good: refused at once, or reported later. One for each notice.
create table mail_bounce (
  notice_id   uuid primary key references notice (id) on delete cascade,
  person_id   uuid not null references person (id) on delete cascade,
  source      text not null check (source in ('refused', 'report')),
  happened_at timestamptz not null
);
create index mail_bounce_person on mail_bounce (person_id, happened_at);

-- Nothing is sent to an address that has come back too often, until it is known to be theirs anew.
alter table person add column email_stopped_at timestamptz;
create function person_email_anew() returns trigger language plpgsql as $$
begin
  if new.email is distinct from old.email or new.email_verified_at is distinct from old.email_verified_at then
    new.email_stopped_at := null;
    delete from mail_bounce where person_id = new.id;
  end if;
  return new;
end $$;
create trigger person_email_anew before update of email, email_verified_at on person
  for each row execute function person_email_anew();

alter table notice
  -- In the list only: the person has turned the e-mail off, or has no address for what needs none.
  add column left_out_at timestamptz,
  -- An SMS that waits until nobody is woken by it.
  add column held_until  timestamptz;
create index notice_held on notice (held_until) where held_until is not null;
