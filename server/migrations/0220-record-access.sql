-- An account is tied to a record by the desk, or untied, as somebody gets back in: a second person, a wait, a stop.
alter table account_recovery
  add column kind text not null default 'recovery' check (kind in ('recovery', 'tie', 'untie')),
  -- Of a tie and an untying: the account it is about.
  add column account_id uuid references account (id) on delete cascade,
  -- Of one that was stopped: by the link to a contact point, or on a device that was signed in.
  add column stopped_from text check (stopped_from in ('link', 'device')),
  drop constraint account_recovery_check2,
  add check (kind <> 'recovery' or requested_at is null
    or (lost is not null and new_email is not null and identity is not null)),
  add check ((kind = 'recovery') = (account_id is null));
create index account_recovery_account on account_recovery (account_id) where account_id is not null;
create index account_recovery_enquiry on account_recovery (enquiry_id) where enquiry_id is not null;
