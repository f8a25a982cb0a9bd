/** What becomes of the rows of each kind: which feature writes them, and how they are taken out again. */

import type { MoveInKindId } from '#contract/move-in-values.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { movedSignUps } from '../activities/moved-sign-up-service.ts';
import { type MovedChild, type MovedChildEvidence, movedChildren } from '../children/moved-child-service.ts';
import { consents } from '../consents/consent-service.ts';
import { movedEnquiries } from '../enquiries/moved-enquiry-service.ts';
import { movedGiving } from '../giving/ledger/moved-giving-service.ts';
import { movedEvidence } from '../leaving/moved-evidence-service.ts';
import { movedSubscriptions } from '../magazine/moved-subscription-service.ts';
import { memberships } from '../memberships/membership-service.ts';
import { persons } from '../persons/person-service.ts';
import { movedOffices } from '../representatives/moved-office-service.ts';
import {
  checkAgreements,
  checkChildren,
  checkConsents,
  checkOffices,
  checkSignUps,
  checkSubscriptions,
  findChangeSince,
  findUseOfPersons,
} from './move-in-check-repository.ts';
import { updateSecondGuardians } from './move-in-owner-repository.ts';
import type { LinkRow, RowToApply } from './move-in-row-repository.ts';
import type { RunRow } from './move-in-run-repository.ts';
import type { PersonColumns } from './register-change-rules.ts';
import { findMembersAmong } from './register-import-repository.ts';
import type { Consent } from './register-row-rules.ts';

type Run = Pick<RunRow, 'id' | 'source' | 'kind'>;
type Db = Database | Transaction;

export type MoveInWriter = {
  /** Refuses the rows that cannot be beside what is here. */
  check?(db: Db, run: Run): Promise<void>;
  write(tx: Transaction, rows: readonly RowToApply[], now: Date): Promise<void>;
  /** @returns why what a run brought cannot be undone; undefined where nothing has happened to it */
  findChange(db: Db, runId: string): Promise<string | undefined>;
  undo(tx: Transaction, links: readonly LinkRow[]): Promise<void>;
};

type StagedNumber = { sealed: string; isDNumber: boolean } | null;
type StagedPerson = {
  givenName: string;
  familyName: string;
  bornOn: string | null;
  email: string | null;
  phone: string | null;
  careOf?: string | null;
  lines: string[];
  postalCode: string | null;
  postalPlace: string | null;
  country: string | null;
  isShielded: boolean;
  language: Language | null;
  magazine?: PersonColumns['magazine'] | null;
  number: StagedNumber;
};
type StagedMember = StagedPerson & {
  memberNumber: string;
  joinedOn: string;
  chapterId: string | null;
  joiningText: string;
  consents: Consent[];
  consentText: string;
};
type StagedFormer = {
  isFormer?: true;
  joinedOn: string;
  endedOn: string;
  keepUntilOn: string;
  number: StagedNumber;
};

const contentOf = <Content>({ content }: RowToApply) => content as Content;

const personOf = (row: RowToApply) => {
  const staged = contentOf<StagedPerson>(row);
  return {
    id: row.targetId,
    given_name: staged.givenName,
    family_name: staged.familyName,
    born_on: staged.bornOn,
    email: staged.email,
    phone: staged.phone,
    address_care_of: staged.careOf ?? null,
    address_lines: staged.lines,
    postal_code: staged.postalCode,
    postal_place: staged.postalPlace,
    country: staged.country,
    is_address_shielded: staged.isShielded,
    language: staged.language ?? 'nb',
    magazine: staged.magazine ?? 'none',
    fodselsnummer_sealed: staged.number?.sealed ?? null,
    fodselsnummer_index: row.numberIndex && `\\x${row.numberIndex.toString('hex')}`,
    is_d_number: staged.number?.isDNumber ?? null,
  };
};

const isSame = ({ decision }: RowToApply) => decision === 'same';

const givers: MoveInWriter = {
  write: (tx, rows) => persons.addImported(tx, rows.filter((row) => !isSame(row)).map(personOf)),
  findChange: findUseOfPersons,
  undo: (tx, links) =>
    persons.removeMoved(
      tx,
      links.filter(({ isNew }) => isNew).map(({ targetId }) => targetId),
    ),
};

const members: MoveInWriter = {
  async write(tx, rows) {
    const former = rows.filter((row) => contentOf<StagedFormer>(row).isFormer);
    const living = rows.filter((row) => !contentOf<StagedFormer>(row).isFormer);
    await memberships.hold(tx);
    await persons.addImported(tx, living.filter((row) => !isSame(row)).map(personOf));
    const already = await findMembersAmong(
      tx,
      living.filter(isSame).map(({ personId }) => personId!),
    );
    const joining = living.filter((row) => !isSame(row) || !already.has(row.personId!));
    await memberships.addImported(
      tx,
      joining.map((row) => {
        const { memberNumber, joinedOn, chapterId, joiningText } = contentOf<StagedMember>(row);
        const personId = isSame(row) ? row.personId! : row.targetId;
        return { id: row.targetId, personId, number: memberNumber, joinedOn, chapterId, joiningText };
      }),
    );
    await consents.addImported(
      tx,
      living
        .filter((row) => !isSame(row))
        .map((row) => ({ ...contentOf<StagedMember>(row), personId: row.targetId })),
    );
    await movedEvidence.add(
      tx,
      former.map((row) => {
        const { joinedOn, endedOn, keepUntilOn, number } = contentOf<StagedFormer>(row);
        return { id: row.targetId, joinedOn, leftOn: endedOn, keepUntilOn, sealed: number!.sealed };
      }),
    );
  },
  findChange: findUseOfPersons,
  async undo(tx, links) {
    const targets = links.map(({ targetId }) => targetId);
    // A member's membership has the id of the member: both were made here.
    await memberships.removeImported(tx, targets);
    await movedEvidence.remove(tx, targets);
    await givers.undo(tx, links);
  },
};

const targetsOf = (links: readonly LinkRow[]) => links.map(({ targetId }) => targetId);

type StagedAgreement = Omit<
  Parameters<typeof movedGiving.addAgreements>[1][number],
  'id' | 'personId' | 'externalId'
> & {
  mandateId: string;
};
const agreements = (organisation: OrganisationProfile): MoveInWriter => ({
  check: checkAgreements,
  write: (tx, rows, now) =>
    movedGiving.addAgreements(
      tx,
      rows.map((row) => {
        const { mandateId, ...terms } = contentOf<StagedAgreement>(row);
        return { ...terms, externalId: mandateId, id: row.targetId, personId: row.personId! };
      }),
      organisation,
      now,
    ),
  findChange: (db, runId) => findChangeSince(db, runId, 'agreements'),
  undo: (tx, links) => movedGiving.removeAgreements(tx, targetsOf(links)),
});

/** Rows whose content is what is written, with the ids beside it. */
const withIds = <Content>(rows: readonly RowToApply[]) =>
  rows.map((row) => ({ ...contentOf<Content>(row), id: row.targetId, personId: row.personId! }));

const gifts: MoveInWriter = {
  write: (tx, rows) => movedGiving.addGifts(tx, withIds(rows)),
  findChange: (db, runId) => findChangeSince(db, runId, 'gifts'),
  undo: (tx, links) => movedGiving.removeGifts(tx, targetsOf(links)),
};
const offices: MoveInWriter = {
  check: checkOffices,
  write: (tx, rows, now) => movedOffices.add(tx, withIds(rows), now),
  findChange: (db, runId) => findChangeSince(db, runId, 'offices'),
  undo: (tx, links) => movedOffices.remove(tx, targetsOf(links)),
};
const magazine: MoveInWriter = {
  check: checkSubscriptions,
  write: (tx, rows) => movedSubscriptions.add(tx, withIds(rows)),
  findChange: (db, runId) => findChangeSince(db, runId, 'subscriptions'),
  undo: (tx, links) =>
    movedSubscriptions.remove(
      tx,
      links.map(({ personId }) => personId).filter((id) => id !== null),
    ),
};
const consentEvents: MoveInWriter = {
  check: checkConsents,
  write: (tx, rows) => consents.addMoved(tx, withIds(rows)),
  findChange: (db, runId) => findChangeSince(db, runId, 'consents'),
  undo: (tx, links) => consents.removeMoved(tx, targetsOf(links)),
};

type StagedChild = Omit<MovedChild, 'id' | 'guardianId' | 'sealed' | 'index'> & {
  isFormer?: never;
  number: StagedNumber;
};
type StagedFormerChild = Omit<MovedChildEvidence, 'id' | 'sealed'> & { isFormer: true; number: StagedNumber };
const children: MoveInWriter = {
  async check(db, run) {
    await updateSecondGuardians(db, run);
    await checkChildren(db, run);
  },
  async write(tx, rows, now) {
    const living: MovedChild[] = [];
    const former: MovedChildEvidence[] = [];
    for (const row of rows) {
      const { number, isFormer, ...content } = contentOf<StagedChild | StagedFormerChild>(row);
      const sealed = number?.sealed ?? null;
      const index = row.numberIndex && `\\x${row.numberIndex.toString('hex')}`;
      const id = row.targetId;
      if (isFormer) former.push({ ...(content as StagedFormerChild), id, sealed: sealed! });
      else living.push({ ...(content as StagedChild), id, guardianId: row.personId!, sealed, index });
    }
    await movedChildren.add(tx, living, now);
    await movedChildren.addEvidence(tx, former);
  },
  findChange: (db, runId) => findChangeSince(db, runId, 'children'),
  undo: (tx, links) => movedChildren.remove(tx, targetsOf(links)),
};
const signUps: MoveInWriter = {
  check: checkSignUps,
  write: (tx, rows, now) => movedSignUps.add(tx, withIds(rows), now),
  findChange: (db, runId) => findChangeSince(db, runId, 'sign-ups'),
  undo: (tx, links) => movedSignUps.remove(tx, targetsOf(links)),
};
const enquiries = ({ memberService }: OrganisationProfile): MoveInWriter => ({
  write: (tx, rows, now) =>
    movedEnquiries.add(tx, withIds(rows), { answerWithinDays: memberService.answerWithinDays, now }),
  findChange: (db, runId) => findChangeSince(db, runId, 'enquiries'),
  undo: (tx, links) => movedEnquiries.remove(tx, targetsOf(links)),
});

export const moveInWriters = (
  organisation: OrganisationProfile,
): Readonly<Record<MoveInKindId, MoveInWriter>> => ({
  members,
  givers,
  children,
  offices,
  avtalegiro: agreements(organisation),
  vipps: agreements(organisation),
  gifts,
  magazine,
  consents: consentEvents,
  'sign-ups': signUps,
  enquiries: enquiries(organisation),
});
