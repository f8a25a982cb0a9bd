/** The list of `trial:year`, as those do it who deliver it: frozen, looked through, signed by two, and the control followed. */
import { sql } from 'kysely';
import type { EndpointKey } from '#contract/endpoint.ts';
import type { ControlReport } from '#contract/grant-control.ts';
import type { GrantYear } from '#contract/grant-list-endpoints.ts';
import { addDays } from '#contract/values/working-days.ts';
import type { GivingStage } from '../test/support/giving-stage.ts';
import type { YearClock } from './year-clock.ts';
import { emailOf, type Human, isMember } from './year-human.ts';
import { die, liveDays } from './year-life.ts';
import type { YearPeople } from './year-people.ts';

type Page<Line> = { lines?: Line[]; answers?: Line[]; nextCursor: string | null };
type Answer = { id: string; personId: string | null; outcome: string; state: string };
export type GrantDesk = ReturnType<typeof openGrantDesk>;

export function openGrantDesk(stage: GivingStage) {
  const { portal } = stage;
  async function ask<T>(who: 'mona' | 'ingrid', key: EndpointKey, request: object = {}): Promise<T> {
    const answer = await portal.call(who, key, request);
    if (answer.status >= 300) throw new Error(`${key}: ${answer.status} ${answer.text}`);
    return answer.body as T;
  }
  /** Every page of a list with persons. */
  async function all<Line>(key: EndpointKey, id: string): Promise<Line[]> {
    const found: Line[] = [];
    for (let cursor: string | null = null; ; ) {
      const query = cursor ? { cursor } : {};
      const page: Page<Line> = await ask('mona', key, { params: { id }, query });
      found.push(...(page.lines ?? page.answers ?? []));
      cursor = page.nextCursor;
      if (!cursor) return found;
    }
  }
  return {
    portal,
    ask,
    look: (year: number) =>
      ask<GrantYear>('mona', 'GET /api/staff/grant-list', { query: { year: String(year) } }),
    problems: (id: string) => all<{ problem: string }>('GET /api/staff/grant-lists/:id/problems', id),
    changes: (id: string) => all<{ change: string }>('GET /api/staff/grant-lists/:id/changes', id),
    answers: (id: string) => all<Answer>('GET /api/staff/grant-lists/:id/control-answers', id),
    /** As the calendar froze it: past the portal, which gives no file before two have signed. */
    async numbersIn(id: string): Promise<string[]> {
      const { rows } = await sql<{ id: string; sealed: Buffer }>`
        select id, number_sealed as sealed from grant_list_line where list_id = ${id} and reason is null`.execute(
        portal.db,
      );
      return rows.map((row) => portal.numberSeal.open(row.id, row.sealed)).sort();
    },
  };
}

const counts = (human: Human) => human.hasGivenNumber && !human.isElsewhere && human.country === 'NO';
const firstOf = (people: YearPeople, isMeant: (human: Human) => boolean): Human =>
  people.humans.find((human) => isMember(human) && !human.isRestricted && isMeant(human))!;

/** Frozen by the calendar, again by hand when some have come and gone, signed by two, taken as a file, delivered. */
export async function deliverList(
  { ask, look, problems, portal }: GrantDesk,
  people: YearPeople,
  clock: YearClock,
  year: number,
): Promise<{ id: string; numbers: string[] }> {
  const comeAndGo = async (day: string) => {
    await clock.liveUntil(`${day}T09:00:00Z`);
    await people.join(people.make('1980-02-02'), true);
    await people.leave(firstOf(people, counts));
  };
  await comeAndGo(`${year - 1}-12-31`);
  await clock.liveUntil(`${year - 1}-12-31T23:30:00Z`);
  const byCalendar = (await look(year)).lists.length;
  if (byCalendar !== 1) throw new Error(`the calendar has frozen ${byCalendar} lists`);
  await comeAndGo(`${year}-01-01`);
  await comeAndGo(`${year}-01-04`);
  // Of these the sealed number is kept, or nothing.
  await people.leave(firstOf(people, ({ isElsewhere }) => isElsewhere));
  await people.leave(firstOf(people, ({ hasGivenNumber }) => !hasGivenNumber));
  await die(people, `${year - 1}-12-28`);
  await die(people, `${year}-01-02`);
  await clock.liveUntil(`${year}-01-10T09:00:00Z`);
  people.turn15(people.today());
  const frozen = await ask<GrantYear>('mona', 'POST /api/staff/grant-lists', {
    body: { year: String(year) },
  });
  const { id, factsDigest } = frozen.lists[0]!;
  await problems(id);
  const params = { id };
  for (const who of ['mona', 'ingrid'] as const)
    await ask(who, 'POST /api/staff/grant-lists/:id/signatures', { params, body: { factsDigest } });
  const file = await portal.call('mona', 'GET /api/staff/grant-lists/:id/file', {
    params,
    query: { format: 'csv' },
  });
  const receipt = { receipt: `TS-${year}` };
  await ask('mona', 'POST /api/staff/grant-lists/:id/deliveries', { params, body: receipt });
  const [, ...numbers] = file.text.replace('\ufeff', '').trim().split('\r\n');
  return { id, numbers };
}

export type Told = { human: Human; ends: 'chose' | 'left' | 'nothing' };

/** In June: who the control found elsewhere too, or not at all. @returns those who are asked to choose */
export async function bringControl(
  { ask }: GrantDesk,
  people: YearPeople,
  clock: YearClock,
  list: { id: string; year: number; members: number; numbers: readonly string[]; isDaily: boolean },
): Promise<{ told: Told[]; lines: number }> {
  await liveDays(people, clock, {
    from: `${list.year}-01-11`,
    to: `${list.year}-06-14`,
    ...list,
    share: 0.2,
  });
  await clock.liveUntil(`${list.year}-06-15T07:00:00Z`);
  const words = ['annet sted', 'annet sted', 'annet sted', 'ikke funnet', 'død', 'utvandret'];
  // A quarter of those who count, and some hundred at most: each of them acts or is worked on afterwards.
  const each = Math.max(4, Math.floor(list.numbers.length / 300));
  const found = list.numbers
    .filter((_, place) => place % each === each - 1)
    .map((digits, place) => ({ digits, word: words[place % words.length]! }));
  const lines = ['Fødselsnummer;Svar', ...found.map(({ digits, word }) => `${digits};${word}`)];
  const report = await ask<ControlReport>('mona', 'PUT /api/staff/grant-lists/:id/control', {
    params: { id: list.id },
    query: { name: 'svar.csv' },
    body: new TextEncoder().encode(`${lines.join('\n')}\n`),
  });
  if (!report.isTaken) throw new Error(`the control's answer: ${JSON.stringify(report.problems)}`);
  const ways = ['chose', 'nothing', 'left'] as const;
  const told = found.flatMap(({ digits, word }, place): Told[] => {
    // One who has turned 15 since the count has the number as a member now, and was a child in the list.
    const human = people.humans.find((one) => one.digits === digits && one.hasGivenNumber && isMember(one));
    const wasChild = people.children.some(
      (child) => child.digits === digits && (child.endedOn === null || child.endedOn > `${list.year}-01-01`),
    );
    if (word !== 'annet sted' || !human || wasChild) return [];
    human.isElsewhere = true;
    return [{ human, ends: ways[place % ways.length]! }];
  });
  return { told, lines: found.length };
}

/** From June to the end of the year: they are told, and choose, leave or do nothing; member service works on the rest. */
export async function followControl(
  { ask, answers, portal }: GrantDesk,
  people: YearPeople,
  clock: YearClock,
  list: { id: string; year: number; isDaily: boolean; told: readonly Told[] },
): Promise<{ isNeutral: boolean }> {
  const { year, told } = list;
  const before = portal.letters.length;
  await clock.liveUntil(`${year}-06-15T08:00:00Z`);
  const letters = portal.letters
    .slice(before)
    .filter(({ to }) => told.some(({ human }) => to === emailOf(human)));
  const isNeutral = !letters.some(({ text }) => /human|livssyn|trossamfunn|statstilskudd/i.test(text));
  for (const { id, outcome, state } of await answers(list.id))
    if (outcome !== 'elsewhere' && state === 'open')
      await ask('mona', 'POST /api/staff/grant-control-answers/:id/settlements', {
        params: { id },
        body: { note: 'Ringte og rettet det som var feil' },
      });
  const months = ['06-30', '07-31', '08-31', '09-30', '10-31', '11-30', '12-30'];
  let from = `${year}-06-16`;
  for (const [place, month] of months.entries()) {
    const to = `${year}-${month}`;
    const days = { from: list.isDaily ? from : to, to };
    await liveDays(people, clock, { ...days, isDaily: list.isDaily, members: 0, share: 0 });
    from = addDays(to, 1);
    for (const { human, ends } of told.filter((_, at) => at % months.length === place)) {
      if (!isMember(human)) continue;
      if (ends === 'chose') await people.settleElsewhere(human);
      if (ends === 'left') await people.leave(human);
    }
  }
  return { isNeutral };
}

/**
 * How it ended: settled for those who chose, closed for the others, and each of those who did nothing told three times.
 * @returns how many of each, and how many are not as they should be
 */
export async function endsOf(
  { answers, portal }: GrantDesk,
  list: { id: string; told: readonly Told[]; lines: number },
): Promise<{ sums: Record<string, number>; wrong: number }> {
  const all = await answers(list.id);
  const notices = await sql<{ personId: string; count: number }>`
    select person_id as "personId", count(*)::int as count from notice where kind = 'communities-choice'
    group by person_id`.execute(portal.db);
  const toldTimes = new Map(notices.rows.map(({ personId, count }) => [personId, count]));
  const sums: Record<string, number> = {};
  for (const { outcome, state } of all) sums[`${outcome} ${state}`] = (sums[`${outcome} ${state}`] ?? 0) + 1;
  let wrong = Math.abs(all.length - list.lines);
  wrong += all.filter(({ state }) => state === 'open').length;
  for (const { human, ends } of list.told) {
    const own = all.find(({ personId }) => personId !== null && personId === human.personId);
    // A person who never signed in is known by the record alone.
    if (!human.personId) continue;
    if (own?.state !== (ends === 'chose' ? 'settled' : 'closed')) wrong += 1;
    if (ends === 'nothing' && toldTimes.get(human.personId) !== 3) wrong += 1;
  }
  return { sums, wrong };
}
