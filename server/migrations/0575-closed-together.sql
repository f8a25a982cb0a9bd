-- Cases that are closed together: what each was before, so that it can be undone.

alter table desk_event add column former jsonb; -- state, waits_since and due_on
