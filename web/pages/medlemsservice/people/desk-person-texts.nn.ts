/** In nynorsk. */

import { personSearchLimits } from '#contract/desk-person-endpoints.ts';
import { lookRemarkLimits } from '#contract/look-values.ts';
import { joiningAge } from '#contract/values/joining-age.ts';
import { textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

/** The rest of them is fetched when the timeline is opened. */
export const timelineCardTexts = {
  title: 'Tidslinje',
  lead: 'Det vi har lagra om kva som har hendt, det nyaste først. At du ser på det, blir loggført.',
  open: 'Vis tidslinja',
};

export const searchTexts = {
  title: 'Finn ein person',
  lead: 'Berre når du treng det i arbeidet. Søket og alle treffa blir loggførte med grunngivinga di, og personane kan sjå det.',
  form: 'Søk etter ein person',
  term: 'Kven leitar du etter?',
  termHint: 'Medlemsnummer, heile e-postadressa, telefonnummeret, eller førenamn og etternamn',
  reason: 'Kvifor treng du dette?',
  reasonHint: 'Skriv det slik at personen forstår det.',
  find: 'Søk',
  hits: (count: number) => formatCount(count, 'treff', 'treff'),
  none: 'Ingen treff. Sjekk skrivemåten, eller søk på noko anna.',
  more: 'Det er fleire treff enn vi viser. Avgrens søket.',
  list: 'Treff',
  memberNumber: (number: string) => `Medlem nr. ${number}`,
  former: (number: string) => `Tidlegare medlem nr. ${number}`,
  notMember: 'Ikkje medlem',
  born: (year: number) => `Fødd ${year}`,
  register: 'Registrer ein ny medlem',
  registered: (number: string) => `Medlemmen er registrert med medlemsnummer ${number}, og har fått beskjed.`,
};

export const searchFieldTexts = {
  term: {
    ...textFieldTexts('Skriv kven du leitar etter', 'Søket', personSearchLimits),
    INVALID:
      'Skriv eit heilt medlemsnummer, eit heilt telefonnummer eller ei heil e-postadresse, eller både førenamn og etternamn',
  },
  reason: textFieldTexts('Skriv kvifor du treng dette', 'Grunngivinga', lookRemarkLimits),
};

export const reasonTexts = {
  title: 'Kvifor treng du å sjå denne personen?',
  lead: 'Kjem du frå ein førespurnad, er han grunn nok. Elles skriv du kvifor. Grunngivinga blir loggført, og personen kan sjå ho.',
  reason: 'Grunngiving',
  open: 'Vis personen',
};
export const reasonFieldTexts = { reason: searchFieldTexts.reason };

export const personTexts = {
  loadingTitle: 'Person',
  reasonTitle: 'Sjå ein person',
  notFound: 'Vi fann ikkje personen. Opplysningane kan vere sletta.',
  logged:
    'Oppslaget er loggført med grunnen. Personen kan sjå kven som har sett på opplysningane, og kvifor.',
  own: 'Dette er dine eigne opplysningar. Slike oppslag blir merkte og gått gjennom kvar månad.',
  colleague: 'Dette er ein kollega. Slike oppslag blir merkte og gått gjennom kvar månad.',
  restrictedTitle: 'Bruken av opplysningane er avgrensa',
  restricted:
    'Personen har bede om at opplysningane berre blir lagra. Svar på det personen spør om, og bruk dei elles ikkje. Tillitsvalde ser ikkje personen i lister og søk.',
  restrictedTag: 'Avgrensa bruk',
  backToCase: 'Tilbake til førespurnaden',
  about: 'Kven det er',
  bornOn: 'Fødselsdato',
  fodselsnummer: 'Fødselsnummer',
  missing: 'Manglar',
  unknown: 'Ikkje oppgitt',
  showNumber: 'Vis heile nummeret',
  showNumberLead:
    'Berre når ei sak ikkje kan løysast utan. Det blir loggført for seg, og krev at du nettopp har logga inn.',
  membership: 'Medlemskap',
  notMember: 'Personen er ikkje medlem.',
  number: 'Medlemsnummer',
  joinedOn: 'Medlem sidan',
  endedOn: 'Meld ut',
  chapter: 'Lokallag',
  contact: 'Kontakt',
  email: 'E-post',
  phone: 'Telefon',
  verified: 'stadfesta',
  notVerified: 'ikkje stadfesta',
  address: 'Adresse',
  shielded: 'Adressa er skjerma og blir ikkje vist her.',
  cannotGetIn: 'Personen kjem ikkje inn',
  postReturned: (day: string) => `Post kom i retur ${day}.`,
  enquiries: 'Førespurnader',
  noEnquiries: 'Ingen førespurnader.',
  notices: 'Varsel vi har sendt',
  noNotices: 'Ingen varsel.',
  kind: 'Varsel',
  created: 'Laga',
  sent: 'Sendt',
  waiting: 'Ventar',
};

export const noticeKinds: Readonly<Record<string, string>> = {
  'enquiry-received': 'Førespurnad motteken',
  'enquiry-answered': 'Svar på førespurnad',
  'enquiry-reminder': 'Påminning: vi ventar på svar',
  'enquiry-closed': 'Førespurnad lukka fordi vi ikkje høyrde meir',
  'new-device': 'Innlogging frå ny eining',
  'account-recovered': 'Tilgang gjenoppretta',
  joined: 'Velkomen som medlem',
  'joined-at-desk': 'Registrert som medlem',
  'communities-reminder': 'Påminning om medlemskap ein annan stad',
  'communities-choice': 'Val om medlemskap ein annan stad',
  'claim-coming': 'Varsel før trekk',
  'number-missing': 'Manglar nummer til skattefrådrag',
  'number-removed': 'Fødselsnummeret kunne ikkje brukast',
  'details-corrected': 'Opplysningar retta',
  'statement-ready': 'Årsoppgåva er klar',
  'statement-changed': 'Årsoppgåva er retta',
  'children-sent': 'Registrering av barn motteken',
  'child-answered': 'Den andre forelderen har svart',
  'child-expired': 'Frist for den andre forelderen gått ut',
  'child-ended': 'Registrering av barn avslutta',
  'child-guardian-left': 'Den andre forelderen er ikkje medlem lenger',
  'child-checked': 'Registrering av barn avgjord',
  'child-soon-15': `Barn fyller snart ${joiningAge}`,
  'child-struck-off': `Registrering av barn sletta ved ${joiningAge} år`,
  'magazine-ordered': 'Magasinet bestilt',
  'magazine-ending': 'Betalt tid for magasinet går ut',
  'magazine-refunded': 'Magasinet betalt tilbake',
  'magazine-own-copy': 'Deler ikkje magasinet lenger',
  'magazine-returned': 'Magasinet kom i retur',
  'magazine-issue-out': 'Ny utgåve av magasinet',
  'activity-signed-up': 'Påmeld ein aktivitet',
  'activity-waiting': 'Sett på venteliste',
  'activity-offer': 'Tilbod om plass frå ventelista',
  'activity-offer-over': 'Frist for plass gått ut',
  'activity-signed-off': 'Meld av ein aktivitet',
  'activity-changed': 'Aktivitet endra',
  'activity-cancelled': 'Aktivitet avlyst',
  'activity-message': 'Melding frå arrangør',
  'activity-refunded': 'Aktivitet betalt tilbake',
  'activity-reminder': 'Påminning om aktivitet',
  'naming-turn': 'Tur i køen til namnefest',
  'confirmation-turn': 'Tur i køen til konfirmasjon',
  'member-file-old': 'Påminning om å slette ei liste',
  'register-file-old': 'Påminning om å slette ei fil',
  'office-offered': 'Spurd om verv',
  'office-soon-over': 'Verv som snart går ut',
  'office-over': 'Verv som er over',
  'unit-asked': 'Spurd om eit lag kan svare',
  'unit-case': 'Sak til laget',
  'reimbursement-waits': 'Utlegg å behandle',
  'reimbursement-organisation': 'Utlegg til organisasjonen',
  'reimbursement-approved': 'Utlegg godkjent',
  'reimbursement-returned': 'Utlegg sendt tilbake',
  'chapter-given': 'Flytt til eit anna lokallag',
  'reimbursement-paid': 'Utlegg betalt',
  'reimbursement-changed': 'Utlegg endra',
  'office-undeclared': 'Teieerklæring manglar',
  'agreement-changed': 'Givaravtalen er endra',
  'agreement-resumes': 'Pausen i givaravtalen tek slutt',
  'gift-received': 'Gåva kom fram',
  'gift-failed': 'Trekk som ikkje gjekk gjennom',
  'gift-refunded': 'Gåve betalt tilbake',
  'unit-message': 'Melding frå lokallaget',
  'unit-summons': 'Innkalling til årsmøte',
  'meeting-papers': 'Papir til årsmøtet',
  'meeting-lists': 'Forslag og kandidatar til årsmøtet',
  'meeting-minutes': 'Protokoll frå årsmøtet',
  'nomination-asked': 'Foreslått som kandidat',
  'proposal-received': 'Forslag til årsmøtet motteke',
};
export const noticeKind = (kind: string): string => noticeKinds[kind] ?? kind;
export type Complete = Whole<
  Compared<typeof import('./desk-person-texts.ts'), typeof import('./desk-person-texts.nn.ts')>
>;
