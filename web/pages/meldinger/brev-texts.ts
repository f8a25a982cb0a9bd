import { formatDate } from '#web/texts/format.ts';

export const texts = {
  title: 'Et brev til deg',
  trial: 'Dette er en prøve, og bare du har fått den.',
  from: (name: string, role: string, unit: string) => `Fra ${name ? `${name}, ` : ''}${role} i ${unit}`,
  meeting: 'Årsmøtet',
  on: 'Når',
  place: 'Hvor',
  motionsBy: 'Frist for forslag',
  nominationsBy: 'Frist for å foreslå kandidater',
  day: formatDate,
  vote: 'Stemmerett',
  mayVote: 'Du er medlem i laget nå. Hvis du er det på møtedagen også, har du stemmerett.',
  mayNotVote: 'Du er ikke medlem i laget nå. Bare den som er medlem der på møtedagen, har stemmerett.',
  answer: 'Vil du svare, skriver du til',
  toMeeting: 'Sakspapirer, forslag og kandidater',
  noAnswer: 'Vil du svare, kan du skrive til oss, så sender vi det videre.',
  write: 'Skriv til oss',
  gone: 'Vi finner ikke brevet',
  goneText: 'Det kan være slettet, eller sendt til noen andre.',
};
