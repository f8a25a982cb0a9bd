/** What a year's report would say now, and how its deliveries stand. No answer holds a number. */
import { createHash } from 'node:crypto';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { leftOutReasons, type TaxReport, type TaxReportYear } from '#contract/tax-report-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { factsText, keptLines, reportChanges } from './tax-delivery-rules.ts';
import {
  type DonorYear,
  type LineGifts,
  listDonorYears,
  listGivingYears,
  listLineGifts,
  listReportEvents,
  listReportLines,
  listReports,
  type ReportEventRow,
  type ReportRow,
} from './tax-report-repository.ts';
import { taxReport } from './tax-report-rules.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const viewed = <T extends { index: Buffer }>(line: T) => ({ ...line, index: line.index.toString('hex') });

export const hasEnded = (year: number, now: Date) => Number(norwegianDay(now).slice(0, 4)) > year;

export function createTaxReckoning({ tax }: Pick<OrganisationProfile['giving'], 'tax'>) {
  const limitsOf = (year: number) => tax?.years.find((one) => one.year === year) ?? null;

  /** The lines of a delivery made now, and why the others are not in it. */
  async function reckon(db: Database, year: number, reports: readonly ReportRow[]) {
    const limits = limitsOf(year);
    const donors = limits ? await listDonorYears(db, year) : [];
    const byId = new Map(donors.map((donor) => [donor.personId, donor]));
    const { lines, leftOut } = taxReport(
      donors.map((donor) => ({ ...donor, hasNumber: donor.index !== null })),
      limits?.minimumOre ?? 0,
    );
    const present = lines.map((line) => {
      const donor = byId.get(line.personId) as DonorYear & { index: Buffer; numberSealed: Buffer };
      return { ...line, index: donor.index.toString('hex'), donor };
    });
    const newest = reports.find(({ state }) => state === 'delivered');
    const delivered = newest ? (await listReportLines(db, newest.id)).map(viewed) : [];
    const gifts = newest ? await listLineGifts(db, newest.id) : new Map<string, LineGifts>();
    const kept = keptLines(
      delivered,
      present,
      ({ id }) => gifts.get(id)?.sumOre,
      limits?.minimumOre ?? 0,
    ).map((line) => ({ ...line, chargeIds: gifts.get(line.id)?.chargeIds ?? [] }));
    const all = [...present, ...kept];
    return {
      present,
      kept,
      leftOut,
      count: all.length,
      sumKroner: all.reduce((sum, { amountKroner }) => sum + amountKroner, 0),
      factsDigest: sha256(factsText(year, all)),
      changes: newest ? reportChanges(delivered, all) : null,
    };
  }

  async function view(db: Database, actor: Actor, year: number, now: Date): Promise<TaxReportYear> {
    const reports = await listReports(db, year);
    const events = Map.groupBy(await listReportEvents(db, year), ({ reportId }) => reportId);
    const reckoned = await reckon(db, year, reports);
    const years = await listGivingYears(db);
    return {
      year,
      years: years.includes(year) ? years : [year, ...years].sort((one, other) => other - one),
      limits: limitsOf(year),
      hasEnded: hasEnded(year, now),
      deadlineOn: `${year + 1}-${tax?.reportDeadline ?? '01-20'}`,
      numberDeadlineOn: `${year + 1}-${tax?.numberDeadline ?? '01-15'}`,
      preview: {
        count: reckoned.count,
        sumKroner: reckoned.sumKroner,
        keptCount: reckoned.kept.length,
        changes: reckoned.changes,
        leftOut: leftOutReasons.map((reason) => {
          const those = reckoned.leftOut.filter((one) => one.reason === reason);
          return { reason, count: those.length, sumOre: those.reduce((sum, { sumOre }) => sum + sumOre, 0) };
        }),
      },
      reports: reports.map((report) =>
        reportView(report, events.get(report.id) ?? [], actor, reckoned.factsDigest),
      ),
    };
  }

  return { reckon, view, limitsOf };
}

function reportView(
  report: ReportRow,
  events: readonly ReportEventRow[],
  actor: Actor,
  factsDigest: string,
): TaxReport {
  const { id, sequence, reference, state, lineCount, sumKroner, fileDigest, hasFile } = report;
  const signed = events.filter(({ kind }) => kind === 'signed');
  return {
    id,
    sequence,
    reference,
    state,
    sumKroner,
    fileDigest,
    hasFile,
    count: lineCount,
    factsDigest: report.factsDigest,
    isOutdated: state === 'prepared' && report.factsDigest !== factsDigest,
    isSignedByMe: signed.some(({ staffId }) => staffId === actor.personId),
    signatures: signed.length,
    events: events.map((event) => ({
      id: event.id,
      kind: event.kind,
      note: event.note,
      at: event.happenedAt.toISOString(),
      by: event.staffName,
    })),
  };
}
