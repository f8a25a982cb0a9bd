/**
 * An organisation's year and its list for the state grant: `npm run trial:year -- --members=160000 --living=100`. Ends with 1
 * unless the list that was delivered has exactly those that a count of its own finds (`year-count.ts`), each registered person is one line
 * with a written reason, and the control was followed to the end of its year.
 *
 * An old register is moved in. Then a year is lived: people join and leave, register children, move, emigrate, give,
 * declare other communities and die; children turn 15. On 1 January the calendar freezes the list; after some have come and
 * gone since it is frozen again, signed by two and delivered. In June the control's answer is brought in: those who are elsewhere
 * too choose, leave, or do nothing until 31 December. The next list is counted and compared with the first.
 * All acts go through the real app's endpoints and its jobs, with a sign-in of each person's own; the clock is the trial's.
 * Where fewer than 500 act, one day of each month is lived; otherwise each day.
 */
import { sql } from 'kysely';
import { openGivingStage } from '../test/support/giving-stage.ts';
import { endAfterMinutes, machine, printTable } from './bench-table.ts';
import { seededRandom } from './seeded-random.ts';
import { takeSize } from './trial-size.ts';
import { endWithVerdict } from './verdict.ts';
import { createYearClock } from './year-clock.ts';
import { countOn, differing, numbersOf, sumsOf, writeFacts } from './year-count.ts';
import { bringControl, deliverList, endsOf, followControl, openGrantDesk } from './year-grant.ts';
import { liveDays, moveIn } from './year-life.ts';
import { createYearPeople } from './year-people.ts';

const { members, living, minutes } = takeSize({
  // Moved in, and counted. A larger register with fewer who act has the same list to keep apart.
  members: { full: 1000, small: 40 },
  // There are as many acts as so many members do in a year: some thousand over HTTP, and the jobs of 730 days.
  living: { full: 1000, small: 40 },
  minutes: { full: 30, small: 5 },
});
endAfterMinutes(minutes);
const isDaily = living >= 500;
const year = 2028;

const stage = await openGivingStage(`${year - 1}-01-04T08:00:00Z`, undefined, true);
const { db } = stage.portal;
const clock = createYearClock(stage);
const random = seededRandom(2_028);
const people = createYearPeople(stage, clock, random);
const desk = openGrantDesk(stage);
const startedAt = Date.now();
const seconds = () => Math.round((Date.now() - startedAt) / 1000);

// The demo people are no part of it.
await sql`delete from child`.execute(db);
await sql`delete from membership`.execute(db);

await moveIn(stage, people, members);
console.error(`moved in: ${seconds()} s`);
await liveDays(people, clock, {
  from: `${year - 1}-01-05`,
  to: `${year - 1}-12-30`,
  members: living,
  isDaily,
  share: 1,
});
console.error(`${year - 1} lived: ${seconds()} s`);

/** The list of a year against the count: who is in one of them only, and lines that are not as they should be. */
async function compare(of: number, id: string, numbers: readonly string[]) {
  await writeFacts(db, people.humans, people.children);
  const day = `${of}-01-01`;
  const counted = await countOn(db, day, people.today());
  const { rows: lines } = await sql<{
    kind: string;
    reason: string | null;
    personId: string | null;
    childId: string | null;
  }>`select kind, reason, person_id as "personId", child_id as "childId" from grant_list_line
    where list_id = ${id}`.execute(db);
  const named = lines.map(({ personId, childId }) => personId ?? childId).filter((one) => one !== null);
  const sums = [sumsOf(counted), sumsOf(lines)].map((each) => JSON.stringify(each));
  if (sums[0] !== sums[1]) console.log(`${of}: the count has ${sums[0]}, the list ${sums[1]}`);
  const inOneAlone = differing(numbers, numbersOf(counted));
  for (const digits of inOneAlone)
    console.log(
      `${of}, in one alone: ${JSON.stringify(people.humans.find((human) => human.digits === digits))}`,
    );
  const dayBefore = numbersOf(await countOn(db, `${of - 1}-12-31`, people.today()));
  const dayAfter = numbersOf(await countOn(db, `${of}-01-02`, people.today()));
  return {
    counted: numbers.length,
    registered: counted.length,
    differences: inOneAlone.length,
    twice: numbers.length - new Set(numbers).size + named.length - new Set(named).size,
    wrongReasons: sums[0] === sums[1] ? 0 : 1,
    sums: sumsOf(counted),
    // Planted: a count by another day.
    isOtherDayNoticed: differing(numbers, dayBefore).length > 0 && differing(numbers, dayAfter).length > 0,
  };
}

const delivered = await deliverList(desk, people, clock, year);
const first = await compare(year, delivered.id, delivered.numbers);
const { told, lines } = await bringControl(desk, people, clock, {
  ...delivered,
  year,
  members: living,
  isDaily,
});
const { isNeutral } = await followControl(desk, people, clock, { id: delivered.id, year, told, isDaily });
console.error(`${year} followed: ${seconds()} s`);

/** The list of the year after is the calendar's, and each change since the first has its reason. */
await clock.liveUntil(`${year}-12-31T23:30:00Z`);
people.turn15(people.today());
const nextId = (await desk.look(year + 1)).lists[0]!.id;
const nextNumbers = await desk.numbersIn(nextId);
const next = await compare(year + 1, nextId, nextNumbers);
const changed = differing(nextNumbers, delivered.numbers).length;
const explained = (await desk.changes(nextId)).length;
await clock.liveUntil(`${year + 1}-01-02T09:00:00Z`);
const ends = await endsOf(desk, { id: delivered.id, told, lines });
const { rows: money } = await sql<{ books: string; charges: number }>`
  select coalesce(sum(amount_ore), 0) as books, count(*)::int as charges from gift_charge c
  where state = 'paid' and not exists (
    select from gift_charge_event e where e.charge_id = c.id and e.key = 'moved-in')`.execute(db);
const drawn = [...stage.simulator.machine.charges.values()]
  .filter(({ status }) => status === 'CHARGED')
  .reduce((sum, { amountOre }) => sum + amountOre, 0);
await stage.close();

console.log(`\n${machine()}\n`);
const rowsOf = (facts: Record<string, number | string>) =>
  Object.entries(facts).map(([name, figure]) => [name, String(figure)]);
printTable(
  ['the year', 'number'],
  rowsOf({
    'moved in': members,
    ...people.counts,
    'charges by Vipps': money[0]!.charges,
    'kroner by Vipps': drawn / 100,
    'kroner in the books': Number(money[0]!.books) / 100,
    'runs of jobs': clock.runs(),
  }),
);
console.log('');
printTable(
  ['', `list of ${year}`, `list of ${year + 1}`],
  [
    ['registered on the day', 'registered'],
    ['count', 'counted'],
    ['in the list or in the count alone', 'differences'],
    ['twice', 'twice'],
    ['sums of reasons that differ', 'wrongReasons'],
  ].map(([name, key]) => {
    const of = key as 'registered';
    return [name!, String(first[of]), String(next[of])];
  }),
);
console.log('');
printTable(['why', `of ${year}`], rowsOf(first.sums));
console.log('');
printTable(
  ['the control', 'number'],
  rowsOf({
    ...ends.sums,
    'ends that are not as the person chose': ends.wrong,
    'the notice says nothing of what it is about': isNeutral ? 'yes' : 'no',
    'changes to the next list': changed,
    'of these with a reason': explained,
    'a count by the day before or after is noticed': first.isOtherDayNoticed ? 'yes' : 'no',
    seconds: seconds(),
  }),
);
const faults = [first, next].reduce(
  (sum, { differences, twice, wrongReasons }) => sum + differences + twice + wrongReasons,
  0,
);
endWithVerdict(
  faults + ends.wrong === 0 &&
    isNeutral &&
    explained === changed &&
    Number(money[0]!.books) === drawn &&
    drawn > 0 &&
    first.isOtherDayNoticed,
  'each person is counted once and for a written reason, and the list is that of a count of its own.',
);
