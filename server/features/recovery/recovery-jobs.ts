/** The letters of a recovery, and the clock. */
import type { Letter } from '#server/letters/letter.ts';
import {
  recoveryAsked,
  recoveryDone,
  recoveryLink,
  tieDone,
  untyingAsked,
} from '#server/letters/recovery-letters.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import type { AccessCases } from './access-case-service.ts';
import { findRecoveryNow, openWaited, type RecoveryNow, tendRecoveries } from './recovery-clock-service.ts';
import type { RecoveryCodes } from './recovery-codes-service.ts';
import {
  type RecoveryLinks,
  type SendRecoveryLetter,
  sendRecoveryLetterJob,
} from './recovery-link-service.ts';

type Needs = Pick<Ports, 'db' | 'clock' | 'mail' | 'sms' | 'origin' | 'organisation'> & {
  codes: RecoveryCodes;
  links: RecoveryLinks;
  cases: Pick<AccessCases, 'finish'>;
};

/** To both of the old contact points: an owner who reads only one of them must be notified. */
async function tellOldAddresses({ mail, sms }: Needs, id: string, one: RecoveryNow, letter: Letter) {
  const { toldEmail, toldPhone, language } = one;
  const { subject, text } = letter;
  if (toldEmail) await mail.send({ id, to: toldEmail, subject, text, language });
  if (toldPhone) await sms.send({ id, to: toldPhone, text: letter.sms });
}

/** Sent again after a crash, it has the same message id, by which the receiving side knows it. */
const sendLetter = (needs: Needs): JobDefinition<SendRecoveryLetter> => ({
  ...sendRecoveryLetterJob,
  async run({ recoveryId: id, letter }) {
    const { db, clock, origin, codes, mail } = needs;
    const one = await findRecoveryNow(db, id, clock.now());
    if (!one) return;
    const { language } = one;
    if (letter === 'done') {
      const { phone } = needs.organisation.memberService;
      const done =
        one.kind === 'tie' ? tieDone({ link: origin, phone, language }) : recoveryDone({ phone, language });
      return tellOldAddresses(needs, `${id}-done`, one, done);
    }
    if (letter === 'asked' && one.isRunning && one.opensAt) {
      // The page has its own words for a tie and an untying.
      const which = one.kind === 'recovery' ? '' : `${one.kind}.`;
      const link = `${origin}/stopp-ny-innlogging#${which}${codes.stopCode(id, one.stopHash)}`;
      const write = one.kind === 'untie' ? untyingAsked : recoveryAsked;
      return tellOldAddresses(needs, `${id}-asked`, one, write({ link, opensAt: one.opensAt, language }));
    }
    if (letter !== 'link' || one.state !== 'open' || !one.newEmail || !one.expiresAt) return;
    const link = `${origin}/ny-innlogging#${codes.linkCode(id, one.linkNumber, one.linkHash)}`;
    const { subject, text } = recoveryLink({ link, until: one.expiresAt, language });
    await mail.send({ id: `${id}-link-${one.linkNumber}`, to: one.newEmail, subject, text, language });
  },
});

export const recoveryJobs = (needs: Needs): JobDefinition<never>[] => [
  sendLetter(needs),
  {
    name: 'open-recoveries',
    schedule: '*/5 * * * *',
    run: () => openWaited(needs.db, needs, needs.clock.now()),
  },
  {
    name: 'tend-recoveries',
    schedule: '40 4 * * *',
    run: () => tendRecoveries(needs.db, needs.clock.now()),
  },
];
