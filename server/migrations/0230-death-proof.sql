-- Who reports a death proves an address first, and a report holds back paper only, until the desk has decided.

-- Codes to people who are not signed in: who reports a death, and who writes when very many do.
create table sender_code (
  id          uuid primary key,
  kind        text not null check (kind in ('email', 'phone')),
  value       text not null, -- lower case or E.164
  report_id   uuid references death_report (id) on delete cascade, -- null: for a message that is sent afterwards
  asked_at    timestamptz not null,
  expires_at  timestamptz not null,
  salt        text, -- null until the letter leaves
  code_hash   text,
  attempts    int not null default 0,
  replaced_at timestamptz, -- a newer code was asked for
  verified_at timestamptz,
  used_at     timestamptz, -- a message has been sent with it
  check ((salt is null) = (code_hash is null))
);
create index sender_code_asked on sender_code (asked_at);
create index sender_code_report on sender_code (report_id) where report_id is not null;

alter table death_report
  add column reporter_proven_at timestamptz,
  -- The member has signed in since, or has said that it is not so.
  add column disputed_at timestamptz,
  add column dispute text check (dispute in ('signed-in', 'denied')),
  add constraint death_report_disputed check ((disputed_at is null) = (dispute is null));

-- `paper`: no magazine on paper. `all`: nothing is sent and nothing drawn, but for codes and notices of security.
alter table person_hold add column scope text not null default 'all' check (scope in ('paper', 'all'));
update person_hold h set scope = 'paper' where not exists (
  select from death_report r where r.person_id = h.person_id and r.state = 'confirmed' and r.ended_at is null);
