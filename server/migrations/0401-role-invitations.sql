-- An administrator invites by e-mail; who opens the letter accepts with a strong sign-in. The roles of an administrator and of a
-- treasurer are confirmed by a second administrator before the letter is sent.
create table role_invitation (
  id           uuid primary key,
  role         text not null check (role in ('member-service', 'treasurer', 'administrator')),
  email        text not null,
  reason       text not null,
  invited_by   uuid references person (id) on delete set null,
  invited_at   timestamptz not null,
  confirmed_by uuid references person (id) on delete set null,
  -- Set when the letter is on its way, together with its code.
  sent_at      timestamptz,
  expires_at   timestamptz,
  code_hash    bytea unique,
  withdrawn_at timestamptz,
  accepted_by  uuid references person (id) on delete cascade,
  accepted_at  timestamptz,
  check ((sent_at is null) = (code_hash is null)),
  check ((sent_at is null) = (expires_at is null))
);
create index role_invitation_invited on role_invitation (invited_by);
create index role_invitation_confirmed on role_invitation (confirmed_by);
create index role_invitation_accepted on role_invitation (accepted_by);
create index role_invitation_open on role_invitation (invited_at) where accepted_at is null and withdrawn_at is null;

-- The name of the second administrator, where one was needed.
alter table staff_change add column confirmed_by text;
