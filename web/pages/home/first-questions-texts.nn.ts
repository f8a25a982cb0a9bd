/** In nynorsk. */
import type { UnaskedQuestion } from '#contract/home-endpoints.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

export const firstQuestionsTexts = {
  title: 'Noko vi aldri har spurt deg om',
  lead: 'Du blei medlem før Min side fanst, så noko veit vi ikkje om deg. Du vel sjølv kva du vil svare på.',
  skip: 'Ikkje spør meg igjen',
  skipped: 'Vi spør ikkje om det igjen',
  thanks: { title: 'Takk', text: 'Vi har ingen fleire spørsmål. Du finn alt under Mine opplysningar.' },
  questions: {
    communities: {
      title: 'Er du medlem i eit anna trus- eller livssynssamfunn?',
      text: 'Nokre er medlem ein annan stad utan å vite det. Vi spør aldri kva for eit, og du er medlem her uansett kva du svarer.',
    },
    fodselsnummer: {
      title: 'Vil du gi oss fødselsnummeret ditt?',
      text: `Det er frivillig. ${organisation.shortName} får offentleg støtte berre for medlemmer vi har fødselsnummeret til.`,
    },
    contact: {
      title: 'Når vi deg her?',
      text: 'Slik står det i registeret. Er noko feil, er det ikkje sikkert at viktige beskjedar kjem fram.',
    },
  } satisfies Record<UnaskedQuestion, { title: string; text: string }>,
  answers: [
    ['no', 'Nei'],
    ['yes', 'Ja'],
    ['unknown', 'Veit ikkje'],
  ] as const,
  answered: 'Svaret er lagra.',
  giveNumber: 'Gi oss fødselsnummeret',
  email: 'E-post',
  phone: 'Telefon',
  none: 'Vi har ikkje noko',
  isRight: 'Ja, det stemmer',
  correct: 'Rett opplysningane',
};
export type Complete = Whole<
  Compared<typeof import('./first-questions-texts.ts'), typeof import('./first-questions-texts.nn.ts')>
>;
