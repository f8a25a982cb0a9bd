-- Yes and no to measuring of visits, as evidence of what was asked. Nobody is named: there is no person, address or device.
create table measuring_choice (
  id           uuid primary key,
  chosen_at    timestamptz not null,
  choice       text not null check (choice in ('yes', 'no')),
  text_version text not null
);
create index measuring_choice_time on measuring_choice (chosen_at);
