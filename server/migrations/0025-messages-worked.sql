-- What Vipps has told is worked on many at a time, so each message says whether it has been.
alter table vipps_message add column worked_at timestamptz;
update vipps_message set worked_at = received_at where received_at < now() - interval '1 day';
create index vipps_message_waiting on vipps_message (received_at) where worked_at is null;
