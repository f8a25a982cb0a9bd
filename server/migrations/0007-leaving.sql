-- Leaving: the act, what the certificate needs while it can be fetched, and the little that outlives the person here.

create table leaving (
  id             uuid primary key, -- also the reference on the certificate
  left_at        timestamptz not null,
  text_version   text not null,
  -- All below is emptied when the certificate can no longer be fetched; the person too when they are gone.
  person_id      uuid references person (id) on delete set null,
  membership_id  uuid references membership (id) on delete set null,
  certificate    jsonb, -- name, member number, first day
  email          text,  -- where the certificate goes
  email_sent_at  timestamptz,
  account_choice text not null check (account_choice in ('keep', 'delete')),
  purged_at      timestamptz
);
create index leaving_person on leaving (person_id, left_at desc) where person_id is not null;
create index leaving_left_at on leaving (left_at);

-- Why people leave: numbers, tied to nobody.
create table leaving_reason (
  month   date not null, -- its first day
  reason  text not null,
  leavers int not null,
  primary key (month, reason)
);

-- That a former member was rightly counted for the state grant (trossamfunnsloven § 5). Apart from the register, read
-- only when the authorities ask, and gone when they no longer can. The number is sealed to this row's id.
create table grant_evidence (
  id                   uuid primary key,
  fodselsnummer_sealed bytea not null,
  joined_on            date not null,
  left_on              date not null,
  joining              jsonb, -- when, in which words and with which declarations; null where they joined before the portal
  keep_until_on        date not null
);
create index grant_evidence_keep on grant_evidence (keep_until_on);

-- Sign-ins from before this moment are not taken for a person any more. Hashes of issuer and subject; gone after two days.
create table closed_account (
  account_hash text primary key,
  closed_at    timestamptz not null
);
