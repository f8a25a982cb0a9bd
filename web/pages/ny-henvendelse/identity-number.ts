import { checkFodselsnummer, fodselsnummerSeries } from '#contract/values/fodselsnummer.ts';
import { plainDateOf } from '#web/texts/format.ts';

/** Whether an identity number, real or synthetic, is in a text: it has no place in a message. */
export const hasIdentityNumber = (text: string): boolean =>
  (text.match(/(?<!\d)\d{6}[ -]?\d{5}(?!\d)/g) ?? []).some((found) =>
    fodselsnummerSeries.some((accept) =>
      checkFodselsnummer(found.replace(/[ -]/, ''), { accept, today: plainDateOf(new Date()) }),
    ),
  );
