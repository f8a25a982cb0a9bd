/** The portal with people to ask about, and people who ask. */
import { randomUUID } from 'node:crypto';
import type { EndpointKey } from '#contract/endpoint.ts';
import { addDays } from '#contract/values/working-days.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { tenorNumber } from '../../dev/seed/tenor-number.ts';
import { childrenSteps } from './children-steps.ts';
import type { TestPortal } from './test-portal.ts';

/** What can be asked about: a person of the register, or somebody made up in the same way. */
export type Asked = {
  number: string;
  childNumber: string;
  name: string;
  bornOn: string;
  email: string;
  phone: string;
  codeId: string;
};
export type Caller = { token: string; personId: string };
export type OracleWorld = ReturnType<typeof createOracleWorld>;

/** Of everybody who asks. */
export const name = { givenName: 'Káren', familyName: 'Eira' };
const typedDay = (day: string) => day.split('-').reverse().join('.');

export function createOracleWorld(portal: TestPortal) {
  const steps = childrenSteps(portal);
  const { db } = portal;
  const as = (caller: Caller | null, key: EndpointKey, body?: object, params?: Record<string, string>) =>
    portal.call(null, key, {
      ...(caller && { token: caller.token }),
      ...(body && { body }),
      ...(params && { params }),
    });

  /** One that only has an account. */
  async function newcomer(): Promise<Caller> {
    const token = await portal.issuer.tokenFor({
      subject: randomUUID(),
      name: 'hefinn Ny bruker',
      emails: [`kim-${randomUUID()}@person.example`],
    });
    const me = await portal.call(null, 'GET /api/me', { token });
    return { token, personId: (me.body as unknown as { person: { id: string } }).person.id };
  }

  /** A grown-up member whose number is missing. */
  async function member(bornOn: string): Promise<Caller> {
    const caller = await newcomer();
    const { personId } = caller;
    await db
      .updateTable('person')
      .set({ given_name: name.givenName, family_name: name.familyName, born_on: bornOn })
      .where('id', '=', personId)
      .execute();
    await addMembership(personId);
    return caller;
  }
  let membersAdded = 0;
  const addMembership = (personId: string) =>
    db
      .insertInto('membership')
      .values({
        id: randomUUID(),
        person_id: personId,
        joined_on: '2020-01-01',
        number: String(700_000 + membersAdded++),
      })
      .execute();

  const anyAccount = async () =>
    (await db.selectFrom('account').select('id').limit(1).executeTakeFirstOrThrow()).id;

  /** In the same round both are born on the same day, and nothing else is known of either. */
  async function pair(round: number): Promise<{ known: Asked; unknown: Asked; bornOn: string }> {
    // More days than rounds: each pair has numbers of its own.
    const bornOn = addDays('1950-01-01', round);
    const childBornOn = addDays(norwegianDay(portal.clock.now()), -700 - (round % 3000));
    const childSkip = 2 * Math.floor(round / 3000);
    const of = (which: 0 | 1): Asked => {
      const tail = String(round).padStart(5, '0');
      return {
        number: tenorNumber(bornOn, which),
        childNumber: tenorNumber(childBornOn, childSkip + which),
        name: `Ask ${which ? 'Nei' : 'Jau'}${'abcdefghij'[round % 10]}`,
        bornOn: typedDay(bornOn),
        email: `om-${which}-${tail}@person.example`,
        phone: `+476805${String((2 * round + which) % 10_000).padStart(4, '0')}`,
        codeId: randomUUID(),
      };
    };
    const [known, unknown] = [of(0), of(1)];
    const id = randomUUID();
    const { sealed, index } = portal.seal(id, known.number);
    const [givenName, familyName] = known.name.split(' ') as [string, string];
    await db
      .insertInto('person')
      .values({
        id,
        given_name: givenName,
        family_name: familyName,
        born_on: bornOn,
        email: known.email,
        phone: known.phone,
        email_verified_at: new Date(),
        phone_verified_at: new Date(),
        fodselsnummer_sealed: sealed,
        fodselsnummer_index: index,
      })
      .execute();
    await addMembership(id);
    await db
      .insertInto('contact_code')
      .values({
        id: known.codeId,
        person_id: id,
        account_id: await anyAccount(),
        kind: 'email',
        value: known.email,
        is_change: false,
        salt: 'x',
        code_hash: 'x',
        asked_at: portal.clock.now(),
        expires_at: new Date(portal.clock.now().getTime() + 600_000),
      })
      .execute();
    const childId = randomUUID();
    const child = portal.seal(childId, known.childNumber);
    await db
      .insertInto('child')
      .values({
        id: childId,
        given_name: 'Kim',
        family_name: 'Eira',
        born_on: childBornOn,
        state: 'registered',
        fodselsnummer_sealed: child.sealed,
        fodselsnummer_index: child.index,
        registered_on: '2026-01-01',
      })
      .execute();
    return { known, unknown, bornOn };
  }

  /** How much may be asked in a day is another suite's; here everybody may always ask. */
  async function forgetCounters(): Promise<void> {
    for (const table of ['attempt_counter', 'number_try'] as const) await db.deleteFrom(table).execute();
  }

  return { portal, steps, as, newcomer, member, pair, forgetCounters };
}
