/** Registrations of children as the portal keeps them: two that are done, one that waits, and one by a parent alone. */

import { createHash } from 'node:crypto';
import type { Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { demoChildren, demoPersons } from './demo-people.ts';

const id = (series: string, number: number) =>
  `5${series}000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const dayMs = 86_400_000;

type Sending = { number: number; personId: string; daysAgo: number; isSole: boolean; childIds: string[] };
const sendings = {
  lund: {
    number: 1,
    personId: demoPersons.kari.id,
    daysAgo: 400,
    isSole: false,
    childIds: [demoChildren.emma.id, demoChildren.jonas.id],
  },
  holm: { number: 2, personId: demoPersons.siri.id, daysAgo: 9, isSole: false, childIds: [id('0', 11)] },
  aas: { number: 3, personId: demoPersons.nils.id, daysAgo: 2, isSole: true, childIds: [id('0', 12)] },
} satisfies Record<string, Sending>;

/** Safe to run again: what is there already stays as it is. The children of Kari are there before. */
export async function seedChildren(tx: Transaction, now: Date): Promise<void> {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs);
  const day = (daysAgo: number) => norwegianDay(at(daysAgo));
  const known = await tx.selectFrom('child_submission').select('id').where('id', '=', id('1', 1)).execute();
  if (known.length > 0) return;
  await tx
    .insertInto('child_submission')
    .values(
      Object.values(sendings).map(({ number, personId, daysAgo, isSole, childIds }) => ({
        id: id('1', number),
        person_id: personId,
        sent_at: at(daysAgo),
        is_sole: isSole,
        child_ids: childIds,
        text_version: 'children-2026-11',
        declarations: JSON.stringify({ isNotElsewhere: true }),
        sign_in_reference: 'demo',
      })),
    )
    .execute();
  await tx
    .updateTable('child')
    .set({ submission_id: id('1', 1), registered_on: day(398) })
    .where('id', 'in', sendings.lund.childIds)
    .execute();
  await tx
    .insertInto('child')
    .values([
      {
        id: id('0', 11),
        submission_id: id('1', 2),
        given_name: 'Nora',
        family_name: 'Holm',
        born_on: day(4 * 365),
        state: 'waiting',
      },
      {
        id: id('0', 12),
        submission_id: id('1', 3),
        given_name: 'Ask',
        family_name: 'Aas',
        born_on: day(6 * 365),
        state: 'checking',
      },
    ])
    .execute();
  await tx
    .insertInto('child_guardian')
    .values([
      { child_id: id('0', 11), person_id: demoPersons.siri.id, is_registrant: true, declared_at: at(9) },
      { child_id: id('0', 12), person_id: demoPersons.nils.id, is_registrant: true, declared_at: at(2) },
    ])
    .execute();
  await tx
    .insertInto('guardian_invitation')
    .values({
      id: id('2', 2),
      submission_id: id('1', 2),
      name: 'Per Dahl',
      contact_kind: 'email',
      contact_value: 'per@giver.example',
      // This code is unused: the letter was sent before the portal existed.
      code_hash: createHash('sha256').update(id('2', 2)).digest(),
      created_at: at(9),
      expires_at: at(-21),
      sent_at: at(9),
      reminded_at: at(2),
    })
    .execute();
  const { kari, jon, siri, nils } = demoPersons;
  const events: [childId: string, kind: string, personId: string | null, daysAgo: number][] = [
    ...sendings.lund.childIds.flatMap((childId): typeof events => [
      [childId, 'sent', kari.id, 400],
      [childId, 'invited', null, 400],
      [childId, 'confirmed', jon.id, 398],
    ]),
    [id('0', 11), 'sent', siri.id, 9],
    [id('0', 11), 'invited', null, 9],
    [id('0', 11), 'reminded', null, 2],
    [id('0', 12), 'sent', nils.id, 2],
    [id('0', 12), 'checking', null, 2],
  ];
  await tx
    .insertInto('child_event')
    .values(
      events.map(([childId, kind, personId, daysAgo], n) => ({
        id: id('3', n),
        child_id: childId,
        kind,
        person_id: personId,
        happened_at: at(daysAgo),
      })),
    )
    .execute();
}
