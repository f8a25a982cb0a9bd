-- Each row of a file is changed once when it is taken, into a smaller one: with room for that on its page, no index is touched.
alter table move_in_row set (fillfactor = 65);
