/** What the codes in the database mean, for users who read what is stored about them. */

import { topicWords } from '#web/texts/enquiry-words.ts';
import { actorWords, railWords } from '#web/texts/giving-words.ts';
import { roleWords } from '#web/texts/office-words.ts';
import { texts as lookTexts } from './mitt-personvern-texts.ts';

/** The same code means the same everywhere, unless a column says otherwise below. */
export const valueWords: Readonly<Record<string, string>> = {
  ...topicWords,
  ...railWords,
  ...actorWords,
  ...roleWords,
  board: 'styret',
  'chapter-contact': 'vise styret e-post og telefon',
  place: 'poststed',
  ...{ nb: 'bokmål', nn: 'nynorsk', NO: 'Norge', paper: 'på papir', digital: 'digitalt', none: 'nei' },
  ...{ all: 'alt', 'signed-in': 'noen har logget inn siden', denied: 'du har sagt fra' },
  ...{ no: 'nei', yes: 'ja', unknown: 'vet ikke', medlemsservice: 'medlemsservice', email: 'e-post' },
  ...{ phone: 'telefon', sms: 'SMS', portal: 'Min side', import: 'registeret vi hentet inn', letter: 'brev' },
  representative: 'en tillitsvalgt',
  ...{ added: 'fikk tilgang', 'made-treasurer': 'ble økonomiansvarlig', removed: 'mistet tilgangen' },
  ...{ staff: 'medlemsservice', person: 'deg', self: 'deg selv', keep: 'behold', delete: 'slett' },
  ...{ 'first-sign-in': 'første innlogging', joining: 'innmelding', 'birth-date': 'fødselsdato' },
  ...{ 'news-email': 'nyheter på e-post', 'news-sms': 'nyheter på SMS', claim: 'finne medlemskapet' },
  ...{ linked: 'koblet til', joined: 'innmeldt', refused: 'avslått', waiting: 'venter', checking: 'sjekkes' },
  ...{ documentation: 'dokumentasjon', register: 'Folkeregisteret', conversation: 'samtale med foreldrene' },
  ...{ registered: 'registrert', declined: 'avslått', expired: 'utløpt', ended: 'avsluttet' },
  ...{ received: 'mottatt', 'in-progress': 'under behandling', 'waiting-for-member': 'venter på deg' },
  ...{ answered: 'besvart', closed: 'lukket', changed: 'endret', reopened: 'åpnet igjen' },
  ...{ assigned: 'fikk en saksbehandler', released: 'lagt tilbake i køen', forwarded: 'sendt videre' },
  ...{ merged: 'slått sammen med en annen', asked: 'spurt om mer', 'topic-changed': 'fikk nytt tema' },
  ...{ extended: 'fristen forlenget', tied: 'knyttet til deg', untied: 'løsnet fra deg' },
  ...{ uploading: 'lastes opp', ready: 'klar', pdf: 'PDF', jpeg: 'bilde', png: 'bilde' },
  ...{
    relative: 'fra en pårørende',
    register: 'fra en medlemsliste',
    confirmed: 'bekreftet',
    rejected: 'avvist',
  },
  ...{ death: 'dødsfall', 'on-hold': 'på vent' },
  ...{ unreachable: 'kom ikke fram', 'no-address': 'manglet adresse', own: 'egne opplysninger' },
  ...{ colleague: 'kollega', enquiry: 'en henvendelse', written: 'skrevet grunn', search: 'søk' },
  ...{ export: 'nedlasting', abandoned: 'avbrutt', active: 'løper', paused: 'pause' },
  ...{ stopped: 'stoppet', monthly: 'hver måned', quarterly: 'hvert kvartal', yearly: 'hvert år' },
  ...{ counted: 'gjelder', undone: 'angret', taken: 'ble ikke tatt i bruk' },
  ...{ begun: 'startet', approved: 'godkjent', 'approval-expired': 'ikke godkjent i tide' },
  ...{ resumed: 'startet igjen', restarted: 'startet på nytt', 'rail-changed': 'byttet betalingsmåte' },
  ...{ preparing: 'forberedes', recurring: 'fast gave', 'one-off': 'enkeltgave', planned: 'planlagt' },
  ...{ sent: 'sendt', retrying: 'prøves igjen', paid: 'betalt', failed: 'gikk ikke', cancelled: 'avlyst' },
  ...{
    'partly-refunded': 'delvis betalt tilbake',
    refunded: 'betalt tilbake',
    'cancel-wanted': 'skal avlyses',
  },
  ...{ 'refund-wanted': 'skal betales tilbake', 'refund-refused': 'tilbakebetaling avvist' },
  ...{ booked: 'bokført', unmatched: 'uten plass', settled: 'avgjort', gift: 'gave' },
  ...{
    'paid-back': 'betalt tilbake',
    'not-ours': 'ikke til oss',
    refund: 'tilbakebetaling',
    payout: 'utbetaling',
  },
  ...{ prepared: 'forberedt', withdrawn: 'trukket', signed: 'signert', delivered: 'levert' },
  ...{ 'number-november': 'manglet nummer (november)', 'number-december': 'manglet nummer (desember)' },
  ...{ 'number-january': 'manglet nummer (januar)', statement: 'årsoppgaven' },
  ...{ 'signed-up': 'påmeldt', 'awaiting-payment': 'venter på betaling', offered: 'tilbudt plass' },
  ...{ organiser: 'arrangøren', time: 'fristen', payment: 'manglende betaling', move: 'bytte av dato' },
  ...{ child: 'barn', guest: 'gjest', came: 'kom', away: 'kom ikke', household: 'delt hjemme' },
  ...{ held: 'ikke sendt', shielded: 'skjermet adresse', abroad: 'utlandet', returned: 'kom i retur' },
  ...{ run: 'utsending', resend: 'ettersending', Session: 'innlogging', Grant: 'tilgang' },
  ...{ RefreshToken: 'fornyelse', AuthorizationCode: 'innloggingskode', Interaction: 'påbegynt innlogging' },
  ...{ name: 'navn', 'birth-date-seen': 'fødselsdato', membership: 'medlemskap' },
  ...{
    'contact-points': 'e-post og telefon',
    address: 'adresse',
    'enquiry-list': 'hvilke henvendelser du har',
  },
  ...{
    messages: 'meldinger',
    notices: 'varsler',
    children: 'barna',
    giving: 'gaver',
    fodselsnummer: 'fødselsnummer',
  },
  ...{ message: 'brev', summons: 'innkalling' },
  ...{ page: 'lenken i e-posten', 'one-click': 'e-postprogrammet', report: 'meldt senere' },
  ...{ reminders: 'påminnelser', year: 'årsoppgaven', enquiries: 'henvendelser', security: 'sikkerhet' },
  ...{ activities: 'påmeldinger', 'magazine-issues': 'noe nytt å lese' },
  ...{ admitted: 'sluppet til', done: 'ferdig', over: 'utløpt', left: 'forlatt' },
  ...{ order: 'bestilling', renewal: 'fornyelse', buyer: 'den som kjøpte', activity: 'aktivitet' },
  ...{ 'magazine-refund': 'magasinet betalt tilbake', 'activity-refund': 'aktivitet betalt tilbake' },
  ...{ both: 'e-post og telefon', 'call-back': 'vi ringte tilbake', 'id-shown': 'viste legitimasjon' },
  ...{ recovery: 'ny innlogging', tie: 'innlogging kobles til', untie: 'innlogging kobles fra' },
  ...{ link: 'lenken vi sendte', device: 'en enhet der du var logget inn' },
  ...{ lapsed: 'ble ikke fullført', 'born-on': 'fødselsdato', 'member-number': 'medlemsnummer' },
  ...{
    'postal-code': 'postnummer',
    'former-email': 'e-posten vi hadde',
    'joined-year': 'året du ble medlem',
  },
  ...{ new: 'ny', 'new-enquiry': 'ny henvendelse', profile: 'mine opplysninger' },
  ...{
    endorsesPurpose: 'sluttet deg til formålet',
    grantsSupport: 'ønsket at vi skulle få den offentlige støtten',
  },
};

/** What a notice was about, by how its kind begins. */
const noticeWords: readonly (readonly [RegExp, string])[] = [
  [/^enquiry/, 'om en henvendelse'],
  [/^child/, 'om registrering av barn'],
  [/^activity/, 'om en aktivitet'],
  [/^(gift|agreement|claim|number|statement)/, 'om gaver'],
  [/^(office|member-file)/, 'om et verv'],
  [/^unit/, 'fra laget ditt'],
  [/^(meeting|nomination|proposal)/, 'om et årsmøte'],
  [/^magazine/, 'om magasinet'],
  [/^(joined|communities)/, 'om medlemskapet'],
];

/** What a list of members was taken for. */
const takenFor: Readonly<Record<string, string>> = {
  'annual-meeting': 'innkalle til årsmøte',
  activities: 'planlegge aktiviteter',
  contact: 'komme i kontakt med noen',
  offices: 'finne noen til et verv',
};

/** @returns the code itself where it has no word: it stands for what somebody has written. */
export function wordOf(table: string, column: string, code: string): string {
  if (column === 'kind' && table === 'notice')
    return noticeWords.find(([pattern]) => pattern.test(code))?.[1] ?? 'om noe annet';
  if (column === 'taken_for') return takenFor[code] ?? code;
  if (column === 'reason' && table === 'access_log') return lookTexts.because[code] ?? code;
  if (column === 'kind' && table === 'activity_participant' && code === 'self') return 'deg';
  if (column === 'kind' && table === 'child_event')
    return code.includes('end') ? 'avsluttet' : (valueWords[code] ?? 'endret');
  return valueWords[code] ?? code;
}
