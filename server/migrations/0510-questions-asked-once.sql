-- A member who comes from another register is asked once what was never asked. What they do not want to be asked again.
alter table person add column questions_skipped text[] not null default '{}'
  check (questions_skipped <@ array['communities', 'fodselsnummer', 'contact']);
create index joining_evidence_person on joining_evidence (person_id);
