/** What a request for a wedding or a funeral says, to member service and in the person's own list. */
import type { FuneralRequest, WeddingRequest } from '#contract/ceremony-endpoints.ts';

const lines = (facts: readonly (readonly [string, string])[]): string =>
  facts.flatMap(([name, fact]) => (fact ? [`${name}: ${fact}`] : [])).join('\n');
const written = (...parts: string[]): string => parts.filter(Boolean).join('\n\n');

export const weddingRequestWords = ({ names, day, place, message }: WeddingRequest) => ({
  subject: 'Ønske om vigsel',
  message: written(
    'Vi ønsker en humanistisk vigsel.',
    lines([
      ['Hvem', names],
      ['Når', day],
      ['Hvor', place],
    ]),
    message,
  ),
});

const membership = { yes: 'ja', no: 'nei', unknown: 'vet ikke' };

export const funeralRequestWords = (request: FuneralRequest) => ({
  subject: 'Ønske om gravferd',
  message: written(
    'Jeg ønsker hjelp til en humanistisk gravferd.',
    lines([
      ['Den som er død', request.deceased],
      ['Jeg er', request.relation],
      ['Medlem hos oss', membership[request.wasMember]],
      ['Dag og sted', request.day],
      ['Begravelsesbyrå', request.agency],
    ]),
    request.message,
  ),
});
