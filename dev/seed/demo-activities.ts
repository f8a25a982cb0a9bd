/** A programme for the months to come: made up, with something of every kind. */
import type { ActivityType } from '#contract/activity-values.ts';
import { demoChildren, demoPersons, demoUnits } from './demo-people.ts';

const id = (number: number) => `70000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const unitId = (name: string): string => demoUnits.find((unit) => unit.name.startsWith(name))!.id;
const [oslo, drammen, bergen] = [unitId('Oslo'), unitId('Drammen'), unitId('Bergen')];
const [stavanger, trondheim, tromso] = [unitId('Stavanger'), unitId('Trondheim'), unitId('Tromsø')];
const [national, east] = [unitId('Norsk'), unitId('Regionlag Øst')];

export type DemoActivity = {
  id: string;
  /** The first of its dates; itself unless said. */
  seriesId?: string;
  unitId: string;
  type: ActivityType;
  title: string;
  summary: string;
  description: string;
  /** Days from today, and the clock in Norway. */
  inDays: number;
  from: string;
  until: string;
  /** Days before it begins; at the start unless said. */
  deadlineDays?: number;
  place?: string;
  digitalLink?: string;
  accessNote?: string;
  capacity?: number;
  audience?: 'members';
  ages?: [from: number | null, to: number | null];
  takesChildren?: boolean;
  maxGuests?: number;
  /** Kroner for members, others and children. */
  prices?: [member: number, other: number, child: number];
  refundRule?: 'until-deadline' | 'never';
  state?: 'draft' | 'cancelled';
  cancelReason?: string;
  questions?: { words: string; kind: 'text' | 'yes-no'; isRequired?: boolean; isHealth?: boolean }[];
  news?: string;
};

export const demoActivityIds = {
  ...{ walk: id(1), full: id(2), families: id(3), dinner: id(5), meeting: id(8) },
  workshop: id(16),
};

export const demoActivities: DemoActivity[] = [
  {
    ...{ id: id(1), unitId: oslo, type: 'trip', title: 'Tur langs Akerselva' },
    summary: 'En rolig tur fra Nydalen til Grünerløkka, med kaffe og gode samtaler underveis.',
    description:
      'Vi møtes ved T-banen og går i et tempo som passer alle. Halvveis stopper vi og spiser det vi har med.\n\nTuren er på fem kilometer, og det går nedover hele veien. Ta med drikke, noe å sitte på og klær etter været.',
    ...{ inDays: 8, from: '11:00', until: '14:00', place: 'Nydalen T-banestasjon, Oslo' },
    accessNote: 'Grusvei hele veien. Det går fint med barnevogn, og med rullestol når det ikke er is.',
    ...{ takesChildren: true, maxGuests: 3 },
    news: 'Det er meldt sol! Vi tar med kaffe til alle, så ta gjerne med egen kopp.',
  },
  {
    ...{ id: id(2), unitId: oslo, type: 'culture', title: 'Filosofikafé: Har vi fri vilje?' },
    summary: 'Vi tar en stor tanke og en liten kopp kaffe, og snakker sammen rundt bordet.',
    description:
      'Kvelden begynner med et kort innlegg på ti minutter. Etterpå snakker vi sammen i grupper på fem. Du trenger ikke å ha lest noe på forhånd.',
    ...{ inDays: 5, from: '18:30', until: '20:30', place: 'Litteraturhuset, Wergelandsveien 29, Oslo' },
    ...{ accessNote: 'Heis og teleslynge.', capacity: 4, maxGuests: 1 },
  },
  {
    ...{ id: id(3), unitId: oslo, type: 'family', title: 'Familiedag med bål og pinnebrød' },
    summary: 'Barna lager pinnebrød, og de voksne får sitte i ro. Vi har bål, kakao og natursti.',
    description:
      'Kom når det passer mellom tolv og tre. Naturstien er laget for barn fra fire til ti år, og det er premie til alle.\n\nVi ordner deig, kakao og kaffe.',
    ...{ inDays: 14, from: '12:00', until: '15:00', deadlineDays: 3, place: 'Sognsvann, Oslo' },
    ...{ capacity: 60, takesChildren: true, maxGuests: 2 },
    questions: [
      { words: 'Er det noen matallergier vi bør vite om?', kind: 'text', isHealth: true },
      { words: 'Er det greit at vi tar bilder der dere kan være med?', kind: 'yes-no', isRequired: true },
    ],
  },
  {
    ...{ id: id(4), unitId: national, type: 'talk', title: 'Hva er humanisme i dag?' },
    summary: 'En times digital kveld for deg som er ny, eller som har lyst til å friske opp.',
    description:
      'Vi snakker om hva humanister tror på, hva vi gjør, og hvordan du kan være med. Det blir god tid til spørsmål.',
    ...{
      inDays: 11,
      from: '19:00',
      until: '20:00',
      digitalLink: 'https://mote.humanistlaget.example/hva-er',
    },
    accessNote: 'Direkte teksting på norsk.',
  },
  {
    ...{ id: id(5), unitId: oslo, type: 'culture', title: 'Julebord for alle som vil ha selskap' },
    summary: 'Tre retter ved langbord, med sang og uten krav. Kom alene eller ta med noen.',
    description:
      'Vi dekker langbord og setter folk sammen, så ingen blir sittende alene. Maten er vegetarisk, og det finnes noe for alle.',
    ...{ inDays: 20, from: '17:00', until: '21:00', deadlineDays: 5, place: 'Humanistenes hus, Oslo' },
    ...{ capacity: 40, takesChildren: true, maxGuests: 2 },
    ...{ prices: [250, 350, 0], refundRule: 'until-deadline' },
    questions: [{ words: 'Er det noe du ikke kan spise?', kind: 'text', isHealth: true }],
  },
  {
    ...{ id: id(6), unitId: drammen, type: 'meeting', title: 'Åpent styremøte i Drammen' },
    summary: 'Bli med og bestem hva lokallaget skal gjøre til våren.',
    description: 'Vi setter opp programmet for våren. Alle medlemmer kan komme med forslag.',
    ...{ inDays: 9, from: '18:00', until: '19:30', place: 'Drammen bibliotek', audience: 'members' },
  },
  {
    ...{ id: id(7), unitId: bergen, type: 'trip', title: 'Tur til Fløyen i skumringen' },
    summary: 'Vi går opp i dagslys og ned med hodelykt.',
    description: 'Turen passer for deg som er vant til å gå i bakker. Ta med hodelykt og varme klær.',
    ...{ inDays: 16, from: '14:30', until: '18:00', place: 'Fløibanens nedre stasjon, Bergen' },
    ...{ capacity: 25, ages: [16, null], maxGuests: 1 },
  },
  {
    ...{ id: id(8), unitId: oslo, type: 'annual-meeting', title: 'Årsmøte i Oslo lokallag' },
    summary: 'Valg av styre, regnskap og planer. Du må være medlem den dagen møtet holdes.',
    description:
      'Sakspapirene ligger på Min side fire uker før møtet. Forslag må være sendt seks uker før.\n\nEtter møtet er det suppe til alle.',
    ...{ inDays: 96, from: '17:30', until: '20:30', deadlineDays: 2, place: 'Humanistenes hus, Oslo' },
    ...{ accessNote: 'Heis og teleslynge. Si fra hvis du trenger tolk.', audience: 'members' },
  },
  {
    ...{ id: id(9), unitId: east, type: 'course', title: 'Kurs for frivillige: å lede en samtale' },
    summary: 'To kvelder om å lytte, stille gode spørsmål og gi alle plass.',
    description: 'Kurset er for deg som vil lede samtalekvelder, eller som er nysgjerrig på det.',
    ...{ inDays: 23, from: '17:00', until: '20:00', deadlineDays: 7, place: 'Humanistenes hus, Oslo' },
    ...{ capacity: 16, audience: 'members' },
  },
  {
    ...{ id: id(10), seriesId: id(9), unitId: east, type: 'course' },
    title: 'Kurs for frivillige: å lede en samtale',
    summary: 'To kvelder om å lytte, stille gode spørsmål og gi alle plass.',
    description: 'Kurset er for deg som vil lede samtalekvelder, eller som er nysgjerrig på det.',
    ...{ inDays: 51, from: '17:00', until: '20:00', deadlineDays: 7, place: 'Humanistenes hus, Oslo' },
    ...{ capacity: 16, audience: 'members' },
  },
  {
    ...{ id: id(11), unitId: trondheim, type: 'talk', title: 'Kan vi stole på det vi husker?' },
    summary: 'En psykolog forteller om minner som flytter på seg.',
    description: 'Foredrag på førti minutter, og spørsmål etterpå.',
    ...{ inDays: 12, from: '18:00', until: '19:30', place: 'Trondheim folkebibliotek', capacity: 80 },
    maxGuests: 3,
  },
  {
    ...{ id: id(12), unitId: tromso, type: 'culture', title: 'Mørketidskino' },
    summary: 'Vi ser en film om håp, og snakker om den etterpå.',
    description: 'Filmen har norsk tekst. Popkorn er med i prisen.',
    ...{ inDays: 27, from: '18:00', until: '21:00', place: 'Verdensteatret, Tromsø', capacity: 50 },
    ...{ prices: [80, 120, 50], takesChildren: true, maxGuests: 3, ages: [9, null] },
  },
  {
    ...{ id: id(13), unitId: stavanger, type: 'volunteering', title: 'Leksehjelp på biblioteket' },
    summary: 'Vi hjelper ungdomsskoleelever med lekser to timer i uken.',
    description: 'Du trenger ikke å være god i alt. Det viktigste er at du har tid.',
    ...{ inDays: 10, from: '16:00', until: '18:00', place: 'Sølvberget, Stavanger', ages: [18, null] },
    ...{ capacity: 8, audience: 'members' },
  },
  {
    ...{ id: id(14), unitId: stavanger, type: 'talk', title: 'Debattkveld om dødshjelp' },
    summary: 'To leger og en jurist er uenige, på en ordentlig måte.',
    description: 'Innledninger, debatt og spørsmål fra salen.',
    ...{ inDays: 18, from: '19:00', until: '21:00', place: 'Stavanger kulturhus' },
    ...{ state: 'cancelled', cancelReason: 'To av innlederne er blitt syke. Vi prøver igjen til våren.' },
  },
  {
    ...{ id: id(15), unitId: national, type: 'meeting', title: 'Digital velkomstkveld for nye medlemmer' },
    summary: 'Møt andre nye medlemmer og noen som har vært med lenge.',
    description: 'Vi er i smågrupper, så alle får sagt noe.',
    ...{ inDays: 40, from: '19:00', until: '20:30', audience: 'members', capacity: 100 },
    digitalLink: 'https://mote.humanistlaget.example/velkommen',
  },
  {
    ...{ id: id(16), unitId: bergen, type: 'family', title: 'Barnas filosofiverksted' },
    summary: 'Barn fra seks til tolv år undrer seg sammen, med tegning og lek.',
    description: 'Foreldre kan være med eller drikke kaffe ved siden av.',
    ...{ inDays: 33, from: '11:00', until: '13:00', place: 'Bergen offentlige bibliotek', capacity: 20 },
    ...{ takesChildren: true, ages: [6, 12] },
  },
  {
    ...{ id: id(17), unitId: oslo, type: 'talk', title: 'Vårens første temamøte' },
    summary: 'Ikke ferdig planlagt ennå.',
    description: '',
    ...{ inDays: 75, from: '18:00', until: '20:00', place: 'Humanistenes hus, Oslo', state: 'draft' },
  },
  {
    ...{ id: id(18), unitId: oslo, type: 'talk', title: 'Bokbad om tvil' },
    summary: 'En forfatter og en prest snakket om det å ikke vite.',
    description: 'Samtale og spørsmål.',
    ...{ inDays: -12, from: '18:00', until: '20:00', place: 'Litteraturhuset, Oslo', capacity: 30 },
  },
];

const { kari, ola, liv, nils, siri, aud } = demoPersons;
type DemoSignUp = {
  activityId: string;
  personId: string;
  state: 'signed-up' | 'waiting';
  party: { kind: 'self' | 'child' | 'guest'; name: string; childId?: string }[];
};
const self = (person: { givenName: string; familyName: string }) => ({
  kind: 'self' as const,
  name: `${person.givenName} ${person.familyName}`,
});

/** In the order in which they came. */
export const demoSignUps: DemoSignUp[] = [
  { activityId: id(2), personId: liv.id, state: 'signed-up', party: [self(liv)] },
  {
    activityId: id(2),
    personId: nils.id,
    state: 'signed-up',
    party: [self(nils), { kind: 'guest', name: 'Ada Aas' }],
  },
  { activityId: id(2), personId: siri.id, state: 'signed-up', party: [self(siri)] },
  { activityId: id(2), personId: kari.id, state: 'waiting', party: [self(kari)] },
  { activityId: id(2), personId: aud.id, state: 'waiting', party: [self(aud)] },
  {
    activityId: id(3),
    personId: kari.id,
    state: 'signed-up',
    party: [self(kari), { kind: 'child', name: 'Emma Lund', childId: demoChildren.emma.id }],
  },
  { activityId: id(3), personId: liv.id, state: 'signed-up', party: [self(liv)] },
  { activityId: id(1), personId: liv.id, state: 'signed-up', party: [self(liv)] },
  { activityId: id(18), personId: kari.id, state: 'signed-up', party: [self(kari)] },
  { activityId: id(18), personId: liv.id, state: 'signed-up', party: [self(liv)] },
  { activityId: id(7), personId: ola.id, state: 'signed-up', party: [self(ola)] },
];
