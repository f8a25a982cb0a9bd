-- Leavings that came in a letter or an e-mail, or with a register that was brought in; and what keeps a former member
-- out when an old register is brought in after them.

alter table leaving
  add column channel       text not null default 'portal' check (channel in ('portal', 'letter', 'email', 'import')),
  add column arrived_on    date, -- the day a letter or an e-mail came
  add column registered_by uuid, -- who at member service wrote it in; outlives them, as the access log does
  -- Keyed hash of the member number: answers only «is it this one?». Goes with the row.
  add column number_index  bytea,
  add constraint leaving_written check ((channel in ('letter', 'email')) = (arrived_on is not null));
create index leaving_number_index on leaving (number_index) where number_index is not null;
create index leaving_waiting on leaving (left_at) where purged_at is null;
