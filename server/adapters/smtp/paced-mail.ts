/** Mail that can wait leaves no faster than the supplier of the mail server takes it. */
import { setTimeout as delay } from 'node:timers/promises';
import type { MailSender } from '../../ports/mail.ts';

/**
 * @param perMinute what the supplier takes of this server; null for no limit
 * @returns a sender that shares it between all who send: one after the other, evenly apart
 */
export function paceMail(mail: MailSender, perMinute: number | null): MailSender {
  if (perMinute === null) return mail;
  const apartMs = 60_000 / perMinute;
  let next = 0;
  return {
    async send(one) {
      if (one.canWait) {
        const turn = Math.max(next, performance.now());
        next = turn + apartMs;
        await delay(Math.max(0, turn - performance.now()));
      }
      return mail.send(one);
    },
  };
}
