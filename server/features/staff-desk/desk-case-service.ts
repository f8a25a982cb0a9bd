/**
 * What member service does with a case. Each look at a person's thread is logged with it. Whatever changes the case
 * comes with the version that was seen: no act on an unread version.
 */

import type { DeskCase, PersonName } from '#contract/desk-case-endpoints.ts';
import type { ChangedField, EnquiryTopic, Reply } from '#contract/enquiry-endpoints.ts';
import type { SeenField } from '#contract/look-values.ts';
import type { Actor } from '#server/actor.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { fileToSend, getSentFile } from '../attachments/attachment-service.ts';
import { enquiryCase } from '../enquiries/enquiry-case-service.ts';
import type { EnquiryService } from '../enquiries/enquiry-service.ts';
import { persons } from '../persons/person-service.ts';
import { logLooks } from './access-log-service.ts';
import {
  addEvent,
  addNote,
  type CaseFacts,
  findCase,
  findCaseByNumber,
  findCaseId,
  listAlsoOpen,
  listEvents,
  listNotes,
  listPresent,
  lockCases,
  moveDeskRows,
  removePresence,
  setPresence,
} from './desk-case-repository.ts';
import { factsShown, ownEvent, shownEvent } from './desk-case-view-service.ts';
import { listColleagues, presenceSeconds } from './desk-queue-repository.ts';

export type DeskCaseService = ReturnType<typeof createDeskCaseService>;

/** Who does it, when, and in which request. */
export type Act = { actor: Actor; now: Date; requestId: string };

export function createDeskCaseService(needs: {
  enquiries: Pick<EnquiryService, 'getThreadForStaff' | 'answer' | 'tell' | 'dueOf' | 'extendedDueOf'>;
}) {
  const { enquiries } = needs;

  /** The case as it is shown, logged as looked at. @throws Refusal NOT_FOUND */
  async function show(tx: Transaction, by: Act, id: string): Promise<DeskCase> {
    const { actor, now } = by;
    const { thread } = await enquiries.getThreadForStaff(tx, id, now);
    const facts = (await findCase(tx, thread.id))!;
    const { personId } = facts;
    const present = await listPresent(tx, facts.id, actor.personId, presentSince(now));
    const shown: DeskCase = {
      ...factsShown(facts, now),
      mergedNumbers: thread.mergedNumbers,
      about: thread.about,
      messages: thread.messages,
      openWith: present.map(({ name }) => name),
      notes: (await listNotes(tx, facts.id)).map((note) => ({
        ...note,
        writtenAt: note.writtenAt.toISOString(),
      })),
      events: [...(await listEvents(tx, facts.id)).map(shownEvent), ...thread.events.flatMap(ownEvent)],
      alsoOpen: personId ? await listAlsoOpen(tx, personId, facts.id) : [],
    };
    // An unidentified sender opens no record.
    if (personId)
      await logLooks(
        tx,
        by,
        { reason: 'enquiry', subjectId: facts.id, fields: ['name', 'messages', 'enquiry-list'] },
        [personId],
      );
    return shown;
  }

  /**
   * Does something to a case that is as it was seen, and shows it.
   * @throws Refusal NOT_FOUND, CASE_CHANGED, ENQUIRY_CLOSED
   */
  async function act(
    tx: Transaction,
    by: Act,
    at: { id: string; version: number; mayBeClosed?: boolean; alsoLocks?: string },
    work: (facts: CaseFacts) => Promise<void>,
  ): Promise<DeskCase> {
    const id = await findCaseId(tx, at.id);
    if (!id) throw new Refusal('NOT_FOUND');
    await lockCases(tx, at.alsoLocks ? [id, at.alsoLocks] : [id]);
    const facts = await findCase(tx, id);
    if (!facts) throw new Refusal('NOT_FOUND');
    // Merged into another while we waited: the user has not seen that one.
    if ((await findCaseId(tx, id)) !== id || facts.version !== at.version) throw new Refusal('CASE_CHANGED');
    if (facts.state === 'closed' && !at.mayBeClosed) throw new Refusal('ENQUIRY_CLOSED');
    await work(facts);
    return show(tx, by, id);
  }

  const eventOf = ({ actor, now }: Act, enquiryId: string) => ({
    enquiryId,
    actorId: actor.personId,
    at: now,
  });
  const tellingOf = ({ actor, now }: Act, enquiryId: string) => ({
    enquiryId,
    staffId: actor.personId,
    now,
  });
  type Seen = { id: string; version: number };

  return {
    act,
    show,
    /** What a feature above this one has done to a case. */
    addEvent,

    /** @throws Refusal NOT_FOUND */
    getCase: (db: Database, by: Act, id: string) => inTransaction(db, (tx) => show(tx, by, id)),

    /** Whose case it is, for what else is shown of them in it; a look like any other. @throws Refusal NOT_FOUND */
    async openPerson(tx: Transaction, by: Act, id: string, fields: SeenField[]) {
      const caseId = await findCaseId(tx, id);
      const facts = caseId ? await findCase(tx, caseId) : undefined;
      if (!facts?.personId) throw new Refusal('NOT_FOUND');
      const { personId } = facts;
      await logLooks(tx, by, { reason: 'enquiry', subjectId: facts.id, fields }, [personId]);
      return personId;
    },

    /** A file of a case; a look like any other. @throws Refusal NOT_FOUND */
    async getFile(db: Database, by: Act, id: string) {
      const file = await inTransaction(db, async (tx) => {
        const { personId, enquiryId, ...found } = await getSentFile(tx, id);
        if (personId)
          await logLooks(tx, by, { reason: 'enquiry', subjectId: enquiryId, fields: ['messages'] }, [
            personId,
          ]);
        return found;
      });
      return fileToSend(db, file);
    },

    /** @throws Refusal NOT_FOUND, CASE_CHANGED, ENQUIRY_CLOSED */
    answer: (tx: Transaction, by: Act, seen: Seen, answer: Reply & { asks: boolean }) =>
      act(tx, by, seen, async ({ id }) => {
        await enquiries.answer(tx, by.actor, id, answer, by.now);
        await enquiryCase.setAnswered(tx, id, by.actor.personId, by.now);
        if (answer.asks) await addEvent(tx, { ...eventOf(by, id), kind: 'asked' });
      }),

    /** @throws Refusal NOT_FOUND */
    async addNote(tx: Transaction, by: Act, id: string, body: string): Promise<DeskCase> {
      const enquiryId = await findCaseId(tx, id);
      if (!enquiryId) throw new Refusal('NOT_FOUND');
      await addNote(tx, { enquiryId, authorId: by.actor.personId, body, at: by.now });
      // A note may say «ikke svar»: a user who acts on the case must have seen it.
      await enquiryCase.countVersion(tx, enquiryId);
      return show(tx, by, enquiryId);
    },

    /** @param assigneeId null gives it back to the queue. @throws Refusal as `act`; INVALID_INPUT where they have no role */
    assign: (tx: Transaction, by: Act, seen: Seen, assigneeId: string | null) =>
      act(tx, by, seen, async ({ id, assigneeId: former }) => {
        if (
          assigneeId &&
          !(await listColleagues(tx, norwegianDay(by.now))).some((one) => one.id === assigneeId)
        )
          throw invalid('/assigneeId');
        if (assigneeId === former) return;
        await enquiryCase.change(tx, id, { assignee_id: assigneeId });
        if (assigneeId) await enquiryCase.setTakenUp(tx, id);
        await addEvent(tx, { ...eventOf(by, id), kind: assigneeId ? 'assigned' : 'released', assigneeId });
      }),

    /** The promise is counted again from when the waiting began. */
    setTopic: (tx: Transaction, by: Act, seen: Seen, topic: EnquiryTopic) =>
      act(tx, by, seen, async ({ id, topic: former, waitsSince, receivedAt }) => {
        if (topic === former) return;
        await enquiryCase.setTopic(tx, id, {
          topic,
          dueOn: waitsSince && enquiries.dueOf(topic, waitsSince),
          promisedOn: enquiries.dueOf(topic, receivedAt),
        });
        await addEvent(tx, { ...eventOf(by, id), kind: 'topic-changed', reference: former });
        const change = { kind: 'changed', field: 'topic', before: former, after: topic } as const;
        await enquiries.tell(tx, change, tellingOf(by, id));
      }),

    /** @throws Refusal as `act`; INVALID_INPUT for a case without a person */
    correctName: (tx: Transaction, by: Act, seen: Seen, name: PersonName) =>
      act(tx, by, seen, async ({ id, personId }) => {
        if (!personId) throw invalid('/givenName');
        const change = await persons.changeName(tx, personId, name);
        if (change)
          await enquiries.tell(tx, { kind: 'changed', field: 'name', ...change }, tellingOf(by, id));
      }),

    /** What was corrected of the person is shown in the case that it was done in. */
    async tellChange(
      tx: Transaction,
      by: Act,
      enquiryId: string,
      change: { field: ChangedField; before: string | null; after: string | null },
    ): Promise<void> {
      const id = await findCaseId(tx, enquiryId);
      if (!id) return;
      await lockCases(tx, [id]);
      await enquiryCase.countVersion(tx, id);
      await enquiries.tell(tx, { kind: 'changed', ...change }, tellingOf(by, id));
    },

    /** @throws Refusal as `act`; INVALID_INPUT where the number is not another enquiry of the same person */
    async merge(tx: Transaction, by: Act, seen: Seen, number: string): Promise<DeskCase> {
      const other = await findCaseByNumber(tx, number);
      if (!other) throw invalid('/number');
      return act(tx, by, { ...seen, alsoLocks: other.id }, async ({ id, personId }) => {
        const current = await findCaseByNumber(tx, number);
        const isDuplicate =
          current && current.id !== id && current.merged_into_id === null && current.person_id === personId;
        if (!isDuplicate || !personId) throw invalid('/number');
        await enquiryCase.moveInto(tx, current.id, id, by.now);
        await moveDeskRows(tx, current.id, id);
        await addEvent(tx, { ...eventOf(by, id), kind: 'merged', reference: number });
      });
    },

    close: (tx: Transaction, by: Act, seen: Seen) =>
      act(tx, by, seen, async ({ id }) => {
        await enquiryCase.change(tx, id, { state: 'closed', closed_at: by.now });
        await addEvent(tx, { ...eventOf(by, id), kind: 'closed' });
        await enquiries.tell(tx, { kind: 'closed' }, tellingOf(by, id));
      }),

    /** The waiting begins again. Reopening an open one changes nothing. */
    reopen: (tx: Transaction, by: Act, seen: Seen) =>
      act(tx, by, { ...seen, mayBeClosed: true }, async ({ id, state, topic }) => {
        if (state !== 'closed') return;
        const due_on = enquiries.dueOf(topic, by.now);
        await enquiryCase.change(tx, id, { state: 'in-progress', closed_at: null, due_on });
        await addEvent(tx, { ...eventOf(by, id), kind: 'reopened' });
        await enquiries.tell(tx, { kind: 'reopened' }, tellingOf(by, id));
      }),

    /** @throws Refusal as `act`; INVALID_INPUT for other topics, and the second time */
    extend: (tx: Transaction, by: Act, seen: Seen, reasons: string) =>
      act(tx, by, seen, async ({ id, topic, isExtended, receivedAt, waitsSince }) => {
        if (topic !== 'privacy' || isExtended) throw invalid('/reasons');
        await enquiries.answer(tx, by.actor, id, { message: reasons, attachments: [] }, by.now);
        // Told, but not answered: the person goes on waiting, and we are still bound.
        await enquiryCase.change(tx, id, {
          state: 'in-progress',
          is_extended: true,
          waits_since: waitsSince ?? receivedAt,
          due_on: enquiries.extendedDueOf(receivedAt),
        });
        await addEvent(tx, { ...eventOf(by, id), kind: 'extended' });
      }),

    /** @throws Refusal NOT_FOUND */
    async setPresence(tx: Transaction, { actor, now }: Act, id: string, isWriting: boolean) {
      const enquiryId = await findCaseId(tx, id);
      const facts = enquiryId && (await findCase(tx, enquiryId));
      if (!facts) throw new Refusal('NOT_FOUND');
      await setPresence(tx, { enquiryId: facts.id, staffId: actor.personId, isWriting, at: now });
      const others = await listPresent(tx, facts.id, actor.personId, presentSince(now));
      return { others, version: facts.version };
    },

    /** @throws Refusal NOT_FOUND */
    async leave(tx: Transaction, { actor }: Act, id: string) {
      const enquiryId = await findCaseId(tx, id);
      if (!enquiryId) throw new Refusal('NOT_FOUND');
      await removePresence(tx, enquiryId, actor.personId);
      return {};
    },
  };
}

const invalid = (path: string) => new Refusal('INVALID_INPUT', { fields: [{ path, code: 'INVALID' }] });
const presentSince = (now: Date) => new Date(now.getTime() - presenceSeconds * 1000);
