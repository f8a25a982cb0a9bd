import { partsIn } from '#web/forms/form-parts.ts';

/** The parts in which a death is reported. An address has these names. */
export const deathReportParts = {
  avdode: ['name', 'bornOn', 'address', 'diedOn'],
  deg: ['reporterName', 'relation', 'phone', 'email', 'wantsTalk'],
} as const;

export type DeathReportPart = keyof typeof deathReportParts;
export const deathReportPartNames = partsIn(deathReportParts);
