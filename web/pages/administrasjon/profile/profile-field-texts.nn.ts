/** In nynorsk. */

import type { FieldTexts } from '#web/texts/field-texts.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import type { FieldKind } from './profile-fields.ts';

export const sectionTitles = {
  organisation: 'Organisasjonen',
  contact: 'Kontakt',
  sender: 'Avsendar og stille tid',
  purpose: 'Føremål og ungdom',
  giving: 'Beløp og føremål for gåver',
  terms: 'Vilkår for givaravtalar',
  magazine: 'Namn og prisar for magasinet',
  ceremonies: 'Prisar og kontakt for seremoniar',
  documents: 'Dokument for tillitsvalde',
  rates: 'Satsar for statstilskotet',
};

export const languageNames = { nn: 'nynorsk', en: 'engelsk' };

export const rowLabels = {
  amounts: { monthly: 'Kvar månad', quarterly: 'Kvart kvartal', yearly: 'Kvart år', oneOff: 'Enkeltgåve' },
  ceremonyContact: 'Seremoniar',
  funeralContact: 'Gravferd',
  newDocument: 'Nytt dokument',
  newYear: 'Nytt år',
};

export const fieldLabels = {
  fullName: 'Fullt namn',
  shortName: 'Kort namn',
  organisationNumber: 'Organisasjonsnummer',
  publicSite: 'Nettstad',
  postalAddress: 'Postadresse',
  memberService: 'Namn på medlemsservice',
  email: 'E-post',
  phone: 'Telefon',
  hours: 'Opningstid',
  answerWithinDays: 'Svarfrist i vyrkedagar',
  privacyEmail: 'E-post om personvern',
  privacyOfficer: 'Personvernombod',
  securityEmail: 'E-post om tryggleik',
  senderName: 'Avsendar av e-post',
  senderEmail: 'E-postadressa vi sender frå',
  senderNamedEmail: 'Avsendaradresse med namnet dykkar',
  senderSms: 'Avsendar av SMS',
  quietFrom: 'Ingen SMS frå klokka',
  quietUntil: 'Ingen SMS før klokka',
  purposeAbout: 'Kven organisasjonen er for',
  purposeSummary: 'Det same med få ord',
  youthName: 'Namn på ungdomsorganisasjonen',
  youthSite: 'Nettstad for ungdom',
  youthAge: 'Lågaste alder for ungdom',
  suggestions: 'Foreslåtte beløp i kroner',
  minimum: 'Minste beløp i kroner',
  maximum: 'Største beløp i kroner',
  days: 'Dagar i månaden ein kan velje',
  name: 'Namn',
  description: 'Skildring',
  magazineName: 'Namn på magasinet',
  magazineAbout: 'Om magasinet',
  issuesPerYear: 'Utgåver i året',
  paperPrice: 'Årspris på papir',
  digitalPrice: 'Årspris digitalt',
  sendsAbroad: 'Blir sendt til utlandet',
  contactName: 'Namn på kontoret',
  memberPrice: 'Pris for medlemmer i kroner',
  otherPrice: 'Pris for andre i kroner',
  funeralDaysBefore: 'Dagar mellom bestilling og gravferd',
  documentTitle: 'Tittel',
  about: 'Om dokumentet',
  address: 'Nettadresse',
  year: 'År',
  amount: 'Sats i kroner',
  termsVersion: 'Versjon av vilkåra',
  paragraphs: 'Vilkåra',
  source: 'Kjelde',
};

const plain = 'må vere vanleg tekst på éi linje';
const money = 'må vere eit beløp i kroner, til dømes 250';
const wrong: Record<FieldKind, string> = {
  text: plain,
  long: plain,
  optional: plain,
  nullable: plain,
  'optional-email': 'må vere ei e-postadresse, til dømes namn@domene.no',
  email: 'må vere ei e-postadresse, til dømes namn@domene.no',
  address: 'må vere ei nettadresse som byrjar med https://',
  phone: 'må vere eit telefonnummer',
  number: 'må vere eit organisasjonsnummer på ni siffer',
  time: 'må vere eit klokkeslett, til dømes 21:00',
  whole: 'må vere eit heilt tal',
  wholes: 'må vere ulike dagar frå 1 til 31, med komma mellom',
  amount: money,
  'optional-amount': money,
  amounts: 'må vere heile beløp frå det minste til det største, innanfor grensene og med komma mellom',
  lines: 'må ha minst éi linje',
  paragraphs: 'må ha minst eitt avsnitt',
  'optional-paragraphs': 'må ha minst eitt avsnitt',
  version: plain,
  'yes-no': 'må vere ja eller nei',
};

export const profileFieldTexts = (kind: FieldKind, label: string): FieldTexts => ({
  REQUIRED: `Fyll ut «${label}»`,
  TOO_SHORT: `«${label}» er for kort eller for lågt`,
  TOO_LONG: `«${label}» er for langt eller for høgt`,
  INVALID: `«${label}» ${wrong[kind]}`,
});

export const fieldHints: Partial<Record<FieldKind, string>> = {
  optional: 'Står feltet tomt, blir bokmål brukt.',
  nullable: 'Kan stå tomt.',
  'optional-email': 'På eige domene, til dei som har valt at e-posten kan seie kven de er. Kan stå tomt.',
  amounts: 'Frå det minste til det største, med komma mellom.',
  'optional-amount': 'Kroner. Står feltet tomt, er det gratis.',
  wholes: 'Med komma mellom. 31 er den siste dagen i månaden.',
  lines: 'Éi linje for kvar linje i adressa.',
  paragraphs: 'Éi linje for kvart avsnitt.',
  'optional-paragraphs': 'Éi linje for kvart avsnitt. Står feltet tomt, blir bokmål brukt.',
  version: 'Nye ord må ha ein ny versjon, til dømes «giver-2027-01».',
  time: 'Til dømes 21:00. Står begge felta tomme, blir SMS sende heile døgnet.',
};

export type Complete = Whole<
  Compared<typeof import('./profile-field-texts.ts'), typeof import('./profile-field-texts.nn.ts')>
>;
