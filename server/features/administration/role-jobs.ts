import { keptSince, retention } from '#contract/retention.ts';
import { addressedTo } from '#server/letters/letter.ts';
import { roleInvited, rolesOfTheMonth } from '#server/letters/role-letters.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import type { Ports } from '#server/portal-ports.ts';
import { findInvitationLetter, forgetInvitations, listNationalLeaders } from './role-repository.ts';
import {
  createRoleCodes,
  listStaff,
  type SendRoleInvitation,
  sendRoleInvitationJob,
} from './role-service.ts';

type Needs = Pick<Ports, 'db' | 'clock' | 'mail' | 'secret' | 'origin'>;

export const roleJobs = (needs: Needs): JobDefinition<never>[] => {
  const { db, clock, mail, secret, origin } = needs;
  const { codeOf } = createRoleCodes(secret);
  /** Sent again after a crash, it has the same message id, by which the receiving side knows it. */
  const invitation: JobDefinition<SendRoleInvitation> = {
    ...sendRoleInvitationJob,
    async run({ invitationId }) {
      const letter = await findInvitationLetter(db, invitationId);
      if (!letter) return;
      const { email, sentAt, codeHash, language } = letter;
      const link = `${origin}/administrasjon/invitasjon#${codeOf(invitationId, sentAt, codeHash)}`;
      const { subject, text } = roleInvited({ link, language });
      const id = `${invitationId}-role-${sentAt.getTime()}`;
      await mail.send({ id, to: email, subject, text, language });
    },
  };
  /** On the first of each month: the leader of the board sees who can do what. */
  const monthly: JobDefinition = {
    name: 'send-list-of-roles',
    schedule: '0 8 1 * *',
    async run() {
      const today = norwegianDay(clock.now());
      const staff = await listStaff(db);
      for (const { email, name, language } of await listNationalLeaders(db, today)) {
        const letter = rolesOfTheMonth({ staff, language });
        const { subject, text } = addressedTo(letter, { name, language, origin });
        await mail.send({ id: `roles-${today}-${email}`, to: email, subject, text, language });
      }
    },
  };
  const forget: JobDefinition = {
    name: 'forget-role-invitations',
    schedule: '50 4 * * *',
    run: () => forgetInvitations(db, keptSince(retention['role-invitations'].period, clock.now())),
  };
  return [invitation, monthly, forget];
};
