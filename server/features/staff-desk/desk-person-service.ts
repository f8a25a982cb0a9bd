/**
 * Member service looks at a person: with a case of the person's, or with a reason in words. What is seen and that it
 * was seen are one transaction; where the log cannot be written, nothing is shown.
 */

import type { DeskPerson, PersonHit } from '#contract/desk-person-endpoints.ts';
import type { SeenField } from '#contract/look-values.ts';
import { countAttempt } from '#server/platform/database/attempts.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { NumberSeal } from '#server/platform/sealed-number.ts';
import { requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import { type Look, logLooks } from './access-log-service.ts';
import type { Act } from './desk-case-service.ts';
import {
  addReason,
  findDoubles,
  findPerson,
  findPersons,
  findReason,
  type HitRow,
  hitsShown,
  isCaseOf,
  listPersonEnquiries,
  listPersonNotices,
  type PersonFacts,
  personExists,
  wasFoundFrom,
} from './desk-person-repository.ts';
import { maskedEmail, maskedPhone, readPersonTerm } from './desk-rules.ts';

export type DeskPersonService = ReturnType<typeof createDeskPersonService>;

/** How long a written reason is good for. */
const reasonMinutes = 30;
/** More than a busy day needs; less than it takes to copy a register. */
const perHour = { search: 30, person: 60, details: 60, timeline: 120, number: 10 };

type Ground = Pick<Look, 'reason' | 'subjectId' | 'remark'>;

export function createDeskPersonService(needs: { seal: Pick<NumberSeal, 'open'> }) {
  async function countOnce(tx: Transaction, { actor, now }: Act, kind: keyof typeof perHour): Promise<void> {
    const windowEnds = new Date(now.getTime() + 3_600_000);
    const looks = await countAttempt(tx, `desk-look:${kind}:${actor.personId}`, now, windowEnds);
    if (looks > perHour[kind]) throw new Refusal('TOO_MANY_LOOKS', { retryAfterSeconds: 3600 });
  }

  async function writtenGround(
    db: Database,
    { actor, now }: Act,
    personId: string,
    id: string | undefined,
  ): Promise<Ground | null> {
    if (!id) return null;
    const since = new Date(now.getTime() - reasonMinutes * 60_000);
    const remark = await findReason(db, { id, staffId: actor.personId, personId, since });
    return remark === undefined ? null : { reason: 'written', subjectId: null, remark };
  }

  /** @throws Refusal REASON_NEEDED, before anything is said of whether there is such a person */
  async function groundFor(
    tx: Transaction,
    by: Act,
    personId: string,
    why: { enquiryId?: string | undefined; reasonId?: string | undefined },
  ): Promise<Ground> {
    const { enquiryId } = why;
    if (enquiryId && (await isCaseOf(tx, enquiryId, personId)))
      return { reason: 'enquiry', subjectId: enquiryId, remark: null };
    const ground = await writtenGround(tx, by, personId, why.reasonId);
    if (!ground) throw new Refusal('REASON_NEEDED');
    return ground;
  }

  return {
    groundFor,
    countOnce,

    /** Whether the person came up when the caller searched from this case: that search has a reason, and is logged. */
    cameUpIn: (tx: Transaction, { actor, now }: Act, enquiryId: string, personId: string) =>
      wasFoundFrom(tx, {
        enquiryId,
        personId,
        staffId: actor.personId,
        since: new Date(now.getTime() - reasonMinutes * 60_000),
      }),

    /** @throws Refusal INVALID_INPUT where it is too little to search by, TOO_MANY_LOOKS */
    async search(tx: Transaction, by: Act, search: { term: string; reason: string }) {
      const term = readPersonTerm(search.term);
      if (!term) throw new Refusal('INVALID_INPUT', { fields: [{ path: '/term', code: 'INVALID' }] });
      await countOnce(tx, by, 'search');
      const found = await findPersons(tx, term);
      const shown = found.slice(0, hitsShown);
      const fields: SeenField[] = ['name', 'birth-date', 'membership', 'contact-points'];
      await logLooks(
        tx,
        by,
        { reason: 'search', remark: search.reason, fields },
        shown.map(({ id }) => id),
      );
      return { persons: shown.map(hitOf), isMore: found.length > shown.length };
    },

    /** Those who may be the same as one who joins; each is a look like a hit of a search. @throws Refusal TOO_MANY_LOOKS */
    async searchDoubles(
      tx: Transaction,
      by: Act,
      one: Parameters<typeof findDoubles>[1] & { remark: string },
    ): Promise<PersonHit[]> {
      await countOnce(tx, by, 'search');
      const found = await findDoubles(tx, one);
      const fields: SeenField[] = ['name', 'birth-date', 'membership', 'contact-points'];
      const ids = found.map(({ id }) => id);
      await logLooks(tx, by, { reason: 'search', remark: one.remark, fields }, ids);
      return found.map(hitOf);
    },

    /** @throws Refusal NOT_FOUND */
    async writeReason(tx: Transaction, { actor, now }: Act, personId: string, words: string) {
      if (!(await personExists(tx, personId))) throw new Refusal('NOT_FOUND');
      const id = await addReason(tx, { staffId: actor.personId, personId, words, at: now });
      return { id, validUntil: new Date(now.getTime() + reasonMinutes * 60_000).toISOString() };
    },

    /** @throws Refusal REASON_NEEDED, TOO_MANY_LOOKS */
    getPerson: (
      db: Database,
      by: Act,
      id: string,
      why: { enquiryId?: string | undefined; reasonId?: string | undefined },
    ): Promise<DeskPerson> =>
      inTransaction(db, async (tx) => {
        const ground = await groundFor(tx, by, id, why);
        await countOnce(tx, by, 'person');
        const facts = await findPerson(tx, id);
        if (!facts) throw new Refusal('NOT_FOUND');
        const flag = id === by.actor.personId ? 'own' : facts.isColleague ? 'colleague' : null;
        const enquiries = await listPersonEnquiries(tx, id);
        const notices = await listPersonNotices(tx, id);
        const seen: SeenField[] = [
          'name',
          'birth-date',
          'membership',
          'contact-points',
          'enquiry-list',
          'notices',
        ];
        if (!facts.isAddressShielded) seen.push('address');
        await logLooks(tx, by, { ...ground, fields: seen }, [id]);
        return {
          ...personOf(facts),
          flag,
          enquiries: enquiries.map((one) => ({ ...one, receivedAt: one.receivedAt.toISOString() })),
          notices: notices.map((one) => ({
            ...one,
            createdAt: one.createdAt.toISOString(),
            sentAt: one.sentAt?.toISOString() ?? null,
          })),
        };
      }),

    /** @throws Refusal SIGN_IN_AGAIN, REASON_NEEDED, TOO_MANY_LOOKS */
    getFodselsnummer: (db: Database, by: Act, id: string, reasonId: string | undefined) =>
      inTransaction(db, async (tx) => {
        requireRecentSignIn(by.actor, by.now);
        const ground = await writtenGround(tx, by, id, reasonId);
        if (!ground) throw new Refusal('REASON_NEEDED');
        await countOnce(tx, by, 'number');
        const sealed = (await findPerson(tx, id))?.sealedFodselsnummer ?? null;
        await logLooks(tx, by, { ...ground, fields: ['fodselsnummer'] }, [id]);
        return { fodselsnummer: sealed && needs.seal.open(id, sealed) };
      }),
  };
}

const hitOf = ({ bornOn, email, phone, ...hit }: HitRow): PersonHit => ({
  ...hit,
  bornYear: bornOn === null ? null : Number(bornOn.slice(0, 4)),
  maskedEmail: email && maskedEmail(email),
  maskedPhone: phone && maskedPhone(phone),
});

function personOf(facts: PersonFacts): Omit<DeskPerson, 'flag' | 'enquiries' | 'notices'> {
  const { id, name, bornOn, memberNumber, joinedOn, endedOn, chapter, email, phone } = facts;
  const { isAddressShielded, isRestricted, postReturnedOn, country, careOf, postalCode, postalPlace } = facts;
  return {
    id,
    name,
    bornOn,
    isAddressShielded,
    isRestricted,
    postReturnedOn,
    maskedFodselsnummer: facts.sealedFodselsnummer && '•••••• •••••',
    membership: memberNumber && joinedOn ? { number: memberNumber, joinedOn, endedOn, chapter } : null,
    email: email === null ? null : { masked: maskedEmail(email), isVerified: facts.isEmailVerified },
    phone: phone === null ? null : { masked: maskedPhone(phone), isVerified: facts.isPhoneVerified },
    address:
      isAddressShielded || country === null
        ? null
        : { country, careOf, lines: facts.addressLines, postalCode, postalPlace },
  };
}
