import { lookRemarkLimits, personSearchLimits } from '#contract/desk-person-endpoints.ts';
import { textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';

export const searchTexts = {
  title: 'Finn en person',
  lead: 'Bare når du trenger det i arbeidet. Søket og alle treffene blir loggført med begrunnelsen din, og personene kan se det.',
  form: 'Søk etter en person',
  term: 'Hvem leter du etter?',
  termHint: 'Medlemsnummer, hele e-postadressen, telefonnummeret, eller fornavn og etternavn',
  reason: 'Hvorfor trenger du dette?',
  reasonHint: 'Skriv det slik at personen forstår det.',
  find: 'Søk',
  hits: (count: number) => formatCount(count, 'treff', 'treff'),
  none: 'Ingen treff. Sjekk skrivemåten, eller søk på noe annet.',
  more: 'Det er flere treff enn vi viser. Avgrens søket.',
  list: 'Treff',
  memberNumber: (number: string) => `Medlem nr. ${number}`,
  former: (number: string) => `Tidligere medlem nr. ${number}`,
  notMember: 'Ikke medlem',
  born: (year: number) => `Født ${year}`,
};

export const searchFieldTexts = {
  term: {
    ...textFieldTexts('Skriv hvem du leter etter', 'Søket', personSearchLimits),
    INVALID:
      'Skriv et helt medlemsnummer, telefonnummer eller e-postadresse, eller både fornavn og etternavn',
  },
  reason: textFieldTexts('Skriv hvorfor du trenger dette', 'Begrunnelsen', lookRemarkLimits),
};

export const reasonTexts = {
  title: 'Hvorfor trenger du å se denne personen?',
  lead: 'Kommer du fra en henvendelse, er den grunn nok. Ellers skriver du hvorfor. Begrunnelsen blir loggført, og personen kan se den.',
  reason: 'Begrunnelse',
  open: 'Vis personen',
};
export const reasonFieldTexts = { reason: searchFieldTexts.reason };

export const personTexts = {
  loadingTitle: 'Person',
  reasonTitle: 'Se en person',
  notFound: 'Vi fant ikke personen. Opplysningene kan være slettet.',
  logged:
    'Oppslaget er loggført med grunnen. Personen kan se hvem som har sett på opplysningene, og hvorfor.',
  own: 'Dette er dine egne opplysninger. Slike oppslag blir merket og gått gjennom hver måned.',
  colleague: 'Dette er en kollega. Slike oppslag blir merket og gått gjennom hver måned.',
  restrictedTitle: 'Bruken av opplysningene er begrenset',
  restricted:
    'Personen har bedt om at opplysningene bare blir lagret. Svar på det personen spør om, og bruk dem ellers ikke. Tillitsvalgte ser ikke personen i lister og søk.',
  restrictedTag: 'Begrenset bruk',
  backToCase: 'Tilbake til henvendelsen',
  about: 'Hvem det er',
  bornOn: 'Fødselsdato',
  fodselsnummer: 'Fødselsnummer',
  missing: 'Mangler',
  unknown: 'Ikke oppgitt',
  showNumber: 'Vis hele nummeret',
  showNumberLead:
    'Bare når en sak ikke kan løses uten. Det blir loggført for seg, og krever at du nettopp har logget inn.',
  membership: 'Medlemskap',
  notMember: 'Personen er ikke medlem.',
  number: 'Medlemsnummer',
  joinedOn: 'Medlem siden',
  endedOn: 'Meldt ut',
  chapter: 'Lokallag',
  contact: 'Kontakt',
  email: 'E-post',
  phone: 'Telefon',
  verified: 'bekreftet',
  notVerified: 'ikke bekreftet',
  address: 'Adresse',
  shielded: 'Adressen er skjermet og vises ikke her.',
  cannotGetIn: 'Personen kommer ikke inn',
  postReturned: (day: string) => `Post kom i retur ${day}.`,
  enquiries: 'Henvendelser',
  noEnquiries: 'Ingen henvendelser.',
  notices: 'Varsler vi har sendt',
  noNotices: 'Ingen varsler.',
  kind: 'Varsel',
  created: 'Laget',
  sent: 'Sendt',
  waiting: 'Venter',
};

/** What a notice was about, as the desk calls it. */
export const noticeKinds: Readonly<Record<string, string>> = {
  'enquiry-received': 'Henvendelse mottatt',
  'enquiry-answered': 'Svar på henvendelse',
  'enquiry-reminder': 'Påminnelse: vi venter på svar',
  'enquiry-closed': 'Henvendelse lukket etter stillhet',
  'new-device': 'Innlogging fra ny enhet',
  'account-recovered': 'Gjenopprettet tilgang',
  joined: 'Velkommen som medlem',
  'communities-reminder': 'Påminnelse om medlemskap et annet sted',
  'claim-coming': 'Varsel før trekk',
  'number-missing': 'Mangler nummer til skattefradrag',
  'number-removed': 'Fødselsnummeret kunne ikke brukes',
  'statement-ready': 'Årsoppgaven er klar',
  'statement-changed': 'Årsoppgaven er rettet',
  'children-sent': 'Registrering av barn mottatt',
  'child-answered': 'Den andre forelderen har svart',
  'child-expired': 'Frist for den andre forelderen gått ut',
  'child-ended': 'Registrering av barn avsluttet',
  'child-guardian-left': 'Den andre forelderen er ikke lenger medlem',
  'child-checked': 'Registrering av barn avgjort',
  'child-soon-15': 'Barn fyller snart 15',
  'child-struck-off': 'Registrering av barn slettet ved 15 år',
  'magazine-ordered': 'Magasinet bestilt',
  'magazine-ending': 'Betalt tid for magasinet går ut',
  'magazine-refunded': 'Betaling for magasinet tilbakebetalt',
  'magazine-own-copy': 'Deler ikke magasinet lenger',
  'magazine-returned': 'Magasinet kom i retur',
  'magazine-issue-out': 'Ny utgave av magasinet',
  'activity-signed-up': 'Påmeldt en aktivitet',
  'activity-waiting': 'Satt på venteliste',
  'activity-offer': 'Tilbud om plass fra ventelisten',
  'activity-offer-over': 'Frist for plass gått ut',
  'activity-signed-off': 'Meldt av en aktivitet',
  'activity-changed': 'Aktivitet endret',
  'activity-cancelled': 'Aktivitet avlyst',
  'activity-message': 'Melding fra arrangør',
  'activity-refunded': 'Betaling for aktivitet tilbakebetalt',
  'activity-reminder': 'Påminnelse om aktivitet',
  'naming-turn': 'Tur i køen til navnefest',
  'confirmation-turn': 'Tur i køen til konfirmasjon',
  'member-file-old': 'Påminnelse om å slette en liste',
  'office-offered': 'Spurt om verv',
  'office-soon-over': 'Verv som snart går ut',
  'office-over': 'Verv som er over',
  'office-undeclared': 'Taushetserklæring mangler',
};
export const noticeKind = (kind: string): string => noticeKinds[kind] ?? kind;
