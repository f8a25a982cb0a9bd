-- Offices of the units' elected representatives: a role in a unit for a term, offered, and accepted by oneself.

create table office (
  id           uuid primary key,
  unit_id      uuid not null references unit (id),
  person_id    uuid not null references person (id) on delete cascade,
  role         text not null check (role in ('leader', 'deputy-leader', 'treasurer', 'secretary', 'board-member',
    'deputy-member', 'nomination-leader', 'nomination-member', 'auditor', 'ceremonies', 'courses', 'central-board',
    'national-board', 'congress-delegate')),
  from_on      date not null,
  until_on     date not null, -- the last day
  offered_at   timestamptz not null,
  offered_by   uuid references person (id) on delete set null,
  offered_as   text not null check (offered_as in ('staff', 'board')),
  accepted_at  timestamptz,
  declined_at  timestamptz,
  withdrawn_at timestamptz, -- by whoever offered it; or ended before its first day was over
  -- What has been told: that the term is nearly over, and that it is.
  soon_told_at timestamptz,
  over_told_at timestamptz,
  -- The words of the declaration that the person has been asked to make anew.
  declaration_asked text,
  check (until_on >= from_on),
  check (num_nonnulls(accepted_at, declined_at) <= 1)
);
create index office_person on office (person_id);
create index office_unit on office (unit_id, until_on);
create index office_ending on office (until_on) where accepted_at is not null and over_told_at is null;

-- Evidence of the declaration of confidentiality: in which words, when, and in which sign-in. Only ever added to.
create table confidentiality_declaration (
  id                uuid primary key,
  office_id         uuid not null references office (id) on delete cascade,
  declared_at       timestamptz not null,
  text_version      text not null,
  sign_in_reference text not null -- issuer and subject hash, and the time of the sign-in
);
create index confidentiality_declaration_office on confidentiality_declaration (office_id, declared_at desc);
