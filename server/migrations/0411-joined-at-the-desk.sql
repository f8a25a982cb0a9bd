-- A member who joins by telephone or on paper: the evidence says how, and which employee registered it.
alter table joining_evidence
  drop constraint joining_evidence_channel_check,
  add constraint joining_evidence_channel_check check (channel in ('portal', 'import', 'phone', 'paper')),
  add column registered_by uuid references person (id) on delete set null;
create index joining_evidence_registered_by on joining_evidence (registered_by) where registered_by is not null;
comment on column joining_evidence.sign_in_reference is
  'issuer and subject hash and the time of the sign-in; at the desk, who said it or where the form is kept';
