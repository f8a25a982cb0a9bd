/** In nynorsk. */
import type { NoticeType } from '#contract/notice-kinds.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

export const texts = {
  title: 'Slik får du varsel',
  lead: 'Vel kva du vil varslast om, og korleis. Vala blir lagra med ein gong.',
  openPost:
    'På e-post og SMS skriv vi aldri kva det gjeld, berre at noko ventar på deg her. Resten les du når du har logga inn. Har du bede om varsel før trekk med AvtaleGiro, må e-posten òg seie kva konto pengane går til, kor mykje og når.',
  yours: 'Dette vel du sjølv',
  yoursHelp: 'Du kan slå av alt her. I kvar e-post er det òg ei lenkje der du kan melde deg av.',
  always: 'Dette får du alltid',
  alwaysHelp: 'Dette kan ikkje slåast av, men du kan få SMS i tillegg.',
  because: {
    security: 'Så du merkar det om nokon andre prøver seg.',
    enquiries: 'Du har spurt oss om noko, og svaret skal nå deg.',
    membership: 'Du har røysterett, og innkallinga skal kome fram til alle.',
    giving: 'Det gjeld pengane dine.',
    children: 'Det gjeld barn du har ansvar for.',
    magazine: 'Det er kvitteringa di.',
    activities: 'Du har ein plass, og må få vite det om noko endrar seg.',
  } as Partial<Record<NoticeType, string>>,
  alwaysOn: 'Alltid på e-post og under Varsel.',
  choose: (type: string, channel: string) => `${type}: ${channel}`,
  saved: (type: string, channel: string, isOn: boolean) =>
    `Lagra. ${type}: ${channel} er slått ${isOn ? 'på' : 'av'}.`,
  save: 'Lagre valet',
  sender: 'Namnet vårt i e-posten',
  senderHelp: `Vanlegvis står det berre «Min side» som avsendar, så ingen ser kven du får e-post frå. Du kan velje at vi skriv «${organisation.name}» òg. Då kan avsendaradressa òg vise kven vi er. Kva det gjeld, skriv vi framleis ikkje.`,
  senderNamed: 'De kan skrive kven de er i e-post til meg',
  senderSaved: (isOn: boolean) =>
    isOn
      ? `Lagra. No skriv vi «${organisation.name}» i e-post til deg.`
      : 'Namnet vårt står ikkje lenger i e-posten.',
  noPhone: 'Vi har ikkje noko telefonnummer til deg, så SMS kjem ikkje fram før du legg til eitt.',
  noEmail: 'Vi har inga e-postadresse til deg. Det du må få vite, kjem på SMS i staden.',
  addContact: 'Legg til under Mine opplysningar',
  stoppedTitle: 'E-post til deg kjem i retur',
  stopped:
    'Tre e-postar har kome tilbake, så vi har slutta å sende til adressa. Stadfest adressa på nytt, eller vel ei anna, så byrjar vi igjen.',
  proveAnew: 'Stadfest eller byt e-postadressa',
  quiet: (from: string, until: string) =>
    `SMS kjem ikkje mellom kl. ${from.replace(':', '.')} og ${until.replace(':', '.')}. Dei ventar til morgonen. Kodar for innlogging og varsel om tryggleik kjem alltid med ein gong.`,
  elsewhere: 'Nyheiter frå oss',
  elsewhereHelp: 'Under Mine opplysningar vel du om du vil ha nyheiter frå oss på e-post og SMS.',
  toDetails: 'Gå til Mine opplysningar',
};
export type Complete = Whole<
  Compared<typeof import('./innstillinger-texts.ts'), typeof import('./innstillinger-texts.nn.ts')>
>;
