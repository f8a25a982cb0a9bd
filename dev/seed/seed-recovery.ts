/** Somebody who has lost the way to sign in, and waits for the second person at the desk. */
import { sql } from 'kysely';
import type { Transaction } from '#server/platform/database/database.ts';
import { demoPersons } from './demo-people.ts';

const id = (number: number) => `d5000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Safe to run again: what is there already stays as it is. */
export async function seedRecovery(tx: Transaction, now: Date): Promise<void> {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * 3_600_000);
  // The numbers of the demo have stood there for long.
  await sql`update person set phone_set_at = ${at(24 * 400)} where phone_set_at > ${at(24 * 30)}`.execute(tx);
  const known = await tx.selectFrom('account_recovery').select('id').where('id', '=', id(1)).execute();
  if (known.length > 0) return;
  const contact = { email: 'tove.gammel@person.example', phone: '+4768050072' };
  await tx
    .insertInto('person')
    .values({
      id: id(9),
      given_name: 'Tove',
      family_name: 'Hagen',
      born_on: '1951-05-30',
      ...contact,
      country: 'NO',
      address_lines: ['Eksempelveien 9'],
      postal_code: '7010',
      postal_place: 'Trondheim',
      phone_set_at: at(24 * 400),
    })
    .execute();
  await tx
    .insertInto('account_recovery')
    .values({
      id: id(1),
      person_id: id(9),
      matched: ['born-on', 'postal-code'],
      checked_at: at(2),
      started_by: demoPersons.mona.id,
      requested_at: at(1.5),
      lost: 'email',
      identity: 'call-back',
      new_email: 'tove.ny@person.example',
      told_email: contact.email,
      told_phone: contact.phone,
      remark: 'Ringte tilbake på mobilen vi har. Tove har byttet arbeidsgiver og mistet e-posten der.',
    })
    .execute();
}
