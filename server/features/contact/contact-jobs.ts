import { randomBytes, randomInt } from 'node:crypto';
import type { Language } from '#contract/values/portal-languages.ts';
import { answerToUnidentified } from '#server/letters/contact-form-letters.ts';
import { contactCode } from '#server/letters/contact-letters.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import { AddressRefused } from '#server/ports/mail.ts';
import { type SendAnswerLetter, sendAnswerLetterJob } from './answer-by-mail-service.ts';
import { findAnswerLetter, setLetterSent } from './contact-repository.ts';
import { armSenderCode, forgetSenderCodes } from './sender-code-repository.ts';
import { createSenderCodeHash, type SendSenderCode, sendSenderCodeJob } from './sender-code-service.ts';

type Needs = Pick<Ports, 'db' | 'clock' | 'mail' | 'sms' | 'origin' | 'secret'>;

/** Safe to run twice: what was cut off before it could be marked goes out under the same message id. */
const sendAnswerLetter = ({ db, clock, mail, origin }: Needs): JobDefinition<SendAnswerLetter> => ({
  ...sendAnswerLetterJob,
  async run({ letterId }) {
    const found = await findAnswerLetter(db, letterId);
    if (!found?.email || found.sentAt) return;
    const language = found.language as Language;
    const link = `${origin}/kontakt-oss`;
    const { subject, text } = answerToUnidentified({ answer: found.body, link, language });
    await mail.send({ id: found.id, to: found.email, subject, text, language });
    await setLetterSent(db, found.id, clock.now());
  },
});

/** Makes the digits and sends them. Run twice, it sends a second code, and the first is worth nothing. */
const sendSenderCode = (needs: Needs): JobDefinition<SendSenderCode> => {
  const { hashOf } = createSenderCodeHash(needs.secret);
  return {
    ...sendSenderCodeJob,
    async run({ codeId }) {
      const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
      const salt = randomBytes(16).toString('base64url');
      const armed = { id: codeId, salt, hash: hashOf(codeId, salt, code) };
      const to = await armSenderCode(needs.db, armed, needs.clock.now());
      if (!to) return;
      const id = `${codeId}-${salt}`;
      const { language } = to;
      const letter = contactCode({ code, language });
      if (to.kind === 'phone') return needs.sms.send({ id, to: to.value, text: letter.sms });
      try {
        await needs.mail.send({ id, to: to.value, subject: letter.subject, text: letter.text, language });
      } catch (error) {
        // There is no such address: a retry is useless.
        if (!(error instanceof AddressRefused)) throw error;
      }
    },
  };
};

const forgetCodes = ({ db, clock }: Needs): JobDefinition => ({
  name: 'forget-sender-codes',
  schedule: '27 3 * * *',
  run: () => forgetSenderCodes(db, new Date(clock.now().getTime() - 86_400_000)),
});

export const contactJobs = (needs: Needs): JobDefinition<never>[] => [
  sendAnswerLetter(needs),
  sendSenderCode(needs),
  forgetCodes(needs),
];
