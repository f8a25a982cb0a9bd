import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '#server/platform/database/database.ts';

export async function addConsent(
  tx: Transaction,
  event: { personId: string; purpose: string; isGiven: boolean; textVersion: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('consent_event')
    .values({
      id: randomUUID(),
      person_id: event.personId,
      purpose: event.purpose,
      is_given: event.isGiven,
      text_version: event.textVersion,
      channel: 'portal',
      happened_at: event.at,
    })
    .execute();
}

/** Of a register that is brought in: the days are Norwegian. */
export async function addImportedConsents(
  tx: Transaction,
  members: readonly {
    personId: string;
    consents: readonly { purpose: string; isGiven: boolean; on: string }[];
    consentText: string;
  }[],
): Promise<void> {
  const events = members.flatMap(({ personId, consents, consentText: textVersion }) =>
    consents.map((consent) => ({ id: randomUUID(), personId, textVersion, ...consent })),
  );
  if (!events.length) return;
  await sql`insert into consent_event (id, person_id, purpose, is_given, text_version, channel, happened_at)
    select id, "personId", purpose, "isGiven", "textVersion", 'import', "on"::timestamp at time zone 'Europe/Oslo'
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      as r (id uuid, "personId" uuid, purpose text, "isGiven" boolean, "textVersion" text, "on" date)`.execute(
    tx,
  );
}

/** Of an old system, each with an id that is known: `undo` finds them by it. */
export async function addMovedConsents(
  tx: Transaction,
  events: readonly {
    id: string;
    personId: string;
    purpose: string;
    isGiven: boolean;
    wording: string;
    on: string;
  }[],
): Promise<void> {
  await sql`insert into consent_event (id, person_id, purpose, is_given, text_version, channel, happened_at)
    select id, "personId", purpose, "isGiven", wording, 'import', "on"::timestamp at time zone 'Europe/Oslo'
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      as r (id uuid, "personId" uuid, purpose text, "isGiven" boolean, wording text, "on" date)`.execute(tx);
}

export async function removeMovedConsents(tx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`select undo_moved_consents(${ids as string[]}::uuid[])`.execute(tx);
}

/** Deletion from the log is allowed for this person only. */
export async function forgetConsents(tx: Transaction, personId: string): Promise<void> {
  await sql`select forget_consents(${personId})`.execute(tx);
}
