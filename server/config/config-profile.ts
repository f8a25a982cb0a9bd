/** The organisation profile: read from its file and checked. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { OrganisationProfile } from '#contract/organisation-profile.ts';

/** Where the published profile is put for the build and the server: `npm start` and `npm run profile`. */
export const publishedProfileFile = (dataDir: string): string =>
  path.join(dataDir, 'organisation-profile.json');

/** Whether the settings name a file of the organisation's own, which then is the source of its profile. */
export const isOwnFile = (named: string | undefined, dataDir: string): boolean =>
  Boolean(named) && path.resolve(named!) !== path.resolve(publishedProfileFile(dataDir));

/** @returns the profile, or what is wrong with it as one sentence */
export function loadOrganisation(
  file: string,
  bankPage: string | undefined,
):
  | {
      organisation: OrganisationProfile;
      organisationAsWritten: OrganisationProfile;
      organisationHash: string;
    }
  | { problem: string } {
  try {
    const text = readFileSync(file, 'utf8');
    const parsed = z.safeParse(OrganisationProfile, JSON.parse(text));
    if (!parsed.success) {
      const where = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
      return { problem: `Organisasjonsprofilen ${file} har feil i: ${where}.` };
    }
    const organisationAsWritten = structuredClone(parsed.data);
    const { avtalegiro } = parsed.data.giving;
    if (avtalegiro && bankPage) avtalegiro.bankPage = bankPage;
    const organisationHash = createHash('sha256').update(text).digest('hex');
    return { organisation: parsed.data, organisationAsWritten, organisationHash };
  } catch {
    return { problem: `Organisasjonsprofilen ${file} kan ikke leses.` };
  }
}
