/** The profile as administrators write it: one draft, published by a second one of them, counting from the next start. */
import { randomUUID } from 'node:crypto';
import { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { ProfileDraft, ProfileVersions } from '#contract/profile-version-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isSignInRecent, requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import type { ProfileSource } from '#server/ports/profile-source.ts';
import { isOnlyAdministratorEver } from '../administration/role-service.ts';
import {
  addDraft,
  changeDraft,
  discardDraft,
  findDraft,
  findNewestPublished,
  findNumberOf,
  findVersion,
  listVersions,
  lockVersions,
  publishDraft,
  type WholeVersionRow,
} from './organisation-profile-repository.ts';
import { mayPublish, versionStateOf, withMissing } from './organisation-profile-rules.ts';

const shownVersions = 100;

type By = { actor: Actor; now: Date };
export type ProfileVersionService = ReturnType<typeof createProfileVersions>;

const makerOf = ({ actor, now }: By) => ({ personId: actor.personId, name: actor.name, at: now });

/** @param file what a field is in that the version is older than. @throws Error where it is no profile of this release */
const readStored = (stored: unknown, file: OrganisationProfile): OrganisationProfile =>
  OrganisationProfile.parse(withMissing(stored, file));

/**
 * What counts from the next start.
 * @param file what a field is in that the version is older than
 * @returns null where nothing is published
 */
export async function readPublished(
  db: Database,
  file: OrganisationProfile,
): Promise<{ number: number; text: string } | null> {
  const published = await findNewestPublished(db);
  if (!published) return null;
  const profile = readStored(published.profile, file);
  return { number: published.number, text: `${JSON.stringify(profile, null, 2)}\n` };
}

export function createProfileVersions({
  profileSource: { kind, asWritten },
}: {
  profileSource: ProfileSource;
}) {
  async function show(db: Database | Transaction, { actor, now }: By): Promise<ProfileVersions> {
    const published = await findNewestPublished(db);
    const number = await findNumberOf(db, asWritten);
    const next = kind === 'database' && published && published.number !== number ? published.number : null;
    const draft = await findDraft(db);
    const isAlone = draft !== undefined && (await isOnlyAdministratorEver(db, actor.personId));
    const by = { personId: actor.personId, isOnlyAdministratorEver: isAlone };
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
    }));
    return {
      source: kind,
      isSignInRecent: isSignInRecent(actor.signIn.authenticatedAt, now),
      running: { number, profile: asWritten },
      next,
      base: kind === 'database' && published ? readStored(published.profile, asWritten) : asWritten,
      draft: draft
        ? {
            id: draft.id,
            revision: draft.revision,
            note: draft.note,
            returnsTo: draft.returnsTo,
            draftedBy: draft.draftedBy,
            draftedAt: draft.draftedAt.toISOString(),
            profile: readStored(draft.profile, asWritten),
            isToPublish: mayPublish(draft.draftedById, by),
          }
        : null,
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
      const written = { note, profile, ...makerOf(by) };
      if (draft) await changeDraft(tx, draft.id, written);
      else await addDraft(tx, { id: randomUUID(), returnsTo: null, ...written });
      return show(tx, by);
    },

    /** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE */
    async discard(tx: Transaction, by: By, id: string, revision: number): Promise<ProfileVersions> {
      await hold(tx, id, revision);
      await discardDraft(tx, id, makerOf(by));
      return show(tx, by);
    },

    /** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE, SIGN_IN_AGAIN, SECOND_PERSON_NEEDED */
    async publish(tx: Transaction, by: By, id: string, revision: number): Promise<ProfileVersions> {
      const { actor, now } = by;
      requireRecentSignIn(actor, now);
      const { draftedById } = await hold(tx, id, revision);
      const isAlone = await isOnlyAdministratorEver(tx, actor.personId);
      if (!mayPublish(draftedById, { personId: actor.personId, isOnlyAdministratorEver: isAlone }))
        throw new Refusal('SECOND_PERSON_NEEDED');
      await publishDraft(tx, id, makerOf(by));
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
