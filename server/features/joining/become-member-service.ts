/** The one transaction that makes a member of somebody, whose details have been checked. */
import { randomUUID } from 'node:crypto';
import type { Declared, JoiningDetails, OtherCommunities } from '#contract/joining-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { knownPurpose } from '../binding-words/binding-words-service.ts';
import { consents } from '../consents/consent-service.ts';
import { discardSentDraft } from '../drafts/drafts-service.ts';
import { memberships } from '../memberships/membership-service.ts';
import type { Announce } from '../notices/notices-service.ts';
import type { CompareLater } from '../numbers/number-service.ts';
import { chapterFor } from '../organisation/organisation-service.ts';
import { persons } from '../persons/person-service.ts';
import { accounts } from '../session/account-service.ts';
import { type JoiningRow, removeJoining } from './joining-repository.ts';
import { memberNumber, newsConsents, provenContacts, reminderDay } from './joining-rules.ts';

/** Takes the marker off the account's name. Carries ids only. */
export const nameAccountJob = { name: 'name-account' };
export type NameAccount = { accountId: string; personId: string };

export const joiningDrafts = { details: 'joining-details', communities: 'joining-communities' };

/** Who becomes a member, and with which sign-in; none where member service registers them. */
export type Applicant = Pick<Actor, 'personId'> & {
  accountId: string | null;
  signIn: Pick<Actor['signIn'], 'emails' | 'phone'>;
  signInReference: string;
  atDesk?: { channel: 'phone' | 'paper'; registeredBy: string };
};
export const createBecomeMember = (needs: {
  jobs: Pick<Jobs, 'enqueue'>;
  announce: Announce;
  compareLater: CompareLater;
}) =>
  /** @returns the member number */
  async function becomeMember(
    tx: Transaction,
    applicant: Applicant,
    details: JoiningDetails,
    communities: OtherCommunities,
    number: Pick<JoiningRow, 'sealed' | 'index' | 'isDNumber'>,
    declarations: Declared,
    { joinedAt, now }: { joinedAt: Date; now: Date },
  ): Promise<string> {
    const { personId, accountId, signIn } = applicant;
    const { sealed, index, isDNumber } = number;
    const { textVersion } = declarations;
    const today = norwegianDay(joinedAt);
    const isElsewhere = communities.answer !== 'no';
    await persons.setJoined(tx, {
      personId,
      details,
      communities,
      number: sealed && index && { sealed, index, isDNumber },
      remindOn: isElsewhere && communities.wantsReminder ? reminderDay(today) : null,
      ...provenContacts(details, signIn, now),
      now,
    });
    if (index) await needs.compareLater(tx, personId);
    const membershipId = randomUUID();
    const isPlaced = details.country === 'NO' && details.postalCode !== '' && !details.isAddressShielded;
    const placed = isPlaced && (await chapterFor(tx, details.postalCode));
    const taken = memberNumber(await memberships.takeNumber(tx));
    await memberships.add(tx, {
      id: membershipId,
      personId,
      number: taken,
      joinedOn: today,
      // Where the postal code does not say it, the person chooses on the next page.
      chapterId: placed && placed.kind === 'one' ? placed.chapterId : null,
    });
    await memberships.addEvidence(tx, {
      id: randomUUID(),
      membershipId,
      personId,
      textVersion,
      joinedAt,
      declarations: {
        endorsesPurpose: declarations.endorsesPurpose,
        ...(await knownPurpose(tx, declarations)),
        grantsSupport: communities.grantsSupport,
        otherCommunities: communities.answer,
      },
      signInReference: applicant.signInReference,
      atDesk: applicant.atDesk,
    });
    for (const [purpose, isGiven] of Object.entries(newsConsents(details, today))) {
      if (isGiven) await consents.add(tx, { personId, purpose, isGiven, textVersion, at: joinedAt });
    }
    if (accountId) await accounts.setProven(tx, { accountId, personId, provenBy: 'joining' });
    await removeJoining(tx, personId);
    for (const form of Object.values(joiningDrafts)) await discardSentDraft(tx, personId, form);
    await needs.announce(tx, { personId, kind: 'joined', subjectId: membershipId, now });
    if (accountId) await needs.jobs.enqueue<NameAccount>(tx, nameAccountJob, { accountId, personId });
    return taken;
  };
