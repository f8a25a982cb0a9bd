-- Whether somebody was left out of another year's list is asked of every line. Right after a list is frozen the
-- database has no statistics of it, and would read the whole other list for each.
create index grant_list_line_holder on grant_list_line (list_id, (coalesce(person_id, child_id)))
  where reason is not null;
