/** The magazine as the demo people get it: two issues that are out, and two to come. */

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, addMonths } from '#contract/values/working-days.ts';
import { organisationMark } from '#server/documents/organisation-mark.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { pdfDocument } from '#server/platform/pdf-document.ts';
import organisation from '../../organisation-profile.json' with { type: 'json' };
import type { SimulatedPayment } from '../vipps-simulator/vipps-objects.ts';
import { demoArticles } from './demo-articles.ts';
import { demoPersons } from './demo-people.ts';

const { aud, liv, per, siri, tor } = demoPersons;
const dayMs = 86_400_000;

type DemoIssue = { place: number; title: string; outInDays: number; state: 'out' | 'planned' };
const demoIssues: DemoIssue[] = [
  { place: 1, title: 'Håp', outInDays: -115, state: 'out' },
  { place: 2, title: 'Å høre til', outInDays: -20, state: 'out' },
  { place: 3, title: 'Det vi deler', outInDays: 75, state: 'planned' },
  { place: 4, title: 'Vår', outInDays: 170, state: 'planned' },
];
/** The place of the newest issue that is out: it has articles too. */
const newest = 2;
/** Who gets it, how, and where; those in one home share. */
const paper = [
  { person: per, line: 'Eksempelveien 12', code: '7010', postalPlace: 'Trondheim' },
  { person: siri, line: 'Fjordgata 3', code: '9008', postalPlace: 'Tromsø' },
  { person: tor, line: 'Fjordgata 3', code: '9008', postalPlace: 'Tromsø' },
];
const digital = [liv, aud];

const id = (series: string, number: number) =>
  `8${series}000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Safe to run again: what is there already stays as it is. @returns what Vipps knows of it */
export async function seedMagazine(tx: Transaction, now: Date): Promise<SimulatedPayment[]> {
  const known = await sql`select from magazine_issue limit 1`.execute(tx);
  if (known.rows.length > 0) return [];
  for (const { person, line, code, postalPlace } of paper)
    await sql`update person set magazine = 'paper', country = 'NO', address_lines = ${[line]},
      postal_code = ${code}, postal_place = ${postalPlace} where id = ${person.id} and country is null`.execute(
      tx,
    );
  for (const { id: personId } of digital)
    await sql`update person set magazine = 'digital' where id = ${personId}`.execute(tx);
  await sql`insert into magazine_subscription (person_id, ordered_at)
    values (${per.id}, ${new Date(now.getTime() - 300 * dayMs)})`.execute(tx);
  await sql`insert into magazine_household values (${id('5', 1)}, 'DEMJ4K7Q', ${now})`.execute(tx);
  for (const [place, { id: personId }] of [siri, tor].entries())
    await sql`insert into magazine_household_member values (${personId}, ${id('5', 1)}, ${place + 1}, ${now})`.execute(
      tx,
    );
  for (const issue of demoIssues) await addIssue(tx, issue, now);
  return [await addPaidYear(tx, now)];
}

/** Per has paid for a year, from when it cost something; it is soon out. */
async function addPaidYear(tx: Transaction, now: Date): Promise<SimulatedPayment> {
  const [reference, amountOre] = [id('9', 1), 39_000];
  const untilOn = addDays(norwegianDay(now), 40);
  const startsOn = addMonths(addDays(untilOn, 1), -12);
  const at = new Date(`${startsOn}T11:00:00Z`);
  await sql`insert into magazine_payment (id, person_id, kind, channel, amount_ore, state, approval_url, created_at, paid_at,
      starts_on, until_on)
    values (${reference}, ${per.id}, 'order', 'paper', ${amountOre}, 'paid', '', ${at}, ${at}, ${startsOn}, ${untilOn})`.execute(
    tx,
  );
  await sql`update magazine_subscription set paid_until_on = ${untilOn}, paid_channel = 'paper', ordered_at = ${at},
    order_price_ore = ${amountOre} where person_id = ${per.id}`.execute(tx);
  return {
    reference,
    token: reference,
    state: 'AUTHORIZED',
    amountOre,
    capturedOre: amountOre,
    refundedOre: 0,
    returnUrl: '',
    description: organisation.vippsNames.magazine,
    createdAt: at,
    events: (['AUTHORIZED', 'CAPTURED'] as const).map((name) => ({
      name,
      amountOre,
      at,
      key: null,
      success: true,
    })),
  };
}

/** Four a year: the quarter it comes in. The issues of the demo are a quarter apart, and so never have the same number. */
function numberOf(outInDays: number, now: Date): string {
  const [year, month] = addDays(norwegianDay(now), outInDays).split('-');
  return `${Math.ceil(Number(month) / 3)}/${year}`;
}

/** The address of an article of that issue. */
export const demoArticleId = id('a', 1);

/** The number of the newest issue that is out. */
export const newestDemoIssue = (now: Date): string => numberOf(demoIssues[newest - 1]!.outInDays, now);

/** The number of the issue before it, which is a PDF only. */
export const formerDemoIssue = (now: Date): string => numberOf(demoIssues[0]!.outInDays, now);

async function addIssue(tx: Transaction, { place, title, outInDays, state }: DemoIssue, now: Date) {
  const day = (inDays: number) => addDays(norwegianDay(now), inDays);
  const issueId = id('0', place);
  const frozenAt = state === 'planned' ? null : new Date(now.getTime() + (outInDays - 14) * dayMs);
  await sql`insert into magazine_issue (id, number, title, deadline_on, out_on, frozen_at, announced_at)
    values (${issueId}, ${numberOf(outInDays, now)}, ${title}, ${day(outInDays - 21)}, ${day(outInDays)}, ${frozenAt},
      ${frozenAt})`.execute(tx);
  if (!frozenAt) return;
  const content = await smallIssue(title, frozenAt);
  await sql`insert into magazine_issue_file values (${issueId}, ${content}, ${content.length}, ${frozenAt})`.execute(
    tx,
  );
  if (place === newest) await addArticles(tx, issueId);
  const exportId = id('1', place);
  await sql`insert into magazine_export values (${exportId}, ${issueId}, 'run', ${demoPersons.mona.id}, ${frozenAt}, 2)`.execute(
    tx,
  );
  for (const [number, { person, code }] of paper.entries()) {
    const deliveryId = id(String(place + 1), number + 1);
    const isShared = person.id === tor.id;
    await sql`insert into magazine_delivery (id, issue_id, person_id, kind)
      values (${deliveryId}, ${issueId}, ${person.id}, ${isShared ? 'household' : 'paper'})`.execute(tx);
    // The file was fetched long ago: its lines are erased.
    if (!isShared)
      await sql`insert into magazine_label (id, delivery_id, purpose, lines, postal_code, is_abroad, export_id)
        values (${randomUUID()}, ${deliveryId}, 'run', null, ${code}, false, ${exportId})`.execute(tx);
  }
  for (const [number, { id: personId }] of digital.entries())
    await sql`insert into magazine_delivery (id, issue_id, person_id, kind)
      values (${id(String(place + 1), number + 11)}, ${issueId}, ${personId}, 'digital')`.execute(tx);
}

async function addArticles(tx: Transaction, issueId: string): Promise<void> {
  for (const [at, { title, lead, author, text }] of demoArticles.entries())
    await sql`insert into magazine_article (id, issue_id, place, title, lead, author, body)
      values (${id('a', at + 1)}, ${issueId}, ${at + 1}, ${title}, ${lead}, ${author}, ${text})`.execute(tx);
}

/** One page, in place of what an organisation supplies. */
const smallIssue = (title: string, createdAt: Date): Promise<Buffer> =>
  pdfDocument({
    title,
    createdAt,
    letterhead: {
      name: 'Åpne spørsmål',
      lines: ['En prøveutgave'],
      mark: organisationMark,
      foot: 'Åpne spørsmål',
    },
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'paragraph', text: 'Her står utgaven som organisasjonen selv legger inn.' },
    ],
    pageNumber: (page, pages) => `Side ${page} av ${pages}`,
  });
