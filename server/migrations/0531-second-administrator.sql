-- The first administrator invites the second one alone: there is no other who could confirm it.
alter table role_invitation add column is_second_administrator boolean not null default false;
