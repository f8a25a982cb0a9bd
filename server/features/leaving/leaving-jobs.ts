import type { FileAnswer } from '#contract/endpoint.ts';
import { leavingCertificateLetter } from '#server/letters/leaving-letters.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import { AddressRefused } from '#server/ports/mail.ts';
import { type EndAccountJob, endAccountJob } from './account-ending-service.ts';
import { type CertificateMaker, certificateFacts } from './leaving-record-service.ts';
import { findLeaving, forgetEmail, markCertificateSent } from './leaving-repository.ts';
import { type LeavingJob, purgeLeaverJob, sendLeavingCertificateJob } from './leaving-service.ts';
import { createPurgeService, type PurgeNeeds } from './purge-service.ts';

type Needs = PurgeNeeds &
  Pick<Ports, 'clock' | 'mail'> & {
    makeCertificate: CertificateMaker;
    organisation: { memberService: { phone: string } };
  };

/** Sent twice at most with the same message id, by which the receiving side knows it. */
const sendCertificate = ({
  db,
  clock,
  mail,
  makeCertificate,
  organisation,
}: Needs): JobDefinition<LeavingJob> => ({
  ...sendLeavingCertificateJob,
  async run({ leavingId }) {
    const leaving = await findLeaving(db, leavingId);
    if (!leaving?.certificate || !leaving.email || leaving.emailSentAt) return;
    const { content }: FileAnswer = await makeCertificate(certificateFacts(leaving, leaving.certificate));
    // The name of the file is as open as the subject.
    const attachments = [{ name: 'bekreftelse.pdf', type: 'application/pdf' as const, content }];
    const { language } = leaving.certificate;
    const letter = leavingCertificateLetter(language, organisation.memberService.phone);
    try {
      await mail.send({ id: leavingId, to: leaving.email, ...letter, language, attachments });
    } catch (error) {
      if (error instanceof AddressRefused) return forgetEmail(db, leavingId);
      throw error;
    }
    await markCertificateSent(db, leavingId, clock.now());
  },
});

export function leavingJobs(needs: Needs): JobDefinition<never>[] {
  const purging = createPurgeService(needs);
  const purge: JobDefinition<LeavingJob> = {
    ...purgeLeaverJob,
    run: ({ leavingId }) => purging.purge(leavingId, needs.clock.now()),
  };
  const endAccount: JobDefinition<EndAccountJob> = {
    ...endAccountJob,
    run: ({ endingId }) => purging.endAccount(endingId, needs.clock.now()),
  };
  const purgeFromRegister: JobDefinition = {
    name: 'purge-register-leavers',
    schedule: '*/10 * * * *',
    run: () => purging.purgeFromRegister(needs.clock.now()),
  };
  const forget: JobDefinition = {
    name: 'forget-leavers',
    schedule: '20 4 * * *',
    run: () => purging.forget(needs.clock.now()),
  };
  return [sendCertificate(needs), purge, endAccount, purgeFromRegister, forget];
}
