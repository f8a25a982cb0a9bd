/** Subscribers, what was done with them, and what has been sent to each. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { FeedPurpose } from '#contract/register-feed.ts';
import type { SubscriberState } from '#contract/subscriber-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type SubscriberRow = {
  id: string;
  name: string;
  purpose: FeedPurpose;
  url: string | null;
  mayWrite: boolean;
  secretSealed: Buffer;
  formerSecretSealed: Buffer | null;
  secretMadeAt: Date;
  state: SubscriberState;
  position: number;
  lastDeliveredAt: Date | null;
};
const columns = sql`s.id, s.name, s.purpose, s.url, s.may_write as "mayWrite", s.secret_sealed as "secretSealed",
  s.former_secret_sealed as "formerSecretSealed", s.secret_made_at as "secretMadeAt", s.state,
  s.position::float8 as position, s.last_delivered_at as "lastDeliveredAt"`;

export async function findSubscriber(db: Database, id: string): Promise<SubscriberRow | undefined> {
  const { rows } = await sql<SubscriberRow>`
    select ${columns} from register_subscriber s where s.id::text = ${id}`.execute(db);
  return rows[0];
}

/** As {@link findSubscriber}, and locks it: it is sent one message, and reads one page, at a time. */
export async function holdSubscriber(tx: Transaction, id: string): Promise<SubscriberRow | undefined> {
  const { rows } = await sql<SubscriberRow>`
    select ${columns} from register_subscriber s where s.id::text = ${id} for update`.execute(tx);
  return rows[0];
}

/** Those that are sent changes. */
export async function listFedIds(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('register_subscriber')
    .select('id')
    .where('state', '=', 'active')
    .where('url', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

export type SubscriberSummary = SubscriberRow & {
  copies: number;
  waiting: number;
  failedAttempts: number;
  dead: number;
  unacknowledged: number;
  conflicts: number;
};

export async function listSubscribers(db: Database): Promise<SubscriberSummary[]> {
  const { rows } = await sql<SubscriberSummary>`
    select ${columns},
      (select count(*)::int from register_copy c where c.subscriber_id = s.id) as copies,
      (select count(*)::int from register_change c where c.position > s.position) as waiting,
      coalesce((select d.attempts from register_delivery d
        where d.subscriber_id = s.id and d.next_attempt_at is not null), 0) as "failedAttempts",
      (select count(*)::int from register_delivery d where d.subscriber_id = s.id and d.dead_at is not null) as dead,
      (select count(*)::int from register_copy c
        where c.subscriber_id = s.id and c.erasure_at is not null) as unacknowledged,
      (select count(*)::int from register_conflict c
        where c.subscriber_id = s.id and c.decision is null) as conflicts
    from register_subscriber s order by s.state = 'ended', s.name`.execute(db);
  return rows;
}

/** @returns false where the name is taken */
export async function addSubscriber(
  tx: Transaction,
  added: Pick<SubscriberRow, 'id' | 'name' | 'purpose' | 'url' | 'mayWrite' | 'secretSealed' | 'position'> & {
    at: Date;
  },
): Promise<boolean> {
  const { at } = added;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('register_subscriber')
    .values({
      id: added.id,
      name: added.name,
      purpose: added.purpose,
      url: added.url,
      may_write: added.mayWrite,
      secret_sealed: added.secretSealed,
      secret_made_at: at,
      created_at: at,
      state: 'active',
      position: added.position,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** The one before is valid for a while. */
export async function replaceSecret(tx: Transaction, id: string, sealed: Buffer, at: Date): Promise<void> {
  await sql`
    update register_subscriber set former_secret_sealed = secret_sealed, secret_sealed = ${sealed},
      secret_made_at = ${at} where id = ${id}`.execute(tx);
}

/** Those that are not valid any more. */
export async function forgetFormerSecrets(db: Database, madeBefore: Date): Promise<void> {
  await sql`update register_subscriber set former_secret_sealed = null
    where secret_made_at < ${madeBefore} and former_secret_sealed is not null`.execute(db);
}

export async function setState(tx: Transaction, id: string, state: SubscriberState): Promise<void> {
  await tx.updateTable('register_subscriber').set({ state }).where('id', '=', id).execute();
}

/** What waits is dropped: it is sent from there. */
export async function setPosition(tx: Transaction, id: string, position: number): Promise<void> {
  await sql`delete from register_delivery where subscriber_id = ${id} and next_attempt_at is not null`.execute(
    tx,
  );
  await movePosition(tx, id, position);
}

export async function movePosition(tx: Transaction, id: string, position: number): Promise<void> {
  await tx.updateTable('register_subscriber').set({ position: position }).where('id', '=', id).execute();
}

export type SubscriberEventKind =
  | 'added'
  | 'secret-made'
  | 'paused'
  | 'resumed'
  | 'ended'
  | 'replayed'
  | 'sent-again';

export async function addSubscriberEvent(
  tx: Transaction,
  event: { subscriberId: string; kind: SubscriberEventKind; detail: string; by: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('register_subscriber_event')
    .values({
      id: randomUUID(),
      subscriber_id: event.subscriberId,
      kind: event.kind,
      detail: event.detail,
      made_by: event.by,
      happened_at: event.at,
    })
    .execute();
}

export async function listSubscriberEvents(
  db: Database,
  subscriberId: string,
): Promise<{ kind: SubscriberEventKind; detail: string; by: string; at: Date }[]> {
  const { rows } = await sql<{ kind: SubscriberEventKind; detail: string; by: string; at: Date }>`
    select e.kind, e.detail, coalesce(trim(p.given_name || ' ' || p.family_name), '') as by, e.happened_at as at
    from register_subscriber_event e left join person p on p.id = e.made_by
    where e.subscriber_id = ${subscriberId} order by e.happened_at desc limit 50`.execute(db);
  return rows;
}

/** Copies that were to be erased. The oldest first. */
export async function listUnacknowledged(
  db: Database,
  subscriberId: string,
): Promise<{ subject: string; at: Date }[]> {
  const { rows } = await sql<{ subject: string; at: Date }>`
    select subject, erasure_at as at from register_copy
    where subscriber_id = ${subscriberId} and erasure_at is not null
    order by erasure_at, subject limit 100`.execute(db);
  return rows;
}
