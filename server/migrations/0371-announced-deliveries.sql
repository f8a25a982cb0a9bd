-- When the reader was told that the issue is out: they are told some at a time, each once.
alter table magazine_delivery add column announced_at timestamptz;
create index magazine_delivery_unannounced on magazine_delivery (issue_id, id) where kind = 'digital' and announced_at is null;
