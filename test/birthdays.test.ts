/**
 * The birthdays that open something, with a moved clock: 15 to join, 18 to be asked about news. The day begins at
 * midnight in Norway: an hour before UTC in winter, two in summer, and on the nights when the clocks are changed.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import type { EndpointKey } from '#contract/endpoint.ts';
import { joiningTextVersion } from '#contract/joining-endpoints.ts';
import { openTestPortal, type TestPortal } from './support/test-portal.ts';
import { typedJoining } from './support/typed-forms.ts';

/** `at`: the first moment of the birthday in Norway. */
const birthdays = [
  { what: 'in winter', bornOn: '15.01', at: '01-14T23:00:00Z', day: '01-15' },
  { what: 'in summer', bornOn: '15.07', at: '07-14T22:00:00Z', day: '07-15' },
  { what: 'on the day the clocks go forward', bornOn: '29.03', at: '03-28T23:00:00Z', day: '03-29' },
  { what: 'on the day after that', bornOn: '30.03', at: '03-29T22:00:00Z', day: '03-30' },
  { what: 'on the day the clocks go back', bornOn: '25.10', at: '10-24T22:00:00Z', day: '10-25' },
  { what: 'on the day after that', bornOn: '26.10', at: '10-25T23:00:00Z', day: '10-26' },
] as const;
const year = 2026;

type Case = { what: string; bornOn: string; first: Date; day: string };
const casesOf = (age: number, leapYear: number): Case[] => [
  ...birthdays.map(({ what, bornOn, at, day }) => ({
    what,
    bornOn: `${bornOn}.${year - age}`,
    first: new Date(`${year}-${at}`),
    day: `${year}-${day}`,
  })),
  {
    what: 'of somebody born on a leap day: 1 March',
    bornOn: `29.02.${leapYear}`,
    first: new Date(`${leapYear + age}-02-28T23:00:00Z`),
    day: `${leapYear + age}-03-01`,
  },
  {
    what: 'on New Year’s Day',
    bornOn: `01.01.${year + 1 - age}`,
    first: new Date(`${year}-12-31T23:00:00Z`),
    day: `${year + 1}-01-01`,
  },
];

describe('birthdays', () => {
  let portal: TestPortal;
  let now = new Date();
  before(async () => {
    portal = await openTestPortal({ clock: { now: () => now } });
  });
  after(() => portal.close());

  // biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
  type Body = any;

  async function newcomer(bornOn: string) {
    const email = `${randomUUID()}@person.example`;
    const token = await portal.issuer.tokenFor({
      subject: randomUUID(),
      name: 'hefinn Ny bruker',
      emails: [email],
    });
    const call = async (key: EndpointKey, sent?: object): Promise<Body> =>
      (await portal.call(null, key, { token, body: sent })).body;
    const details = () =>
      call('PUT /api/joining/details', { ...typedJoining, bornOn, email, newsEmail: true });
    const join = async () => {
      await details();
      await call('PUT /api/joining/communities', { answer: 'no', wantsReminder: false, grantsSupport: true });
      return call('POST /api/joining', { endorsesPurpose: true, textVersion: joiningTextVersion });
    };
    return { call, details, join };
  }
  const justBefore = (moment: Date) => new Date(moment.getTime() - 1000);

  for (const { what, bornOn, first, day } of casesOf(15, 2012)) {
    test(`15 ${what}: too young until midnight in Norway, a member from then on`, async () => {
      const kim = await newcomer(bornOn);
      now = justBefore(first);
      const refused = await kim.details();
      assert.deepEqual([refused.isTooYoung, refused.joining.details], [true, null]);
      assert.equal((await kim.join()).outcome, 'unfinished');
      now = first;
      assert.equal((await kim.details()).isTooYoung, false);
      assert.equal((await kim.join()).outcome, 'joined');
      assert.equal((await kim.call('GET /api/welcome')).welcome.joinedOn, day);
      // At 15 one is not asked about news, whatever was sent.
      assert.equal((await kim.call('GET /api/profile')).newsEmail, false);
    });
  }

  for (const { what, bornOn, first } of casesOf(18, 2008)) {
    test(`18 ${what}: asked about news from midnight in Norway`, async () => {
      const kim = await newcomer(bornOn);
      now = justBefore(first);
      assert.equal((await kim.join()).outcome, 'joined');
      const seventeen = await kim.call('GET /api/profile');
      assert.deepEqual([seventeen.mayConsentToNews, seventeen.newsEmail], [false, false]);
      const wanted = { ...seventeen, newsEmail: true, keepsChapter: false };
      assert.equal((await kim.call('PUT /api/profile', wanted)).errors[0].path, '/newsEmail');
      now = first;
      assert.equal((await kim.call('GET /api/profile')).mayConsentToNews, true);
      assert.equal((await kim.call('PUT /api/profile', wanted)).newsEmail, true);
      const other = await newcomer(bornOn);
      await other.join();
      assert.equal((await other.call('GET /api/profile')).newsEmail, true);
    });
  }

  test('a step that was kept does not let anybody in who is too young when the button is pressed', async () => {
    const kim = await newcomer('15.01.2011');
    now = new Date('2026-01-14T23:00:00Z');
    await kim.details();
    // A clock that was wrong, and has been corrected.
    now = new Date('2026-01-14T22:59:59Z');
    await kim.call('PUT /api/joining/communities', {
      answer: 'no',
      wantsReminder: false,
      grantsSupport: true,
    });
    const pressed = await kim.call('POST /api/joining', {
      endorsesPurpose: true,
      textVersion: joiningTextVersion,
    });
    assert.equal(pressed.outcome, 'unfinished');
  });
});
