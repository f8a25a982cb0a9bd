-- The desk's own order in its queue: tags that it shares, and views that an employee has saved.

create table desk_tag (
  id       uuid primary key,
  name     text not null,
  added_at timestamptz not null,
  added_by uuid references person (id) on delete set null
);
create unique index desk_tag_name on desk_tag (lower(name));

create table enquiry_tag (
  enquiry_id uuid not null references enquiry (id) on delete cascade,
  tag_id     uuid not null references desk_tag (id) on delete cascade,
  primary key (enquiry_id, tag_id)
);
create index enquiry_tag_tag on enquiry_tag (tag_id);

create table queue_view (
  id       uuid primary key,
  staff_id uuid not null references person (id) on delete cascade,
  name     text not null,
  choice   jsonb not null, -- as in the contract; never what somebody searches for
  saved_at timestamptz not null,
  unique (staff_id, name)
);
