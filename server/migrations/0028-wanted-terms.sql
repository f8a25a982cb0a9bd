-- A raise that the donor has to approve anew at Vipps: what the agreement becomes when this mandate is approved.
alter table gift_mandate add column wanted_terms jsonb;
