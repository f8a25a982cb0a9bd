/**
 * The gift report to the tax authority: from the ledger to a file that two people have signed. A correction is a new
 * delivery of the whole year (docs/rules/tax-and-books.md). Numbers are opened to be sealed again and to be written into the
 * file, and are in nothing else: no answer but the file, no error, no log.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { FileAnswer } from '#contract/endpoint.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { TaxReportYear } from '#contract/tax-report-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { NumberSeal } from '#server/platform/sealed-number.ts';
import type { TextSeal } from '#server/platform/sealed-text.ts';
import { requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { MakeReportXml } from '#server/ports/gift-report.ts';
import { logLooks } from '../staff-desk/access-log-service.ts';
import { isUnchanged, lastForgottenYear, signaturesNeeded } from './tax-delivery-rules.ts';
import { createTaxReckoning, hasEnded } from './tax-reckoning-service.ts';
import {
  addReport,
  addReportEvent,
  type DonorYear,
  findReport,
  findReported,
  findReportFile,
  findReportYear,
  forgetReports,
  listCorrected,
  listReportEvents,
  listReportLines,
  listReports,
  lockReportYear,
  type NewLineRow,
  type ReportEventRow,
  type ReportRow,
  setReportDelivered,
  setReportFile,
  setReportWithdrawn,
} from './tax-report-repository.ts';

export type TreasurerAct = { actor: Actor; now: Date };
export type TaxReports = ReturnType<typeof createTaxReports>;

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const sealedAs = (reportId: string) => `tax-report-file:${reportId}`;

type Needs = {
  organisation: Pick<OrganisationProfile, 'name' | 'organisationNumber' | 'memberService' | 'giving'>;
  numbers: NumberSeal;
  texts: TextSeal;
  makeXml: MakeReportXml;
  /** After a delivery that replaces another: of those who are reported otherwise than before. */
  onCorrected(tx: Transaction, correction: { year: number; personIds: string[]; now: Date }): Promise<void>;
};

const contextOf = (needs: Needs) => ({ ...needs, ...createTaxReckoning(needs.organisation.giving) });
type Context = ReturnType<typeof contextOf>;

export const createTaxReports = (needs: Needs) => ({
  ...withNeeds(contextOf(needs), { look, prepare, sign, withdraw, file, deliver }),
  /** What the newest delivery of a year says of somebody; undefined where there is none. */
  reportedOf: findReported,
});

/** Locked with its year. @throws Refusal NOT_FOUND */
async function open(tx: Transaction, id: string): Promise<ReportRow> {
  const year = await findReportYear(tx, id);
  if (year === undefined) throw new Refusal('NOT_FOUND');
  await lockReportYear(tx, year);
  return (await findReport(tx, id))!;
}

const happened = (
  tx: Transaction,
  { actor, now }: TreasurerAct,
  reportId: string,
  kind: ReportEventRow['kind'],
  note?: string,
) =>
  addReportEvent(tx, {
    id: randomUUID(),
    reportId,
    kind,
    happenedAt: now,
    staffId: actor.personId,
    staffName: actor.name,
    ...(note && { note }),
  });

/** Sealed again, to the line: what was sealed to the person is changed and deleted with the person. */
function lineOf(
  context: Context,
  line: {
    personId: string;
    name: string;
    amountKroner: number;
    donor: DonorYear;
  },
): NewLineRow {
  const id = randomUUID();
  const { personId, name, amountKroner, donor } = line;
  const digits = context.numbers.open(personId, donor.numberSealed!);
  const { index, chargeIds } = donor;
  return {
    id,
    personId,
    name,
    amountKroner,
    index: index!,
    chargeIds,
    numberSealed: context.numbers.seal(id, digits),
  };
}

function keptLine(
  context: Context,
  { id: former, ...line }: Omit<NewLineRow, 'index'> & { index: string },
): NewLineRow {
  const id = randomUUID();
  const numberSealed = context.numbers.seal(id, context.numbers.open(former, line.numberSealed));
  return { ...line, id, index: Buffer.from(line.index, 'hex'), numberSealed };
}

async function makeFile(context: Context, tx: Transaction, report: ReportRow): Promise<void> {
  const { name, organisationNumber, memberService } = context.organisation;
  const lines = await listReportLines(tx, report.id);
  const xml = context.makeXml({
    reference: report.reference,
    year: report.year,
    giver: { organisationNumber, name, contact: memberService },
    lines: lines.map((line) => ({
      name: line.name,
      amountKroner: line.amountKroner,
      fodselsnummer: context.numbers.open(line.id, line.numberSealed),
    })),
  });
  await setReportFile(tx, report.id, {
    sealed: context.texts.seal(sealedAs(report.id), xml),
    digest: sha256(xml),
  });
}

/** @param year the one before this unless said */
const look = (context: Context, db: Database, { actor, now }: TreasurerAct, year?: number) =>
  context.view(db, actor, year ?? Number(norwegianDay(now).slice(0, 4)) - 1, now);

/**
 * The same delivery where nothing has changed since it was prepared; where something has, it is withdrawn.
 * @throws Refusal TAX_REPORT_NOT_POSSIBLE when the year has not ended or has no limits, when a signed file waits
 *   to be delivered, and when nothing has changed since the newest delivery
 */
async function prepare(
  context: Context,
  tx: Transaction,
  by: TreasurerAct,
  year: number,
): Promise<TaxReportYear> {
  await lockReportYear(tx, year);
  if (!hasEnded(year, by.now) || !context.limitsOf(year)) throw new Refusal('TAX_REPORT_NOT_POSSIBLE');
  const reports = await listReports(tx, year);
  if (reports.some(({ state }) => state === 'signed')) throw new Refusal('TAX_REPORT_NOT_POSSIBLE');
  const { present, kept, changes, ...facts } = await context.reckon(tx, year, reports);
  const waiting = reports.find(({ state }) => state === 'prepared');
  if (waiting?.factsDigest === facts.factsDigest) return context.view(tx, by.actor, year, by.now);
  if (changes && isUnchanged(changes)) throw new Refusal('TAX_REPORT_NOT_POSSIBLE');
  if (waiting) {
    await setReportWithdrawn(tx, waiting.id);
    await happened(tx, by, waiting.id, 'withdrawn');
  }
  const [id, sequence] = [randomUUID(), (reports[0]?.sequence ?? 0) + 1];
  const { count: lineCount, sumKroner, factsDigest } = facts;
  await addReport(
    tx,
    {
      id,
      year,
      sequence,
      lineCount,
      sumKroner,
      factsDigest,
      reference: `${context.organisation.organisationNumber}-${year}-${sequence}`,
    },
    [...present.map((line) => lineOf(context, line)), ...kept.map((line) => keptLine(context, line))],
  );
  await happened(tx, by, id, 'prepared');
  return context.view(tx, by.actor, year, by.now);
}

/**
 * @param factsDigest of what the signer has seen
 * @throws Refusal SIGN_IN_AGAIN, NOT_FOUND, TAX_REPORT_NOT_POSSIBLE, TAX_REPORT_OUTDATED, SECOND_PERSON_NEEDED
 */
async function sign(
  context: Context,
  tx: Transaction,
  by: TreasurerAct,
  id: string,
  factsDigest: string,
): Promise<TaxReportYear> {
  const { actor, now } = by;
  requireRecentSignIn(actor, now);
  const report = await open(tx, id);
  if (report.state !== 'prepared') throw new Refusal('TAX_REPORT_NOT_POSSIBLE');
  const reckoned = await context.reckon(tx, report.year, await listReports(tx, report.year));
  if (report.factsDigest !== factsDigest || reckoned.factsDigest !== factsDigest)
    throw new Refusal('TAX_REPORT_OUTDATED');
  const signed = (await listReportEvents(tx, report.year)).filter(
    ({ reportId, kind }) => reportId === id && kind === 'signed',
  );
  if (signed.some(({ staffId }) => staffId === actor.personId)) throw new Refusal('SECOND_PERSON_NEEDED');
  await happened(tx, by, id, 'signed');
  if (signed.length + 1 >= signaturesNeeded) {
    await makeFile(context, tx, report);
    await happened(tx, by, id, 'made');
  }
  return context.view(tx, actor, report.year, now);
}

/** @throws Refusal NOT_FOUND, TAX_REPORT_NOT_POSSIBLE */
async function withdraw(
  context: Context,
  tx: Transaction,
  by: TreasurerAct,
  id: string,
): Promise<TaxReportYear> {
  const report = await open(tx, id);
  if (report.state === 'delivered') throw new Refusal('TAX_REPORT_NOT_POSSIBLE');
  if (report.state !== 'withdrawn') {
    await setReportWithdrawn(tx, id);
    await happened(tx, by, id, 'withdrawn');
  }
  return context.view(tx, by.actor, report.year, by.now);
}

/** Each time it is taken is logged, with everybody who is in it. @throws Refusal SIGN_IN_AGAIN, NOT_FOUND */
const file = (
  context: Context,
  db: Database,
  by: TreasurerAct & { requestId: string },
  id: string,
): Promise<FileAnswer> =>
  inTransaction(db, async (tx) => {
    requireRecentSignIn(by.actor, by.now);
    const report = await findReport(tx, id);
    const sealed = report && (await findReportFile(tx, id));
    if (!report || !sealed) throw new Refusal('NOT_FOUND');
    const xml = context.texts.open(sealedAs(id), sealed);
    if (sha256(xml) !== report.fileDigest) throw new Error('a report file is not the one that was signed');
    await happened(tx, by, id, 'taken');
    const named = (await listReportLines(tx, id)).map(({ personId }) => personId);
    const fields = ['name', 'fodselsnummer', 'giving'] as const;
    await logLooks(
      tx,
      by,
      { reason: 'tax-report', subjectId: id, fields },
      named.filter((personId) => personId !== null),
    );
    return { name: `${report.reference}.xml`, type: 'application/xml', content: Buffer.from(xml) };
  });

/** Recording it twice records it once. @throws Refusal NOT_FOUND, TAX_REPORT_NOT_POSSIBLE */
async function deliver(
  context: Context,
  tx: Transaction,
  by: TreasurerAct,
  id: string,
  receipt: string,
): Promise<TaxReportYear> {
  const report = await open(tx, id);
  if (report.state === 'signed') {
    await setReportDelivered(tx, id);
    await happened(tx, by, id, 'delivered', receipt);
    const personIds = await listCorrected(tx, report);
    if (personIds.length) await context.onCorrected(tx, { year: report.year, personIds, now: by.now });
  } else if (report.state !== 'delivered') throw new Refusal('TAX_REPORT_NOT_POSSIBLE');
  return context.view(tx, by.actor, report.year, by.now);
}

/** Every night: numbers and files that need not be kept. @returns how many deliveries they were of */
export const forgetOldReports = (db: Database, now: Date): Promise<number> =>
  inTransaction(db, (tx) => {
    const today = norwegianDay(now);
    return forgetReports(tx, lastForgottenYear(today), today);
  });
