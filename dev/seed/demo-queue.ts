/** More enquiries, of many ages and topics, so that the desk has a queue; and the texts it answers with. */
import type { TextBlockContent } from '#contract/desk-work-endpoints.ts';
import type { EnquiryState, EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import type { DemoEnquiry } from './demo-enquiries.ts';
import { demoPersons } from './demo-people.ts';

const { aud, liv, nils, siri, tor, per, jon } = demoPersons;

let running = 5;
const asked = (
  person: { id: string },
  [topic, subject, text]: [EnquiryTopic, string, string],
  hoursAgo: number,
  answer?: { state: EnquiryState; hoursAgo: number; text: string },
): DemoEnquiry => ({
  id: `60000000-0000-4000-8000-${String(++running).padStart(12, '0')}`,
  personId: person.id,
  topic,
  subject,
  state: answer?.state ?? 'received',
  messages: [
    { from: 'person', hoursAgo, text },
    ...(answer ? [{ from: 'staff' as const, hoursAgo: answer.hoursAgo, text: answer.text }] : []),
  ],
});

/** Oldest first, as their numbers are given out. */
export const demoQueue: DemoEnquiry[] = [
  asked(
    per,
    [
      'giving',
      'Kvittering for julegaven',
      'Hei. Jeg ga en ekstra gave i jula. Kan jeg få en kvittering på den?',
    ],
    24 * 40,
    {
      state: 'closed',
      hoursAgo: 24 * 39,
      text: 'Hei, Per!\n\nDen finner du nå under kvitteringer på Min side.\n\nHilsen Ingrid',
    },
  ),
  asked(
    siri,
    [
      'children',
      'Registrere yngstebarnet',
      'Vi har fått en gutt til, og vil gjerne registrere ham også. Hva må vi gjøre?',
    ],
    24 * 30,
    {
      state: 'closed',
      hoursAgo: 24 * 27,
      text: 'Hei, Siri!\n\nGratulerer! Velg «Registrere barn» på Min side.\n\nHilsen Mona',
    },
  ),
  asked(
    nils,
    [
      'privacy',
      'Innsyn i det dere har om meg',
      'Jeg ber om innsyn i alle opplysninger dere har registrert om meg.',
    ],
    24 * 25,
  ),
  asked(
    liv,
    [
      'representative',
      'Ny leder i lokallaget',
      'Etter årsmøtet har vi fått ny leder. Hvordan melder vi det?',
    ],
    24 * 14,
    {
      state: 'answered',
      hoursAgo: 24 * 13,
      text: 'Hei, Liv!\n\nSend oss protokollen fra årsmøtet, så legger vi det inn.\n\nHilsen Ingrid',
    },
  ),
  asked(
    aud,
    [
      'activities',
      'Får jeg være med på leiren?',
      'Hei! Jeg er 16 år. Kan jeg melde meg på høstleiren selv, eller må mamma gjøre det?',
    ],
    24 * 9,
  ),
  asked(
    tor,
    ['magazine', 'To blad i samme postkasse', 'Siri og jeg får hvert vårt blad. Det holder med ett.'],
    24 * 6,
  ),
  asked(
    jon,
    [
      'children',
      'Hva betyr det at Emma er registrert?',
      'Kari har registrert Emma hos dere. Er hun medlem nå, eller er det noe annet?',
    ],
    24 * 4,
  ),
  asked(
    nils,
    [
      'other-communities',
      'Fortsatt registrert i et annet samfunn?',
      'Jeg meldte meg ut i fjor, men her står det at jeg står to steder.',
    ],
    24 * 2,
  ),
  asked(
    liv,
    [
      'feedback',
      'Fin seremoni',
      'Jeg vil bare si takk for en fin navnefest på lørdag. Det var rørende og varmt.',
    ],
    20,
  ),
  asked(
    per,
    [
      'giving',
      'Endre trekkdato',
      'Kan jeg flytte trekket fra den 10. til den 20.? Lønna kommer midt i måneden.',
    ],
    5,
  ),
  asked(
    aud,
    [
      'sign-in',
      'Får ikke kode på SMS',
      'Koden kommer ikke når jeg logger inn med telefonnummeret. Med e-post går det fint.',
    ],
    2,
  ),
];

type DemoBlock = TextBlockContent & { id: string };
const block = (number: number, topic: TextBlockContent['topic'], title: string, body: string): DemoBlock => ({
  id: `90000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  topic,
  title,
  body,
});
export const demoBlocks: DemoBlock[] = [
  block(
    1,
    '',
    'Takk for at du skrev',
    'Hei, {fornavn}!\n\nTakk for at du skrev til oss.\n\nHilsen {mitt navn}',
  ),
  block(
    2,
    'details',
    'Slik endrer du adressen',
    'Hei, {fornavn}!\n\nDu kan endre adressen selv under «Mine opplysninger» på Min side. Da får du se med en gang hvilket lokallag du hører til.\n\nHilsen {mitt navn}',
  ),
  block(
    3,
    'privacy',
    'Vi har fått kravet ditt om innsyn',
    'Hei, {fornavn}!\n\nVi har fått kravet ditt om innsyn. Du får svar innen en måned. Mye av det kan du se med en gang under «Mitt personvern».\n\nHilsen {mitt navn}',
  ),
  block(
    4,
    'bereavement',
    'Når noen er død',
    'Kjære {fornavn}.\n\nVi kondolerer. Du trenger ikke å gjøre noe mer: Vi avslutter det som er registrert her, og du får ikke flere brev.\n\nRing oss gjerne hvis du vil snakke med noen.\n\nHilsen {mitt navn}',
  ),
];
