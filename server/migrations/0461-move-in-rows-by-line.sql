-- The rows of a run are read by line. With another index that begins with the run, a file that has just come, of which the
-- database has no statistics yet, would be sorted again for each batch.
drop index move_in_row_open;
