-- What a confirmed death has stopped, as the desk saw it then: kinds and counts, nothing of the person.
alter table death_report add column stopped jsonb;
