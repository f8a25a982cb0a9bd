/** Answers to people who cannot sign in leave as e-mail. Why that is allowed: docs/decisions/2026-11-21-attachments-and-contact.md. */
import { randomUUID } from 'node:crypto';
import type { Events } from '#server/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Ports } from '#server/portal-ports.ts';
import { addAnswerLetter } from './contact-repository.ts';
import { holdsIdentityNumber } from './contact-rules.ts';

/** Carries only the id. */
export const sendAnswerLetterJob = { name: 'send-answer-letter', sends: true };
export type SendAnswerLetter = { letterId: string };

/** Writes the letter and its job in the transaction of the answer. @throws Refusal NUMBER_IN_MAIL */
export function createAnswerByMail(needs: Pick<Ports, 'jobs'>): Events['answerWritten'] {
  return async (tx, { messageId, body, now }) => {
    if (holdsIdentityNumber(body)) throw new Refusal('NUMBER_IN_MAIL');
    const id = randomUUID();
    await addAnswerLetter(tx, { id, messageId, createdAt: now });
    await needs.jobs.enqueue<SendAnswerLetter>(tx, sendAnswerLetterJob, { letterId: id });
  };
}
