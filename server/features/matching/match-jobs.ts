import { signInReady } from '#server/letters/contact-letters.ts';
import { enquiryAnswered } from '#server/letters/enquiry-letters.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import { findApplicantToTell } from './match-case-repository.ts';
import { type TellApplicant, tellApplicantJob } from './match-ending-service.ts';

type Needs = Pick<Ports, 'db' | 'mail' | 'sms' | 'origin' | 'organisation'>;

/**
 * To where the applicant signed in, unless the notice of the answer goes there anyway. Run twice it sends the same
 * message id, by which the receiving side knows it.
 */
const tellApplicant = ({ db, mail, sms, origin, organisation }: Needs): JobDefinition<TellApplicant> => ({
  ...tellApplicantJob,
  async run({ enquiryId, letter: which }) {
    const applicant = await findApplicantToTell(db, enquiryId);
    if (!applicant) return;
    const { number, email, phone, language } = applicant;
    const link = `${origin}/henvendelser/${enquiryId}`;
    const letter =
      which === 'tied'
        ? signInReady({ link: origin, language })
        : enquiryAnswered({ number, link, organisation, language });
    const id = `${enquiryId}-decided`;
    if (email) await mail.send({ id, to: email, subject: letter.subject, text: letter.text, language });
    else if (phone) await sms.send({ id, to: phone, text: letter.sms });
  },
});

export const matchJobs = (needs: Needs): JobDefinition<never>[] => [tellApplicant(needs)];
