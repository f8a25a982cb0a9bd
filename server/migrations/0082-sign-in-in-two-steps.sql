-- Somebody who has proved one of two: the sign-in goes on with a code to the other.
create table idp_first_step (
  interaction text primary key,
  account_id  uuid not null references idp_account (id) on delete cascade,
  kind        text not null check (kind in ('email', 'phone')), -- what was proved
  remember    boolean not null,
  expires_at  timestamptz not null
);
create index idp_first_step_expires on idp_first_step (expires_at);
create index idp_first_step_account on idp_first_step (account_id);
