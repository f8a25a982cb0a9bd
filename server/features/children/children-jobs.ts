/** When the calendar is looked at, and the letter to a second guardian. */
import {
  invitationReminder,
  namesakeInvited,
  secondGuardianInvited,
} from '#server/letters/children-letters.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import type { Ports } from '#server/portal-ports.ts';
import {
  type ChildNumbers,
  type CompareChildNumbers,
  compareChildNumbersJob,
} from './child-number-service.ts';
import type { ChildrenCalendar } from './children-calendar-service.ts';
import {
  findInvitationToSend,
  findNamesakeContact,
  findSubmissionOf,
  markInvitationSent,
} from './guardian-invitation-repository.ts';
import {
  createInvitationCodes,
  type FindNamesakes,
  findNamesakesJob,
  type GuardianInvitationService,
  type SendInvitation,
  sendInvitationJob,
  type TellNamesake,
  tellNamesakeJob,
} from './guardian-invitation-service.ts';

type Needs = Pick<Ports, 'db' | 'mail' | 'sms' | 'clock' | 'origin' | 'secret' | 'organisation'> & {
  calendar: ChildrenCalendar;
  numbers: ChildNumbers;
  invitations: Pick<GuardianInvitationService, 'notifyNamesakes'>;
};

const compareNumbers = ({ db, clock, numbers }: Needs): JobDefinition<CompareChildNumbers> => ({
  ...compareChildNumbersJob,
  run: ({ submissionId }) => inTransaction(db, (tx) => numbers.compare(tx, submissionId, clock.now())),
});

/** Sent again after a crash, it has the same message id, by which the receiving side knows it. */
const sendInvitation = (needs: Needs): JobDefinition<SendInvitation> => {
  const { codeOf } = createInvitationCodes(needs.secret);
  return {
    ...sendInvitationJob,
    async run({ invitationId, letter: kind }) {
      const { db, mail, sms, clock, origin, numbers } = needs;
      // A guardian who has sent in the same child is not asked again.
      const submissionId = await findSubmissionOf(db, invitationId);
      if (submissionId) await inTransaction(db, (tx) => numbers.compare(tx, submissionId, clock.now()));
      const invitation = await findInvitationToSend(db, invitationId, clock.now());
      if (!invitation || (kind === 'invitation' && invitation.sentAt)) return;
      const write = kind === 'invitation' ? secondGuardianInvited : invitationReminder;
      const letter = write({
        registrant: invitation.registrant,
        until: norwegianDay(invitation.expiresAt),
        language: invitation.language,
        link: `${origin}/invitasjon#${codeOf(invitationId, invitation.codeHash)}`,
      });
      const id = `${invitationId}-${kind}`;
      const to = invitation.value;
      if (invitation.kind === 'email')
        await mail.send({
          id,
          to,
          subject: letter.subject,
          text: letter.text,
          language: invitation.language,
        });
      else await sms.send({ id, to, text: letter.sms });
      await markInvitationSent(db, invitationId, clock.now());
    },
  };
};

const findNamesakes = ({ db, clock, invitations }: Needs): JobDefinition<FindNamesakes> => ({
  ...findNamesakesJob,
  run: ({ invitationId }) =>
    inTransaction(db, (tx) => invitations.notifyNamesakes(tx, invitationId, clock.now())),
});

/** Somebody may be using their name: they hear of it where they are reached, and not where the invitation went. */
const tellNamesake = ({ db, mail, sms, clock, organisation }: Needs): JobDefinition<TellNamesake> => ({
  ...tellNamesakeJob,
  async run({ personId, invitationId }) {
    if (!(await findInvitationToSend(db, invitationId, clock.now()))) return;
    const contact = await findNamesakeContact(db, personId);
    const language = contact?.language ?? 'nb';
    const {
      subject,
      text,
      sms: short,
    } = namesakeInvited({ phone: organisation.memberService.phone, language });
    const id = `${invitationId}-namesake-${personId}`;
    if (contact?.email) await mail.send({ id, to: contact.email, subject, text, language });
    else if (contact?.phone) await sms.send({ id, to: contact.phone, text: short });
  },
});

const daily = (
  needs: Needs,
  name: string,
  schedule: string,
  work: (calendar: ChildrenCalendar, now: Date) => Promise<void>,
): JobDefinition => ({ name, schedule, run: () => work(needs.calendar, needs.clock.now()) });

export const childrenJobs = (needs: Needs): JobDefinition<never>[] => [
  compareNumbers(needs),
  sendInvitation(needs),
  findNamesakes(needs),
  tellNamesake(needs),
  // Again a little later, should the clocks of two machines not agree on when the day begins.
  daily(needs, 'strike-off-children', '0,10 0 * * *', (calendar, now) => calendar.strikeOff(now)),
  daily(needs, 'expire-guardian-invitations', '20 0 * * *', (calendar, now) =>
    calendar.expireInvitations(now),
  ),
  daily(needs, 'end-children-without-member', '30 0 * * *', (calendar, now) =>
    calendar.endWithoutMember(now),
  ),
  daily(needs, 'forget-ended-children', '50 3 * * *', (calendar, now) => calendar.forget(now)),
  daily(needs, 'tell-of-15', '0 9 * * *', (calendar, now) => calendar.tellOf15(now)),
  daily(needs, 'remind-second-guardians', '0 10 * * *', (calendar, now) =>
    calendar.remindSecondGuardians(now),
  ),
];
