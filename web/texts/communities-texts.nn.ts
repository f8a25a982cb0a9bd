/** In nynorsk. */

import { formatDate } from './format.ts';
import type { Compared, Whole } from './language.ts';
import { organisation } from './organisation.ts';

const { shortName } = organisation;

export const resolverTexts = {
  title: 'Slik ordnar du det',
  meaning: `Det er ikkje forbode å vere medlem to stader. Men så lenge du er det, får ${shortName} ikkje støtte for deg. Berre du kan avslutte den andre medlemskapen. Vi kan ikkje gjere det for deg.`,
  churchBefore: 'Den norske kyrkja: ',
  church: 'Sjå om du er medlem, og meld deg ut, på den eigne sida til kyrkja',
  churchSite: 'https://www.kirken.no/medlem',
  churchAfter: '. Du loggar inn der og kan lagre ei stadfesting. Du kan òg skrive til soknet ditt.',
  others:
    'Andre trus- og livssynssamfunn: Skriv til dei og be dei stadfeste om du er medlem, eller at du blir meld ut. Utmelding skal alltid kunne skje skriftleg.',
  deadline:
    'Når det er ordna, kan vi søkje om støtte for deg frå neste gong medlemmene blir talde. Vi må òg ha fødselsnummeret ditt, og du må bu i Noreg.',
};

export const settlingTexts = {
  title: 'Er du medlem ein annan stad òg?',
  lead: 'Her ser du kva du kan gjere, og kan seie frå når det er ordna.',
  remind: (on: string) => `Vi minner deg på det ${formatDate(on)}.`,
  settled: 'Eg har ordna det',
  isSettled: 'Du har sagt at det er ordna. Takk!',
  notSettled: 'Det er ikkje ordna likevel',
  change: 'Endre svaret',
  question: 'Er du medlem i eit anna trus- eller livssynssamfunn?',
  answers: [
    { value: 'no', label: 'Nei' },
    { value: 'yes', label: 'Ja' },
    { value: 'unknown', label: 'Veit ikkje' },
  ],
  choose: 'Vel «Nei», «Ja» eller «Veit ikkje»',
  save: 'Lagre svaret',
  saved: 'Svaret er lagra.',
  home: 'Gå til Min side',
};
export type Complete = Whole<
  Compared<typeof import('./communities-texts.ts'), typeof import('./communities-texts.nn.ts')>
>;
