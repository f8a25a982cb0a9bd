/** Days and times as in documents and letters, by the clock in Norway. */
import type { Language } from '#contract/values/portal-languages.ts';

const locales: Record<Language, string> = { nb: 'nb-NO', nn: 'nn-NO', en: 'en-GB' };
const day = { timeZone: 'Europe/Oslo', day: 'numeric', month: 'long' } as const;
const time = { timeZone: 'Europe/Oslo', hour: 'numeric', minute: '2-digit' } as const;
const formatsIn = (locale: string) => ({
  day: new Intl.DateTimeFormat(locale, { ...day, year: 'numeric' }),
  shortDay: new Intl.DateTimeFormat(locale, day),
  time: new Intl.DateTimeFormat(locale, time),
});
const formats = {
  nb: formatsIn(locales.nb),
  nn: formatsIn(locales.nn),
  en: formatsIn(locales.en),
} satisfies Record<Language, unknown>;

/** `12. desember 2026`, `12 December 2026` @param at a moment, or a day `YYYY-MM-DD` */
export const onDay = (at: string | Date, language: Language = 'nb'): string =>
  formats[language].day.format(
    typeof at === 'string' && at.length === 10 ? new Date(`${at}T12:00:00Z`) : new Date(at),
  );

const clock = (moment: Date, language: Language): string => {
  const text = formats[language].time.format(moment);
  return language === 'en' ? `at ${text}` : `kl. ${text.replace(':', '.')}`;
};

/** `12. desember 2026 kl. 9.05`, `12 December 2026 at 9:05` */
export const onDayAt = (moment: Date, language: Language = 'nb'): string =>
  `${onDay(moment, language)} ${clock(moment, language)}`;

/** `12. desember kl. 9.05`, for an SMS about one of the next days */
export const onShortDayAt = (moment: Date, language: Language = 'nb'): string =>
  `${formats[language].shortDay.format(moment)} ${clock(moment, language)}`;

/** `15. januar`, `15 January` @param day of every year, `MM-DD` */
export const onDayOfYear = (day: string, language: Language = 'nb'): string =>
  formats[language].shortDay.format(new Date(`2000-${day}T12:00:00Z`));
