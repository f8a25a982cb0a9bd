/**
 * How many different national identity numbers may be given in a day. Counted before the request's own transaction, so
 * that a request that is refused for something else counts too.
 */
import { createHmac, hkdfSync } from 'node:crypto';
import { checkFodselsnummer, type FodselsnummerSeries } from '#contract/values/fodselsnummer.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { addTry, countTries, holdSubject } from './number-try-repository.ts';
import {
  childrensNumbersPerDay,
  givenNumbers,
  numbersPerBirthDate,
  numbersPerDay,
} from './number-try-rules.ts';

const dayMs = 86_400_000;

export function createNumberTries(needs: { secret: Buffer; series: FodselsnummerSeries }) {
  const key = Buffer.from(hkdfSync('sha256', needs.secret, '', 'number tries', 32));
  const hashOf = (text: string) => createHmac('sha256', key).update(text).digest();

  return {
    /**
     * Counts every number in the body of a write. The same number again is no new try, and a typing error that is
     * no number at all is none.
     * @param by.accountId null: not signed in @param by.address only its hash is kept, for a day
     * @throws Refusal TOO_MANY_NUMBERS
     */
    async admit(
      db: Database,
      body: unknown,
      by: { accountId: string | null; address: string },
      now: Date,
    ): Promise<void> {
      const { own, children } = givenNumbers(body);
      const options = { accept: needs.series, today: norwegianDay(now) };
      const tries = [...own, ...children].flatMap((digits) => {
        const bornOn = checkFodselsnummer(digits, options)?.bornOn[0];
        if (!bornOn) return [];
        const perDay = children.includes(digits) ? childrensNumbersPerDay : numbersPerDay;
        const kind = children.includes(digits) ? 'child' : 'own';
        const subjects: [string, number][] = [
          [`address ${by.address} ${bornOn}`, numbersPerDay],
          [`born ${bornOn}`, numbersPerBirthDate],
        ];
        if (by.accountId) subjects.push([`account ${kind} ${by.accountId}`, perDay]);
        return subjects.map(([subject, most]) => ({
          subject: hashOf(subject).toString('base64url'),
          most,
          number: hashOf(`number ${digits}`),
        }));
      });
      if (tries.length === 0) return;
      const isTooMany = await inTransaction(db, async (tx) => {
        for (const subject of new Set(tries.map((one) => one.subject).sort())) await holdSubject(tx, subject);
        let isOver = false;
        for (const { subject, number, most } of tries) {
          const isMore =
            (await countTries(tx, { subject, number, since: new Date(now.getTime() - dayMs) })) > most;
          if (isMore) isOver = true;
          else await addTry(tx, { subject, number, at: now });
        }
        return isOver;
      });
      if (isTooMany) throw new Refusal('TOO_MANY_NUMBERS', { retryAfterSeconds: dayMs / 1000 });
    },
  };
}
