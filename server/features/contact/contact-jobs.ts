import { answerToUnidentified } from '#server/letters/contact-form-letters.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { MailSender } from '#server/ports/mail.ts';
import { type SendAnswerLetter, sendAnswerLetterJob } from './answer-by-mail-service.ts';
import { findAnswerLetter, setLetterSent } from './contact-repository.ts';

type Needs = { db: Database; clock: Clock; mail: MailSender; origin: string };

/** Safe to run twice: what was cut off before it could be marked goes out under the same message id. */
const sendAnswerLetter = ({ db, clock, mail, origin }: Needs): JobDefinition<SendAnswerLetter> => ({
  ...sendAnswerLetterJob,
  async run({ letterId }) {
    const found = await findAnswerLetter(db, letterId);
    if (!found?.email || found.sentAt) return;
    const { subject, text } = answerToUnidentified({ answer: found.body, link: `${origin}/kontakt-oss` });
    await mail.send({ id: found.id, to: found.email, subject, text });
    await setLetterSent(db, found.id, clock.now());
  },
});

export const contactJobs = (needs: Needs): JobDefinition<never>[] => [sendAnswerLetter(needs)];
