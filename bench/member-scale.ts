/**
 * The list of members at the desk with a register of the size of the largest organisation: the figures of a choice, and its
 * first page. PostgreSQL; one employee, who waits for one answer at a time.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type MemberChoice, memberNumberStates } from '#contract/member-list-endpoints.ts';
import { demoAccounts } from '../dev/seed/demo-people.ts';
import { units } from '../test/support/office-fixtures.ts';
import { signInForTokens } from '../test/support/sign-in.ts';
import { type BenchPortal, startBenchPortal } from './bench-portal.ts';
import { machine, printTable } from './bench-table.ts';
import { fillMembers } from './fill-members.ts';
import { isSmall } from './trial-size.ts';

/** The longest that an employee waits for a choice, in ms. */
export const mostMs = 300;

type Asked = { choice: MemberChoice; search?: string };
const choices: Record<string, Asked> = {
  all: { choice: {} },
  'the whole organisation': { choice: { unit: units.national } },
  'a region': { choice: { unit: units.east } },
  'a chapter': { choice: { unit: units.oslo } },
  'an age': { choice: { age: '40-54' } },
  'joined in a year': { choice: { joinedFrom: '2020-01-01', joinedTo: '2020-12-31' } },
  counts: { choice: { counts: 'yes' } },
  'does not count': { choice: { counts: 'no' } },
  ...Object.fromEntries(memberNumberStates.map((number) => [`number ${number}`, { choice: { number } }])),
  nynorsk: { choice: { language: 'nn' } },
  'neither e-mail nor telephone': { choice: { contact: 'neither' } },
  'reached by SMS': { choice: { channel: 'sms' } },
  'a consent, many': { choice: { consent: 'news-email' } },
  'a consent, few': { choice: { consent: 'chapter-contact' } },
  'several at once': { choice: { unit: units.east, age: '40-54', consent: 'news-email' } },
  'a name': { choice: {}, search: 'Kari Hansen' },
  'beginnings of a name': { choice: {}, search: 'ka ha' },
  'a member number': { choice: {}, search: '312345' },
};

/**
 * @param databaseUrl of an empty PostgreSQL database
 * @param size.rounds of each choice, after one that is not counted
 * @returns whether no choice is waited for longer than `mostMs`; in a small run, whether all of it was answered
 */
export async function measureMembers(
  databaseUrl: string,
  { members, rounds }: { members: number; rounds: number },
): Promise<boolean> {
  const portal = await startBenchPortal({
    databaseUrl,
    fill: (database) => fillMembers(database, members),
  });
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    const ask = await signIn(portal);
    const times = new Map<string, { figures: number[]; page: number[] }>();
    for (let round = -1; round < rounds; round++) {
      // More pages than an employee may read in an hour.
      await client.query('delete from attempt_counter');
      for (const [name, asked] of Object.entries(choices)) {
        const kept = times.get(name) ?? { figures: [], page: [] };
        const [figures, page] = [asked.search ? null : await ask.figures(asked), await ask.page(asked)];
        if (round < 0) continue;
        if (figures !== null) kept.figures.push(figures);
        kept.page.push(page);
        times.set(name, kept);
      }
    }
    // The quickest round: what else the machine did meanwhile is not what is asked.
    const rows = [...times].map(([name, { figures, page }]) => ({
      name,
      figures: figures.length > 0 ? Math.min(...figures) : null,
      page: Math.min(...page),
    }));
    console.log(`${machine()}; PostgreSQL; ${members} members; the quickest of ${rounds} rounds\n`);
    printTable(
      ['ms', 'figures', 'first page'],
      rows.map(({ name, figures, page }) => [name, figures?.toFixed(0) ?? '', page.toFixed(0)]),
    );
    const slow = rows.filter(({ figures, page }) => Math.max(figures ?? 0, page) > mostMs);
    if (slow.length > 0) console.log(`\nSLOWER: ${slow.map(({ name }) => name).join('; ')}`);
    return isSmall || slow.length === 0;
  } finally {
    await client.end();
    await portal.stop();
  }
}

async function signIn({ origin, readCode }: BenchPortal) {
  const identifier = demoAccounts.mona.email;
  const readCodeOf = () => readCode(identifier);
  const { accessToken } = await signInForTokens({ origin, identifier, readCode: readCodeOf });
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  async function timed(path: string, init: RequestInit): Promise<number> {
    const startedAt = performance.now();
    const answer = await fetch(origin + path, init);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${text}`);
    return performance.now() - startedAt;
  }
  return {
    figures: ({ choice }: Asked) =>
      timed(`/api/staff/member-figures?${new URLSearchParams(choice as Record<string, string>)}`, {
        headers,
      }),
    page: ({ choice, search = '' }: Asked) =>
      timed('/api/staff/member-searches', {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: JSON.stringify({ choice, search, reason: 'Måler hvor lang tid det tar' }),
      }),
  };
}
