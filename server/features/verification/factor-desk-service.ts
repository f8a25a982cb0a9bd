/** New second steps of those who see others' data: a colleague says yes to each. */
import type { ColleagueFactors } from '#contract/sign-in-change-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isSignInRecent, requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import { logLooks } from '../staff-desk/access-log-service.ts';
import { listWaitingFactors, setFactorApproved } from './sign-in-change-repository.ts';
import { maskedContact } from './verification-rules.ts';

type Act = { actor: Actor; now: Date; requestId: string };
export type FactorDesk = ReturnType<typeof createFactorDesk>;

export function createFactorDesk() {
  async function show(tx: Transaction, by: Act): Promise<ColleagueFactors> {
    const waiting = await listWaitingFactors(tx);
    const persons = [...new Set(waiting.map(({ personId }) => personId))];
    const others = persons.filter((id) => id !== by.actor.personId);
    await logLooks(tx, by, { reason: 'recovery', fields: ['name', 'contact-points'] }, others);
    return {
      isSignInRecent: isSignInRecent(by.actor.signIn.authenticatedAt, by.now),
      factors: waiting.map(({ id, personId, staffId, name, kind, value, askedAt, countsFrom }) => ({
        id,
        name,
        kind,
        askedAt: askedAt.toISOString(),
        countsFrom: countsFrom.toISOString(),
        value: maskedContact(kind, value),
        isMine: [personId, staffId].includes(by.actor.personId),
      })),
    };
  }

  return {
    list: (db: Database, by: Act): Promise<ColleagueFactors> => inTransaction(db, (tx) => show(tx, by)),

    /** @throws Refusal SIGN_IN_AGAIN, NOT_FOUND, SECOND_PERSON_NEEDED */
    async approve(tx: Transaction, by: Act, id: string): Promise<ColleagueFactors> {
      const { actor, now } = by;
      requireRecentSignIn(actor, now);
      const one = (await listWaitingFactors(tx)).find((waiting) => waiting.id === id);
      if (!one) throw new Refusal('NOT_FOUND');
      if ([one.personId, one.staffId].includes(actor.personId)) throw new Refusal('SECOND_PERSON_NEEDED');
      await setFactorApproved(tx, id, actor.personId, now);
      return show(tx, by);
    },
  };
}
