/** The organisation profile: read from its file and checked. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { OrganisationProfile } from '#contract/organisation-profile.ts';

/** @returns the profile, or what is wrong with it as one sentence */
export function loadOrganisation(
  path: string,
  bankPage: string | undefined,
): { organisation: OrganisationProfile; organisationHash: string } | { problem: string } {
  try {
    const text = readFileSync(path, 'utf8');
    const parsed = z.safeParse(OrganisationProfile, JSON.parse(text));
    if (!parsed.success) {
      const where = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
      return { problem: `Organisasjonsprofilen ${path} har feil i: ${where}.` };
    }
    const { avtalegiro } = parsed.data.giving;
    if (avtalegiro && bankPage) avtalegiro.bankPage = bankPage;
    return { organisation: parsed.data, organisationHash: createHash('sha256').update(text).digest('hex') };
  } catch {
    return { problem: `Organisasjonsprofilen ${path} kan ikke leses.` };
  }
}
