-- Who has chosen that e-mail to them may say which organisation it comes from. Without a row it does not.
create table named_sender (
  person_id  uuid primary key references person (id) on delete cascade,
  is_named   boolean not null,
  changed_at timestamptz not null
);
