-- A child is registered when two guardians have shown who they are, or when member service has decided. Until then it
-- stands as `checking`, and has its number to itself as any other.
alter table child_guardian
  add column is_proven boolean not null default false; -- an identifying sign-in, under the name that was written
alter table child
  add column accepted_ground text check (accepted_ground in ('documentation', 'register', 'conversation'));
alter table child_grant_evidence add column accepted_ground text;

-- Of those that were looked at and have the same number as another, the first keeps it.
update child c set number_state = 'taken'
where c.state = 'checking' and c.number_state = 'confirmed' and exists (
  select from child o where o.fodselsnummer_index = c.fodselsnummer_index and o.id <> c.id and o.number_state = 'confirmed'
    and (o.state in ('waiting', 'registered') or (o.state = 'checking' and o.id < c.id)));
drop index child_number;
create unique index child_number on child (fodselsnummer_index)
  where state in ('waiting', 'checking', 'registered') and number_state = 'confirmed';

-- Sent in alone with a number that another has: it looked registered, and never counted.
update child c set state = 'checking', registered_on = null
from child_submission s
where s.id = c.submission_id and s.is_sole and c.state = 'registered' and c.number_state = 'taken';
