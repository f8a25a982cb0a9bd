/** The profile as administrators write it: one draft, published by a second one of them, counting from the next start. */
import { randomUUID } from 'node:crypto';
import { OrganisationProfile } from '#contract/organisation-profile.ts';
import type {
  ProfileDiscard,
  ProfileDraft,
  ProfilePublication,
  ProfileVersions,
} from '#contract/profile-version-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isSignInRecent, requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import type { ProfileSource } from '#server/ports/profile-source.ts';
import { isOnlyAdministratorEver } from '../administration/role-service.ts';
import { changedWords, keepsWaiting, requireNewVersion } from './changed-words-service.ts';
import {
  addDraft,
  changeDraft,
  discardDraft,
  findDraft,
  findNumberOf,
  findVersion,
  listCounting,
  listVersions,
  lockVersions,
  publishDraft,
  type WholeVersionRow,
} from './organisation-profile-repository.ts';
import {
  earliestDay,
  mayPublish,
  needsSecond,
  type Published,
  profileOn,
  versionStateOf,
  withMissing,
  wrongDay,
} from './organisation-profile-rules.ts';

const shownVersions = 100;

type By = { actor: Actor; now: Date };
export type ProfileVersionService = ReturnType<typeof createProfileVersions>;

const makerOf = ({ actor, now }: By) => ({ personId: actor.personId, name: actor.name, at: now });

/** @param file what a field is in that the version is older than. @throws Error where it is no profile of this release */
const readStored = (stored: unknown, file: OrganisationProfile): OrganisationProfile =>
  OrganisationProfile.parse(withMissing(stored, file));

/** Both as the schema orders them. */
const isSame = (one: OrganisationProfile | undefined, other: OrganisationProfile): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

type Counting = {
  newest: Published;
  /** What a server that starts now runs with. */
  due: OrganisationProfile;
};

/** @returns null where nothing is published */
async function findCounting(
  db: Database | Transaction,
  file: OrganisationProfile,
  today: string,
): Promise<Counting | null> {
  const versions = (await listCounting(db, today)).map((one) => ({
    ...one,
    profile: readStored(one.profile, file),
  }));
  return versions[0] ? { newest: versions[0], due: profileOn(versions, file, today) } : null;
}

/**
 * What counts from the next start, on this day in Norway.
 * @param file what a field is in that the version is older than
 * @returns null where nothing is published
 */
export async function readPublished(
  db: Database,
  file: OrganisationProfile,
  today: string,
): Promise<{ number: number; text: string } | null> {
  const counting = await findCounting(db, file, today);
  return counting && { number: counting.newest.number, text: `${JSON.stringify(counting.due, null, 2)}\n` };
}

export function createProfileVersions({
  profileSource: { kind, asWritten },
}: {
  profileSource: ProfileSource;
}) {
  /** What is published and when it counts, as seen from this server. */
  async function standOf(db: Database | Transaction, today: string) {
    const counting = await findCounting(db, asWritten, today);
    const newest = kind === 'database' ? counting?.newest : undefined;
    const isDue = newest !== undefined && !isSame(counting?.due, readStored(asWritten, asWritten));
    const wordsFrom = newest?.wordsFrom ?? null;
    const isWaiting = wordsFrom !== null && wordsFrom > today;
    return {
      newest,
      base: newest?.profile ?? asWritten,
      due: newest && counting ? counting.due : asWritten,
      next: newest && (isDue || isWaiting) ? newest.number : null,
      nextWordsFrom: isDue || isWaiting ? wordsFrom : null,
      waitingFrom: isWaiting ? wordsFrom : null,
      isRestartDue: isDue && wordsFrom !== null && !isWaiting,
    };
  }
  type Stand = Awaited<ReturnType<typeof standOf>>;

  /** What is to be decided about a draft, and whether the caller may. */
  async function mattersOf(db: Database | Transaction, by: By, stand: Stand, draft: WholeVersionRow) {
    const { personId } = by.actor;
    const profile = readStored(draft.profile, asWritten);
    const changed = await changedWords(db, stand.base, profile);
    const isAlone = !needsSecond(changed) && (await isOnlyAdministratorEver(db, personId));
    const isToPublish = mayPublish(draft.draftedById, { personId, isOnlyAdministratorEver: isAlone });
    const isKept = keepsWaiting(stand.due, stand.base, profile);
    const earliest = earliestDay(stand.newest, isKept, norwegianDay(by.now));
    return { profile, changed, isToPublish, earliest };
  }

  async function draftOf(
    db: Database | Transaction,
    by: By,
    stand: Stand,
  ): Promise<ProfileVersions['draft']> {
    const draft = await findDraft(db);
    if (!draft) return null;
    const { profile, changed, isToPublish, earliest } = await mattersOf(db, by, stand, draft);
    return {
      id: draft.id,
      revision: draft.revision,
      note: draft.note,
      returnsTo: draft.returnsTo,
      draftedBy: draft.draftedBy,
      draftedAt: draft.draftedAt.toISOString(),
      profile,
      isToPublish,
      changedWords: changed,
      earliestDay: earliest,
      isOfAnother: draft.draftedById !== by.actor.personId,
    };
  }

  async function show(db: Database | Transaction, by: By): Promise<ProfileVersions> {
    const stand = await standOf(db, norwegianDay(by.now));
    const { base, next, nextWordsFrom, isRestartDue } = stand;
    const number = await findNumberOf(db, asWritten);
    const versions = (await listVersions(db, shownVersions)).map((one) => ({
      id: one.id,
      number: one.number,
      state: versionStateOf({ number: one.number, isDiscarded: one.discardedAt !== null }, number, next),
      note: one.note,
      returnsTo: one.returnsTo,
      draftedBy: one.draftedBy,
      draftedAt: one.draftedAt.toISOString(),
      publishedBy: one.publishedBy,
      publishedAt: one.publishedAt?.toISOString() ?? null,
      discardedBy: one.discardedBy,
      discardReason: one.discardReason,
      wordsFrom: one.wordsFrom,
    }));
    return {
      source: kind,
      isSignInRecent: isSignInRecent(by.actor.signIn.authenticatedAt, by.now),
      running: { number, profile: asWritten },
      next,
      nextWordsFrom,
      isRestartDue,
      base,
      draft: await draftOf(db, by, stand),
      versions,
    };
  }

  /** Where the file is the source, nothing is written here. @throws Refusal NOT_FOUND */
  async function begin(tx: Transaction): Promise<WholeVersionRow | undefined> {
    if (kind === 'file') throw new Refusal('NOT_FOUND');
    await lockVersions(tx);
    return findDraft(tx);
  }

  /** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE */
  async function hold(tx: Transaction, id: string, revision: number): Promise<WholeVersionRow> {
    const draft = await begin(tx);
    if (draft?.id !== id) throw new Refusal('NOT_FOUND');
    if (draft.revision !== revision) throw new Refusal('CHANGED_ELSEWHERE');
    return draft;
  }

  return {
    show,

    /** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE */
    async save(tx: Transaction, by: By, { revision, note, profile }: ProfileDraft): Promise<ProfileVersions> {
      const draft = await begin(tx);
      if ((draft?.revision ?? null) !== revision) throw new Refusal('CHANGED_ELSEWHERE');
      const { base } = await standOf(tx, norwegianDay(by.now));
      await requireNewVersion(tx, base, profile);
      const written = { note, profile, ...makerOf(by) };
      if (draft) await changeDraft(tx, draft.id, written);
      else await addDraft(tx, { id: randomUUID(), returnsTo: null, ...written });
      return show(tx, by);
    },

    /** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE, INVALID_INPUT */
    async discard(tx: Transaction, by: By, id: string, typed: ProfileDiscard): Promise<ProfileVersions> {
      const draft = await hold(tx, id, typed.revision);
      const { changed } = await mattersOf(tx, by, await standOf(tx, norwegianDay(by.now)), draft);
      const isRefused = draft.draftedById !== by.actor.personId && changed.length > 0;
      if (isRefused && !typed.reason)
        throw new Refusal('INVALID_INPUT', { fields: [{ path: '/reason', code: 'REQUIRED' }] });
      await discardDraft(tx, id, makerOf(by), typed.reason ?? null);
      return show(tx, by);
    },

    /** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE, SIGN_IN_AGAIN, SECOND_PERSON_NEEDED, INVALID_INPUT */
    async publish(tx: Transaction, by: By, id: string, typed: ProfilePublication): Promise<ProfileVersions> {
      requireRecentSignIn(by.actor, by.now);
      const draft = await hold(tx, id, typed.revision);
      const stand = await standOf(tx, norwegianDay(by.now));
      const { changed, isToPublish, earliest } = await mattersOf(tx, by, stand, draft);
      if (!isToPublish) throw new Refusal('SECOND_PERSON_NEEDED');
      const code = changed.length > 0 && wrongDay(typed.validFrom, earliest);
      if (code) throw new Refusal('INVALID_INPUT', { fields: [{ path: '/validFrom', code }] });
      const wordsFrom = changed.length > 0 ? typed.validFrom! : stand.waitingFrom;
      await publishDraft(tx, id, makerOf(by), wordsFrom);
      return show(tx, by);
    },

    /** @throws Refusal NOT_FOUND; CHANGED_ELSEWHERE where there is a draft already */
    async goBack(tx: Transaction, by: By, id: string): Promise<ProfileVersions> {
      const draft = await begin(tx);
      const version = await findVersion(tx, id);
      if (!version?.number) throw new Refusal('NOT_FOUND');
      if (draft) throw new Refusal('CHANGED_ELSEWHERE');
      const profile = readStored(version.profile, asWritten);
      const copy = { note: version.note, profile, returnsTo: version.number };
      await addDraft(tx, { id: randomUUID(), ...copy, ...makerOf(by) });
      return show(tx, by);
    },
  };
}
