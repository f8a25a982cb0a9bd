/** A death in `trial:year`, from the relative who reports it to the employee who confirms it. */
import type { EndpointKey } from '#contract/endpoint.ts';
import type { GivingStage } from '../test/support/giving-stage.ts';
import type { YearClock } from './year-clock.ts';
import { type Human, typedDay } from './year-human.ts';

let reporters = 0;
/** Reported without signing in, with an address that is proven by a code. */
export async function reportDeath(
  { portal }: GivingStage,
  clock: YearClock,
  { givenName, familyName, bornOn }: Human,
  diedOn: string,
): Promise<void> {
  const ask = async <T>(caller: 'mona' | null, key: EndpointKey, request: object = {}) => {
    const answer = await portal.call(caller, key, request);
    if (answer.status >= 300) throw new Error(`${key}: ${answer.status} ${answer.text}`);
    return answer.body as T;
  };
  reporters += 1;
  const address = `10.1.${reporters >> 8}.${reporters & 255}`;
  const email = `parorende${reporters}@person.example`;
  const { ticket } = await ask<{ ticket: string }>(null, 'GET /api/contact-form', { address });
  clock.pass(120);
  const { code } = await ask<{ code: { id: string } }>(null, 'POST /api/death-reports', {
    address,
    body: {
      name: `${givenName} ${familyName}`,
      bornOn: typedDay(bornOn),
      address: '',
      diedOn: typedDay(diedOn),
      reporterName: 'Pål Pårørende',
      email,
      phone: '',
      relation: 'child',
      wantsTalk: false,
      ticket,
    },
  });
  await clock.settle();
  const letter = portal.letters.findLast(({ to, text }) => to === email && /\b\d{6}\b/.test(text));
  await ask(null, 'POST /api/sender-codes/confirmations', {
    body: { id: code.id, code: /\b(\d{6})\b/.exec(letter!.text)![1] },
  });
  await clock.settle();
  const { reports } = await ask<{ reports: { id: string; name: string; state: string }[] }>(
    'mona',
    'GET /api/staff/death-reports',
  );
  const { id } = reports.find(
    ({ name, state }) => state === 'waiting' && name === `${givenName} ${familyName}`,
  )!;
  const params = { id };
  const { person } = await ask<{ person: { id: string } }>('mona', 'GET /api/staff/death-reports/:id', {
    params,
  });
  const reason = 'Snakket med datteren på telefon i dag';
  await ask('mona', 'POST /api/staff/death-reports/:id/confirmations', {
    params,
    body: { personId: person.id, diedOn: typedDay(diedOn), reason },
  });
  await clock.settle();
}
