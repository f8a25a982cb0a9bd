-- Somebody who cannot get into the account any more: what was compared, who approved, the wait, and the link.

-- Since when the number has stood here: whoever calls back calls a number that is older than the call.
alter table person add column phone_set_at timestamptz;
update person set phone_set_at = coalesce(phone_verified_at, created_at) where phone is not null;

create function person_phone_set() returns trigger language plpgsql as $$
begin
  if new.phone is null then new.phone_set_at := null;
  elsif tg_op = 'INSERT' then new.phone_set_at := coalesce(new.phone_set_at, now());
  elsif new.phone is distinct from old.phone then new.phone_set_at := now();
  end if;
  return new;
end $$;
create trigger person_phone_set before insert or update of phone on person
  for each row execute function person_phone_set();

create table account_recovery (
  id           uuid primary key,
  person_id    uuid not null references person (id) on delete cascade,
  enquiry_id   uuid references enquiry (id) on delete set null,
  -- Which of the things on record were answered rightly; never what was answered.
  matched      text[] not null,
  checked_at   timestamptz not null,
  started_by   uuid references person (id) on delete set null,
  -- What was decided after the check.
  requested_at timestamptz,
  lost         text check (lost in ('email', 'phone', 'both')),
  new_email    text, -- lower case
  identity     text check (identity in ('call-back', 'id-shown')),
  remark       text, -- how it was seen that it is them, in the desk's words
  -- Where the person was reached until now: who must hear of it.
  told_email   text,
  told_phone   text, -- E.164
  approved_at  timestamptz,
  approved_by  uuid references person (id) on delete set null,
  opens_at     timestamptz,
  stop_hash    bytea,
  -- The link: only the newest works.
  link_number  int not null default 0,
  link_hash    bytea,
  expires_at   timestamptz,
  ended_at     timestamptz,
  outcome      text check (outcome in ('done', 'stopped', 'refused', 'lapsed')),
  ended_by     uuid references person (id) on delete set null, -- of member service
  reason       text, -- in the desk's words
  check ((ended_at is null) = (outcome is null)),
  check ((approved_at is null) = (opens_at is null)),
  check (requested_at is null or (lost is not null and new_email is not null and identity is not null))
);
create unique index account_recovery_running on account_recovery (person_id) where ended_at is null;
create index account_recovery_person on account_recovery (person_id);
create index account_recovery_time on account_recovery (checked_at);
create unique index account_recovery_link on account_recovery (link_hash) where link_hash is not null;
create unique index account_recovery_stop on account_recovery (stop_hash) where stop_hash is not null;
