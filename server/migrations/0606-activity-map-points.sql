-- Where the place of an activity is, in degrees (WGS 84): both or none.
alter table activity
  add column latitude double precision,
  add column longitude double precision;
