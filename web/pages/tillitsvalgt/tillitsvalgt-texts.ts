import { longestTermYears } from '#contract/office-endpoints.ts';
import type { OfficePower } from '#contract/office-values.ts';
import { choiceTexts, dayTexts, type FieldTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';

export const texts = {
  title: 'Tillitsvalgt',
  lead: 'Vervene dine, og det du trenger for å gjøre jobben.',
  none: 'Dette er for tillitsvalgte',
  noneText:
    'Du har ikke noe verv hos oss akkurat nå. Blir du valgt eller spurt, får du beskjed, og da svarer du her.',
  noneHelp: 'Har du nettopp fått et verv, og savner det her? Skriv til oss, så ordner vi det.',
  write: 'Skriv til oss',
  home: 'Til Min side',
  asked: 'Du er spurt',
  asker: (name: string, by: 'staff' | 'board') => {
    const who = by === 'staff' ? 'medlemsservice' : 'styret';
    return name ? `${name} i ${who}` : who;
  },
  askedBy: (asker: string) => `Spurt av ${asker}.`,
  answer: 'Les mer og svar',
  declare: 'Les og godta taushetserklæringen',
  current: 'Vervene dine',
  open: (unit: string) => `Gå til ${unit}`,
  former: 'Tidligere verv',
  term: (from: string, until: string) => `Fra ${formatDate(from)} til ${formatDate(until)}`,
  soonOver: (until: string) =>
    `Vervet går ut ${formatDate(until)}. Da lukkes sidene. Gjør gjerne klart det den neste trenger.`,
  coming: (from: string) => `Sidene åpner seg ${formatDate(from)}.`,
  about: 'Om vervet',
  as: (name: string) => `som ${name}`,
};

export const officeTexts = {
  back: 'Alle vervene dine',
  title: (role: string, unit: string) => `Bli ${role} i ${unit}?`,
  titleMine: (role: string, unit: string) => `${role} i ${unit}`,
  notFound: 'Vi finner ikke vervet',
  notFoundText: 'Det kan være trukket tilbake, eller lenken kan være feil.',
  lead: 'Fint at noen vil ha deg med! Les gjennom i ro og mak. Du bestemmer selv.',
  unit: 'Lag',
  term: 'Periode',
  from: 'Spurt av',
  opens: 'Dette kan du gjøre her når du har sagt ja',
  powers: {
    members: 'Se hvem som er medlemmer i laget, og ønske nye velkommen',
    figures: 'Se hvor mange dere er, og hvordan det utvikler seg',
    activities: 'Lage aktiviteter og følge med på påmeldingen',
    candidates: 'Følge med på årsmøtet og hvem som stiller til valg',
    write: 'Skrive til medlemmene, og legge fram sakspapirer og forslag til årsmøtet',
    offices: 'Spørre andre om verv, og foreslå nytt styre',
    cases: 'Lese og besvare saker som medlemsservice sender til laget, når medlemmet har sagt ja',
  } satisfies Record<OfficePower, string>,
  nothing: 'Vervet åpner ingen egne sider, men du står på listen over tillitsvalgte.',
  declaration: 'Taushetserklæring',
  declarationLead:
    'Som tillitsvalgt får du vite hvem som er medlem hos oss. Hva et menneske tror eller ikke tror på, er blant det som er aller best beskyttet i loven. Derfor lover du dette:',
  promises: [
    'Jeg forteller ikke videre hvem som er medlem, eller noe annet jeg får vite om enkeltpersoner gjennom vervet.',
    'Jeg ser bare på det jeg trenger for å gjøre jobben, og bruker det ikke til noe annet.',
    'Jeg tar godt vare på det jeg skriver ut eller laster ned, og sletter det når jeg er ferdig med det, senest når vervet er over.',
    'Jeg sier fra til medlemsservice med en gang hvis noe kommer på avveie.',
    'Løftet gjelder også etter at vervet er over.',
  ],
  logged:
    'Hver gang du ser på opplysninger om noen, registrerer vi det, og den det gjelder, kan se at du har gjort det.',
  promise: 'Jeg har lest taushetserklæringen, og lover å holde den',
  accept: 'Ja, jeg tar vervet',
  declare: 'Godta taushetserklæringen',
  accepted: 'Så fint! Vervet er ditt.',
  declared: 'Takk! Sidene er åpne igjen.',
  decline: 'Nei takk',
  declineTitle: 'Vil du heller si nei?',
  declineText:
    'Det er helt greit. Den som spurte deg, ser at du har takket nei. Du trenger ikke å si hvorfor.',
  declined: 'Du har takket nei. Takk for at du svarte.',
  isDeclined: 'Du har takket nei til dette vervet.',
  isWithdrawn: 'Dette vervet er trukket tilbake.',
  isOver: 'Vervet er over. Takk for innsatsen! Husk at taushetsplikten gjelder videre.',
  declaredOn: 'Taushetserklæringen godtatt',
  shown: {
    title: 'Hilse på nye medlemmer',
    text: (unit: string) =>
      `Nye medlemmer i ${unit} kan få se navnet ditt og vervet på siden som ønsker dem velkommen. De ser ikke e-posten eller telefonen din. Du kan når som helst ombestemme deg.`,
    show: 'Ja, vis hvem jeg er',
    hide: 'Nei, ikke vis meg lenger',
    isShown: 'Nye medlemmer ser navnet og vervet ditt.',
    isHidden: 'Nye medlemmer ser ikke hvem du er.',
  },
  resign: 'Gå av før tiden',
  resignText: 'Tilgangen lukkes med en gang. Si fra til de andre i laget først.',
  resignButton: 'Jeg går av nå',
  resigned: 'Du har gått av. Takk for innsatsen!',
};

export const declarationFieldTexts: Record<'promisesConfidentiality', FieldTexts> = {
  promisesConfidentiality: choiceTexts('Kryss av for at du lover å holde taushetserklæringen'),
};

export const unitTexts = {
  navigation: 'Sidene for laget',
  start: 'Oversikt',
  members: 'Medlemmer',
  newMembers: 'Nye',
  figures: 'Tall',
  board: 'Styret',
  handover: 'Overlevering',
  cases: 'Saker',
  reimbursements: 'Utlegg',
  documents: 'Dokumenter',
  meetings: 'Årsmøtet',
  write: 'Skriv',
  switch: 'Bytt lag',
  /** Told apart from the organisation's own site, which is named the same. */
  whole: (name: string) => `${name}, hele landet`,
  noAccess: 'Du har ikke noe verv her',
  noAccessText: 'Vervet ditt kan ha gått ut, eller lenken kan være til et annet lag.',
  undeclared: 'Vi mangler taushetserklæringen din',
  undeclaredText: 'Før du kan bruke disse sidene, må du lese og godta taushetserklæringen slik den lyder nå.',
  yourOffices: 'Vervene dine',
  place: 'Plassen i organisasjonen',
  below: { national: 'Regionlag', region: 'Lokallag', chapter: '' },
  boardCard: { title: 'Styret', text: 'Hvem som har hvilke verv, og hvor lenge.' },
  membersCard: { title: 'Medlemmer', text: 'Finn noen i laget, når du trenger det.' },
  newCard: { title: 'Nye medlemmer', text: 'Ønsk dem velkommen som nettopp er kommet til.' },
  figuresCard: { title: 'Tall', text: 'Hvor mange dere er, og hvordan det har gått.' },
  handoverCard: { title: 'Overlevering', text: 'Styreskifte etter årsmøtet, og det den neste bør vite.' },
  meetingsCard: {
    title: 'Årsmøtet',
    text: 'Sakspapirer, forslag fra medlemmene, og hvem som stiller til valg.',
  },
  documentsCard: {
    title: 'Dokumenter og skjemaer',
    text: 'Vedtekter, håndbok, maler, og penger tilbake for utlegg.',
  },
  reimbursementsCard: { title: 'Utlegg', text: 'Penger andre har lagt ut for laget, og som venter på deg.' },
  casesCard: { title: 'Saker', text: 'Det medlemsservice har sendt til laget, og som venter på svar.' },
  activitiesCard: { title: 'Aktiviteter i laget', text: 'Lag noe nytt, og følg med på påmeldingen.' },
};

export const boardTexts = {
  title: 'Styret og andre verv',
  lead: 'Hvem som har hvilke verv nå, hvem som er på vei inn, og hvem som er spurt.',
  list: 'Verv',
  none: 'Ingen har verv her ennå.',
  until: (until: string) => `Til ${formatDate(until)}`,
  from: (from: string, until: string) => `${formatDate(from)} til ${formatDate(until)}`,
  withdraw: (name: string) => `Trekk tilbake spørsmålet til ${name}`,
  withdrawn: 'Spørsmålet er trukket tilbake.',
  offer: 'Spør noen om et verv',
  offerHelp: 'Medlemmet får beskjed og svarer selv. Vervet begynner når den du spør, har sagt ja.',
  search: 'Navn på medlemmet',
  searchHint: 'Bare medlemmer i laget. De som kommer opp, kan se at du har søkt.',
  searchLabel: 'Finn et medlem',
  find: 'Søk',
  found: 'Hvem skal spørres?',
  noneFound: 'Ingen medlemmer i laget har det navnet.',
  more: 'Det er flere enn vi viser. Skriv mer av navnet.',
  joined: (year: number) => `medlem siden ${year}`,
  choose: (name: string) => `Velg ${name}`,
  chosen: (name: string) => `Du spør ${name}.`,
  another: 'Velg en annen',
  role: 'Verv',
  rolePlaceholder: 'Velg verv',
  fromOn: 'Første dag',
  untilOn: 'Siste dag',
  dayHint: 'For eksempel 15.03.2027',
  send: 'Send spørsmålet',
  sent: (name: string) => `${name} er spurt, og har fått beskjed.`,
};

export const offerFieldTexts = {
  role: choiceTexts('Velg et verv'),
  fromOn: dayTexts('første dag'),
  untilOn: {
    ...dayTexts('siste dag'),
    INVALID: `Siste dag må komme etter den første, ikke være passert, og være høyst ${longestTermYears} år etter den første`,
  },
};
export const searchFieldTexts: Record<'search', FieldTexts> = {
  search: {
    REQUIRED: 'Skriv et navn',
    TOO_SHORT: 'Skriv minst tre bokstaver av navnet',
    TOO_LONG: 'Skriv bare navnet',
    INVALID: 'Skriv navnet med vanlige bokstaver',
  },
};
