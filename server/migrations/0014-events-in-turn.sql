-- Two who act at the same moment wait for each other: what happened first is what was written first, whoever asked first.
alter table enquiry_event add column place bigint generated always as identity;
drop index enquiry_event_thread;
create index enquiry_event_thread on enquiry_event (enquiry_id, place);
