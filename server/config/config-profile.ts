/** The organisation profile: read from its file and checked. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { OrganisationProfile } from '#contract/organisation-profile.ts';
import { ConfigProblem } from './config-problem.ts';

/** @throws ConfigProblem */
export function loadOrganisation(
  path: string,
  bankPage: string | undefined,
): { organisation: OrganisationProfile; organisationHash: string } {
  try {
    const text = readFileSync(path, 'utf8');
    const parsed = z.safeParse(OrganisationProfile, JSON.parse(text));
    if (parsed.success) {
      const { avtalegiro } = parsed.data.giving;
      if (avtalegiro && bankPage) avtalegiro.bankPage = bankPage;
      return { organisation: parsed.data, organisationHash: createHash('sha256').update(text).digest('hex') };
    }
    const where = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw new ConfigProblem(`Organisasjonsprofilen ${path} har feil i: ${where}.`);
  } catch (error) {
    if (error instanceof ConfigProblem) throw error;
    throw new ConfigProblem(`Organisasjonsprofilen ${path} kan ikke leses.`);
  }
}
