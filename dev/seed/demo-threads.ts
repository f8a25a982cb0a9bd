/** What makes the demo's threads whole: what has happened in them, what they are about, and how long answers took. */
import type { ChangedField, EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import type { DemoEnquiry } from './demo-enquiries.ts';
import { demoChildren, demoPersons } from './demo-people.ts';

const { kari } = demoPersons;
const id = (number: number) => `60000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const day = 24;

/** Oldest first, as their numbers are given out. */
export const demoThreads: DemoEnquiry[] = [
  {
    id: id(101),
    personId: kari.id,
    topic: 'activities',
    subject: 'Turen til Nordmarka',
    state: 'closed',
    readHoursAgo: 45 * day,
    messages: [
      { from: 'person', hoursAgo: 47 * day, text: 'Hei!\n\nKan vi ta med hunden på turen til Nordmarka?' },
      {
        from: 'staff',
        hoursAgo: 46 * day,
        text: 'Hei, Kari!\n\nDet går fint, så lenge den er i bånd. God tur!\n\nHilsen Mona',
      },
    ],
  },
  {
    id: id(102),
    personId: kari.id,
    topic: 'privacy',
    subject: 'Hva har dere lagret om Emma?',
    state: 'in-progress',
    about: { kind: 'child', id: demoChildren.emma.id },
    messages: [
      {
        from: 'person',
        hoursAgo: 6 * day,
        text: 'Hei!\n\nJeg vil gjerne vite hva dere har lagret om Emma, og hvem som kan se det.',
      },
    ],
  },
];

type Happening =
  | { kind: 'closed'; from: 'person' }
  | { kind: 'changed'; from: 'staff'; field: ChangedField; before: string; after: string };
export const demoHappenings: { enquiryId: string; hoursAgo: number; happening: Happening }[] = [
  {
    enquiryId: id(1),
    hoursAgo: 987,
    happening: {
      kind: 'changed',
      from: 'staff',
      field: 'address',
      before: 'Eksempelveien 4\n0001 Oslo',
      after: 'Prøvegata 12\n0002 Oslo',
    },
  },
  { enquiryId: id(1), hoursAgo: 980, happening: { kind: 'closed', from: 'person' } },
  { enquiryId: id(101), hoursAgo: 45 * day, happening: { kind: 'closed', from: 'person' } },
];

/** Working days that first answers took, newest first. Topics that are left out have had too few. */
export const demoAnswerTimes: Partial<Record<EnquiryTopic, readonly number[]>> = {
  membership: [1, 0, 1, 2, 1, 1, 0, 3],
  details: [0, 1, 0, 1, 1, 0],
  children: [1, 2, 1, 2, 2, 1],
  giving: [1, 1, 2, 0, 1, 2, 1, 1, 4],
  tax: [2, 3, 2, 1, 3, 2],
  magazine: [1, 2, 2, 1, 1],
  privacy: [5, 4, 6, 5, 3],
  bereavement: [0, 0, 1, 0, 1],
};
