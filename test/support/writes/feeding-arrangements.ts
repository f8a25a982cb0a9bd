/** Other systems: added, fed, and in conflict. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Arrangements, WriteStage } from './write-stage.ts';

const vigdis = { as: 'vigdis' } as const;

export function feedingArrangements(stage: WriteStage): Arrangements {
  const { db, portal } = stage;

  async function subscriber(): Promise<string> {
    const { id: by } = await stage.member();
    const added = {
      name: `System ${randomUUID()}`.slice(0, 30),
      purpose: 'member-system' as const,
      url: 'https://crm.forening.example/endringer',
      mayWrite: true,
    };
    const made = await inTransaction(db, (tx) =>
      portal.services.feeding.subscribers.add(tx, added, by, portal.clock.now()),
    );
    return made.clientId;
  }

  async function deadDelivery(): Promise<string> {
    const id = randomUUID();
    await sql`insert into register_delivery (id, subscriber_id, after_position, until_position, changes, created_at, dead_at)
      values (${id}, ${await subscriber()}, 0, 0, 1, now(), now())`.execute(db);
    return id;
  }

  async function conflict(): Promise<string> {
    const [id, member] = [randomUUID(), await stage.member()];
    const sent = {
      basedOn: 0,
      givenName: 'Kim',
      familyName: 'Prøve',
      country: 'NO',
      careOf: '',
      addressLine: 'Storgata 1',
      addressLine2: '',
      postalCode: '0182',
      postalPlace: 'Oslo',
    };
    await sql`insert into register_conflict (id, subscriber_id, person_id, based_on, sent, sent_at)
      values (${id}, ${await subscriber()}, ${member.id}, 0, ${JSON.stringify(sent)}::jsonb, now())`.execute(
      db,
    );
    return id;
  }

  return {
    'POST /api/administration/subscribers': async () => ({
      ...vigdis,
      body: { name: `System ${randomUUID()}`.slice(0, 30), purpose: 'post', url: '', mayWrite: false },
    }),
    'POST /api/administration/subscribers/:id/secrets': async () => ({
      ...vigdis,
      params: { id: await subscriber() },
    }),
    'PUT /api/administration/subscribers/:id/state': async () => ({
      ...vigdis,
      params: { id: await subscriber() },
      body: { state: 'paused' },
    }),
    'POST /api/administration/subscribers/:id/replays': async () => ({
      ...vigdis,
      params: { id: await subscriber() },
      body: { since: '2026-01-01T00:00:00Z' },
    }),
    'POST /api/administration/deliveries/:id/attempts': async () => ({
      ...vigdis,
      params: { id: await deadDelivery() },
    }),
    'POST /api/staff/register-conflicts/:id/decisions': async () => ({
      as: 'mona',
      params: { id: await conflict() },
      body: { decision: 'taken' },
    }),
    'POST /api/administration/register-conflicts/:id/decisions': async () => ({
      ...vigdis,
      params: { id: await conflict() },
      body: { decision: 'kept' },
    }),
  };
}
