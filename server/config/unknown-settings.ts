/** Names in the environment that are no settings, but look like ours: probably misspelt, and without effect. */
import { settingNames } from './config-environment.ts';

/** Ours too, but read by other programs. */
const elsewhere = ['DATABASE_OWNER_URL', 'VIPPS_SIMULATOR_PORT', 'GIRO_SIMULATOR_PORT'];
/** Other programs have no names that begin with these. */
const ownPrefixes =
  /^(FODSELSNUMMER|GIRO|GRAPH|IDENTITY|MAGAZINE|MAIL_REPORT|SMS|SMTP|TAG_MANAGER|TRACKING_CONTAINER|VIPPS)_/;

/** @returns a sentence for each name that was probably meant as a setting */
export const unknownSettings = (environment: Record<string, string | undefined>): string[] =>
  Object.keys(environment)
    .filter((name) => environment[name] && ![...settingNames, ...elsewhere].includes(name))
    .flatMap((name) => {
      const meant = settingNames.find((one) => distance(name, one) <= (one.length < 6 ? 1 : 2));
      if (!meant && !ownPrefixes.test(name)) return [];
      const hint = meant ? ` Mente du ${meant}?` : '';
      return [`Innstillingen ${name} finnes ikke og har ingen virkning.${hint}`];
    });

/** Letters to insert, delete or replace to get from one word to the other (Levenshtein 1966). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [to_, other] of [...to].entries())
      next.push(Math.min(row[to_ + 1]! + 1, next[to_]! + 1, row[to_]! + (letter === other ? 0 : 1)));
    row = next;
  }
  return row[to.length]!;
}
