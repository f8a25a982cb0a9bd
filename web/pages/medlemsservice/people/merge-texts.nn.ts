/** In nynorsk. */
import { lookRemarkLimits } from '#contract/look-values.ts';
import { type MergedKind, type MergeRefusal, mergeUndoDays } from '#contract/record-merge-endpoints.ts';
import { textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const mergeCardTexts = {
  title: 'To oppføringar av same person',
  lead: `Er personen registrert to gonger, slår du oppføringane saman. Du kan angre i ${mergeUndoDays} dagar.`,
  open: 'Slå saman eller angre',
};

const moved: Record<MergedKind, readonly [one: string, many: string]> = {
  memberships: ['medlemskap', 'medlemskap'],
  gifts: ['gåve eller givaravtale', 'gåver og givaravtalar'],
  enquiries: ['førespurnad', 'førespurnader'],
  consents: ['svar om samtykke', 'svar om samtykke'],
  children: ['barn', 'barn'],
  activities: ['påmelding', 'påmeldingar'],
  magazine: ['sending eller bestilling av magasinet', 'sendingar og bestillingar av magasinet'],
  notices: ['varsel', 'varsel'],
  offices: ['tidlegare verv', 'tidlegare verv'],
  other: ['anna opplysning', 'andre opplysningar'],
};

const refusals: Record<MergeRefusal, string> = {
  own: 'Den eine oppføringa er di eiga. Be ein kollega om å slå dei saman.',
  'not-here':
    'Den eine har skjerma adresse, avgrensa bruk eller verv, er tilsett, eller er meld død. Då slår vi ikkje saman oppføringar.',
  'keep-other': 'Det er logga inn med oppføringa som ville blitt lukka. Vel å behalde ho i staden.',
  'two-accounts': 'Det er logga inn med begge oppføringane. Då kan dei ikkje slåast saman her.',
  'birth-dates': 'Fødselsdatoane er ulike. Er det same person, rettar du den som er feil, først.',
  numbers: 'Fødselsnummera er ulike. Er det same person, rettar du det som er feil, først.',
  running:
    'Den eine er i ferd med å bli meld ut, eller ei innlogging blir endra eller gjenoppretta. Vent til det er ferdig.',
  merged:
    'Den eine er allereie slått saman med ei oppføring, eller ventar på at ein kollega godkjenner. Angre det først.',
  'two-memberships': 'Begge har ein medlemskap som gjeld. Avslutt den eine først.',
  'two-agreements': 'Begge har ein givaravtale som går. Stopp den eine først.',
  'same-activity': 'Begge er melde på same aktivitet. Meld av den eine først.',
  'same-queue': 'Begge står i kø til same seremoni. Trekk den eine først.',
  'two-households': 'Begge deler magasinet med nokon dei bur med. Avslutt den eine delinga først.',
};

export const mergeTexts = {
  find: 'Søk',
  form: 'Finn den andre oppføringa',
  reason: 'Kvifor leitar du etter ho?',
  reasonHint: 'Skriv det slik at personen forstår det.',
  compare: 'Samanlikn',
  compareTitle: 'Er det same person?',
  compareLead: 'Sjå nøye etter. Ingenting er flytt enno.',
  table: 'Dei to oppføringane',
  what: 'Opplysning',
  name: 'Namn',
  bornOn: 'Fødselsdato',
  fodselsnummer: 'Fødselsnummer',
  member: 'Medlemskap',
  email: 'E-post',
  phone: 'Telefon',
  signIn: 'Innlogging',
  has: 'Ja',
  hasNot: 'Nei',
  unknown: 'Ikkje oppgitt',
  memberSince: (number: string, day: string) => `Nr. ${number}, frå ${day}`,
  memberUntil: (number: string, from: string, until: string) => `Nr. ${number}, ${from}–${until}`,
  notMember: 'Ikkje medlem',
  keep: 'Kva oppføring beheld vi?',
  keepHint:
    'Den andre blir tømd og lukka. Det som manglar i den vi beheld, blir fylt ut frå den som blir lukka.',
  keepThis: (name: string) => `Denne: ${name}`,
  keepOther: (name: string) => `Den andre: ${name}`,
  refusedTitle: 'Kan ikkje slåast saman slik',
  refusals,
  movesTitle: 'Dette blir flytt',
  movesNothing: 'Det er ingenting å flytte. Oppføringa blir berre lukka.',
  moved: (kind: MergedKind, count: number) => formatCount(count, ...moved[kind]),
  staying: (count: number) =>
    `${formatCount(count, 'opplysning', 'opplysningar')} blir liggjande, fordi den vi beheld, allereie har tilsvarande.`,
  send: 'Slå saman',
  ask: 'Be om godkjenning',
  askLead: 'Nokon loggar inn med oppføringa vi beheld. Derfor må ein kollega godkjenne.',
  sendLead: 'Personen får beskjed.',
  signInNote: 'Du må ha logga inn dei siste fem minutta.',
  done: 'Oppføringane er slått saman.',
  asked: 'Ein kollega må godkjenne samanslåinga.',
  cancel: 'Avbryt',
  merges: `Slått saman dei siste ${mergeUndoDays} dagane`,
  none: 'Ingenting er slått saman.',
  row: (other: string, kept: string) => `${other} er slått saman med ${kept}`,
  rowWaits: (other: string, kept: string) => `${other} skal slåast saman med ${kept}`,
  named: (name: string, number: string | null) => (number ? `${name} (nr. ${number})` : name),
  gone: 'ein person som er sletta',
  why: 'Kvifor',
  whatMoved: 'Flytt',
  nothingMoved: 'ingenting',
  by: (name: string, when: string) => `${name}, ${when}`,
  approvedBy: (name: string) => `Godkjend av ${name}`,
  someone: 'Ein som ikkje jobbar her lenger',
  parted: (name: string, when: string) => `Angra av ${name}, ${when}`,
  withdrawn: (name: string, when: string) => `Trekt tilbake av ${name}, ${when}`,
  waitsMine: 'Ventar på at ein kollega godkjenner. Kollegaen finn ho under «Finn ein person».',
  approve: 'Godkjenn samanslåinga',
  approved: 'Oppføringane er slått saman.',
  isClosed: 'Denne oppføringa er tømd og lukka. Gå til den vi beheldt:',
  undo: 'Angre samanslåinga',
  withdraw: 'Trekk tilbake',
  undoTitle: 'Angre samanslåinga?',
  undoLead: 'Det som blei flytt, går tilbake. Det som er nytt sidan, blir liggjande. Personen får beskjed.',
  withdrawTitle: 'Trekkje tilbake samanslåinga?',
  withdrawLead: 'Ingenting er flytt, og ingen får beskjed.',
  undone: 'Samanslåinga er angra.',
  isWithdrawn: 'Samanslåinga er trekt tilbake.',
};

export const mergeFieldTexts = { reason: textFieldTexts('Skriv kvifor', 'Grunngivinga', lookRemarkLimits) };
export type Complete = Whole<
  Compared<typeof import('./merge-texts.ts'), typeof import('./merge-texts.nn.ts')>
>;
