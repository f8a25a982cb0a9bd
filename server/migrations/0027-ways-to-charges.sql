-- A mandate's first event and an agreement's charges are looked up with every draft, change, pause and stop.
create index gift_agreement_event_mandate on gift_agreement_event (mandate_id);
create index gift_charge_agreement on gift_charge (agreement_id, due_on desc) where agreement_id is not null;
