/**
 * Who it was that wrote without signing in. Linked to a person, the enquiry and its answers are on their own page;
 * a wrong person must not read on, so a link can be undone. Both with the reason, kept with the case.
 */

import type { DeskCase } from '#contract/desk-case-endpoints.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { enquiryCase } from '../enquiries/enquiry-case-service.ts';
import type { EnquiryService } from '../enquiries/enquiry-service.ts';
import { addEvent, isPerson } from './desk-case-repository.ts';
import type { Act, DeskCaseService } from './desk-case-service.ts';

type Seen = { id: string; version: number };

export function createDeskSenderService(needs: {
  cases: Pick<DeskCaseService, 'act'>;
  enquiries: Pick<EnquiryService, 'tellOwner'>;
}) {
  const { cases, enquiries } = needs;
  const at = (seen: Seen) => ({ ...seen, mayBeClosed: true });
  const eventOf = ({ actor, now }: Act, enquiryId: string, reason: string) => ({
    enquiryId,
    actorId: actor.personId,
    at: now,
    remark: reason,
  });
  return {
    /** @throws Refusal NOT_FOUND, CASE_CHANGED; INVALID_INPUT where somebody stands behind it, or there is no such person */
    tie: (tx: Transaction, by: Act, seen: Seen, personId: string, reason: string): Promise<DeskCase> =>
      cases.act(tx, by, at(seen), async ({ id, personId: known, state }) => {
        if (known || !(await isPerson(tx, personId))) throw invalid('/personId');
        await enquiryCase.change(tx, id, { person_id: personId });
        await addEvent(tx, { ...eventOf(by, id, reason), kind: 'tied' });
        await enquiries.tellOwner(tx, { id, personId, isAnswered: state === 'answered' }, by.now);
      }),

    /** @throws Refusal NOT_FOUND, CASE_CHANGED; INVALID_INPUT where it was sent by somebody signed in */
    untie: (tx: Transaction, by: Act, seen: Seen, reason: string): Promise<DeskCase> =>
      cases.act(tx, by, at(seen), async ({ id, personId, senderName }) => {
        if (!personId || senderName === null) throw invalid('/reason');
        await enquiryCase.change(tx, id, { person_id: null });
        await addEvent(tx, { ...eventOf(by, id, reason), kind: 'untied' });
      }),
  };
}

const invalid = (path: string) => new Refusal('INVALID_INPUT', { fields: [{ path, code: 'INVALID' }] });
