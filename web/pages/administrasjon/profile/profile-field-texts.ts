/** The names of the fields of the profile, and what is said where one cannot be taken. */
import type { FieldTexts } from '#web/texts/field-texts.ts';
import type { FieldKind } from './profile-fields.ts';

export const sectionTitles = {
  organisation: 'Organisasjonen',
  contact: 'Kontakt',
  sender: 'Avsender og stille tid',
  purpose: 'Formål og ungdom',
  giving: 'Beløp og formål for gaver',
  terms: 'Vilkår for giveravtaler',
  magazine: 'Magasinets navn og priser',
  ceremonies: 'Priser og kontakt for seremonier',
  documents: 'Dokumenter for tillitsvalgte',
  rates: 'Satser for statstilskuddet',
};

export const languageNames = { nn: 'nynorsk', en: 'engelsk' };

export const rowLabels = {
  amounts: { monthly: 'Hver måned', quarterly: 'Hvert kvartal', yearly: 'Hvert år', oneOff: 'Enkeltgave' },
  ceremonyContact: 'Seremonier',
  funeralContact: 'Gravferd',
  newDocument: 'Nytt dokument',
  newYear: 'Nytt år',
};

export const fieldLabels = {
  fullName: 'Fullt navn',
  shortName: 'Kort navn',
  organisationNumber: 'Organisasjonsnummer',
  publicSite: 'Nettsted',
  postalAddress: 'Postadresse',
  memberService: 'Navn på medlemsservice',
  email: 'E-post',
  phone: 'Telefon',
  hours: 'Åpningstid',
  answerWithinDays: 'Svarfrist i virkedager',
  privacyEmail: 'E-post om personvern',
  privacyOfficer: 'Personvernombud',
  securityEmail: 'E-post om sikkerhet',
  senderName: 'Avsender av e-post',
  senderEmail: 'E-postadressen vi sender fra',
  senderNamedEmail: 'Avsenderadresse med navnet deres',
  senderSms: 'Avsender av SMS',
  quietFrom: 'Ingen SMS fra klokka',
  quietUntil: 'Ingen SMS før klokka',
  purposeAbout: 'Hvem organisasjonen er for',
  purposeSummary: 'Det samme med få ord',
  youthName: 'Navn på ungdomsorganisasjonen',
  youthSite: 'Nettsted for ungdom',
  youthAge: 'Laveste alder for ungdom',
  suggestions: 'Foreslåtte beløp i kroner',
  minimum: 'Minste beløp i kroner',
  maximum: 'Største beløp i kroner',
  days: 'Dager i måneden man kan velge',
  name: 'Navn',
  description: 'Beskrivelse',
  magazineName: 'Navn på magasinet',
  magazineAbout: 'Om magasinet',
  issuesPerYear: 'Utgaver i året',
  paperPrice: 'Årspris på papir',
  digitalPrice: 'Årspris digitalt',
  sendsAbroad: 'Sendes til utlandet',
  contactName: 'Navn på kontoret',
  memberPrice: 'Pris for medlemmer i kroner',
  otherPrice: 'Pris for andre i kroner',
  funeralDaysBefore: 'Dager mellom bestilling og gravferd',
  documentTitle: 'Tittel',
  about: 'Om dokumentet',
  address: 'Nettadresse',
  year: 'År',
  amount: 'Sats i kroner',
  termsVersion: 'Versjon av vilkårene',
  paragraphs: 'Vilkårene',
  source: 'Kilde',
};

const plain = 'må være vanlig tekst på én linje';
const money = 'må være et beløp i kroner, for eksempel 250';
const wrong: Record<FieldKind, string> = {
  text: plain,
  long: plain,
  optional: plain,
  nullable: plain,
  email: 'må være en e-postadresse, for eksempel navn@domene.no',
  'optional-email': 'må være en e-postadresse, for eksempel navn@domene.no',
  address: 'må være en nettadresse som begynner med https://',
  phone: 'må være et telefonnummer',
  number: 'må være et organisasjonsnummer på ni sifre',
  time: 'må være et klokkeslett, for eksempel 21:00',
  whole: 'må være et helt tall',
  wholes: 'må være forskjellige dager fra 1 til 31, med komma mellom',
  amount: money,
  'optional-amount': money,
  amounts: 'må være hele beløp fra det minste til det største, innenfor grensene og med komma mellom',
  lines: 'må ha minst én linje',
  paragraphs: 'må ha minst ett avsnitt',
  'optional-paragraphs': 'må ha minst ett avsnitt',
  version: plain,
  'yes-no': 'må være ja eller nei',
};

/** What is said of a field. */
export const profileFieldTexts = (kind: FieldKind, label: string): FieldTexts => ({
  REQUIRED: `Fyll ut «${label}»`,
  TOO_SHORT: `«${label}» er for kort eller for lavt`,
  TOO_LONG: `«${label}» er for langt eller for høyt`,
  INVALID: `«${label}» ${wrong[kind]}`,
});

export const fieldHints: Partial<Record<FieldKind, string>> = {
  optional: 'Står feltet tomt, brukes bokmål.',
  nullable: 'Kan stå tomt.',
  'optional-email':
    'På organisasjonens eget domene, til dem som har valgt at e-posten kan si hvem dere er. Kan stå tomt.',
  amounts: 'Fra det minste til det største, med komma mellom.',
  'optional-amount': 'Kroner. Står feltet tomt, er det gratis.',
  wholes: 'Med komma mellom. 31 er den siste dagen i måneden.',
  lines: 'Én linje for hver linje i adressen.',
  paragraphs: 'Én linje for hvert avsnitt.',
  'optional-paragraphs': 'Én linje for hvert avsnitt. Står feltet tomt, brukes bokmål.',
  version: 'Nye ord må ha en ny versjon, for eksempel «giver-2027-01».',
  time: 'For eksempel 21:00. Står begge feltene tomme, sendes SMS hele døgnet.',
};
