-- What somebody signs in with is changed: everybody who can be reached is told, and for two days it can be undone.

-- Since when each of the two has been there: a new one is no second step yet.
alter table idp_account
  add column email_since timestamptz not null default now(),
  add column phone_since timestamptz not null default now(),
  -- When a code to the number was last typed: numbers are given to others after a while.
  add column phone_used_at timestamptz not null default now();
update idp_account set email_since = created_at, phone_since = created_at;

create table sign_in_change (
  id                 uuid primary key,
  person_id          uuid not null references person (id) on delete cascade,
  account_id         uuid not null references account (id) on delete cascade, -- the sign-in it was asked for from
  kind               text not null check (kind in ('email', 'phone')),
  former_value       text, -- null: there was none
  value              text, -- null: taken away
  is_contact         boolean not null, -- it is where the person is reached, too
  former_verified_at timestamptz,
  -- What a colleague has to say yes to before it counts.
  needs_colleague    boolean not null default false,
  approved_by        uuid references person (id) on delete set null,
  approved_at        timestamptz,
  asked_at           timestamptz not null,
  counts_from        timestamptz not null,
  undo_hash          bytea not null unique,
  told               text[] not null, -- where the person was reached before; emptied when it is over
  moves              jsonb not null, -- what was done at the provider, to be put back
  ended_at           timestamptz,
  outcome            text check (outcome in ('counted', 'undone', 'taken')),
  check ((ended_at is null) = (outcome is null)),
  check (former_value is not null or value is not null)
);
create index sign_in_change_person on sign_in_change (person_id);
create index sign_in_change_account on sign_in_change (account_id);
create index sign_in_change_approved_by on sign_in_change (approved_by) where approved_by is not null;
create index sign_in_change_running on sign_in_change (counts_from) where ended_at is null;
