/** Where a text promises that we do something for somebody who writes or calls, the desk has an endpoint for it. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { EndpointKey } from '#contract/endpoint.ts';
import { type Endpoints, endpoints } from '#contract/endpoints.ts';

const root = path.resolve(import.meta.dirname, '..');

/** «Skriv til oss, så …», «retter vi», and whatever else says that we shall do something. */
const promise =
  /((skriv|ring|si fra|ta kontakt|skriver du)( til)? oss|si fra|ta kontakt)[^.]*,? så (?!tidlig)\p{L}+ vi|skriver du til oss|retter vi( det)? for deg|så (hjelper|ordner|gjør|ser|stenger|tar) vi|si fra til oss hvis/iu;

type DeskEndpoint = Extract<keyof Endpoints, `${string} /api/staff/${string}`>;
const correct: DeskEndpoint = 'POST /api/staff/persons/:id/corrections';
const answer: DeskEndpoint = 'POST /api/staff/enquiries/:id/answers';

/** Words of each promise, and what the desk does it with. `answer`: what is asked for is words. */
const promises: readonly (readonly [words: string, by: DeskEndpoint])[] = [
  [
    'at noen bruker navnet ditt? Ring oss på ${spoken(phone)}, så ser vi på det',
    'POST /api/staff/child-registrations/:id/decisions',
  ],
  [
    'at nokon bruker namnet ditt? Ring oss på ${spoken(phone)}, så ser vi på det',
    'POST /api/staff/child-registrations/:id/decisions',
  ],
  ['så stenger vi den nye tilgangen', 'POST /api/staff/enquiries/:id/untyings'],
  ['så stengjer vi den nye tilgangen', 'POST /api/staff/enquiries/:id/untyings'],
  ['Dette kan du gjøre selv fra du er ${adultAge} år', answer],
  ['Dette kan du gjere sjølv frå du er ${adultAge} år', answer],
  ['Aktiviteten har aldersgrense, og vi vet ikke når du er født', correct],
  ['Aktiviteten har aldersgrense, og vi veit ikkje når du er fødd', correct],
  ['BIRTH_DATE_NEEDED: `${agesSentence(ages)}', correct],
  ['Vil du ha pengene tilbake', 'POST /api/staff/giro/refunds'],
  ['Har du nettopp fått et verv', 'POST /api/staff/offices'],
  ['Har du fått et verv, og mangler tilgang', 'POST /api/staff/offices'],
  ['Vi kondolerer. Du trenger ikke å ha alle svar nå', answer],
  ['Er det et medlem som er død?', 'POST /api/staff/death-reports/:id/confirmations'],
  ['Fortell oss hvem som er død', 'POST /api/staff/death-reports/:id/confirmations'],
  ['For å registrere barn må vi vite at du er', correct],
  ['Du trenger ikke å finne de riktige ordene', answer],
  ['Navn og fødselsdato retter vi for deg', correct],
  ['Er noe feil her, retter vi det for deg', correct],
  // At a provider where the portal may change nothing it is done by hand; the answer says when.
  ['må innloggingen byttes for hånd', answer],
  ['Se etter at dag, måned og år er riktige. Hvis de er det, skriver du til oss', correct],
  ['Hvis det er riktig, skriver du til oss', 'POST /api/staff/number-cases/:id/decisions'],
  ['Skriv til oss her, så hjelper vi deg', answer],
  ['Skriv hva det gjelder, så tar vi det opp igjen', 'POST /api/staff/enquiries/:id/reopenings'],
  ['så hjelper vi deg i gang på en annen måte', answer],
  ['Dette skal stå i skattemeldingen din', 'POST /api/staff/tax-reports'],
];

/** Each line of the texts that has a promise in it. */
const found = globSync(['web/**/*-texts.ts', 'web/texts/*.ts', 'server/letters/*.ts'], { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .filter((line) => promise.test(line) && !/^\s*(\/\/|\/?\*)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

describe('promised help', () => {
  test('every promise is in the list, with what the desk does it with', () => {
    const missing = [...new Set(found)].filter((line) => !promises.some(([words]) => line.includes(words)));
    assert.deepEqual(missing, []);
  });

  test('every row of the list is still a promise', () => {
    const gone = promises.filter(([words]) => !found.some((line) => line.includes(words)));
    assert.deepEqual(gone, []);
  });

  test('what it is done with is there, for member service', () => {
    for (const [words, by] of promises) {
      const access = endpoints[by as EndpointKey & keyof Endpoints]?.access;
      assert.ok(access === 'staff' || access === 'treasurer', `${words}: ${by}`);
    }
  });

  test('a promise without a row is found', () => {
    for (const planted of [
      'Skriv til oss, så flytter vi deg.',
      'Ta kontakt, så retter vi det.',
      'Navnet retter vi for deg.',
      'Er det feil, skriver du til oss.',
    ])
      assert.match(planted, promise);
  });
});
