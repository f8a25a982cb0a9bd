/** In nynorsk. */
import { topicWords } from '#web/texts/enquiry-words.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

type Topics = readonly (keyof typeof topicWords)[];

const wordsOf = (topics: Topics): string =>
  topics.length === 0 ? 'alle tema' : topics.map((one) => topicWords[one]).join(', ');

export const turnTexts = {
  lead: 'Saker utan ansvarleg blir fordelte automatisk mellom dei som er med, på kvardagar. Den som har venta lengst på ei sak, får den neste. Du får ingen saker medan du har fråvær, og ingen som du har lagt tilbake i køen.',
  mine: (topics: Topics) => `Du får saker etter tur: ${wordsOf(topics)}.`,
  topics: 'Tema du tek',
  topicsHint: 'Vel du ingen, får du saker om alle tema.',
  join: 'Få saker etter tur',
  save: 'Lagre temaa',
  saved: 'Du får saker etter tur.',
  end: 'Slutt å få saker',
  ended: 'Du får ikkje fleire saker etter tur. Sakene du har, beheld du.',
  others: 'Kollegaer som er med',
  other: (name: string, topics: Topics) => `${name}: ${wordsOf(topics)}`,
};
export type Complete = Whole<Compared<typeof import('./turn-texts.ts'), typeof import('./turn-texts.nn.ts')>>;
