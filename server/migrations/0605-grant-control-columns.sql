-- The headings of the control's answer that were read: what the next one is read by.
alter table grant_control
  add column number_heading text, -- null: brought in before this was kept
  add column outcome_heading text;
