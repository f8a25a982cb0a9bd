/** Reported deaths: one where the person is known, and one that member service must match to a person. */

import type { Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';

const id = (number: number) => `d0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const hourMs = 3_600_000;

/** Safe to run again: what is there already stays as it is. */
export async function seedDeaths(tx: Transaction, now: Date): Promise<void> {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * hourMs);
  const day = (hoursAgo: number) => norwegianDay(at(hoursAgo));
  const known = await tx.selectFrom('death_report').select('id').where('id', '=', id(1)).execute();
  if (known.length > 0) return;
  const odd = { id: id(9), bornOn: '1938-06-12' };
  await tx
    .insertInto('person')
    .values({
      id: odd.id,
      given_name: 'Odd',
      family_name: 'Vik',
      born_on: odd.bornOn,
      magazine: 'paper',
      country: 'NO',
      address_lines: ['Eksempelveien 7'],
      postal_code: '7010',
      postal_place: 'Trondheim',
    })
    .execute();
  await tx
    .insertInto('death_report')
    .values([
      {
        id: id(1),
        source: 'relative',
        state: 'waiting',
        reported_at: at(3),
        name: 'Odd Vik',
        born_on: odd.bornOn,
        died_on: day(72),
        person_id: odd.id,
        relation: 'child',
        reporter_name: 'Marte Vik',
        reporter_phone: '+4768050071',
        wants_talk: true,
        reporter_proven_at: at(3),
      },
      {
        id: id(2),
        source: 'relative',
        state: 'waiting',
        reported_at: at(26),
        name: 'Inger Solbakken',
        address: 'Bakkegata 4, 5003 Bergen',
        relation: 'friend',
        reporter_name: 'Wenche Moe',
        reporter_email: 'wenche@nabo.example',
      },
    ])
    .execute();
  await tx
    .insertInto('person_hold')
    .values({ person_id: odd.id, began_at: at(3), scope: 'paper' })
    .execute();
}
