/**
 * Which gifts of a year are reported to the tax authority, and with how many kroner.
 * Source: skatteloven § 6-50, skatteforvaltningsloven § 7-10; «Gaver til frivillige organisasjoner», version 2.
 */

export type YearOfGiving = {
  personId: string;
  name: string;
  /** Gives us the number in clear when the report is made; null where we have none. */
  hasNumber: boolean;
  /** Only those who wish it are reported. */
  wishesDeduction: boolean;
  /** Received within the calendar year, in øre; what was paid back is negative. */
  giftsOre: readonly number[];
};

/** Why a donor of the year is not in the report. */
export type LeftOut = 'not-wished' | 'no-number' | 'below-minimum';

export type TaxReport = {
  lines: { personId: string; name: string; amountKroner: number }[];
  leftOut: { personId: string; reason: LeftOut; sumOre: number }[];
  /** Of the lines as they are reported: the receiver adds them up again. */
  count: number;
  sumKroner: number;
};

/**
 * The order matters, and has been got wrong elsewhere: the øre are added, the sum is held against the minimum, what
 * is left is rounded for each donor, and only then counted and added. The ceiling of the year is no business of
 * ours: it is for all organisations together, and the tax authority applies it.
 * @param minimumOre of the year, 50 000 since 2016
 */
export function taxReport(years: readonly YearOfGiving[], minimumOre: number): TaxReport {
  const report: TaxReport = { lines: [], leftOut: [], count: 0, sumKroner: 0 };
  for (const { personId, name, hasNumber, wishesDeduction, giftsOre } of years) {
    const sumOre = giftsOre.reduce((sum, gift) => sum + gift, 0);
    const reason = reasonToLeaveOut({ sumOre, minimumOre, hasNumber, wishesDeduction });
    if (reason) {
      report.leftOut.push({ personId, reason, sumOre });
      continue;
    }
    const amountKroner = wholeKroner(sumOre);
    report.lines.push({ personId, name, amountKroner });
    report.count += 1;
    report.sumKroner += amountKroner;
  }
  return report;
}

function reasonToLeaveOut(year: {
  sumOre: number;
  minimumOre: number;
  hasNumber: boolean;
  wishesDeduction: boolean;
}): LeftOut | null {
  if (!year.wishesDeduction) return 'not-wished';
  if (year.sumOre < year.minimumOre) return 'below-minimum';
  return year.hasNumber ? null : 'no-number';
}

/** Fifty øre and more are a krone. */
export const wholeKroner = (ore: number): number => Math.floor((ore + 50) / 100);
