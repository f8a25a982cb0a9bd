-- Whether a child is registered already is found out by a job, never by the request that sends it in: otherwise the
-- answer would tell. Until member service has looked, a registration whose number is taken looks like any other.
alter table child add column number_state text not null default 'confirmed'
  check (number_state in ('unconfirmed', 'confirmed', 'taken'));

drop index child_number;
-- The same child is registered once at a time, however many send it at once.
create unique index child_number on child (fodselsnummer_index)
  where state in ('waiting', 'registered') and number_state = 'confirmed';
create index child_number_taken on child (id) where number_state = 'taken';

-- Those that member service looks at are as they would have been, and their number is taken.
update child c set
  number_state = 'taken',
  state = case when s.is_sole then 'registered' else 'waiting' end,
  registered_on = case when s.is_sole then (s.sent_at at time zone 'Europe/Oslo')::date end
from child_submission s where s.id = c.submission_id and c.state = 'checking';
delete from child_event where kind = 'checking';
