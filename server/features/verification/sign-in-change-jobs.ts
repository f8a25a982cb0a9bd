import { keptSince, retention } from '#contract/retention.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import { signInAdded, signInChanged, signInRestored } from '#server/letters/sign-in-change-letters.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import { findContact } from './contact-code-repository.ts';
import {
  findAccountById,
  findChange,
  forgetChanges,
  type SignInChange,
} from './sign-in-change-repository.ts';
import {
  createUndoCodes,
  type FollowOutside,
  followOutsideJob,
  type SignInChanges,
  type TellOfChange,
  tellOfChangeJob,
} from './sign-in-change-service.ts';

type Needs = Pick<Ports, 'db' | 'clock' | 'mail' | 'sms' | 'secret' | 'origin' | 'outside'> & {
  changes: Pick<SignInChanges, 'takeUpDue'>;
  organisation: { memberService: { phone: string } };
  accountsOf(db: Database, personId: string): Promise<{ id: string; isShared: boolean }[]>;
};

type Letter = { subject: string; text: string; sms: string };
type To = { to: string; language: Language };
const dayMs = 86_400_000;
/** How long something waits for a colleague. */
const unansweredDays = 14;

const send = (
  { mail, sms }: Needs,
  id: string,
  { to, language }: To,
  { subject, text, sms: short }: Letter,
) => (to.includes('@') ? mail.send({ id, to, subject, text, language }) : sms.send({ id, to, text: short }));

const kindOfChange = ({ former, value }: SignInChange) => {
  if (value === null) return 'removed' as const;
  return former === null ? ('added' as const) : ('changed' as const);
};

/** From when the new one can be used to sign in, where it has to wait. */
async function countsLater({ db, accountsOf }: Needs, change: SignInChange): Promise<Date | null> {
  if (change.former !== null && !change.byDesk) return null;
  if (change.accountId === null) return null;
  const accounts = await accountsOf(db, change.personId);
  const isShared = accounts.some(({ id, isShared: shared }) => id === change.accountId && shared);
  return change.isContact && isShared ? null : change.countsFrom;
}

/** Sent again after a crash, each has the same message id, by which the receiving side knows it. */
const tell = (needs: Needs): JobDefinition<TellOfChange> => {
  const codes = createUndoCodes(needs.secret);
  return {
    ...tellOfChangeJob,
    async run({ changeId, of }) {
      const change = await findChange(needs.db, changeId);
      if (!change) return;
      const { kind, value, told, countsFrom, byDesk } = change;
      const link = `${needs.origin}/angre-endring#${codes.codeOf(changeId, change.undoHash)}`;
      const language = (await findContact(needs.db, change.personId))?.language ?? 'nb';
      const letter =
        of === 'change'
          ? signInChanged({ kind, what: kindOfChange(change), byDesk, link, until: countsFrom, language })
          : signInRestored({ phone: needs.organisation.memberService.phone, language });
      for (const [place, to] of told.entries())
        await send(needs, `${changeId}-${of}-${place}`, { to, language }, letter);
      if (of === 'undoing' || value === null) return;
      const counts = await countsLater(needs, change);
      await send(needs, `${changeId}-new`, { to: value, language }, signInAdded({ kind, counts, language }));
    },
  };
};

const followOutside = (needs: Needs): JobDefinition<FollowOutside> => ({
  ...followOutsideJob,
  async run({ changeId, isBack }) {
    const change = await findChange(needs.db, changeId);
    const account = change?.accountId ? await findAccountById(needs.db, change.accountId) : undefined;
    if (!change || !account || change.former === null) return;
    const { kind, former, value } = change;
    const [from, to] = isBack ? [value, former] : [former, value];
    if (from !== null) await needs.outside?.replace(account.subject, { kind, former: from, value: to });
  },
});

export const signInChangeJobs = (needs: Needs): JobDefinition<never>[] => [
  tell(needs),
  followOutside(needs),
  {
    name: 'take-up-sign-in-changes',
    schedule: '*/5 * * * *',
    run: () => inTransaction(needs.db, (tx) => needs.changes.takeUpDue(tx, needs.clock.now())),
  },
  {
    name: 'forget-sign-in-changes',
    schedule: '50 4 * * *',
    async run() {
      const now = needs.clock.now();
      await forgetChanges(needs.db, {
        ended: keptSince(retention['sign-in-changes'].period, now),
        unanswered: new Date(now.getTime() - unansweredDays * dayMs),
      });
    },
  },
];
