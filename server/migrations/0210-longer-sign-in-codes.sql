-- How long the code is: longer while somebody is guessing at the identifier.
alter table idp_sign_in_code add column digits int not null default 6;
