-- The organisation's profile as administrators write it. A draft takes effect when a second one of them has published it and the
-- portal is started again.
create table organisation_profile_version (
  id                uuid primary key,
  number            int unique check (number > 0), -- from when it is published
  profile           jsonb not null,
  note              text not null,
  returns_to        int references organisation_profile_version (number), -- it began as a copy of that one
  revision          int not null default 1,
  drafted_by        uuid not null,
  drafted_by_name   text not null,
  drafted_at        timestamptz not null,
  published_by      uuid,
  published_by_name text,
  published_at      timestamptz,
  withdrawn_by_name text,
  withdrawn_at      timestamptz,
  check ((number is null) = (published_at is null)),
  check (published_at is null or withdrawn_at is null)
);
-- At most one draft.
create unique index organisation_profile_draft on organisation_profile_version ((true))
  where published_at is null and withdrawn_at is null;
