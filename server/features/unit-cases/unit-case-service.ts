/**
 * A case that member service sends to a unit: read by its leader only with the member's yes, answered there, given back.
 * The promise to the member goes on. Each look is logged.
 */
import { randomUUID } from 'node:crypto';
import type { DeskEvent } from '#contract/desk-case-endpoints.ts';
import type { EnquiryThread } from '#contract/enquiry-endpoints.ts';
import type { UnitCase, UnitCaseRow } from '#contract/unit-case-endpoints.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { fileToSend, getSentFile } from '../attachments/attachment-service.ts';
import { enquiryCase } from '../enquiries/enquiry-case-service.ts';
import type { EnquiryService } from '../enquiries/enquiry-service.ts';
import type { Announce } from '../notices/notices-service.ts';
import { actingIn, getActingIn, listLeaders } from '../offices/office-service.ts';
import { logLooks, showList } from '../staff-desk/access-log-service.ts';
import type { Act, DeskCaseService } from '../staff-desk/desk-case-service.ts';
import {
  addForwarding,
  endForwarding,
  findUnitCase,
  listUnitCases,
  setAgreed,
  type UnitCaseFacts,
  unitCasesShown,
} from './unit-case-repository.ts';

export type UnitCases = ReturnType<typeof createUnitCases>;

type Needs = {
  cases: Pick<DeskCaseService, 'act' | 'addEvent'>;
  enquiries: Pick<EnquiryService, 'getThread' | 'getThreadForStaff' | 'answer'>;
  announce: Announce;
};
type Seen = { id: string; version: number };

export function createUnitCases(needs: Needs) {
  const parts = { ...needs, ...createUnitCaseParts(needs) };
  return { ...ofDesk(parts), ...ofMember(parts), ...ofLeader(parts) };
}

function createUnitCaseParts({ cases, announce }: Needs) {
  return {
    /** What the desk reads in the history of the case. */
    tellDesk: (
      tx: Transaction,
      { actor, now: at }: Pick<Act, 'actor' | 'now'>,
      enquiryId: string,
      event: { kind: DeskEvent['kind']; unitId: string; remark?: string },
    ) => cases.addEvent(tx, { enquiryId, actorId: actor.personId, at, ...event }),

    async tellLeaders(tx: Transaction, { unit, personId: own }: UnitCaseFacts, now: Date): Promise<void> {
      for (const { personId } of await listLeaders(tx, unit.id, norwegianDay(now)))
        if (personId !== own) await announce(tx, { personId, kind: 'unit-case', subjectId: unit.id, now });
    },
  };
}
type Parts = Needs & ReturnType<typeof createUnitCaseParts>;

/** What member service does. */
function ofDesk({ cases, announce, tellDesk }: Parts) {
  return {
    async listUnits(db: Database, now: Date) {
      const leaders = await listLeaders(db, null, norwegianDay(now));
      const units = new Map(leaders.map(({ unitId, unitName }) => [unitId, unitName]));
      return { units: [...units].map(([id, name]) => ({ id, name })) };
    },

    /**
     * The member is asked. @throws Refusal as `act`; INVALID_INPUT where no other leads the unit, the sender is not known,
     * or the case is at a unit already
     */
    forward: (tx: Transaction, by: Act, seen: Seen, unitId: string, remark: string) =>
      cases.act(tx, by, seen, async ({ id, personId, forwarding }) => {
        const leaders = await listLeaders(tx, unitId, norwegianDay(by.now));
        if (!personId || forwarding || !leaders.some((one) => one.personId !== personId))
          throw new Refusal('INVALID_INPUT', { fields: [{ path: '/unitId', code: 'INVALID' }] });
        const { actor, now: at } = by;
        await addForwarding(tx, {
          id: randomUUID(),
          enquiryId: id,
          unitId,
          personId,
          remark,
          sentBy: actor.personId,
          at,
        });
        await enquiryCase.change(tx, id, { forwarded_unit_id: unitId });
        await enquiryCase.setTakenUp(tx, id);
        await tellDesk(tx, by, id, { kind: 'forwarded', unitId, remark });
        await announce(tx, { personId, kind: 'unit-asked', subjectId: id, now: at });
      }),

    /** Taking back what is not at a unit changes nothing. @throws Refusal as `act` */
    recall: (tx: Transaction, by: Act, seen: Seen) =>
      cases.act(tx, by, seen, async ({ id }) => {
        const facts = await findUnitCase(tx, { enquiryId: id }, { hold: true });
        if (!(await endForwarding(tx, id, 'recalled', by.now))) return;
        await enquiryCase.change(tx, id, { forwarded_unit_id: null });
        if (facts) await tellDesk(tx, by, id, { kind: 'unit-recalled', unitId: facts.unit.id });
      }),
  };
}

/** What the member decides, and what follows of what they write. */
function ofMember({ enquiries, tellDesk, tellLeaders }: Parts) {
  return {
    /**
     * A no also ends an earlier yes. @throws Refusal NOT_FOUND; CHANGED_ELSEWHERE where the case is not at that unit
     */
    async decide(
      tx: Transaction,
      by: Pick<Act, 'actor' | 'now'>,
      enquiryId: string,
      { unitId, agrees }: { unitId: string; agrees: boolean },
    ): Promise<EnquiryThread> {
      const { personId } = by.actor;
      const { enquiry } = await enquiries.getThread(tx, enquiryId, personId, by.now);
      const { id } = enquiry;
      const facts = await findUnitCase(tx, { enquiryId: id }, { hold: true });
      if (facts?.unit.id !== unitId) throw new Refusal('CHANGED_ELSEWHERE');
      if (!agrees) {
        await endForwarding(tx, id, 'declined', by.now);
        await enquiryCase.change(tx, id, { forwarded_unit_id: null });
        await tellDesk(tx, by, id, { kind: 'unit-declined', unitId });
      } else if (!facts.agreedAt) {
        await setAgreed(tx, facts.id, by.now);
        await enquiryCase.countVersion(tx, id);
        await tellDesk(tx, by, id, { kind: 'unit-agreed', unitId });
        await tellLeaders(tx, facts, by.now);
      }
      return (await enquiries.getThread(tx, id, personId, by.now)).thread;
    },

    /** The leader hears that the member has written more. */
    async personWrote(tx: Transaction, written: { enquiryId: string; now: Date }): Promise<void> {
      const facts = await findUnitCase(tx, written);
      if (facts?.agreedAt) await tellLeaders(tx, facts, written.now);
    },
  };
}

/** What the leader of the unit does. */
const ofLeader = (needs: Parts) => ({ ...withNeeds(needs, { read, answer, giveBack }), list, getFile });

/** @throws Refusal NOT_FOUND also for another's unit, for one's own case, and before the member has agreed */
async function open(db: Database | Transaction, { actor, now }: Act, facts: UnitCaseFacts | undefined) {
  const unitId = facts?.agreedAt && facts.personId !== actor.personId ? facts.unit.id : null;
  const acting = unitId ? await actingIn(db, actor.personId, unitId, norwegianDay(now)) : null;
  if (!facts || !acting?.powers.includes('cases')) throw new Refusal('NOT_FOUND');
  return facts;
}

const logRead = (tx: Transaction, by: Act, { unit, personId }: UnitCaseFacts) =>
  logLooks(
    tx,
    by,
    { as: 'representative', reason: 'unit-case', subjectId: unit.id, fields: ['name', 'messages'] },
    [personId],
  );

async function show(needs: Parts, tx: Transaction, by: Act, facts: UnitCaseFacts): Promise<UnitCase> {
  const { id, unit, version, remark, enquiryId } = facts;
  const { thread } = await needs.enquiries.getThreadForStaff(tx, enquiryId, by.now);
  await logRead(tx, by, facts);
  return { id, unit, version, remark, ...shownOf(facts), messages: thread.messages };
}

/** @throws Refusal NOT_FOUND, FORBIDDEN */
async function list(
  db: Database,
  by: Act,
  unitId: string,
): Promise<{ cases: UnitCaseRow[]; isMore: boolean }> {
  const { personId } = by.actor;
  await getActingIn(db, personId, unitId, norwegianDay(by.now), 'cases');
  return showList(db, by, async (tx) => {
    const rows = await listUnitCases(tx, unitId, personId);
    const page = rows.slice(0, unitCasesShown);
    const cases = page.map((one) => ({
      id: one.id,
      sentAt: one.sentAt.toISOString(),
      shown: one.agreedAt && shownOf(one),
    }));
    return {
      shown: { cases, isMore: rows.length > page.length },
      look: {
        as: 'representative',
        list: 'list-unit-cases',
        subjectId: unitId,
        fields: ['name', 'enquiry-list'],
      },
      personIds: page.filter(({ agreedAt }) => agreedAt).map((one) => one.personId),
    };
  });
}

/** @throws Refusal NOT_FOUND */
const read = (needs: Parts, db: Database, by: Act, id: string): Promise<UnitCase> =>
  inTransaction(db, async (tx) => show(needs, tx, by, await open(tx, by, await findUnitCase(tx, { id }))));

/** @throws Refusal NOT_FOUND */
async function getFile(db: Database, by: Act, id: string) {
  const file = await inTransaction(db, async (tx) => {
    const { enquiryId, ...found } = await getSentFile(tx, id);
    const facts = await open(tx, by, await findUnitCase(tx, { enquiryId }));
    await logRead(tx, by, facts);
    return found;
  });
  return fileToSend(db, file);
}

/** @throws Refusal NOT_FOUND, CASE_CHANGED */
async function answer(
  needs: Parts,
  tx: Transaction,
  by: Act,
  { id, version }: Seen,
  message: string,
): Promise<UnitCase> {
  const facts = await open(tx, by, await findUnitCase(tx, { id }, { hold: true }));
  if (facts.version !== version) throw new Refusal('CASE_CHANGED');
  const { enquiryId, unit } = facts;
  await needs.enquiries.answer(
    tx,
    by.actor,
    enquiryId,
    { message, attachments: [], unitId: unit.id },
    by.now,
  );
  await enquiryCase.setAnswered(tx, enquiryId, null, by.now);
  return show(needs, tx, by, (await findUnitCase(tx, { id }))!);
}

/** @throws Refusal NOT_FOUND */
async function giveBack(
  needs: Parts,
  tx: Transaction,
  by: Act,
  id: string,
  note: string,
): Promise<Record<string, never>> {
  const { enquiryId, unit } = await open(tx, by, await findUnitCase(tx, { id }, { hold: true }));
  await endForwarding(tx, enquiryId, 'returned', by.now);
  await enquiryCase.change(tx, enquiryId, { forwarded_unit_id: null });
  await needs.tellDesk(tx, by, enquiryId, { kind: 'unit-returned', unitId: unit.id, remark: note });
  return {};
}

function shownOf(facts: UnitCaseFacts) {
  const { number, topic, subject, state, personName, receivedAt, lastMessageAt, dueOn } = facts;
  return {
    number,
    topic,
    subject,
    state,
    personName,
    receivedAt: receivedAt.toISOString(),
    lastMessageAt: lastMessageAt.toISOString(),
    dueOn,
  };
}
