-- Files sent along with a message. Kept in the database, so that a backup and a crash treat them like the words.

create table attachment (
  id              uuid primary key,
  -- Whose unsent file it is and which form it waits in; from the sending on it belongs to the message alone.
  owner_id        uuid references person (id) on delete cascade,
  form            text,
  message_id      uuid references enquiry_message (id) on delete cascade,
  position        int not null default 0,
  name            text not null, -- made safe; its ending follows what the file proved to be
  state           text not null check (state in ('uploading', 'checking', 'ready', 'refused')),
  refusal         text,
  kind            text check (kind in ('pdf', 'jpeg', 'png')),
  announced_bytes int not null, -- what the browser said it would send
  received_bytes  int not null default 0,
  content_bytes   int, -- what is kept after the cleaning
  created_at      timestamptz not null,
  changed_at      timestamptz not null,
  check ((owner_id is null) = (form is null)),
  check ((owner_id is null) <> (message_id is null)),
  check ((state = 'refused') = (refusal is not null)),
  check ((state = 'ready') = (kind is not null and content_bytes is not null))
);
create index attachment_owner on attachment (owner_id, form) where owner_id is not null;
create index attachment_message on attachment (message_id) where message_id is not null;
create index attachment_unsent on attachment (changed_at) where message_id is null;

-- The bytes. As received until they are looked at; then only what came out of the cleaning.
create table attachment_chunk (
  attachment_id uuid not null references attachment (id) on delete cascade,
  is_cleaned    boolean not null,
  start_byte    int not null,
  content       bytea not null,
  primary key (attachment_id, is_cleaned, start_byte)
);
-- What is encoded already is not compressed once more.
alter table attachment_chunk alter column content set storage external;
