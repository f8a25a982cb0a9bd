/** Money laid out in a chapter: one claim in each state, with a receipt. Not in what route tests start from. */
import { sql } from 'kysely';
import type { ReimbursementEventKind, ReimbursementState } from '#contract/reimbursement-values.ts';
import { addDays } from '#contract/values/working-days.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { pdfDocument } from '#server/platform/pdf-document.ts';
import { demoPersons, demoRecords, demoUnits } from './demo-people.ts';

const dayMs = 86_400_000;
const id = (series: string, number: number) =>
  `93${series}00000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const nameOf = ({ givenName, familyName }: { givenName: string; familyName: string }) =>
  `${givenName} ${familyName}`;
const { liv, mona } = demoPersons;
const { gunn } = demoRecords;

type DemoClaim = {
  person: typeof liv | typeof gunn;
  what: string;
  details: string;
  amountOre: number;
  state: ReimbursementState;
  /** Days ago, what happened, who did it, and the note. */
  events: [days: number, kind: ReimbursementEventKind, by: typeof liv | typeof gunn, note?: string][];
};

/** The chapter has no treasurer: the leader decides what the deputy has laid out, the deputy what the leader has. */
const claims: DemoClaim[] = [
  {
    person: gunn,
    what: 'Kaffe og kake til medlemsmøtet',
    details: 'Vi var 40 stykker.',
    amountOre: 124_950,
    state: 'sent',
    events: [[3, 'sent', gunn]],
  },
  {
    person: gunn,
    what: 'Leie av lokale',
    details: '',
    amountOre: 90_000,
    state: 'approved',
    events: [
      [9, 'sent', gunn],
      [6, 'approved', liv],
    ],
  },
  {
    person: liv,
    what: 'Togbilletter til landsmøtet',
    details: 'Tur og retur.',
    amountOre: 78_800,
    state: 'returned',
    events: [
      [12, 'sent', liv],
      [8, 'returned', mona, 'Vi mangler kvitteringen for hjemreisen. Send begge på nytt.'],
    ],
  },
  {
    person: liv,
    what: 'Plakater til åpen dag',
    details: '',
    amountOre: 34_900,
    state: 'paid',
    events: [
      [40, 'sent', liv],
      [38, 'approved', gunn],
      [36, 'paid', gunn],
    ],
  },
];

/** Safe to run again: what is there already stays as it is. After the offices. */
export async function seedReimbursements(tx: Transaction, now: Date): Promise<void> {
  const known = await sql`select from reimbursement limit 1`.execute(tx);
  if (known.rows.length > 0) return;
  const oslo = demoUnits.find(({ name }) => name === 'Oslo lokallag')!.id;
  const at = (days: number) => new Date(now.getTime() - days * dayMs);
  for (const [place, claim] of claims.entries()) {
    const { person, what, details, amountOre, state, events } = claim;
    const claimId = id('1', place);
    const [sentDays, changedDays] = [events[0]![0], events.at(-1)![0]];
    const spentOn = addDays(norwegianDay(at(sentDays)), -4);
    await sql`insert into reimbursement (id, unit_id, person_id, claimant_name, what, details, spent_on, amount_ore,
        account, state, version, sent_at, changed_at, paid_on)
      values (${claimId}, ${oslo}, ${person.id}, ${nameOf(person)}, ${what}, ${details}, ${spentOn}, ${amountOre},
        '99991111111', ${state}, ${events.length}, ${at(sentDays)}, ${at(changedDays)},
        ${state === 'paid' ? norwegianDay(at(changedDays)) : null})`.execute(tx);
    for (const [number, [days, kind, by, note = '']] of events.entries())
      await sql`insert into reimbursement_event (id, reimbursement_id, kind, note, actor_id, actor_name, acted_as,
          happened_at)
        values (${id('2', place * 10 + number)}, ${claimId}, ${kind}, ${note}, ${by.id}, ${nameOf(by)},
          ${kind === 'sent' ? 'sender' : by === mona ? 'organisation' : 'unit'}, ${at(days)})`.execute(tx);
    await addReceipt(tx, { place, claimId, what, at: at(sentDays) });
  }
}

async function addReceipt(
  tx: Transaction,
  receipt: { place: number; claimId: string; what: string; at: Date },
): Promise<void> {
  const { place, claimId, what, at } = receipt;
  const content = await pdfDocument({
    letterhead: { name: 'Butikken', lines: [], mark: [], foot: 'Butikken' },
    title: 'Kvittering',
    createdAt: at,
    blocks: [{ kind: 'paragraph', text: `${what}. Dette er et eksempel.` }],
    pageNumber: (page, pages) => `Side ${page} av ${pages}`,
  });
  const fileId = id('3', place);
  await sql`insert into attachment (id, reimbursement_id, name, state, kind, announced_bytes, received_bytes,
      content_bytes, created_at, changed_at)
    values (${fileId}, ${claimId}, 'kvittering.pdf', 'ready', 'pdf', ${content.length}, ${content.length},
      ${content.length}, ${at}, ${at})`.execute(tx);
  await sql`insert into attachment_chunk (attachment_id, is_cleaned, start_byte, content)
    values (${fileId}, true, 0, ${content})`.execute(tx);
}
