/** In nynorsk. The words of the consent are kept by their version and language. */
import { adultAge } from '#contract/values/adult-age.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const chapterContactTexts = {
  title: (chapter: string) => `Kan styret i ${chapter} kontakte deg?`,
  text: 'Styret ser at du er medlem, kva du heiter, staden du bur og året du blei medlem, men ikkje adressa, e-posten og telefonen din. Seier du ja her, ser dei e-post og telefon òg, så nokon kan ringje og ønskje velkomen eller spørje deg om noko. Du kan når som helst ombestemme deg.',
  isGiven: 'Du har sagt ja. Styret ser e-post og telefon.',
  isNot: 'Styret ser ikkje e-post og telefon.',
  tooYoung: `Dette kan du seie ja til frå du er ${adultAge} år, når vi kjenner fødselsdatoen din.`,
  give: 'Ja, la styret sjå e-post og telefon',
  stop: 'Nei, ikkje vis dei lenger',
  given: 'Styret ser no e-post og telefon.',
  stopped: 'Styret ser ikkje lenger e-post og telefon.',
};
export type Complete = Whole<
  Compared<typeof import('./chapter-contact-texts.ts'), typeof import('./chapter-contact-texts.nn.ts')>
>;
