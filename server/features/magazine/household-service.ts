/**
 * «Ett eksemplar hjemme hos oss»: one person gets a code and gives it to those they live with; each of them says yes on
 * their own page. It reveals neither where a person lives nor who else reads the magazine there.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Attention } from '#contract/home-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import {
  addHousehold,
  addToHousehold,
  dropHouseholdEnd,
  findHouseholdByCode,
  findHouseholdOf,
  isLeftWithout,
  leaveHousehold,
} from './household-repository.ts';
import { findReaderForChange } from './magazine-repository.ts';
import { addressKey, householdCode } from './magazine-rules.ts';
import { invalid } from './magazine-service.ts';

/** More live in no household that one copy is enough for. */
const mostMembers = 10;

/** Only where paper comes to an address: there is nothing else to share. */
async function requirePaper(tx: Transaction, personId: string, field: string) {
  const { channel, address, isAddressShielded } = await findReaderForChange(tx, personId);
  if (channel !== 'paper' || !address || isAddressShielded)
    throw invalid([{ path: `/${field}`, code: 'INVALID' }]);
  return address;
}

export const magazineHouseholds = {
  /** A second time changes nothing. @throws Refusal INVALID_INPUT */
  async begin(tx: Transaction, { personId }: Actor, now: Date): Promise<void> {
    await requirePaper(tx, personId, 'channel');
    if (await findHouseholdOf(tx, personId)) return;
    await addHousehold(tx, { id: randomUUID(), code: householdCode(randomBytes(8)), personId, at: now });
  },

  /** A code of another address answers like one that does not exist. @throws Refusal INVALID_INPUT */
  async join(tx: Transaction, { personId }: Actor, code: string, now: Date): Promise<void> {
    const own = addressKey(await requirePaper(tx, personId, 'code'));
    const household = await findHouseholdByCode(tx, code);
    const first = household?.members[0]?.address;
    const isHome = first && addressKey(first) === own && household.members.length < mostMembers;
    if (!household || !isHome) throw invalid([{ path: '/code', code: 'INVALID' }]);
    if (household.members.some((one) => one.personId === personId)) return;
    await leaveHousehold(tx, personId);
    await addToHousehold(tx, { householdId: household.id, personId, at: now });
  },

  leave: (tx: Transaction, { personId }: Actor): Promise<void> => leaveHousehold(tx, personId),

  /** The one who was left has seen it. Twice is once. */
  see: (tx: Transaction, { personId }: Actor): Promise<void> => dropHouseholdEnd(tx, personId),
};

/** What it asks of the person on «Min side»: the address gets no copy, since no one else has one there. */
export async function attentionToLeftAlone(
  db: Database,
  personId: string,
  today: string,
): Promise<Attention[]> {
  return (await isLeftWithout(db, personId, today)) ? [{ code: 'MAGAZINE_ALONE', name: null, on: null }] : [];
}
