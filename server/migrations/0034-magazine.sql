-- The magazine. How a person gets it (paper, digital, none) stays in person.magazine, which joining, the profile, the
-- import and leaving write too: that is the one truth. What is here is what only the magazine knows.

create table magazine_issue (
  id           uuid primary key,
  number       text not null unique,
  title        text not null,
  deadline_on  date not null, -- whoever orders until this day gets it
  out_on       date not null check (out_on >= deadline_on), -- in the letter boxes
  audio_url    text,
  version      int not null default 1,
  frozen_at    timestamptz, -- the list is made, and does not change any more
  announced_at timestamptz  -- those who read it digitally have been told
);

-- The digital issue, supplied by the organisation.
create table magazine_issue_file (
  issue_id   uuid primary key references magazine_issue (id) on delete cascade,
  content    bytea not null,
  size_bytes int not null,
  saved_at   timestamptz not null
);

-- Beside person.magazine; whoever got it by joining or by the import may have no row.
create table magazine_subscription (
  person_id               uuid primary key references person (id) on delete cascade,
  ordered_at              timestamptz,
  order_price_ore         int, -- a year, as it was accepted; null: free
  stopped_at              timestamptz,
  pause_until_on          date,
  temporary_from_on       date,
  temporary_until_on      date check (temporary_until_on >= temporary_from_on),
  temporary_country       text,
  temporary_care_of       text,
  temporary_lines         text[] not null default '{}',
  temporary_postal_code   text,
  temporary_postal_place  text,
  check ((temporary_from_on is null) = (temporary_country is null)),
  check ((temporary_from_on is null) = (temporary_until_on is null))
);

-- «Ett eksemplar hjemme hos oss». The code is handed over at the kitchen table: nobody is searched for, and the portal
-- tells nobody who else lives somewhere or reads the magazine.
create table magazine_household (
  id         uuid primary key,
  code       text not null unique,
  created_at timestamptz not null
);
create table magazine_household_member (
  person_id    uuid primary key references person (id) on delete cascade,
  household_id uuid not null references magazine_household (id) on delete cascade,
  place        int not null, -- the first one gets the copy
  agreed_at    timestamptz not null
);
create index magazine_household_members on magazine_household_member (household_id);

-- Whatever changes the address, or how the magazine comes, undoes it for that person: profile, joining, import, purge.
create function magazine_household_moved() returns trigger language plpgsql as $$
begin
  delete from magazine_household_member where person_id = new.id;
  return null;
end $$;
create trigger magazine_household_moved after update on person for each row
  when (old.magazine <> new.magazine or old.is_address_shielded <> new.is_address_shielded
    or (old.country, old.postal_code, old.postal_place, old.address_care_of, old.address_lines)
      is distinct from (new.country, new.postal_code, new.postal_place, new.address_care_of, new.address_lines))
  execute function magazine_household_moved();

-- One alone is no household: where somebody goes and one is left, it is over.
create function magazine_household_left() returns trigger language plpgsql as $$
begin
  delete from magazine_household h where h.id = old.household_id
    and (select count(*) from magazine_household_member m where m.household_id = h.id) < 2;
  return null;
end $$;
create trigger magazine_household_left after delete on magazine_household_member for each row
  execute function magazine_household_left();

-- What became of an issue for each of those who wanted it, from the moment the list was frozen.
create table magazine_delivery (
  id              uuid primary key,
  issue_id        uuid not null references magazine_issue (id) on delete cascade,
  person_id       uuid not null references person (id) on delete cascade,
  kind            text not null check (kind in ('paper', 'digital', 'household', 'held')),
  reason          text check (reason in ('shielded', 'abroad', 'paused', 'returned', 'no-address', 'stopped')),
  address_hash    text, -- whether post came back from where the person still lives
  returned_on     date,
  resend_asked_at timestamptz,
  unique (issue_id, person_id)
);
create index magazine_delivery_person on magazine_delivery (person_id);

create table magazine_export (
  id       uuid primary key,
  issue_id uuid not null references magazine_issue (id) on delete cascade,
  purpose  text not null check (purpose in ('run', 'resend')),
  made_by  uuid references person (id) on delete set null,
  made_at  timestamptz not null,
  labels   int not null
);
-- The print file is made once.
create unique index magazine_export_run on magazine_export (issue_id) where purpose = 'run';

-- What stands on an envelope. The lines go when the file has been fetched; the number stays for post that comes back.
create table magazine_label (
  id          uuid primary key,
  number      int generated always as identity unique,
  delivery_id uuid not null references magazine_delivery (id) on delete cascade,
  purpose     text not null check (purpose in ('run', 'resend')),
  lines       text[], -- null: erased
  postal_code text,
  is_abroad   boolean not null,
  export_id   uuid references magazine_export (id) on delete cascade,
  unique (delivery_id, purpose)
);
create index magazine_label_waiting on magazine_label (purpose) where export_id is null;
create index magazine_label_export on magazine_label (export_id);
