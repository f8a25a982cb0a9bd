/** Words of a draft that people agree to: which of them are others, and who is to be asked again. */
import {
  areSameWords,
  type BindingWordKind,
  type BindingWords,
  bindingWordKinds,
  bindingWordsOf,
} from '#contract/binding-words.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { ChangedWords } from '#contract/profile-version-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findWords, versionOfWords } from '../binding-words/binding-words-service.ts';
import { countDonors, countMembers } from './agreed-words-repository.ts';

type Some = Database | Transaction;

const countAgreed = { purpose: countMembers, 'giving-terms': countDonors };

const isChanged = (kind: BindingWordKind, base: OrganisationProfile, draft: OrganisationProfile) =>
  versionOfWords(kind, base) !== versionOfWords(kind, draft) ||
  !areSameWords(bindingWordsOf(base)[kind], bindingWordsOf(draft)[kind]);

/** Published words whose day has not come, and which a draft leaves as they are: it takes effect no earlier than they do. */
export const keepsWaiting = (
  due: OrganisationProfile,
  base: OrganisationProfile,
  draft: OrganisationProfile,
): boolean => bindingWordKinds.some((kind) => isChanged(kind, due, base) && !isChanged(kind, base, draft));

/** @param base what is published */
export async function changedWords(
  db: Some,
  base: OrganisationProfile,
  draft: OrganisationProfile,
): Promise<ChangedWords[]> {
  const changed: ChangedWords[] = [];
  for (const kind of bindingWordKinds.filter((one) => isChanged(one, base, draft))) {
    const own = versionOfWords(kind, draft);
    const agreed: ChangedWords['agreed'] = [];
    for (const { version, people } of await countAgreed[kind](db))
      if (version !== own) {
        const words = version === null ? undefined : await findWords(db, kind, version);
        agreed.push({ words: words?.nb ?? null, people });
      }
    changed.push({ kind, agreed, toAsk: agreed.reduce((sum, { people }) => sum + people, 0) });
  }
  return changed;
}

/** Evidence of an agreement names the version of its terms: a version has one wording. @throws Refusal INVALID_INPUT */
export async function requireNewVersion(
  db: Some,
  base: OrganisationProfile,
  draft: OrganisationProfile,
): Promise<void> {
  const { version } = draft.giving.terms;
  const words = bindingWordsOf(draft)['giving-terms'];
  const known = await findWords(db, 'giving-terms', version);
  const isOther = (other: BindingWords | undefined) => other !== undefined && !areSameWords(other, words);
  const published = base.giving.terms.version === version ? bindingWordsOf(base)['giving-terms'] : undefined;
  if (isOther(known) || isOther(published))
    throw new Refusal('INVALID_INPUT', {
      fields: [{ path: '/profile/giving/terms/version', code: 'INVALID' }],
    });
}
