/**
 * What a request for a wedding or a funeral says, to member service and in the person's own list: in the language of
 * the page it was sent from. One from a person who is not signed in is read by member service alone, in bokmål.
 */
import type { FuneralRequest, WeddingRequest } from '#contract/ceremony-endpoints.ts';
import type { Language } from './letter.ts';

type Written = { subject: string; message: string };
export type CeremonyRequestWords = Record<
  Language,
  { wedding(request: WeddingRequest): Written; funeral(request: FuneralRequest): Written }
>;

const lines = (facts: readonly (readonly [string, string])[]): string =>
  facts.flatMap(([name, fact]) => (fact ? [`${name}: ${fact}`] : [])).join('\n');

type Words = {
  wedding: { subject: string; asked: string; labels: readonly [who: string, when: string, where: string] };
  funeral: {
    subject: string;
    asked: string;
    labels: readonly [deceased: string, relation: string, member: string, day: string, agency: string];
    membership: Record<FuneralRequest['wasMember'], string>;
  };
};
const written = ({ wedding, funeral }: Words): CeremonyRequestWords[Language] => ({
  wedding: ({ names, day, place, message }) => {
    const [who, when, where] = wedding.labels;
    const facts = lines([
      [who, names],
      [when, day],
      [where, place],
    ]);
    return {
      subject: wedding.subject,
      message: [wedding.asked, facts, message].filter(Boolean).join('\n\n'),
    };
  },
  funeral: (request) => {
    const [deceased, relation, member, day, agency] = funeral.labels;
    const facts = lines([
      [deceased, request.deceased],
      [relation, request.relation],
      [member, funeral.membership[request.wasMember]],
      [day, request.day],
      [agency, request.agency],
    ]);
    return {
      subject: funeral.subject,
      message: [funeral.asked, facts, request.message].filter(Boolean).join('\n\n'),
    };
  },
});

export const ceremonyRequestWords: CeremonyRequestWords = {
  nb: written({
    wedding: {
      subject: 'Ønske om vigsel',
      asked: 'Vi ønsker en vigsel.',
      labels: ['Hvem', 'Når', 'Hvor'],
    },
    funeral: {
      subject: 'Ønske om gravferd',
      asked: 'Jeg ønsker hjelp til en gravferd.',
      labels: ['Den som er død', 'Jeg er', 'Medlem hos oss', 'Dag og sted', 'Begravelsesbyrå'],
      membership: { yes: 'ja', no: 'nei', unknown: 'vet ikke' },
    },
  }),
  nn: written({
    wedding: {
      subject: 'Ønske om vigsel',
      asked: 'Vi ønskjer ein vigsel.',
      labels: ['Kven', 'Når', 'Kvar'],
    },
    funeral: {
      subject: 'Ønske om gravferd',
      asked: 'Eg ønskjer hjelp til ei gravferd.',
      labels: ['Den som er død', 'Eg er', 'Medlem hos oss', 'Dag og stad', 'Gravferdsbyrå'],
      membership: { yes: 'ja', no: 'nei', unknown: 'veit ikkje' },
    },
  }),
  en: written({
    wedding: {
      subject: 'Request for a wedding',
      asked: 'We would like a wedding.',
      labels: ['Who', 'When', 'Where'],
    },
    funeral: {
      subject: 'Request for a funeral',
      asked: 'I would like help with a funeral.',
      labels: ['The person who has died', 'I am', 'Member with you', 'Day and place', 'Funeral director'],
      membership: { yes: 'yes', no: 'no', unknown: 'do not know' },
    },
  }),
};
