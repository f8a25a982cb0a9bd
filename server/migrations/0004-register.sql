-- The register: what is known of a person beyond the name, and how it came to be known.

alter table person
  add column preferred_name            text,
  add column language                  text not null default 'nb' check (language in ('nb', 'nn')),
  -- National identity number or D-number, sealed; the index is keyed, for equality only (platform/sealed-number).
  add column fodselsnummer_sealed      bytea,
  add column fodselsnummer_index       bytea unique,
  add column email_verified_at         timestamptz,
  add column phone_verified_at         timestamptz,
  -- Norwegian: lines, postal code and place. Abroad: free lines and a country. Null country: no address.
  add column address_care_of           text,
  add column address_lines             text[] not null default '{}',
  add column postal_code               text,
  add column postal_place              text,
  add column country                   text, -- ISO 3166-1 alpha-2
  add column is_address_shielded       boolean not null default false,
  add column post_returned_on          date,
  add column magazine                  text not null default 'none' check (magazine in ('paper', 'digital', 'none')),
  -- Whether the person is registered in another community too. Never which.
  add column other_communities         text check (other_communities in ('no', 'yes', 'unknown')),
  add column other_communities_settled_at timestamptz, -- «Jeg har ordnet det»
  add column other_communities_remind_on  date,        -- «Minn meg på det»
  -- Rises with every change: two tabs that edit at once find out.
  add column version                   int not null default 1;
create index person_email on person (lower(email)) where email is not null;
create index person_phone on person (phone) where phone is not null;

-- Which municipalities a chapter covers; four digits each.
alter table unit add column municipalities text[] not null default '{}';

-- An account whose person was proven, and how; one that has only signed in has its own new person.
alter table account_person add column proven_by text not null default 'first-sign-in'
  check (proven_by in ('first-sign-in', 'joining', 'birth-date', 'staff', 'import'));

-- Evidence of an active, informed act of joining (trossamfunnsloven § 2; domain reference 3.4). Only added to.
create table joining_evidence (
  id                uuid primary key,
  membership_id     uuid not null references membership (id) on delete cascade,
  person_id         uuid not null references person (id) on delete cascade,
  joined_at         timestamptz not null,
  channel           text not null check (channel in ('portal', 'import')),
  text_version      text not null,
  declarations      jsonb not null,
  sign_in_reference text not null -- issuer and subject hash, and the time of the sign-in
);

-- Consents: what was said yes or no to, in which words, when and where. Only added to; the newest counts.
create table consent_event (
  id           uuid primary key,
  person_id    uuid not null references person (id) on delete cascade,
  purpose      text not null check (purpose in ('news-email', 'news-sms')),
  is_given     boolean not null,
  text_version text not null,
  channel      text not null check (channel in ('portal', 'import')),
  happened_at  timestamptz not null
);
create index consent_event_person on consent_event (person_id, purpose, happened_at desc);

-- Member numbers: a counter row, so that a rolled back joining leaves no gap.
create table membership_counter (
  is_the_one  boolean primary key default true check (is_the_one),
  last_number int not null
);
insert into membership_counter (last_number) values (200000);
