/** Enquiries that the desk and the demo people find when the portal starts for the first time. */
import type { EnquiryState, EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import type { ReferenceKey } from '#contract/enquiry-reference.ts';
import { demoPersons } from './demo-people.ts';

type DemoMessage = { from: 'person' | 'staff'; hoursAgo: number; text: string };
export type DemoEnquiry = {
  id: string;
  personId: string;
  topic: EnquiryTopic;
  subject: string;
  state: EnquiryState;
  /** When the person last opened it; the time of the first message unless said. */
  readHoursAgo?: number;
  about?: ReferenceKey;
  messages: [DemoMessage, ...DemoMessage[]];
};

const id = (number: number) => `60000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const { kari, ola } = demoPersons;

/** Oldest first, as their numbers are given out. */
export const demoEnquiries: DemoEnquiry[] = [
  {
    id: id(1),
    personId: kari.id,
    topic: 'details',
    subject: 'Ny adresse',
    state: 'closed',
    readHoursAgo: 980,
    messages: [
      {
        from: 'person',
        hoursAgo: 1010,
        text: 'Hei!\n\nVi har flyttet innad i Oslo. Er det nok at jeg endrer adressen hos Posten, eller må jeg si fra til dere også?',
      },
      {
        from: 'staff',
        hoursAgo: 986,
        text: 'Hei, Kari!\n\nTakk for at du sier fra. Vi får ikke beskjed fra Posten, så nå har jeg lagt inn den nye adressen for deg. Du hører fortsatt til Oslo lokallag.\n\nHilsen Mona',
      },
    ],
  },
  {
    id: id(2),
    personId: ola.id,
    topic: 'membership',
    subject: 'Jeg vil bytte lokallag',
    state: 'waiting-for-member',
    messages: [
      {
        from: 'person',
        hoursAgo: 196,
        text: 'Hei. Jeg er mye på hytta i Trøndelag etter at jeg gikk ned i stilling, og vil gjerne høre til et lokallag der i stedet.',
      },
      {
        from: 'staff',
        hoursAgo: 172,
        text: 'Hei, Ola!\n\nDet ordner vi gjerne. Er det Trondheim lokallag du tenker på, og fra hvilken dato vil du at byttet skal gjelde?\n\nHilsen Mona',
      },
    ],
  },
  {
    id: id(3),
    personId: kari.id,
    topic: 'tax',
    subject: 'Skattefradrag for gavene mine',
    state: 'answered',
    messages: [
      {
        from: 'person',
        hoursAgo: 101,
        text: 'Hei!\n\nJeg gir et fast beløp hver måned. Må jeg føre det i skattemeldingen selv, eller gjør dere det?',
      },
      {
        from: 'staff',
        hoursAgo: 76,
        text: 'Hei, Kari!\n\nDu trenger ikke å føre det selv. I januar melder vi inn det du har gitt i løpet av året, så lenge det er minst 500 kroner til sammen og vi har fødselsnummeret ditt. Se gjerne over at beløpet stemmer når du får skattemeldingen.\n\nHilsen Mona',
      },
    ],
  },
  {
    id: id(4),
    personId: ola.id,
    topic: 'magazine',
    subject: 'Bladet har ikke kommet',
    state: 'in-progress',
    messages: [
      {
        from: 'person',
        hoursAgo: 54,
        text: 'Hei. Naboen fikk det nye nummeret for to uker siden, men jeg har ikke fått mitt. Kan dere sende et nytt?',
      },
    ],
  },
  {
    id: id(5),
    personId: kari.id,
    topic: 'ceremonies',
    subject: 'Konfirmasjon for Jonas',
    state: 'received',
    messages: [
      {
        from: 'person',
        hoursAgo: 27,
        text: 'Hei!\n\nJonas er 13 år og vil gjerne konfirmere seg hos dere. Når åpner påmeldingen, og er det noe vi må gjøre her på Min side først?',
      },
    ],
  },
];
