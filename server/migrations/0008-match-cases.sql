-- Whose record an account belongs to, where member service has to find out.

-- An enquiry that is settled by more than an answer: somebody asks us to find their record, or somebody who has
-- pressed «Bli medlem» may be in the register already.
create table match_case (
  enquiry_id        uuid primary key references enquiry (id) on delete cascade,
  kind              text not null check (kind in ('claim', 'joining')),
  account_id        uuid not null references account (id) on delete cascade,
  -- What was typed, and what the sign-in had proven when it was sent.
  name              text not null,
  born_on           date not null,
  emails            text[] not null default '{}',
  phone             text, -- E.164
  -- Of a joining: what becomes its evidence when it is approved.
  declarations      jsonb,
  text_version      text,
  sign_in_reference text,
  asked_at          timestamptz not null,
  outcome           text check (outcome in ('linked', 'joined', 'refused')),
  decided_at        timestamptz,
  decided_by        uuid references person (id) on delete set null,
  reason            text, -- in the desk's words; never shown to whoever asked
  check ((outcome is null) = (decided_at is null)),
  check ((kind = 'joining') = (declarations is not null and text_version is not null and sign_in_reference is not null))
);
create index match_case_account on match_case (account_id);

-- When an account was tied to somebody, or untied, by whom and why. Only added to.
create table account_tie (
  id          uuid primary key,
  account_id  uuid not null references account (id) on delete cascade,
  person_id   uuid not null references person (id) on delete cascade,
  is_tied     boolean not null,
  proven_by   text, -- of a tie, as in account_person
  enquiry_id  uuid references enquiry (id) on delete set null,
  actor_id    uuid references person (id) on delete set null, -- of member service; null: the person did it
  reason      text,
  -- What the account brought along, so that it can go back where it came from: its own name, contact points, enquiries.
  brought     jsonb,
  happened_at timestamptz not null
);
create index account_tie_person on account_tie (person_id, happened_at desc);
create index account_tie_account on account_tie (account_id);
