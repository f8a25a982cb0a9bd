-- Jobs that wait now, or waited in a backup of before, say what those enqueued from here on say: that they send something.
do $$ begin
  if to_regclass('pgboss.job') is not null then
    update pgboss.job set data = coalesce(data, '{}') || '{"sends": true}'
    where state in ('created', 'retry', 'active') and name ~ '^(deliver|send|tell)-';
  end if;
end $$;
