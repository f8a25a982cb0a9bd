-- A signing key has one successor, which is published before it signs.
alter table idp_key
  add column signs_from timestamptz not null default now(),
  add column follows text unique references idp_key (kid);
update idp_key set signs_from = created_at;
