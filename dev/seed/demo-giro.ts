/**
 * Two who give by AvtaleGiro, and the files that went to the bank and came from it: made by the services themselves
 * and by the operator of the simulator, day by day, as if it had happened. Three payments find no place. Then what the
 * bank says of it all. One of them wishes the deduction and has given no number: in November, December and January
 * there is somebody to remind.
 */
import { randomUUID } from 'node:crypto';
import { addDays, bankDayFrom } from '#contract/values/bank-days.ts';
import { giroFormat } from '#server/adapters/avtalegiro/giro-format.ts';
import { createGiroRuns } from '#server/features/giving/avtalegiro/giro-run-service.ts';
import { createGiro, giroLead } from '#server/features/giving/avtalegiro/giro-service.ts';
import { createChargePlanning } from '#server/features/giving/ledger/charge-planning-service.ts';
import { createGiftLedger } from '#server/features/giving/ledger/gift-ledger-service.ts';
import { plannedCharges } from '#server/features/giving/ledger/giving-schedule-rules.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import type { GiroExchange } from '#server/ports/giro.ts';
import organisation from '../../organisation-profile.json' with { type: 'json' };
import { operatorFile } from '../avtalegiro-simulator/operator-files.ts';
import {
  createOperatorMachine,
  type OperatorState,
  type SentFile,
} from '../avtalegiro-simulator/operator-machine.ts';
import { seedBankStatements } from './demo-bank-statements.ts';
import { demoPersons, demoRecords } from './demo-people.ts';

const givers = [
  { personId: demoPersons.tor.id, kroner: 200, wantsNotice: true },
  { personId: demoRecords.tove.id, kroner: 350, wantsNotice: false },
];
const day = 15;
const begunDaysAgo = 75;
const profile = organisation.giving.avtalegiro;
const { account, customerUnit } = profile;
const tellNobody = async () => {};

/**
 * Safe to run again: who gives already stays as they are.
 * @returns what the operator's simulator has to know, so that both say the same; null where nothing was done
 */
export async function seedGiro(db: Database, now: Date): Promise<OperatorState | null> {
  const ids = givers.map(({ personId }) => personId);
  const known = await db.selectFrom('gift_agreement').select('id').where('person_id', 'in', ids).execute();
  if (known.length) return null;
  const today = norwegianDay(now);
  let time = noon(addDays(today, -begunDaysAgo));
  const operator = createOperatorMachine({ now: () => time, account, customerUnit });
  const incoming = new Map<string, Buffer>();
  const put = (files: readonly SentFile[]) => {
    for (const { name, content } of files) incoming.set(name, content);
  };
  const exchange: GiroExchange = {
    listIncoming: async () => [...incoming.keys()],
    read: async (name) => incoming.get(name)!,
    putAway: async (name) => void incoming.delete(name),
    deliver: async (_name, content) => put([operator.receive(Buffer.from(content))]),
  };
  const ledger = createGiftLedger({ announce: tellNobody, donorKnown: tellNobody, organisation });
  const lead = giroLead(profile);
  const planning = createChargePlanning({ ledger, leadOf: () => lead });
  const jobs = { enqueue: tellNobody };
  const parts = createGiro(profile, { ledger, announce: tellNobody, jobs, format: giroFormat });
  const runs = createGiroRuns({ ...parts, ledger, exchange });

  const kids: string[] = [];
  for (const { personId, kroner, wantsNotice } of givers) {
    const kid = await inTransaction(db, async (tx) => {
      const terms = { rail: 'avtalegiro', frequency: 'monthly', day, purposeId: 'general' } as const;
      const wish = { ...terms, amountOre: kroner * 100 };
      const { mandateId } = await ledger.beginAgreement(tx, personId, wish, time);
      await parts.mandates.allot(tx, mandateId, wantsNotice);
      const row = tx.selectFrom('gift_mandate').select('external_id').where('id', '=', mandateId);
      return (await row.executeTakeFirstOrThrow()).external_id!;
    });
    operator.bank.sign(kid, { wantsNotice, limitOre: 100_000 });
    kids.push(kid);
  }

  const [reminded] = givers;
  const wish = { id: randomUUID(), person_id: reminded!.personId, is_wanted: true, happened_at: time };
  await db
    .insertInto('gift_tax_wish')
    .values({ ...wish, actor: 'donor' })
    .execute();

  const signedOn = bankDayFrom(addDays(norwegianDay(time), 1));
  const rhythm = { amountOre: 1, frequency: 'monthly', day, firstOn: addDays(signedOn, 14) } as const;
  const due = plannedCharges(
    { ...rhythm, cadenceAfter: null, pausedOn: null, resumesOn: null },
    ...([null, signedOn, lead, 4] as const),
  );
  const days = [signedOn, ...due.flatMap(({ sendOn, dueOn }) => [bankDayFrom(sendOn), dueOn])];
  for (const on of days.filter((one) => one < today).sort()) {
    time = noon(on);
    put(operator.work());
    // The books come first, so that what the bank has told counts; then what is sent, and what it answers.
    await runs.round(db, time);
    await planning.makeCharges(db, time);
    await runs.round(db, time);
    await runs.round(db, time);
  }
  put([operator.odd('unknown-kid'), operator.odd('free-text'), giftByHand(kids[0]!, norwegianDay(time))]);
  // That file is not the operator's own; its money stands on the account all the same.
  const byHand = { amountOre: 100_000, reference: 'OCR9000001', text: 'OCR giro' };
  operator.state.unstated.push({ ...byHand, bookedOn: norwegianDay(time) });
  await runs.round(db, time);
  const setTime = (to: Date) => {
    time = to;
  };
  await seedBankStatements(db, { operator, ledger, setTime, toldAt: time, now });
  return operator.state;
}

/** Somebody has given more, with the KID of the agreement, in the netbank. */
const giftByHand = (kid: string, on: string): SentFile => ({
  name: `OCR.D${on.replaceAll('-', '').slice(2)}.F9000001.txt`,
  content: operatorFile({
    transmission: 9_000_001,
    recipient: customerUnit,
    account,
    today: on,
    mandates: [],
    payments: [{ kid, amountOre: 100_000, type: '10', settledOn: on, archiveReference: '900000001' }],
  }),
});

/** In the hours in which claims are sent. */
const noon = (on: string) => new Date(`${on}T11:00:00Z`);
