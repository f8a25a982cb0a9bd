-- Whoever is not there when their turn comes is told, and the turn is held for them. Until they come it takes nobody's room.
alter table ceremony_ticket add column seen_at timestamptz; -- first seen since they were let in
alter table ceremony_ticket add column told_at timestamptz;
-- Those who have a turn now have been told of it by the page.
update ceremony_ticket set seen_at = admitted_at where state = 'admitted';
create index ceremony_ticket_unseen on ceremony_ticket (admitted_at) where state = 'admitted' and seen_at is null and told_at is null;
