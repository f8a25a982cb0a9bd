/**
 * Sign-up for confirmation opens: `npm run trial:rush -- --people=5000 --fill-in=30 --minutes=30`. Ends with 1 unless
 * no one was signed up twice, no date took more than it has, and nothing that was acknowledged was lost.
 *
 * Members take a place in the queue before and after the opening, ask as often as they are told to, fill in when they are
 * let in, choose another date where one is full, and wait where all are. Some press twice, some go away, and some children
 * have two guardians who both try. The server's own process, on PostgreSQL, on loopback.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { openServer } from '#server/platform/database/server-database.ts';
import { norwegianClock } from '#server/platform/norwegian-time.ts';
import { startPostgresql } from '../test/support/postgresql.ts';
import { startBenchPortal } from './bench-portal.ts';
import { endAfterMinutes, machine, median, printTable } from './bench-table.ts';
import { addRushPeople, askOnce, createTokenMaker, type RushPerson } from './rush-crowd.ts';
import { seededRandom } from './seeded-random.ts';
import { takeSize } from './trial-size.ts';
import { endWithVerdict } from './verdict.ts';

const {
  people,
  minutes,
  'fill-in': fillSeconds,
  opening: secondsToOpening,
  arrivals: secondsOfArrivals,
} = takeSize({
  people: { full: 5000, small: 20 },
  'fill-in': { full: 30, small: 0.1 },
  minutes: { full: 30, small: 5 },
  opening: { full: 20, small: 1 },
  arrivals: { full: 600, small: 1 },
});
endAfterMinutes(minutes + 10);
const dates = 25;
const capacity = Math.ceil((people * 0.9) / dates);
const openInMs = secondsToOpening * 1000;
const random = seededRandom(20_261_121);

const postgresql = await startPostgresql();
const secret = randomBytes(32);
process.env.SECRET = secret.toString('base64url');
let tokenFor: Awaited<ReturnType<typeof createTokenMaker>> | undefined;
const portal = await startBenchPortal({
  databaseUrl: postgresql.url,
  fill: async ({ db }) => {
    tokenFor = await createTokenMaker(db, secret);
  },
});
const log = { info() {}, warn() {} };
const { db, close } = await openServer({ databaseUrl: postgresql.url, dataDir: '', prepare: true, log });
const { origin } = portal;
const crowd = await addRushPeople(db, people + 1, origin, tokenFor!);
const visitor = crowd.pop()!;
const opening = new Date(Date.now() + openInMs);
const roundId = randomUUID();
const dateIds = Array.from({ length: dates }, () => randomUUID());
await addOpening();

const times = new Map<string, number[]>();
let refused = 0;
const signedUp = new Map<string, string>();
/** Asks until there is an answer: a caller turned away for a moment retries, with the same key. */
async function ask(who: RushPerson, kind: string, method: 'GET' | 'POST', path: string, body?: object) {
  const key = randomUUID();
  for (let tries = 0; ; tries += 1) {
    const answer = await askOnce(origin, who.token, method, path, { key, ...(body && { body }) });
    const all = times.get(kind) ?? [];
    times.set(kind, all);
    all.push(answer.ms);
    const isBusy = [0, 429, 502, 503].includes(answer.status);
    if (!isBusy || tries >= 60) return answer;
    refused += 1;
    await delay(1000 + random() * 3000);
  }
}
const rounds = `/api/ceremony-rounds/${roundId}`;
type Ticket = { state: string; askAgainSeconds: number } | null;
const ticketIn = ({ body }: { body: Record<string, unknown> }) => (body.ticket ?? null) as Ticket;

const idle: number[] = [];
for (let n = 0; n < 150; n += 1) {
  const { ms } = await askOnce(origin, visitor.token, 'GET', `${rounds}/ticket`);
  if (n >= 50) idle.push(ms);
}
const deadline = Date.now() + minutes * 60_000;
const startedAt = Date.now();

async function live(who: RushPerson, place: number): Promise<void> {
  // Six of ten come before it opens; the others within half of the time that there is, most of them at once.
  const wait =
    random() < 0.6
      ? random() * openInMs
      : openInMs + random() ** 3 * Math.min(secondsOfArrivals * 1000, minutes * 30_000);
  await delay(Math.max(0, wait - (Date.now() - startedAt)));
  const join = () => ask(who, 'take a place', 'POST', `${rounds}/tickets`);
  const [first] = await Promise.all(place % 20 === 0 ? [join(), join()] : [join()]);
  let ticket = ticketIn(first!);
  const isGone = place % 100 === 1;
  for (; Date.now() < deadline; ) {
    if (ticket?.state === 'admitted') break;
    if (ticket?.state !== 'waiting') ticket = ticketIn(await join());
    await delay((ticket?.askAgainSeconds ?? 30) * 1000);
    ticket = ticketIn(await ask(who, 'see one’s place', 'GET', `${rounds}/ticket`));
  }
  if (isGone || ticket?.state !== 'admitted') return;
  await delay(fillSeconds * 1000 * (0.5 + random()));
  await fillIn(who, place);
}

async function fillIn(who: RushPerson, place: number): Promise<void> {
  // Of fifty children one has two guardians here who both try.
  const child = place % 50 === 3 ? place - 1 : place;
  const others = [{ name: `Barn ${child} Prøve`, bornOn: '2014-03-02' }];
  const wish = { isComing: false, childIds: [], guests: [], others, answers: [], wantsSms: false };
  for (let tries = 0; tries < 4; tries += 1) {
    const dateId = dateIds[Math.floor(random() ** 2 * dates)]!;
    await ask(who, 'open a date', 'GET', `/api/activities/${dateId}/mine`);
    const send = () =>
      ask(who, 'sign up', 'POST', `/api/activities/${dateId}/sign-ups`, {
        ...wish,
        acceptsWaiting: tries === 3,
      });
    const answers = await Promise.all(place % 20 === 0 ? [send(), send()] : [send()]);
    const taken = answers.find(({ status }) => status === 200);
    if (taken) signedUp.set(String(taken.body.signUpId), String(taken.body.state));
    if (taken || answers[0]?.body.code !== 'ACTIVITY_FULL') return;
    await delay(2000);
  }
}

await Promise.all(crowd.map(live));
const seconds = Math.round((Date.now() - startedAt) / 1000);
const counts = await countAll();
await close();
await portal.stop();
await postgresql.stop();

const base = median(idle);
console.log(`${people} people, ${dates} dates of ${capacity} places, ${seconds} s. ${machine()}`);
console.log(`An idle request: ${base.toFixed(1)} ms.\n`);
printTable(
  ['', 'people'],
  Object.entries(counts).map(([name, count]) => [name, String(count)]),
);
console.log('');
printTable(
  ['request', 'times', 'p50 / idle', 'p95 / idle'],
  [...times].map(([kind, all]) => {
    const sorted = all.toSorted((a, b) => a - b);
    const at = (part: number) => ((sorted[Math.floor(sorted.length * part)] ?? 0) / base).toFixed(1);
    return [kind, String(all.length), at(0.5), at(0.95)];
  }),
);
const isRight = counts.doubles + counts['too many on a date'] + counts['acknowledged and lost'] === 0;
endWithVerdict(
  isRight && counts.served > 0,
  'each person is signed up once at most, no date is overbooked, and no acknowledged sign-up is lost.',
);

async function addOpening(): Promise<void> {
  const local = norwegianClock(opening);
  await sql`insert into ceremony_round (id, kind, name, first_on, last_on, members_open_local, open_local,
      members_open_at, opens_at, changed_at)
    values (${roundId}, 'confirmation', 'Konfirmasjon', '2061-01-01', '2061-12-31', ${local}, ${local},
      ${opening}, ${new Date(opening.getTime() + 86_400_000)}, now())`.execute(db);
  await sql`insert into activity (id, unit_id, series_id, type, title, summary, description, starts_local, ends_local,
      starts_at, ends_at, place, capacity, audience, takes_children, refund_rule, state, created_at, changed_at)
    select id, (select id from unit where kind = 'national' limit 1), id, 'confirmation', 'Konfirmasjon', 'Seremoni', '',
      '2061-05-01T12:00', '2061-05-01T13:00', '2061-05-01T10:00Z', '2061-05-01T11:00Z', 'Rådhuset', ${capacity},
      'everybody', true, 'until-start', 'published', now(), now()
    from unnest(${dateIds}::uuid[]) as d (id)`.execute(db);
}

async function countAll() {
  const { rows } = await sql<Record<'served' | 'listed' | 'queue' | 'doubles' | 'over' | 'once', number>>`
    with standing as (
      select s.* from sign_up s where s.activity_id = any(${dateIds}::uuid[]) and s.state <> 'cancelled')
    select (select count(*)::int from standing where state = 'signed-up') as served,
      (select count(*)::int from standing where state = 'waiting') as listed,
      (select count(*)::int from ceremony_ticket where round_id = ${roundId} and state = 'waiting') as queue,
      (select count(*)::int from (select from standing group by person_id having count(*) > 1) d)
        + (select count(*)::int from (select from standing s join activity_participant t on t.sign_up_id = s.id
            group by lower(t.name), t.born_on having count(*) > 1) d)
        + (select count(*)::int from (select from ceremony_ticket where round_id = ${roundId}
            and state in ('waiting', 'admitted') group by person_id having count(*) > 1) d) as doubles,
      (select count(*)::int from (select from standing where state = 'signed-up' group by activity_id
        having sum(seats) > ${capacity}) d) as over,
      (select count(*)::int from standing where id = any(${[...signedUp.keys()]}::uuid[])) as once`.execute(
    db,
  );
  const { served, listed, queue, doubles, over, once } = rows[0]!;
  return {
    served,
    'on a waiting list': listed,
    'still in the queue': queue,
    'told to try again': refused,
    doubles,
    'too many on a date': over,
    'acknowledged and lost': signedUp.size - once,
  };
}
