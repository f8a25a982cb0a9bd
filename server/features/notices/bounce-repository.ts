/** E-mail that came back for good. */
import { sql } from 'kysely';
import type { Transaction } from '#server/platform/database/database.ts';

/**
 * Keeps one bounce for each notice. Not where the notice had left before the address was known to be theirs: then it
 * was another address, or it has been corrected since.
 * @returns whose it was; undefined where it does not count
 */
export async function addBounce(
  tx: Transaction,
  bounce: { noticeId: string; source: 'refused' | 'report'; at: Date },
): Promise<string | undefined> {
  const { noticeId, source, at } = bounce;
  const { rows } = await sql<{ personId: string }>`
    insert into mail_bounce (notice_id, person_id, source, happened_at)
    select n.id, n.person_id, ${source}, ${at} from notice n join person p on p.id = n.person_id
    where n.id = ${noticeId} and p.email is not null and n.channel is null
      and (${source} = 'refused' or coalesce(n.sent_at, n.created_at) >= coalesce(p.email_verified_at, '-infinity'))
    on conflict (notice_id) do nothing
    returning person_id as "personId"`.execute(tx);
  return rows[0]?.personId;
}
