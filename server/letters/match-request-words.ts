/** What a request to find a record says, to member service and in the person's own list: in the language of the page. */
import { shortDay } from '#contract/values/short-day.ts';
import { onDay } from './document-days.ts';
import type { Language } from './letter.ts';

export type MatchRequestFacts = {
  name: string;
  /** `YYYY-MM-DD` */
  bornOn: string;
  remark: string;
  /** What the person signs in with. */
  contact: string[];
};

type Words = {
  subject: string;
  asked: string;
  labels: readonly [name: string, bornOn: string, contact: string];
  unknown: string;
};
const words: Record<Language, Words> = {
  nb: {
    subject: 'Finn medlemskapet mitt',
    asked: 'Jeg mener at jeg er medlem allerede, men Min side finner ikke medlemskapet mitt.',
    labels: ['Navn', 'Fødselsdato', 'Logger inn med'],
    unknown: 'ukjent',
  },
  nn: {
    subject: 'Finn medlemskapen min',
    asked: 'Eg meiner at eg er medlem allereie, men Min side finn ikkje medlemskapen min.',
    labels: ['Namn', 'Fødselsdato', 'Loggar inn med'],
    unknown: 'ukjent',
  },
  en: {
    subject: 'Find my membership',
    asked: 'I believe that I am already a member, but Min side does not find my membership.',
    labels: ['Name', 'Date of birth', 'Signs in with'],
    unknown: 'unknown',
  },
};

/** The enquiry that the request is sent as. */
export function matchRequestWords(
  { name, bornOn, remark, contact }: MatchRequestFacts,
  language: Language,
): { subject: string; message: string } {
  const { subject, asked, labels, unknown } = words[language];
  const day = language === 'en' ? onDay(bornOn, language) : shortDay(bornOn);
  const facts = [name, day, contact.join(', ') || unknown].map((fact, place) => `${labels[place]}: ${fact}`);
  return { subject, message: [asked, facts.join('\n'), remark].filter(Boolean).join('\n\n') };
}
