/** In nynorsk. */
import type { Compared, Whole } from './language.ts';
import { organisation } from './organisation.ts';
import { pageTitles as inBokmal, type PagePattern } from './page-titles.ts';

export type { PagePattern };

export const openPages = {
  '/': 'Framside',
  '/activities': 'Aktivitetar',
  '/activities/seremonier': 'Seremoniar',
  '/activities/seremonier/navnefest': 'Namnefest',
  '/activities/seremonier/konfirmasjon': 'Humanistisk konfirmasjon',
  '/activities/seremonier/vigsel': 'Humanistisk vigsel',
  '/activities/seremonier/gravferd': 'Humanistisk gravferd',
  '/giveravtale': 'Bli fast givar',
  '/hefinn': 'Bli medlem',
  '/magasininn': 'Magasinet',
  '/finn-fram': 'Kva vil du gjere?',
  '/kontakt-oss': 'Kontakt oss',
  '/meld-dodsfall': 'Sei frå om eit dødsfall',
  '/personvern': 'Personvern',
  '/informasjonskapsler': 'Informasjonskapslar',
  '/tilgjengelighet': 'Tilgjenge',
  '/ord': 'Ord og uttrykk',
  '/logget-ut': 'Du er logga ut',
  '/404': 'Vi finn ikkje sida',
  '/500': 'Noko gjekk gale',
};

/** The pages of the offices are in bokmål. */
type OfficePattern = Extract<
  PagePattern,
  `/medlemsservice${string}` | `/administrasjon${string}` | `/oppsett${string}`
>;
type OtherPattern = Exclude<PagePattern, OfficePattern | keyof typeof openPages>;

const askingPages = {
  '/activities/mine': 'Mine påmeldingar',
  '/activities/utskrift': 'Program',
  '/activities/mine/arranger': 'Arrangere aktivitetar',
  '/activities/mine/arranger/:id': 'Arrangere: ein aktivitet',
  '/activities/mine/arranger/:id/deltakere': 'Arrangere: deltakarar',
  '/activities/:id': 'Aktivitet',
  '/medlemskort/:id': 'Medlemskort',
  '/home': 'Min side',
  '/administrer-giveravtale': 'Givaravtalen din',
  '/kvittering-avtale': 'Kvittering for givaravtale',
  '/kvittering-avtale/:id': 'Kvittering for givaravtale',
  '/kvittering': 'Kvittering',
  '/kvittering/aar': 'Årsoppgåver',
  '/kvittering/aar/:id': 'Årsoppgåve',
  '/kvittering/:id': 'Kvittering',
  '/hefinn/mine-opplysninger': 'Bli medlem: opplysningane dine',
  '/hefinn/medlemskap-i-andre-samfunn': 'Bli medlem: medlemskap andre stader',
  '/hefinn/sjekk-svarene': 'Bli medlem: sjå over svara',
  '/henvendelser': 'Førespurnader',
  '/henvendelser/:id': 'Førespurnad',
  '/lukkede-henvendelser': 'Lukka førespurnader',
  '/ny-henvendelse': 'Ny førespurnad',
  '/magasininn/mine-opplysninger': 'Magasinet: opplysningane dine',
  '/magasininn/les/:id': 'Les magasinet',
  '/registrere-barn': 'Registrere barn',
  '/registrere-barn/bekreftelse': 'Barna du har registrert',
  '/invitasjon': 'Svar på ein førespurnad',
  '/tillitsvalgt': 'Tillitsvald',
  '/tillitsvalgt/verv/:id': 'Tillitsvald: eit verv',
  '/tillitsvalgt/:id': 'Tillitsvald: laget',
  '/tillitsvalgt/:id/styret': 'Tillitsvald: styret',
  '/tillitsvalgt/:id/medlemmer': 'Tillitsvald: medlemmer',
  '/tillitsvalgt/:id/nye': 'Tillitsvald: nye medlemmer',
  '/tillitsvalgt/:id/tall': 'Tillitsvald: tal',
  '/tillitsvalgt/:id/overlevering': 'Tillitsvald: overlevering',
  '/tillitsvalgt/:id/dokumenter': 'Tillitsvald: dokument',
  '/tillitsvalgt/:id/refusjon': 'Tillitsvald: refusjon',
  '/tillitsvalgt/:id/saker': 'Tillitsvald: saker',
  '/tillitsvalgt/:id/skriv': 'Skriv til medlemmene',
  '/tillitsvalgt/:id/arsmote': 'Tillitsvald: årsmøtet',
  '/velkommen': 'Velkomen',
  '/verifisering': 'Stadfest kven du er',
  '/mine-opplysninger': 'Mine opplysningar',
  '/mine-opplysninger/meld-meg-ut': 'Meld deg ut',
  '/mine-opplysninger/meld-meg-ut/bekreftelse': 'Stadfesting på utmelding',
  '/mitt-personvern': 'Mitt personvern',
  '/mitt-personvern/opplysninger': 'Alt vi har om deg',
  '/mitt-personvern/samtykker': 'Samtykke',
  '/mitt-personvern/lagring': 'Lagring og mottakarar',
  '/mitt-personvern/avslutt': 'Avslutt eller slett',
  '/mitt-personvern/palogginger': 'Her er du logga inn',
  '/innlogging-slettet': 'Innlogginga er sletta',
  '/meldinger': 'Varsel',
  '/meldinger/innstillinger': 'Slik får du varsel',
  '/mitt-medlemsdemokrati': 'Årsmøte og val',
  '/mitt-medlemsdemokrati/:id': 'Årsmøtet',
  '/mitt-medlemsdemokrati/:id/forslag': 'Nytt forslag til årsmøtet',
  '/mitt-medlemsdemokrati/:id/kandidat': 'Føreslå ein kandidat',
  '/meldinger/brev/:id': 'Eit brev til deg',
  '/avmelding/:id': 'E-post frå oss',
  '/ny-innlogging': 'Få tilgangen tilbake',
  '/svaradresse': 'Vil du ta imot svar her?',
  '/stopp-ny-innlogging': 'Har du bede om ny tilgang?',
  '/angre-endring': 'Har du endra innlogginga di?',
} satisfies Record<OtherPattern, string>;

export const pageTitles = { ...inBokmal, ...openPages, ...askingPages };

export function titleAt(pathname: string): string {
  const patterns = Object.keys(pageTitles) as PagePattern[];
  const pattern = patterns.find((one) => RegExp(`^${one.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(pathname));
  return pageTitles[pattern ?? '/404'];
}

export const pageDescriptions: Partial<Record<PagePattern, string>> = {
  '/': `Min side i ${organisation.name}: medlemskap, barn, gåver, magasin og førespurnader på éin stad.`,
  '/hefinn': `Slik blir du medlem i ${organisation.name}.`,
  '/giveravtale': `Slik blir du fast givar i ${organisation.name}.`,
  '/magasininn': `Slik får du magasinet til ${organisation.name}.`,
  '/activities': `Det som skjer i ${organisation.name}.`,
  '/activities/seremonier': `Namnefest, konfirmasjon, vigsel og gravferd hos ${organisation.name}.`,
  '/activities/seremonier/navnefest': 'Datoar og påmelding til namnefest.',
  '/activities/seremonier/konfirmasjon': 'Kurs, datoar og påmelding til humanistisk konfirmasjon.',
  '/activities/seremonier/vigsel': 'Slik ber de om ein humanistisk vigsel.',
  '/activities/seremonier/gravferd': 'Hjelp til ei humanistisk gravferd. Ring eller skriv til oss.',
  '/finn-fram': 'Alt du kan gjere på Min side, på éin stad, med søk.',
  '/kontakt-oss': `Skriv til eller ring ${organisation.name}, òg når du ikkje får logga inn.`,
  '/meld-dodsfall': `Slik seier du frå til ${organisation.name} når nokon er død.`,
  '/personvern': `Slik behandlar ${organisation.name} opplysningar om deg.`,
  '/informasjonskapsler': 'Informasjonskapslane på Min side, og kva dei blir brukte til.',
  '/tilgjengelighet': 'Slik skal alle kunne bruke Min side, og slik seier du frå når noko ikkje verkar.',
  '/ord': 'Kva orda på Min side tyder, enkelt forklart.',
};
export type Complete = Whole<
  Compared<typeof import('./page-titles.ts'), typeof import('./page-titles.nn.ts')>
>;
