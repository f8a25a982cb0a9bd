import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { endpoints } from '#contract/endpoints.ts';
import { type HomeCard, homeCards } from '#contract/home-page-endpoints.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { accessPolicy } from '../../../test/support/access-policy.ts';
import { fillWithEverything } from '../../../test/support/full-demo.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { type CardHandlers, type CardRequest, readHomePage } from './home-page-service.ts';

const cards = Object.keys(homeCards) as HomeCard[];

describe('all cards of «Min side» in one answer', () => {
  let portal: TestPortal;
  const now = new Date();
  before(async () => {
    portal = await openTestPortal({ clock: { now: () => now } });
    await fillWithEverything(portal.db, now);
  });
  after(() => portal.close());

  // biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
  const body = (answer: { body: unknown }) => answer.body as any;
  const readHome = async (who: 'kari') => body(await portal.call(who, 'GET /api/home'));
  /** The cards that have a problem, and its code. */
  const problemsOf = (home: Record<HomeCard, { problem?: { code: string } }>) =>
    cards.flatMap((card) => (home[card].problem ? [`${card}: ${home[card].problem.code}`] : []));

  test('each card is what its own endpoint answers: members, donors, parents, elected and staff', async () => {
    for (const who of ['kari', 'ola', 'aud', 'per', 'liv', 'nils', 'jon', 'mona', 'uten'] as const) {
      const home = body(await portal.call(who, 'GET /api/home'));
      assert.deepEqual(Object.keys(home).sort(), cards.toSorted(), who);
      for (const card of cards)
        assert.deepEqual(
          home[card],
          { value: body(await portal.call(who, homeCards[card])) },
          `${who} ${card}`,
        );
    }
  });

  test('all who may ask for it may ask for each card', () => {
    const { admitted } = accessPolicy['GET /api/home'];
    for (const card of cards) {
      assert.match(endpoints[homeCards[card]].access, /^(signed-in|joining)$/, card);
      for (const caller of admitted)
        assert.ok((accessPolicy[homeCards[card]].admitted as readonly unknown[]).includes(caller), card);
    }
  });

  test('a card that fails leaves the others whole, and is logged with its cause', async () => {
    const { home } = portal.services;
    const { listMatters, listChildren } = home;
    const before = portal.lines.length;
    home.listMatters = async () => {
      throw new Error('planted', { cause: new Error('the cause of it') });
    };
    // Not what the contract says.
    home.listChildren = async () => [{ id: 'nonsense' }] as never;
    try {
      const page = await readHome('kari');
      assert.deepEqual(problemsOf(page), ['attention: INTERNAL_ERROR', 'children: INTERNAL_ERROR']);
      assert.equal(page.membershipCard.value.membership.name, 'Kari Lund');
      const lines = portal.lines.slice(before).map((line) => JSON.parse(line));
      const failed = lines
        .filter(({ msg }) => msg === 'request failed')
        .sort((one, other) => one.part.localeCompare(other.part));
      assert.deepEqual(
        failed.map(({ level, part, err, reqId }) => [level, part, err.type, reqId]),
        [
          ['error', 'attention', 'Error', page.attention.problem.reference],
          ['error', 'children', '$ZodError', page.children.problem.reference],
        ],
      );
      assert.match(failed[0].err.stack, /planted.*caused by: Error: the cause of it/s);
    } finally {
      Object.assign(home, { listMatters, listChildren });
    }
    assert.deepEqual(problemsOf(await readHome('kari')), []);
  });

  test('a refusal is the problem of its card alone', async () => {
    const { enquiries } = portal.services.enquiries;
    const { countOpen } = enquiries;
    enquiries.countOpen = async () => {
      throw new Refusal('TOO_MANY_REQUESTS');
    };
    try {
      const page = await readHome('kari');
      assert.deepEqual(problemsOf(page), ['enquiryCounts: TOO_MANY_REQUESTS']);
      assert.deepEqual(page.enquiryCounts.problem, {
        type: 'about:blank',
        title: 'Too Many Requests',
        status: 429,
        code: 'TOO_MANY_REQUESTS',
      });
    } finally {
      enquiries.countOpen = countOpen;
    }
  });
});

test('a card that is late does not hold up the others', async () => {
  const handlers = Object.fromEntries(
    Object.values(homeCards).map((key) => [key, async () => ({ open: 1, unread: 0, unreadNotices: 0 })]),
  ) as unknown as CardHandlers;
  const never = new Promise<never>(() => {});
  const errors: [string, string][] = [];
  const problem = { type: 'about:blank', title: 'x', status: 503, code: 'UNAVAILABLE' } as const;
  const request = {
    problemOf(error: Error, part: string) {
      errors.push([part, error.name]);
      return problem;
    },
  } as unknown as CardRequest;
  const page = await readHomePage({ ...handlers, 'GET /api/attention': () => never }, request, 20);
  assert.deepEqual(page.attention, { problem });
  assert.deepEqual(page.enquiryCounts, { value: { open: 1, unread: 0, unreadNotices: 0 } });
  assert.deepEqual(errors.at(-1), ['attention', 'PartLate']);
});
