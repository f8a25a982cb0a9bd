-- Where the place of an activity is, in degrees (WGS 84).
alter table activity
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add constraint activity_point check ((latitude is null) = (longitude is null));
