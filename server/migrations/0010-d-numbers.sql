-- Whether the sealed number is a D-number: those are members like everybody else, but do not count for the grant
-- (domain reference 3.2). Kept beside the seal, so that it need not be opened to say so.
alter table person  add column is_d_number boolean not null default false;
alter table joining add column is_d_number boolean not null default false;
