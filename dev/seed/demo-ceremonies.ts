/** Openings and dates of ceremonies: naming is open to all, confirmation to members now and to everybody in six days. */
import type { DatedCeremony } from '#contract/ceremony-endpoints.ts';
import type { DemoActivity } from './demo-activity.ts';
import { demoUnits } from './demo-people.ts';

const id = (number: number) => `76000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const unitId = (name: string): string => demoUnits.find((unit) => unit.name.startsWith(name))!.id;

export type DemoRound = {
  id: string;
  kind: DatedCeremony;
  name: string;
  /** Days from today: the first and the last ceremony, and the openings at 10 o'clock. */
  firstInDays: number;
  lastInDays: number;
  membersOpenInDays: number;
  opensInDays: number;
};

export const demoRounds: DemoRound[] = [
  {
    id: id(1),
    kind: 'naming',
    name: 'Vinterens navnefester',
    firstInDays: -30,
    lastInDays: 140,
    membersOpenInDays: -40,
    opensInDays: -33,
  },
  {
    id: id(2),
    kind: 'confirmation',
    name: 'Konfirmasjon neste sommer',
    firstInDays: 150,
    lastInDays: 330,
    membersOpenInDays: -1,
    opensInDays: 6,
  },
];

const naming = {
  type: 'naming' as const,
  isOnSaturday: true as const,
  title: 'Navnefest',
  summary: 'En høytidelig stund for barnet, med tale, musikk og navnebevis.',
  description:
    'Barna ønskes velkommen ved navn, ett for ett. Seremonien varer omtrent en time, og etterpå er det god tid til bilder.',
  from: '12:00',
  until: '13:00',
  deadlineDays: 14,
  capacity: 12,
  ages: [0, 6] as [number, number],
  takesChildren: true,
  prices: [600, 1200, 0] as [number, number, number],
  refundRule: 'until-deadline' as const,
};
const confirmation = {
  type: 'confirmation' as const,
  isOnSaturday: true as const,
  summary: 'Kurs i helgene gjennom vinteren, og en seremoni for hele familien.',
  description:
    'Konfirmantene møtes fem lørdager og snakker om valg, ansvar, vennskap og menneskerettigheter. Alle er velkomne, uansett tro eller livssyn.',
  from: '12:00',
  until: '13:30',
  deadlineDays: 60,
  ages: [13, 16] as [number, number],
  takesChildren: true,
  prices: [2000, 3300, 0] as [number, number, number],
  refundRule: 'until-deadline' as const,
};

export const demoCeremonies: DemoActivity[] = [
  {
    ...naming,
    id: id(11),
    unitId: unitId('Oslo'),
    inDays: 49,
    place: 'Humanistenes hus, Oslo',
    accessNote: 'Trinnfritt, med heis og teleslynge.',
  },
  { ...naming, id: id(12), unitId: unitId('Trondheim'), inDays: 56, place: 'Trondheim folkebibliotek' },
  {
    ...naming,
    id: id(13),
    unitId: unitId('Oslo'),
    inDays: 91,
    place: 'Deichman Bjørvika, Oslo',
    capacity: 8,
  },
  {
    ...confirmation,
    id: id(21),
    unitId: unitId('Oslo'),
    title: 'Konfirmasjon i Oslo rådhus',
    inDays: 168,
    capacity: 120,
    place: 'Oslo rådhus',
  },
  {
    ...confirmation,
    id: id(22),
    unitId: unitId('Oslo'),
    title: 'Konfirmasjon i Asker kulturhus',
    inDays: 175,
    capacity: 80,
    place: 'Asker kulturhus',
  },
  {
    ...confirmation,
    id: id(23),
    unitId: unitId('Trondheim'),
    title: 'Konfirmasjon i Olavshallen',
    inDays: 182,
    capacity: 150,
    place: 'Olavshallen, Trondheim',
  },
  {
    ...confirmation,
    id: id(24),
    unitId: unitId('Norsk'),
    title: 'Konfirmasjon på sommerleir',
    summary: 'En uke på leir med kurs, bading og nye venner, og seremoni siste dag.',
    inDays: 240,
    capacity: 60,
    place: 'Haraldvangen, Hurdal',
    prices: [4200, 5500, 0],
  },
];
