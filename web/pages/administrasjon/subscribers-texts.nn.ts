/** In nynorsk. */
import type { FeedPurpose } from '#contract/register-feed.ts';
import {
  type Subscriber,
  type SubscriberDetails,
  type SubscriberUse,
  subscriberNameLimits,
  subscriberUrlMaximum,
} from '#contract/subscriber-endpoints.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

const purposes: Record<FeedPurpose, string> = {
  'member-system': 'Medlemssystem',
  post: 'Post på papir',
  newsletter: 'Nyheitsbrev på e-post',
  'chapter-figures': 'Tal for laga',
  children: 'Talet på registrerte barn',
};

export const subscribersTexts = {
  title: 'Andre system',
  lead: 'System som får endringar frå medlemsregisteret. Kvart system får berre dei felta føremålet krev, og aldri noko om medlemmer med skjerma adresse.',
  none: 'Ingen andre system får noko frå medlemsregisteret.',
  list: 'System',
  documentation: 'Slik koplar du til eit system (på engelsk)',
  purposes,
  gets: {
    'member-system':
      'Får namn, fødselsdato, e-post, telefon, adresse, språk, lokallag og kor lenge medlemskapen har vart.',
    post: 'Får namn og adresse til medlemmer.',
    newsletter: 'Får førenamn, e-post og språk til medlemmer som har sagt ja til nyheitsbrev.',
    'chapter-figures': 'Får fødselsår, lokallag og innmeldingsdag, utan namn.',
    children: 'Får fødselsår og registreringsdag, utan namn.',
  } satisfies Record<FeedPurpose, string>,
  master: 'Kan rette namn og adresse her.',
  states: { active: 'I bruk', paused: 'På pause', ended: 'Avslutta' } satisfies Record<
    Subscriber['state'],
    string
  >,
  failing: (count: number) => `Kjem ikkje fram: ${formatCount(count, 'forsøk', 'forsøk')}`,
  dead: (count: number) => `${formatCount(count, 'melding', 'meldingar')} kom ikkje fram`,
  unacknowledgedShort: (count: number) => `${formatCount(count, 'sletting', 'slettingar')} ikkje stadfesta`,
  copies: (count: number) => `Har opplysningar om ${formatCount(count, 'person', 'personar')}`,
  waiting: (count: number) => `${formatCount(count, 'endring', 'endringar')} ventar`,
  asksItself: 'Hentar endringane sjølv',
  open: 'Vis leveringar',
  close: 'Skjul leveringar',
  openSpoken: (name: string) => `Vis leveringar til ${name}`,
  new: 'Legg til eit system',
  cancel: 'Avbryt',
  name: 'Namn på systemet',
  use: 'Føremål',
  chooseUse: 'Vel føremål',
  uses: {
    ...purposes,
    master: 'Medlemssystem som òg kan rette namn og adresse her',
  } satisfies Record<SubscriberUse, string>,
  url: 'Adressa vi sender endringar til',
  urlHint: 'Byrjar med https://. La feltet stå tomt dersom systemet skal hente endringane sjølv.',
  add: 'Legg til systemet',
  added: 'Systemet er lagt til.',
  secretTitle: 'Ta vare på dette no',
  secretLead: 'Hemmelegheita blir berre vist denne eine gongen. Legg ho inn i det andre systemet.',
  clientId: 'Klient-ID',
  secret: 'Hemmelegheit',
  secretDone: 'Eg har lagra ho',
  makeSecret: 'Lag ny hemmelegheit',
  secretMade: 'Ny hemmelegheit er laga. Den førre gjeld i eitt døgn til.',
  pause: 'Set på pause',
  resume: 'Start igjen',
  end: 'Avslutt for godt',
  endSure: (name: string) => `Avslutte ${name}? Systemet får ingen fleire endringar, og kan ikkje logge inn.`,
  endYes: 'Ja, avslutt',
  endNo: 'Nei, behald',
  stateSet: {
    active: 'Systemet er i bruk igjen.',
    paused: 'Systemet er sett på pause.',
    ended: 'Systemet er avslutta.',
  },
  replay: 'Send det siste døgnet på nytt',
  replayed: 'Det siste døgnet blir sendt på nytt.',
  deliveries: 'Leveringar',
  noDeliveries: 'Ingenting er sendt enno.',
  changes: (count: number) => formatCount(count, 'endring', 'endringar'),
  deliveryStates: { waiting: 'Prøver igjen', delivered: 'Kom fram', dead: 'Kom ikkje fram' } satisfies Record<
    SubscriberDetails['deliveries'][number]['state'],
    string
  >,
  attempts: (count: number) => formatCount(count, 'forsøk', 'forsøk'),
  nextAt: (when: string) => `neste forsøk ${when}`,
  sendAgain: 'Send igjen',
  sendAgainSpoken: (when: string) => `Send igjen det frå ${when}`,
  sentAgain: 'Blir sendt på nytt no.',
  unacknowledged: 'Slettingar som ikkje er stadfesta',
  unacknowledgedLead: 'Systemet har fått beskjed om å slette, men har ikkje svart at det er gjort.',
  subject: (subject: string) => (subject.length === 6 ? `Medlem ${subject}` : 'Eit barn'),
  asked: (when: string) => `bede om ${when}`,
  events: 'Gjort av administratorar',
  eventKinds: {
    added: 'La til systemet',
    'secret-made': 'Laga ny hemmelegheit',
    paused: 'Sette på pause',
    resumed: 'Starta igjen',
    ended: 'Avslutta',
    replayed: 'Sende på nytt',
    'sent-again': 'Sende igjen',
  } satisfies Record<SubscriberDetails['events'][number]['kind'], string>,
};

export const subscriberFieldTexts = {
  name: {
    ...textFieldTexts('Gi systemet eit namn', 'Namnet', subscriberNameLimits),
    TWICE: 'Eit anna system har dette namnet. Vel eit anna',
  },
  use: choiceTexts('Vel kva systemet skal brukast til'),
  url: {
    ...textFieldTexts('Skriv ei adresse', 'Adressa', { minimum: 0, maximum: subscriberUrlMaximum }),
    INVALID: 'Skriv ei adresse på nettet som byrjar med https://',
  },
};
export type Complete = Whole<
  Compared<typeof import('./subscribers-texts.ts'), typeof import('./subscribers-texts.nn.ts')>
>;
