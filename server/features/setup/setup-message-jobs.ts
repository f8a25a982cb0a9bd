import { setupTest } from '#server/letters/setup-letters.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import { findOwnContact, listSentTests } from './setup-message-repository.ts';
import { createTestCodes, type SendSetupTest, sendSetupTestJob } from './setup-message-service.ts';

/** Sent again after a crash, it has the same id, by which the receiving side knows it. */
export function setupMessageJobs({
  db,
  mail,
  sms,
  secret,
}: Pick<Ports, 'db' | 'mail' | 'sms' | 'secret'>): JobDefinition<never>[] {
  const codeOf = createTestCodes(secret);
  const send: JobDefinition<SendSetupTest> = {
    ...sendSetupTestJob,
    async run({ channel, personId }) {
      const one = (await listSentTests(db)).find((test) => test.channel === channel);
      const contact = await findOwnContact(db, personId);
      if (!one || !contact) return;
      const { email, phone, language } = contact;
      const { subject, text, sms: short } = setupTest({ code: codeOf(channel, one.sentAt), language });
      const id = `setup-test-${channel}-${one.sentAt.getTime()}`;
      if (channel === 'email' && email) await mail.send({ id, to: email, subject, text, language });
      if (channel === 'sms' && phone) await sms.send({ id, to: phone, text: short });
    },
  };
  return [send];
}
