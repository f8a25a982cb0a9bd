-- The last message that an administrator sent to themselves to see whether e-mail and SMS arrive. The code in it is derived from
-- the secret and the moment.
create table setup_test (
  channel      text primary key check (channel in ('email', 'sms')),
  sent_at      timestamptz not null,
  -- The code in the message was typed: it arrived.
  confirmed_at timestamptz,
  tries        int not null default 0
);
