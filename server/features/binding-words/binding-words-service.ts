/** The words of the profile that people agree to: which version they are, and what each version said. */
import { createHash } from 'node:crypto';
import {
  areSameWords,
  type BindingWordKind,
  bindingWordKinds,
  bindingWordsOf,
} from '#contract/binding-words.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log.ts';
import { addWords, findWords } from './binding-words-repository.ts';

export { findWords };

/** The terms of giving say their version themselves; that of the purpose is derived from its words, as in the build of the pages. */
export const versionOfWords = (kind: BindingWordKind, profile: OrganisationProfile): string =>
  kind === 'giving-terms'
    ? profile.giving.terms.version
    : createHash('sha256')
        .update(JSON.stringify(bindingWordsOf(profile).purpose))
        .digest('hex')
        .slice(0, 12);

/** @returns which words of the purpose were shown, for the evidence; nothing where the page did not say, or said what none is known of */
export async function knownPurpose(
  db: Database | Transaction,
  { purposeVersion }: { purposeVersion?: string | undefined },
): Promise<{ purposeVersion?: string }> {
  if (purposeVersion === undefined || !(await findWords(db, 'purpose', purposeVersion))) return {};
  return { purposeVersion };
}

/** At each start of a server, before somebody can agree to them. */
export async function recordWords(
  db: Database,
  organisation: OrganisationProfile,
  at: Date,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  for (const kind of bindingWordKinds) {
    const words = bindingWordsOf(organisation)[kind];
    const version = versionOfWords(kind, organisation);
    await addWords(db, { kind, version, words, at });
    const kept = await findWords(db, kind, version);
    if (kept && !areSameWords(kept, words))
      log.warn({ kind, version }, 'the words of the profile have changed without a new version');
  }
}
