-- Two records of one person: which is kept, which is closed, and what it takes to part them again.
create table record_merge (
  id            uuid primary key,
  kept_id       uuid references person (id) on delete set null,
  other_id      uuid not null references person (id) on delete cascade,
  enquiry_id    uuid references enquiry (id) on delete set null, -- the case that it was done in
  reason        text not null,
  asked_by      uuid references person (id) on delete set null,
  asked_at      timestamptz not null,
  approved_by   uuid references person (id) on delete set null,
  merged_at     timestamptz, -- null: waits for a second employee
  ended_by      uuid references person (id) on delete set null,
  ended_at      timestamptz, -- parted again, or withdrawn
  closed        jsonb, -- the closed record as it was, without its number
  number_sealed bytea, -- its number, sealed to `other_id`
  filled        jsonb, -- what the kept record did not have and got from it
  moved         jsonb, -- by `table.column`, what tells each moved row apart: the same ones are moved back
  check (merged_at is not null or coalesce(closed, filled, moved) is null and number_sealed is null)
);
create index record_merge_kept on record_merge (kept_id);
create unique index record_merge_other on record_merge (other_id) where ended_at is null;
create index record_merge_others on record_merge (other_id);
create index record_merge_enquiry on record_merge (enquiry_id) where enquiry_id is not null;
create index record_merge_asked_by on record_merge (asked_by) where asked_by is not null;
create index record_merge_approved_by on record_merge (approved_by) where approved_by is not null;
create index record_merge_ended_by on record_merge (ended_by) where ended_by is not null;
create index record_merge_asked on record_merge (asked_at);
