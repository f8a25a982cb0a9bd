import { lookRemarkLimits } from '#contract/look-values.ts';
import { type MergedKind, type MergeRefusal, mergeUndoDays } from '#contract/record-merge-endpoints.ts';
import { textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';

export const mergeCardTexts = {
  title: 'To oppføringer av samme person',
  lead: `Er personen registrert to ganger, slår du oppføringene sammen. Du kan angre i ${mergeUndoDays} dager.`,
  open: 'Slå sammen eller angre',
};

const moved: Record<MergedKind, readonly [one: string, many: string]> = {
  memberships: ['medlemskap', 'medlemskap'],
  gifts: ['gave eller giveravtale', 'gaver og giveravtaler'],
  enquiries: ['henvendelse', 'henvendelser'],
  consents: ['svar om samtykke', 'svar om samtykke'],
  children: ['barn', 'barn'],
  activities: ['påmelding', 'påmeldinger'],
  magazine: ['sending eller bestilling av magasinet', 'sendinger og bestillinger av magasinet'],
  notices: ['varsel', 'varsler'],
  offices: ['tidligere verv', 'tidligere verv'],
  other: ['annen opplysning', 'andre opplysninger'],
};

const refusals: Record<MergeRefusal, string> = {
  own: 'Den ene oppføringen er din egen. Be en kollega om å slå dem sammen.',
  'not-here':
    'Den ene har skjermet adresse, begrenset bruk eller verv, er ansatt, eller er meldt død. Da slår vi ikke sammen oppføringer.',
  'keep-other': 'Det er logget inn med oppføringen som ville blitt lukket. Velg å beholde den i stedet.',
  'two-accounts': 'Det er logget inn med begge oppføringene. Da kan de ikke slås sammen her.',
  'birth-dates': 'Fødselsdatoene er ulike. Er det samme person, retter du den som er feil, først.',
  numbers: 'Fødselsnumrene er ulike. Er det samme person, retter du det som er feil, først.',
  running:
    'Den ene er i ferd med å bli meldt ut, eller en innlogging blir endret eller gjenopprettet. Vent til det er ferdig.',
  merged:
    'Den ene er allerede slått sammen med en oppføring, eller venter på at en kollega godkjenner. Angre det først.',
  'two-memberships': 'Begge har et medlemskap som gjelder. Avslutt det ene først.',
  'two-agreements': 'Begge har en giveravtale som løper. Stopp den ene først.',
  'same-activity': 'Begge er påmeldt samme aktivitet. Meld av den ene først.',
  'same-queue': 'Begge står i kø til samme seremoni. Trekk den ene først.',
  'two-households': 'Begge deler magasinet med noen de bor med. Avslutt den ene delingen først.',
};

export const mergeTexts = {
  find: 'Søk',
  form: 'Finn den andre oppføringen',
  reason: 'Hvorfor leter du etter den?',
  reasonHint: 'Skriv det slik at personen forstår det.',
  compare: 'Sammenlign',
  compareTitle: 'Er det samme person?',
  compareLead: 'Se nøye etter. Ingenting er flyttet ennå.',
  table: 'De to oppføringene',
  what: 'Opplysning',
  name: 'Navn',
  bornOn: 'Fødselsdato',
  fodselsnummer: 'Fødselsnummer',
  member: 'Medlemskap',
  email: 'E-post',
  phone: 'Telefon',
  signIn: 'Innlogging',
  has: 'Ja',
  hasNot: 'Nei',
  unknown: 'Ikke oppgitt',
  memberSince: (number: string, day: string) => `Nr. ${number}, fra ${day}`,
  memberUntil: (number: string, from: string, until: string) => `Nr. ${number}, ${from}–${until}`,
  notMember: 'Ikke medlem',
  keep: 'Hvilken oppføring beholder vi?',
  keepHint:
    'Den andre blir tømt og lukket. Det som mangler i den vi beholder, blir fylt ut fra den som blir lukket.',
  keepThis: (name: string) => `Denne: ${name}`,
  keepOther: (name: string) => `Den andre: ${name}`,
  refusedTitle: 'Kan ikke slås sammen slik',
  refusals,
  movesTitle: 'Dette blir flyttet',
  movesNothing: 'Det er ingenting å flytte. Oppføringen blir bare lukket.',
  moved: (kind: MergedKind, count: number) => formatCount(count, ...moved[kind]),
  staying: (count: number) =>
    `${formatCount(count, 'opplysning', 'opplysninger')} blir liggende, fordi den vi beholder, allerede har tilsvarende.`,
  send: 'Slå sammen',
  ask: 'Be om godkjenning',
  askLead: 'Noen logger inn med oppføringen vi beholder. Derfor må en kollega godkjenne.',
  sendLead: 'Personen får beskjed.',
  signInNote: 'Du må ha logget inn de siste fem minuttene.',
  done: 'Oppføringene er slått sammen.',
  asked: 'En kollega må godkjenne sammenslåingen.',
  cancel: 'Avbryt',
  merges: `Slått sammen de siste ${mergeUndoDays} dagene`,
  none: 'Ingenting er slått sammen.',
  row: (other: string, kept: string) => `${other} er slått sammen med ${kept}`,
  rowWaits: (other: string, kept: string) => `${other} skal slås sammen med ${kept}`,
  named: (name: string, number: string | null) => (number ? `${name} (nr. ${number})` : name),
  gone: 'en person som er slettet',
  why: 'Hvorfor',
  whatMoved: 'Flyttet',
  nothingMoved: 'ingenting',
  by: (name: string, when: string) => `${name}, ${when}`,
  approvedBy: (name: string) => `Godkjent av ${name}`,
  someone: 'En som ikke jobber her lenger',
  parted: (name: string, when: string) => `Angret av ${name}, ${when}`,
  withdrawn: (name: string, when: string) => `Trukket tilbake av ${name}, ${when}`,
  waitsMine: 'Venter på at en kollega godkjenner. Kollegaen finner den under «Finn en person».',
  approve: 'Godkjenn sammenslåingen',
  approved: 'Oppføringene er slått sammen.',
  isClosed: 'Denne oppføringen er tømt og lukket. Gå til den vi beholdt:',
  undo: 'Angre sammenslåingen',
  withdraw: 'Trekk tilbake',
  undoTitle: 'Angre sammenslåingen?',
  undoLead: 'Det som ble flyttet, går tilbake. Det som er nytt siden, blir liggende. Personen får beskjed.',
  withdrawTitle: 'Trekke tilbake sammenslåingen?',
  withdrawLead: 'Ingenting er flyttet, og ingen får beskjed.',
  undone: 'Sammenslåingen er angret.',
  isWithdrawn: 'Sammenslåingen er trukket tilbake.',
};

export const mergeFieldTexts = { reason: textFieldTexts('Skriv hvorfor', 'Begrunnelsen', lookRemarkLimits) };
