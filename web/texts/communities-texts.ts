/** Being registered in another community too: what it means, and how it is corrected. */
import { formatDate } from './format.ts';
import { organisation } from './organisation.ts';

const { shortName } = organisation;

export const resolverTexts = {
  title: 'Slik ordner du det',
  meaning: `Det er ikke forbudt å være medlem to steder. Men så lenge du er det, får ${shortName} ikke støtte for deg. Bare du kan avslutte det andre medlemskapet. Vi kan ikke gjøre det for deg.`,
  churchBefore: 'Den norske kirke: ',
  church: 'Se om du er medlem, og meld deg ut, på kirkens egen side',
  churchSite: 'https://www.kirken.no/medlem',
  churchAfter: '. Du logger inn der og kan lagre en bekreftelse. Du kan også skrive til menigheten din.',
  others:
    'Andre tros- og livssynssamfunn: Skriv til dem og be dem bekrefte om du er medlem, eller at du meldes ut. Utmelding skal alltid kunne skje skriftlig.',
  deadline:
    'Når det er ordnet, kan vi søke om støtte for deg fra neste gang medlemmene telles. Vi må også ha fødselsnummeret ditt, og du må bo i Norge.',
};

/** For members. */
export const settlingTexts = {
  title: 'Er du medlem et annet sted også?',
  lead: 'Her ser du hva du kan gjøre, og kan si fra når det er ordnet.',
  remind: (on: string) => `Vi minner deg på det ${formatDate(on)}.`,
  settled: 'Jeg har ordnet det',
  isSettled: 'Du har sagt at det er ordnet. Takk!',
  notSettled: 'Det er ikke ordnet likevel',
  change: 'Endre svaret',
  question: 'Er du medlem i et annet tros- eller livssynssamfunn?',
  answers: [
    { value: 'no', label: 'Nei' },
    { value: 'yes', label: 'Ja' },
    { value: 'unknown', label: 'Vet ikke' },
  ],
  choose: 'Velg «Nei», «Ja» eller «Vet ikke»',
  save: 'Lagre svaret',
  saved: 'Svaret er lagret.',
  home: 'Gå til Min side',
};
