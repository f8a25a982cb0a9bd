-- Who consents to a purpose: a yes with no later no, each of them read without the other purposes and the other answer.
create index consent_event_given on consent_event (purpose, person_id, happened_at, id) where is_given;
create index consent_event_refused on consent_event (purpose, person_id, happened_at, id) where not is_given;
