import { topicWords } from '#web/texts/enquiry-words.ts';

type Topics = readonly (keyof typeof topicWords)[];

const wordsOf = (topics: Topics): string =>
  topics.length === 0 ? 'alle temaer' : topics.map((one) => topicWords[one]).join(', ');

export const turnTexts = {
  lead: 'Saker uten ansvarlig fordeles automatisk mellom dem som er med, på hverdager. Den som har ventet lengst på en sak, får den neste. Du får ingen saker mens du har fravær, og ingen som du har lagt tilbake i køen.',
  mine: (topics: Topics) => `Du får saker etter tur: ${wordsOf(topics)}.`,
  topics: 'Temaer du tar',
  topicsHint: 'Velger du ingen, får du saker om alle temaer.',
  join: 'Få saker etter tur',
  save: 'Lagre temaene',
  saved: 'Du får saker etter tur.',
  end: 'Slutt å få saker',
  ended: 'Du får ikke flere saker etter tur. Sakene du har, beholder du.',
  others: 'Kolleger som er med',
  other: (name: string, topics: Topics) => `${name}: ${wordsOf(topics)}`,
};
