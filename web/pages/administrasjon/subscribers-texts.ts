/** `/administrasjon/mottakere`. */
import type { FeedPurpose } from '#contract/register-feed.ts';
import {
  type Subscriber,
  type SubscriberDetails,
  type SubscriberUse,
  subscriberNameLimits,
  subscriberUrlMaximum,
} from '#contract/subscriber-endpoints.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount, formatNumber } from '#web/texts/format.ts';

const many = (count: number, one: string, others: string) =>
  formatCount(count, one, others).replace(String(count), formatNumber(count));

const purposes: Record<FeedPurpose, string> = {
  'member-system': 'Medlemssystem',
  post: 'Post på papir',
  newsletter: 'Nyhetsbrev på e-post',
  'chapter-figures': 'Tall for lagene',
  children: 'Antall registrerte barn',
};

export const subscribersTexts = {
  title: 'Andre systemer',
  lead: 'Systemer som får endringer fra medlemsregisteret. Hvert system får bare de feltene formålet krever, og aldri noe om medlemmer med skjermet adresse.',
  none: 'Ingen andre systemer får noe fra medlemsregisteret.',
  list: 'Systemer',
  documentation: 'Slik kobler du til et system (på engelsk)',
  purposes,
  gets: {
    'member-system':
      'Får navn, fødselsdato, e-post, telefon, adresse, språk, lokallag og hvor lenge medlemskapet har vart.',
    post: 'Får navn og adresse til medlemmer.',
    newsletter: 'Får fornavn, e-post og språk til medlemmer som har sagt ja til nyhetsbrev.',
    'chapter-figures': 'Får fødselsår, lokallag og innmeldingsdag, uten navn.',
    children: 'Får fødselsår og registreringsdag, uten navn.',
  } satisfies Record<FeedPurpose, string>,
  master: 'Kan rette navn og adresse her.',
  states: { active: 'I bruk', paused: 'På pause', ended: 'Avsluttet' } satisfies Record<
    Subscriber['state'],
    string
  >,
  failing: (count: number) => `Kommer ikke fram: ${many(count, 'forsøk', 'forsøk')}`,
  dead: (count: number) => `${many(count, 'melding', 'meldinger')} kom ikke fram`,
  unacknowledgedShort: (count: number) => `${many(count, 'sletting', 'slettinger')} ikke bekreftet`,
  copies: (count: number) => `Har opplysninger om ${many(count, 'person', 'personer')}`,
  waiting: (count: number) => `${many(count, 'endring', 'endringer')} venter`,
  asksItself: 'Henter endringene selv',
  open: 'Vis leveringer',
  close: 'Skjul leveringer',
  openSpoken: (name: string) => `Vis leveringer til ${name}`,
  new: 'Legg til et system',
  cancel: 'Avbryt',
  name: 'Navn på systemet',
  use: 'Formål',
  chooseUse: 'Velg formål',
  uses: {
    ...purposes,
    master: 'Medlemssystem som også kan rette navn og adresse her',
  } satisfies Record<SubscriberUse, string>,
  url: 'Adressen vi sender endringer til',
  urlHint: 'Begynner med https://. La feltet stå tomt hvis systemet skal hente endringene selv.',
  add: 'Legg til systemet',
  added: 'Systemet er lagt til.',
  secretTitle: 'Ta vare på dette nå',
  secretLead: 'Hemmeligheten vises bare denne ene gangen. Legg den inn i det andre systemet.',
  clientId: 'Klient-ID',
  secret: 'Hemmelighet',
  secretDone: 'Jeg har lagret den',
  makeSecret: 'Lag ny hemmelighet',
  secretMade: 'Ny hemmelighet er laget. Den forrige gjelder i ett døgn til.',
  pause: 'Sett på pause',
  resume: 'Start igjen',
  end: 'Avslutt for godt',
  endSure: (name: string) => `Avslutte ${name}? Systemet får ingen flere endringer, og kan ikke logge inn.`,
  endYes: 'Ja, avslutt',
  endNo: 'Nei, behold',
  stateSet: {
    active: 'Systemet er i bruk igjen.',
    paused: 'Systemet er satt på pause.',
    ended: 'Systemet er avsluttet.',
  },
  replay: 'Send det siste døgnet på nytt',
  replayed: 'Det siste døgnet sendes på nytt.',
  deliveries: 'Leveringer',
  noDeliveries: 'Ingenting er sendt ennå.',
  changes: (count: number) => many(count, 'endring', 'endringer'),
  deliveryStates: { waiting: 'Prøver igjen', delivered: 'Kom fram', dead: 'Kom ikke fram' } satisfies Record<
    SubscriberDetails['deliveries'][number]['state'],
    string
  >,
  attempts: (count: number) => many(count, 'forsøk', 'forsøk'),
  nextAt: (when: string) => `neste forsøk ${when}`,
  sendAgain: 'Send igjen',
  sendAgainSpoken: (when: string) => `Send igjen det fra ${when}`,
  sentAgain: 'Sendes på nytt nå.',
  unacknowledged: 'Slettinger som ikke er bekreftet',
  unacknowledgedLead: 'Systemet har fått beskjed om å slette, men har ikke svart at det er gjort.',
  subject: (subject: string) => (subject.length === 6 ? `Medlem ${subject}` : 'Et barn'),
  asked: (when: string) => `bedt om ${when}`,
  events: 'Gjort av administratorer',
  eventKinds: {
    added: 'La til systemet',
    'secret-made': 'Laget ny hemmelighet',
    paused: 'Satte på pause',
    resumed: 'Startet igjen',
    ended: 'Avsluttet',
    replayed: 'Sendte på nytt',
    'sent-again': 'Sendte igjen',
  } satisfies Record<SubscriberDetails['events'][number]['kind'], string>,
};

export const subscriberFieldTexts = {
  name: {
    ...textFieldTexts('Gi systemet et navn', 'Navnet', subscriberNameLimits),
    TWICE: 'Et annet system har dette navnet. Velg et annet',
  },
  use: choiceTexts('Velg hva systemet skal brukes til'),
  url: {
    ...textFieldTexts('Skriv en adresse', 'Adressen', { minimum: 0, maximum: subscriberUrlMaximum }),
    INVALID: 'Skriv en adresse på nettet som begynner med https://',
  },
};
