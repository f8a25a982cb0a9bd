/** Several cases closed for one reason, and that undone. A case that has changed since it was seen is left as it is. */
import type { ActedOn, LeftReason } from '#contract/desk-queue-endpoints.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { enquiryCase } from '../enquiries/enquiry-case-service.ts';
import type { EnquiryService } from '../enquiries/enquiry-service.ts';
import { whyNotClosed, whyNotOpened } from './case-closing-rules.ts';
import { addEvent, type LockedCase, listVersions, lockSeveral } from './desk-case-repository.ts';
import type { Act } from './desk-case-service.ts';

type Seen = { id: string; version: number };

export function createCaseClosings({ enquiries }: { enquiries: Pick<EnquiryService, 'tell'> }) {
  /** @param why null: the act is done to it */
  async function eachOf(
    tx: Transaction,
    cases: readonly Seen[],
    why: (seen: Seen, now: LockedCase | undefined) => LeftReason | null,
    act: (one: LockedCase) => Promise<void>,
  ): Promise<ActedOn> {
    const seenById = new Map(cases.map((one) => [one.id, one]));
    const found = new Map((await lockSeveral(tx, [...seenById.keys()])).map((one) => [one.id, one]));
    const done: string[] = [];
    const left: ActedOn['left'] = [];
    for (const seen of seenById.values()) {
      const now = found.get(seen.id);
      const reason = why(seen, now);
      if (reason || !now) left.push({ id: seen.id, why: reason ?? 'gone' });
      else {
        await act(now);
        done.push(now.id);
      }
    }
    return { done: done.length > 0 ? await listVersions(tx, done) : [], left };
  }

  return {
    close: (tx: Transaction, { actor, now }: Act, cases: readonly Seen[], remark: string) =>
      eachOf(tx, cases, whyNotClosed, async ({ id, state, waitsSince, dueOn }) => {
        await enquiryCase.change(tx, id, { state: 'closed', closed_at: now });
        const former = { state, waitsSince: waitsSince?.toISOString() ?? null, dueOn };
        const event = { enquiryId: id, actorId: actor.personId, at: now };
        await addEvent(tx, { ...event, kind: 'closed', remark, former });
        await enquiries.tell(tx, { kind: 'closed' }, { enquiryId: id, staffId: actor.personId, now });
      }),

    /** The state and the promise are those of before. */
    undo: (tx: Transaction, { actor, now }: Act, cases: readonly Seen[]) =>
      eachOf(tx, cases, whyNotOpened, async ({ id, former }) => {
        const { state, waitsSince, dueOn } = former!;
        await enquiryCase.change(tx, id, {
          state,
          closed_at: null,
          ...(waitsSince && { waits_since: new Date(waitsSince) }),
          ...(dueOn && { due_on: dueOn }),
        });
        await addEvent(tx, { enquiryId: id, actorId: actor.personId, at: now, kind: 'reopened' });
        await enquiries.tell(tx, { kind: 'reopened' }, { enquiryId: id, staffId: actor.personId, now });
      }),
  };
}
