/**
 * What the browser's tab and history say of each page. A page's HTML carries its own title; the whole list is
 * fetched when somebody goes on to another page.
 */
import { organisation } from './organisation.ts';

export const pageTitles = {
  '/': 'Forside',
  '/home': 'Min side',
  '/activities': 'Aktiviteter',
  '/activities/mine': 'Mine påmeldinger',
  '/activities/utskrift': 'Program',
  '/activities/mine/arranger': 'Arrangere aktiviteter',
  '/activities/mine/arranger/:id': 'Arrangere: en aktivitet',
  '/activities/mine/arranger/:id/deltakere': 'Arrangere: deltakere',
  '/activities/:id': 'Aktivitet',
  '/giveravtale': 'Bli fast giver',
  '/administrer-giveravtale': 'Din giveravtale',
  '/kvittering-avtale': 'Kvittering for giveravtale',
  '/kvittering-avtale/:id': 'Kvittering for giveravtale',
  '/kvittering': 'Kvittering',
  '/kvittering/aar': 'Årsoppgaver',
  '/kvittering/aar/:id': 'Årsoppgave',
  '/kvittering/:id': 'Kvittering',
  '/hefinn': 'Bli medlem',
  '/hefinn/mine-opplysninger': 'Bli medlem: dine opplysninger',
  '/hefinn/medlemskap-i-andre-samfunn': 'Bli medlem: medlemskap i andre samfunn',
  '/hefinn/sjekk-svarene': 'Bli medlem: se over svarene',
  '/henvendelser': 'Henvendelser',
  '/henvendelser/:id': 'Henvendelse',
  '/lukkede-henvendelser': 'Lukkede henvendelser',
  '/ny-henvendelse': 'Ny henvendelse',
  '/magasininn': 'Magasinet',
  '/magasininn/mine-opplysninger': 'Magasinet: dine opplysninger',
  '/registrere-barn': 'Registrere barn',
  '/registrere-barn/bekreftelse': 'Barna du har registrert',
  '/invitasjon': 'Svar på en forespørsel',
  '/tillitsvalgt': 'Tillitsvalgt',
  '/tillitsvalgt/verv/:id': 'Tillitsvalgt: et verv',
  '/tillitsvalgt/:id': 'Tillitsvalgt: laget',
  '/tillitsvalgt/:id/styret': 'Tillitsvalgt: styret',
  '/tillitsvalgt/:id/medlemmer': 'Tillitsvalgt: medlemmer',
  '/tillitsvalgt/:id/nye': 'Tillitsvalgt: nye medlemmer',
  '/tillitsvalgt/:id/tall': 'Tillitsvalgt: tall',
  '/tillitsvalgt/:id/overlevering': 'Tillitsvalgt: overlevering',
  '/tillitsvalgt/:id/dokumenter': 'Tillitsvalgt: dokumenter',
  '/tillitsvalgt/:id/refusjon': 'Tillitsvalgt: refusjon',
  '/velkommen': 'Velkommen',
  '/verifisering': 'Bekreft hvem du er',
  '/mine-opplysninger': 'Mine opplysninger',
  '/mine-opplysninger/meld-meg-ut': 'Meld deg ut',
  '/mine-opplysninger/meld-meg-ut/bekreftelse': 'Bekreftelse på utmelding',
  '/mitt-personvern': 'Mitt personvern',
  '/mitt-personvern/opplysninger': 'Alt vi har om deg',
  '/meldinger': 'Meldinger',
  '/meldinger/innstillinger': 'Slik får du beskjed',
  '/avmelding/:id': 'E-post fra oss',
  '/medlemskort/:id': 'Medlemskort',
  '/kontakt-oss': 'Kontakt oss',
  '/personvern': 'Personvern',
  '/informasjonskapsler': 'Informasjonskapsler',
  '/tilgjengelighet': 'Tilgjengelighet',
  '/medlemsservice': 'Medlemsservice',
  '/medlemsservice/henvendelser/:id': 'Medlemsservice: henvendelse',
  '/medlemsservice/personer': 'Medlemsservice: finn en person',
  '/medlemsservice/personer/:id': 'Medlemsservice: person',
  '/medlemsservice/barn': 'Medlemsservice: registrering av barn',
  '/medlemsservice/barn/:id': 'Medlemsservice: en registrering av barn',
  '/medlemsservice/utmeldinger': 'Medlemsservice: finn en utmelding',
  '/medlemsservice/tekster': 'Medlemsservice: tekstblokker',
  '/medlemsservice/statistikk': 'Medlemsservice: statistikk',
  '/medlemsservice/leveringer': 'Medlemsservice: leveringer',
  '/medlemsservice/bankfiler': 'Medlemsservice: bankfiler',
  '/medlemsservice/kontroll': 'Medlemsservice: kontroll av oppslag',
  '/medlemsservice/verv': 'Medlemsservice: lag og verv',
  '/medlemsservice/verv/:id': 'Medlemsservice: vervene i et lag',
  '/medlemsservice/magasinet': 'Medlemsservice: magasinet',
  '/medlemsservice/skatt': 'Medlemsservice: skatterapport',
  '/medlemsservice/avstemming': 'Medlemsservice: avstemming',
  '/medlemsservice/regnskap': 'Medlemsservice: regnskap',
  '/404': 'Vi finner ikke siden',
  '/500': 'Noe gikk galt',
} as const;

type TitledPath = keyof typeof pageTitles;

/** @returns the title of the page at an address, or that of a page that does not exist */
export function titleAt(pathname: string): string {
  const patterns = Object.keys(pageTitles) as TitledPath[];
  const pattern = patterns.find((one) => RegExp(`^${one.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(pathname));
  return pageTitles[pattern ?? '/404'];
}

/** What a search engine shows under the title of an open page. */
export const pageDescriptions: Partial<Record<TitledPath, string>> = {
  '/': `Min side i ${organisation.name}: medlemskap, barn, gaver, magasin og henvendelser på ett sted.`,
  '/hefinn': `Slik blir du medlem i ${organisation.name}.`,
  '/giveravtale': `Slik blir du fast giver i ${organisation.name}.`,
  '/magasininn': `Slik får du magasinet til ${organisation.name}.`,
  '/activities': `Det som skjer i ${organisation.name}.`,
  '/kontakt-oss': `Skriv til ${organisation.name} når du ikke får logget inn.`,
  '/personvern': `Slik behandler ${organisation.name} opplysninger om deg.`,
  '/informasjonskapsler': 'Informasjonskapslene på Min side, og hva de brukes til.',
  '/tilgjengelighet': 'Slik skal Min side kunne brukes av alle, og slik sier du fra når noe ikke virker.',
};
