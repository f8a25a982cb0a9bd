/** What only the server itself needs: development brings a Vipps of its own, and commands need no folders. */
import fs from 'node:fs';
import path from 'node:path';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { SettingProblem, Settings } from './config-environment.ts';

/** @returns all that is wrong, with the settings that it is about */
export function findServerProblems(e: Settings, organisation: OrganisationProfile | null): SettingProblem[] {
  const problems: SettingProblem[] = [];
  if (e.DATABASE_URL && !e.PUBLIC_ORIGIN)
    problems.push({
      about: ['DATABASE_URL', 'PUBLIC_ORIGIN'],
      sentence: `Med DATABASE_URL må også PUBLIC_ORIGIN være satt: til adressen folk bruker, eller til http://localhost:${e.PORT} for å prøve portalen på egen maskin.`,
    });
  if (e.METRICS_PORT === e.PORT)
    problems.push({
      about: ['METRICS_PORT', 'PORT'],
      sentence:
        'METRICS_PORT kan ikke være den samme som PORT: tallene skal ikke ut på den offentlige porten.',
    });
  // What is sold must be payable.
  const isSold = Object.values(organisation?.magazine.yearlyPricesOre ?? {}).some((ore) => ore !== null);
  if (isSold && !e.VIPPS_CLIENT_ID)
    problems.push({
      about: ['MAGAZINE_PAPER_ORE', 'VIPPS_CLIENT_ID'],
      sentence:
        'Magasinet koster noe (MAGAZINE_PAPER_ORE eller profilen), og betales med Vipps. Da må VIPPS_CLIENT_ID og de andre nøklene være satt.',
    });
  if (!isWritableFolder(nearestThatExists(e.DATA_DIR)))
    problems.push({
      about: ['DATA_DIR'],
      sentence: `DATA_DIR må være en mappe som portalen kan skrive i eller lage: ${e.DATA_DIR} er ikke det.`,
    });
  for (const name of ['GIRO_DIR', 'BANK_DIR'] as const)
    if (e[name] && !isWritableFolder(e[name]))
      problems.push({
        about: [name],
        sentence: `${name} må være en mappe som finnes, og som portalen kan skrive i: ${e[name]} er ikke det.`,
      });
  return problems;
}

function nearestThatExists(folder: string): string {
  const absolute = path.resolve(folder);
  // Something there that is no folder is found as it is.
  return fs.existsSync(absolute) || absolute === path.dirname(absolute)
    ? absolute
    : nearestThatExists(path.dirname(absolute));
}

function isWritableFolder(folder: string): boolean {
  try {
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
    return fs.statSync(folder).isDirectory();
  } catch {
    return false;
  }
}
