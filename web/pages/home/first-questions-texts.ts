/** What a member who was brought in from another register is asked once. */
import type { UnaskedQuestion } from '#contract/home-endpoints.ts';
import { organisation } from '#web/texts/organisation.ts';

export const firstQuestionsTexts = {
  title: 'Noe vi aldri har spurt deg om',
  lead: 'Du ble medlem før Min side fantes, så noe vet vi ikke om deg. Du velger selv hva du vil svare på.',
  skip: 'Spør meg ikke igjen',
  skipped: 'Vi spør ikke om det igjen',
  thanks: { title: 'Takk', text: 'Vi har ingen flere spørsmål. Du finner alt under Mine opplysninger.' },
  questions: {
    communities: {
      title: 'Er du medlem i et annet tros- eller livssynssamfunn?',
      text: 'Noen er medlem et annet sted uten å vite det. Vi spør aldri hvilket, og du er medlem her uansett hva du svarer.',
    },
    fodselsnummer: {
      title: 'Vil du gi oss fødselsnummeret ditt?',
      text: `Det er frivillig. ${organisation.shortName} får offentlig støtte bare for medlemmer vi har fødselsnummeret til.`,
    },
    contact: {
      title: 'Når vi deg her?',
      text: 'Slik står det i registeret. Er noe feil, kommer viktige beskjeder kanskje ikke fram.',
    },
  } satisfies Record<UnaskedQuestion, { title: string; text: string }>,
  answers: [
    ['no', 'Nei'],
    ['yes', 'Ja'],
    ['unknown', 'Vet ikke'],
  ] as const,
  answered: 'Svaret er lagret.',
  giveNumber: 'Gi oss fødselsnummeret',
  email: 'E-post',
  phone: 'Telefon',
  none: 'Vi har ikke noe',
  isRight: 'Ja, det stemmer',
  correct: 'Rett opplysningene',
};
