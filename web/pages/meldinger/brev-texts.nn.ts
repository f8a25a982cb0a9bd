/** In nynorsk. */
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'Eit brev til deg',
  trial: 'Dette er ei prøve, og berre du har fått brevet.',
  from: (name: string, role: string, unit: string) => `Frå ${name ? `${name}, ` : ''}${role} i ${unit}`,
  meeting: 'Årsmøtet',
  on: 'Når',
  place: 'Kvar',
  motionsBy: 'Frist for forslag',
  nominationsBy: 'Frist for å føreslå kandidatar',
  day: formatDate,
  vote: 'Røysterett',
  mayVote: 'Du er medlem i laget no. Er du det på møtedagen òg, har du røysterett.',
  mayNotVote: 'Du er ikkje medlem i laget no. Berre den som er medlem der på møtedagen, har røysterett.',
  answer: 'Vil du svare, skriv du til',
  toMeeting: 'Sakspapir, forslag og kandidatar',
  noAnswer: 'Vil du svare, kan du skrive til oss, så sender vi det vidare.',
  write: 'Skriv til oss',
  gone: 'Vi finn ikkje brevet',
  goneText: 'Det kan vere sletta, eller sendt til nokon andre.',
};
export type Complete = Whole<Compared<typeof import('./brev-texts.ts'), typeof import('./brev-texts.nn.ts')>>;
