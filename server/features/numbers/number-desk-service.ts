/** Member service finds out whose number it is. Each look at both persons is logged in its own transaction. */
import type { SeenField } from '#contract/look-values.ts';
import type { NumberCase, NumberDecision } from '#contract/number-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import type { Announce } from '../notices/notices-service.ts';
import { persons } from '../persons/person-service.ts';
import { logLooks } from '../staff-desk/access-log-service.ts';
import { findCasePerson, findNumberCase, listNumberCases } from './number-desk-repository.ts';
import { findOwner, holdNumber } from './number-repository.ts';

type Act = { actor: Actor; now: Date; requestId: string };
const fields: SeenField[] = ['name', 'birth-date', 'membership'];

export type NumberDesk = ReturnType<typeof createNumberDesk>;

export function createNumberDesk(needs: { announce: Announce }) {
  const look = (tx: Transaction, act: Act, subjectId: string, persons: string[], remark: string | null) =>
    logLooks(tx, act, { reason: 'number-check', subjectId, fields, remark }, persons);

  /** Gone from them; they are told that the number they gave could not be used. */
  async function takeFrom(tx: Transaction, personId: string, now: Date): Promise<void> {
    await persons.removeNumber(tx, personId);
    await needs.announce(tx, { personId, kind: 'number-removed', subjectId: personId, now });
  }

  return {
    async list(db: Database) {
      const cases = await listNumberCases(db);
      return { cases: cases.map(({ id, givenAt }) => ({ id, givenAt: givenAt?.toISOString() ?? null })) };
    },

    /** Null where there is nothing to decide. */
    getCase: (db: Database, act: Act, id: string): Promise<NumberCase | null> =>
      inTransaction(db, async (tx) => {
        const facts = await findNumberCase(tx, id, { hold: false });
        if (!facts) return null;
        const ownerId = await findOwner(tx, facts.index);
        const shown: NumberCase = {
          id,
          givenAt: facts.givenAt?.toISOString() ?? null,
          person: await findCasePerson(tx, id),
          owner: ownerId === undefined ? null : await findCasePerson(tx, ownerId),
        };
        await look(tx, act, id, ownerId === undefined ? [id] : [id, ownerId], null);
        return shown;
      }),

    /** An employee cannot decide on a number of their own. @throws Refusal NOT_FOUND, FORBIDDEN, SIGN_IN_AGAIN */
    async decide(tx: Transaction, act: Act, id: string, decision: NumberDecision) {
      const { actor, now } = act;
      const open = await findNumberCase(tx, id, { hold: false });
      if (!open) throw new Refusal('NOT_FOUND');
      requireRecentSignIn(actor, now);
      await holdNumber(tx, open.index);
      const facts = await findNumberCase(tx, id, { hold: true });
      if (!facts) throw new Refusal('NOT_FOUND');
      const ownerId = await findOwner(tx, facts.index);
      if (actor.personId === id || actor.personId === ownerId) throw new Refusal('FORBIDDEN');
      if (decision.outcome === 'drop') await takeFrom(tx, id, now);
      else {
        if (ownerId !== undefined) await takeFrom(tx, ownerId, now);
        await persons.setNumberState(tx, id, 'confirmed');
      }
      await look(tx, act, id, ownerId === undefined ? [id] : [id, ownerId], decision.reason);
      return { outcome: decision.outcome };
    },
  };
}
