/** Member service registers a member who joins by telephone or on paper. Each function runs in the caller's transaction. */
import { randomUUID } from 'node:crypto';
import type { DeskJoining, DeskJoiningAnswer } from '#contract/desk-joining-endpoints.ts';
import { setAgreedLanguage } from '#server/platform/database/agreed-language.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import type { JoiningService } from '../joining/joining-service.ts';
import type { Announce } from '../notices/notices-service.ts';
import { persons } from '../persons/person-service.ts';
import { logLooks } from '../staff-desk/access-log-service.ts';
import type { Act } from '../staff-desk/desk-case-service.ts';
import type { DeskPersonService } from '../staff-desk/desk-person-service.ts';
import { addAct, findDetails } from './desk-act-repository.ts';
import { declarationMoment } from './desk-act-rules.ts';

export type DeskJoiningService = ReturnType<typeof createDeskJoiningService>;

export function createDeskJoiningService(needs: {
  joining: Pick<JoiningService, 'joinAtDesk'>;
  announce: Announce;
  persons: Pick<DeskPersonService, 'searchDoubles'>;
}) {
  /**
   * Of one who is in the register already, where they are reached stays: changing that is a correction, which is told.
   * @throws Refusal NOT_FOUND, FORBIDDEN
   */
  async function known(tx: Transaction, { actor }: Act, personId: string) {
    const facts = await findDetails(tx, personId);
    if (!facts) throw new Refusal('NOT_FOUND');
    if (personId === actor.personId || facts.isAddressShielded || facts.isDead)
      throw new Refusal('FORBIDDEN');
    return { ...(facts.email && { email: facts.email }), ...(facts.phone && { phone: facts.phone }) };
  }

  return {
    /**
     * Those who may be the same are shown first, and nothing is stored before the employee has looked at them.
     * @throws Refusal SIGN_IN_AGAIN, INVALID_INPUT, CHANGED_ELSEWHERE for a member, TOO_MANY_LOOKS
     */
    async register(tx: Transaction, by: Act, typed: DeskJoining): Promise<DeskJoiningAnswer> {
      const { actor, now } = by;
      requireRecentSignIn(actor, now);
      const joinedAt = declarationMoment(typed.declaredOn, norwegianDay(now), now);
      if (!joinedAt)
        throw new Refusal('INVALID_INPUT', { fields: [{ path: '/declaredOn', code: 'INVALID' }] });
      if (typed.personId === null && !typed.isNew) {
        const doubles = await needs.persons.searchDoubles(tx, by, { ...typed, remark: typed.reference });
        if (doubles.length > 0) return { outcome: 'doubles', persons: doubles };
      }
      const personId = typed.personId ?? randomUUID();
      const contact = typed.personId ? await known(tx, by, typed.personId) : {};
      const { givenName, familyName } = typed;
      if (!typed.personId) await persons.add(tx, { id: personId, givenName, familyName });
      const { channel, reference, textVersion, purposeVersion, fodselsnummer, answer } = typed;
      const details = { ...typed, ...contact, isAddressShielded: false, newsEmail: false, newsSms: false };
      const registered = { channel, registeredBy: actor.personId, reference, textVersion, purposeVersion };
      const joined = { ...registered, personId, details, fodselsnummer, answer };
      // What is read aloud, and stands on the form, is in bokmål on the pages of each language.
      await setAgreedLanguage(tx, 'nb');
      const number = await needs.joining.joinAtDesk(tx, joined, { joinedAt, now });
      await addAct(tx, {
        id: randomUUID(),
        personId,
        staffId: actor.personId,
        enquiryId: null,
        kind: 'joined',
        before: null,
        after: number,
        reason: reference,
        undoes: null,
        at: now,
      });
      await needs.announce(tx, { personId, kind: 'joined-at-desk', subjectId: personId, now });
      const look = { reason: 'written' as const, remark: reference };
      await logLooks(tx, by, { ...look, fields: ['name', 'birth-date', 'membership', 'contact-points'] }, [
        personId,
      ]);
      return { outcome: 'joined', personId, number };
    },
  };
}
