/** In nynorsk. */
import { longestTermYears } from '#contract/office-endpoints.ts';
import type { OfficePower } from '#contract/office-values.ts';
import { choiceTexts, dayTexts, type FieldTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'Tillitsvald',
  lead: 'Verva dine, og det du treng for å gjere jobben.',
  none: 'Dette er for tillitsvalde',
  noneText:
    'Du har ikkje noko verv hos oss akkurat no. Blir du vald eller spurd, får du beskjed, og då svarer du her.',
  noneHelp: 'Har du nettopp fått eit verv, og saknar det her? Skriv til oss, så ordnar vi det.',
  write: 'Skriv til oss',
  home: 'Til Min side',
  asked: 'Du er spurd',
  asker: (name: string, by: 'staff' | 'board') => {
    const who = by === 'staff' ? 'medlemsservice' : 'styret';
    return name ? `${name} i ${who}` : who;
  },
  askedBy: (asker: string) => `Spurd av ${asker}.`,
  answer: 'Les meir og svar',
  declare: 'Les og godta teieerklæringa',
  current: 'Verva dine',
  open: (unit: string) => `Gå til ${unit}`,
  former: 'Tidlegare verv',
  term: (from: string, until: string) => `Frå ${formatDate(from)} til ${formatDate(until)}`,
  soonOver: (until: string) =>
    `Vervet går ut ${formatDate(until)}. Då blir sidene lukka. Gjer gjerne klart det den neste treng.`,
  coming: (from: string) => `Sidene opnar seg ${formatDate(from)}.`,
  about: 'Om vervet',
  as: (name: string) => `som ${name}`,
};

export const officeTexts = {
  back: 'Alle verva dine',
  title: (role: string, unit: string) => `Bli ${role} i ${unit}?`,
  titleMine: (role: string, unit: string) => `${role} i ${unit}`,
  notFound: 'Vi finn ikkje vervet',
  notFoundText: 'Det kan vere trekt tilbake, eller lenkja kan vere feil.',
  lead: 'Fint at nokon vil ha deg med! Les gjennom i ro og mak. Du bestemmer sjølv.',
  unit: 'Lag',
  term: 'Periode',
  from: 'Spurd av',
  opens: 'Dette kan du gjere her når du har sagt ja',
  powers: {
    members: 'Sjå kven som er medlemmer i laget, og ønskje nye velkomne',
    figures: 'Sjå kor mange de er, og korleis det utviklar seg',
    activities: 'Lage aktivitetar og følgje med på påmeldinga',
    candidates: 'Følgje med på årsmøtet og kven som stiller til val',
    write: 'Skrive til medlemmene, og leggje fram sakspapir og forslag til årsmøtet',
    offices: 'Spørje andre om verv, og føreslå nytt styre',
    cases: 'Lese og svare på saker som medlemsservice sender til laget, når medlemmen har sagt ja',
  } satisfies Record<OfficePower, string>,
  nothing: 'Vervet opnar ingen eigne sider, men du står på lista over tillitsvalde.',
  declaration: 'Teieerklæring',
  declarationLead:
    'Som tillitsvald får du vite kven som er medlem hos oss. Kva eit menneske trur eller ikkje trur på, er blant det som er aller best verna i lova. Derfor lovar du dette:',
  promises: [
    'Eg fortel ikkje vidare kven som er medlem, eller noko anna eg får vite om enkeltpersonar gjennom vervet.',
    'Eg ser berre på det eg treng for å gjere jobben, og bruker det ikkje til noko anna.',
    'Eg tek godt vare på det eg skriv ut eller lastar ned, og slettar det når eg er ferdig med det, seinast når vervet er over.',
    'Eg seier frå til medlemsservice med ein gong dersom noko kjem på avvegar.',
    'Lovnaden gjeld òg etter at vervet er over.',
  ],
  logged:
    'Kvar gong du ser på opplysningar om nokon, registrerer vi det, og den det gjeld, kan sjå at du har gjort det.',
  promise: 'Eg har lese teieerklæringa, og lovar å halde ho',
  accept: 'Ja, eg tek vervet',
  declare: 'Godta teieerklæringa',
  accepted: 'Så fint! Vervet er ditt.',
  declared: 'Takk! Sidene er opne igjen.',
  decline: 'Nei takk',
  declineTitle: 'Vil du heller seie nei?',
  declineText:
    'Det er heilt greitt. Den som spurde deg, ser at du har takka nei. Du treng ikkje å seie kvifor.',
  declined: 'Du har takka nei. Takk for at du svarte.',
  isDeclined: 'Du har takka nei til dette vervet.',
  isWithdrawn: 'Dette vervet er trekt tilbake.',
  isOver: 'Vervet er over. Takk for innsatsen! Hugs at teieplikta gjeld vidare.',
  declaredOn: 'Teieerklæringa godteken',
  shown: {
    title: 'Helse på nye medlemmer',
    text: (unit: string) =>
      `Nye medlemmer i ${unit} kan få sjå namnet ditt og vervet på sida som ønskjer dei velkomne. Dei ser ikkje e-posten eller telefonen din. Du kan ombestemme deg når som helst.`,
    show: 'Ja, vis kven eg er',
    hide: 'Nei, ikkje vis meg lenger',
    isShown: 'Nye medlemmer ser namnet og vervet ditt.',
    isHidden: 'Nye medlemmer ser ikkje kven du er.',
  },
  resign: 'Gå av før tida',
  resignText: 'Tilgangen blir lukka med ein gong. Sei frå til dei andre i laget først.',
  resignButton: 'Eg går av no',
  resigned: 'Du har gått av. Takk for innsatsen!',
};

export const declarationFieldTexts: Record<'promisesConfidentiality', FieldTexts> = {
  promisesConfidentiality: choiceTexts('Kryss av for at du lovar å halde teieerklæringa'),
};

export const unitTexts = {
  navigation: 'Sidene for laget',
  start: 'Oversikt',
  members: 'Medlemmer',
  newMembers: 'Nye',
  figures: 'Tal',
  board: 'Styret',
  handover: 'Overlevering',
  cases: 'Saker',
  reimbursements: 'Utlegg',
  documents: 'Dokument',
  meetings: 'Årsmøtet',
  write: 'Skriv',
  switch: 'Byt lag',
  whole: (name: string) => `${name}, heile landet`,
  noAccess: 'Du har ikkje noko verv her',
  noAccessText: 'Vervet ditt kan ha gått ut, eller lenkja kan vere til eit anna lag.',
  undeclared: 'Vi manglar teieerklæringa di',
  undeclaredText: 'Før du kan bruke desse sidene, må du lese og godta teieerklæringa slik ho lyder no.',
  yourOffices: 'Verva dine',
  place: 'Plassen i organisasjonen',
  below: { national: 'Regionlag', region: 'Lokallag', chapter: '' },
  boardCard: { title: 'Styret', text: 'Kven som har kva verv, og kor lenge.' },
  membersCard: { title: 'Medlemmer', text: 'Finn nokon i laget, når du treng det.' },
  newCard: { title: 'Nye medlemmer', text: 'Ønsk dei velkomne som nettopp er komne til.' },
  figuresCard: { title: 'Tal', text: 'Kor mange de er, og korleis det har gått.' },
  handoverCard: { title: 'Overlevering', text: 'Styreskifte etter årsmøtet, og det den neste bør vite.' },
  meetingsCard: {
    title: 'Årsmøtet',
    text: 'Sakspapir, forslag frå medlemmene, og kven som stiller til val.',
  },
  documentsCard: {
    title: 'Dokument og skjema',
    text: 'Vedtekter, handbok, malar, og pengar tilbake for utlegg.',
  },
  reimbursementsCard: { title: 'Utlegg', text: 'Pengar andre har lagt ut for laget, og som ventar på deg.' },
  casesCard: { title: 'Saker', text: 'Det medlemsservice har sendt til laget, og som ventar på svar.' },
  activitiesCard: { title: 'Aktivitetar i laget', text: 'Lag noko nytt, og følg med på påmeldinga.' },
};

export const boardTexts = {
  title: 'Styret og andre verv',
  lead: 'Kven som har kva verv no, kven som er på veg inn, og kven som er spurde.',
  list: 'Verv',
  none: 'Ingen har verv her enno.',
  until: (until: string) => `Til ${formatDate(until)}`,
  from: (from: string, until: string) => `${formatDate(from)} til ${formatDate(until)}`,
  withdraw: (name: string) => `Trekk tilbake spørsmålet til ${name}`,
  withdrawn: 'Spørsmålet er trekt tilbake.',
  offer: 'Spør nokon om eit verv',
  offerHelp: 'Medlemmen får beskjed og svarer sjølv. Vervet byrjar når den du spør, har sagt ja.',
  search: 'Namn på medlemmen',
  searchHint: 'Berre medlemmer i laget. Dei som kjem opp, kan sjå at du har søkt.',
  searchLabel: 'Finn ein medlem',
  find: 'Søk',
  found: 'Kven skal spørjast?',
  noneFound: 'Ingen medlemmer i laget har det namnet.',
  more: 'Det er fleire enn vi viser. Skriv meir av namnet.',
  joined: (year: number) => `medlem sidan ${year}`,
  choose: (name: string) => `Vel ${name}`,
  chosen: (name: string) => `Du spør ${name}.`,
  another: 'Vel ein annan',
  role: 'Verv',
  rolePlaceholder: 'Vel verv',
  fromOn: 'Første dag',
  untilOn: 'Siste dag',
  dayHint: 'Til dømes 15.03.2027',
  send: 'Send spørsmålet',
  sent: (name: string) => `${name} er spurd, og har fått beskjed.`,
};

export const offerFieldTexts = {
  role: choiceTexts('Vel eit verv'),
  fromOn: dayTexts('første dag'),
  untilOn: {
    ...dayTexts('siste dag'),
    INVALID: `Siste dag må kome etter den første, ikkje vere passert, og vere høgst ${longestTermYears} år etter den første`,
  },
};
export const searchFieldTexts: Record<'search', FieldTexts> = {
  search: {
    REQUIRED: 'Skriv eit namn',
    TOO_SHORT: 'Skriv minst tre bokstavar av namnet',
    TOO_LONG: 'Skriv berre namnet',
    INVALID: 'Skriv namnet med vanlege bokstavar',
  },
};
export type Complete = Whole<
  Compared<typeof import('./tillitsvalgt-texts.ts'), typeof import('./tillitsvalgt-texts.nn.ts')>
>;
