-- The list of members at the desk: choices that an employee has saved, and files taken of a choice.

create table member_view (
  id       uuid primary key,
  staff_id uuid not null references person (id) on delete cascade,
  name     text not null,
  choice   jsonb not null, -- as in the contract; never what somebody searches for
  saved_at timestamptz not null,
  unique (staff_id, name)
);

create table register_file (
  id          uuid primary key,
  taken_by    uuid references person (id) on delete set null,
  purpose     text not null,
  reason      text not null, -- what it is for, in the words of the one who took it
  format      text not null check (format in ('csv', 'xlsx')),
  choice      jsonb not null,
  code        text not null, -- in every row of the file
  asked_at    timestamptz not null,
  taken_at    timestamptz,
  members     int,
  deleted_at  timestamptz, -- reported by the one who took it
  reminded_at timestamptz
);
create index register_file_taken on register_file (taken_by, asked_at desc);
create index register_file_old on register_file (taken_at) where deleted_at is null and reminded_at is null;

-- A page of the list by name, and those who joined between two days.
create index person_name on person (family_name, given_name, id);
create index membership_joined on membership (joined_on) where ended_on is null;
