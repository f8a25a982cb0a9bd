/** What happens to the people of `trial:year` before the count day: moved in, and then a year of acts. */
import { addDays } from '#contract/values/working-days.ts';
import type { FileRow } from '#server/platform/csv-rows.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { GivingStage } from '../test/support/giving-stage.ts';
import type { YearClock } from './year-clock.ts';
import { emailOf, type Human, isMember, mayEndChild, typedDay } from './year-human.ts';
import type { YearPeople } from './year-people.ts';

const by = { id: null, name: 'Flytterunden' };

/** An old register, as `npm run import` moves it in: members, and gifts of theirs. */
export async function moveIn({ portal }: GivingStage, people: YearPeople, members: number): Promise<void> {
  const { moveIns } = portal.services['register-import'];
  const now = portal.clock.now();
  async function bring(kind: 'members' | 'gifts', lines: readonly string[][]): Promise<void> {
    async function* rows(): AsyncGenerator<FileRow> {
      for (const [at, cells] of lines.entries()) yield { line: at + 1, cells };
    }
    const run = { kind, source: 'Gamlesys', fileName: `${kind}.csv` };
    const id = await inTransaction(portal.db, (tx) => moveIns.begin(tx, run, by, now));
    await moveIns.stage(portal.db, id, rows(), by, now);
    await inTransaction(portal.db, (tx) => moveIns.beginApplying(tx, id, now));
    await moveIns.apply(portal.db, id, by, now);
  }
  const heading =
    'Medlemsnummer;Fornavn;Etternavn;Fødselsdato;Innmeldt;E-post;Fødselsnummer;Adresse;Postnummer;Land';
  const lines = [heading.split(';')];
  for (let place = 0; place < members; place += 1) {
    const human = people.make(people.dayBetween('1941-01-01', '2011-12-31'));
    const joinedOn = people.dayBetween('2012-01-02', '2026-12-30');
    human.memberships.push({ joinedOn, leftOn: null });
    human.hasGivenNumber = people.chance(0.92);
    if (people.chance(0.03)) human.digits = people.numberOf(human.bornOn, true);
    human.country = people.chance(0.03) ? 'SE' : 'NO';
    const isHere = human.country === 'NO';
    lines.push([
      String(100_000 + place),
      human.givenName,
      human.familyName,
      typedDay(human.bornOn),
      typedDay(joinedOn),
      emailOf(human),
      human.hasGivenNumber ? human.digits : '',
      isHere ? 'Storgata 1' : 'Storgatan 1, Stockholm',
      isHere ? people.oneOf(['0182', '5003', '7010']) : '',
      isHere ? '' : 'SE',
    ]);
  }
  await bring('members', lines);
  const gifts = lines
    .slice(1, 1 + members / 4)
    .map(([number], place) => [`B${place}`, number!, '15.06.2026', '500', 'AvtaleGiro']);
  await bring('gifts', [['Bilag', 'Medlemsnummer', 'Dato', 'Beløp', 'Betalingsmåte'], ...gifts]);
}

type Act = (people: YearPeople, clock: YearClock) => Promise<unknown>;

/** One of the members who are as asked for; null where there is none. */
function someone(people: YearPeople, isMeant: (human: Human) => boolean = () => true): Human | null {
  const meant = people.humans.filter((human) => isMember(human) && isMeant(human));
  return meant.length ? people.oneOf(meant) : null;
}
const adult = (people: YearPeople) => (human: Human) =>
  human.bornOn < `${Number(people.today().slice(0, 4)) - 18}` && !human.isRestricted;
const withOne =
  (act: (people: YearPeople, human: Human) => Promise<unknown>, isMeant?: (human: Human) => boolean): Act =>
  async (people) => {
    const human = someone(people, (one) => adult(people)(one) && (isMeant?.(one) ?? true));
    if (human) await act(people, human);
  };

const registerChild: Act = async (people) => {
  const guardian = someone(people, adult(people));
  const second = people.chance(0.5) ? someone(people, adult(people)) : null;
  if (!guardian || guardian === second) return;
  // Every fourth one is about to turn 15, some of them on the days around the count.
  const year = Number(people.today().slice(0, 4));
  const bornOn = people.chance(0.25)
    ? people.oneOf([`${year - 14}-01-01`, `${year - 14}-01-02`, `${year - 15}-12-31`, `${year - 15}-12-01`])
    : people.dayBetween(`${year - 13}-01-01`, addDays(people.today(), -10));
  await people.registerChild(guardian, second, bornOn);
};

/** Each with how many there are in a year, for each hundred members. */
const acts: [number, Act][] = [
  [10, (people) => people.join(people.make(people.dayBetween('1945-01-01', '2008-12-31')))],
  [8, withOne((people, human) => people.leave(human))],
  [2, (people) => joinAgain(people)],
  [8, withOne((people, human) => people.move(human))],
  [
    2,
    withOne(
      (people, human) => people.emigrate(human),
      ({ country }) => country === 'NO',
    ),
  ],
  [
    3,
    withOne(
      (people, human) => people.giveNumber(human),
      ({ hasGivenNumber }) => !hasGivenNumber,
    ),
  ],
  [
    4,
    withOne(
      (people, human) => people.declareElsewhere(human),
      ({ isElsewhere }) => !isElsewhere,
    ),
  ],
  [
    2,
    withOne(
      (people, human) => people.settleElsewhere(human),
      ({ isElsewhere }) => isElsewhere,
    ),
  ],
  [1, withOne((people, human) => people.restrict(human))],
  [8, registerChild],
  [2, (people) => endChild(people)],
  [3, (people) => die(people)],
  [
    8,
    withOne(
      (people, human) => giveOnce(people, human),
      ({ memberships }) => memberships.length === 1,
    ),
  ],
];

async function joinAgain(people: YearPeople): Promise<void> {
  const gone = people.humans.filter(
    (human) => human.memberships.length === 1 && !isMember(human) && human.diedOn === null && human.personId,
  );
  if (gone.length) await people.join(people.oneOf(gone), true);
}
async function endChild(people: YearPeople): Promise<void> {
  const open = people.children.filter(mayEndChild);
  if (open.length) await people.endChild(people.oneOf(open));
}
/** Somebody whose children need no talk with the family first. */
export async function die(people: YearPeople, diedOn = people.today()): Promise<void> {
  const human = someone(people, (one) => adult(people)(one) && !people.isGuardian(one));
  if (human) await people.die(human, diedOn);
}
const givers = new Set<Human>();
async function giveOnce(people: YearPeople, human: Human): Promise<void> {
  if (givers.has(human)) return;
  givers.add(human);
  await people.give(human);
}

/** Some of those who turn 15 become members themselves. */
async function turn15(people: YearPeople): Promise<void> {
  for (const child of people.turn15(people.today())) {
    if (!people.chance(0.5)) continue;
    const human = people.make(child.bornOn);
    human.digits = child.digits;
    await people.join(human, true);
  }
}

/**
 * Lives from day to day, or every thirtieth day; the jobs of the days between are made up for.
 * @param life.share of a year's acts
 */
export async function liveDays(
  people: YearPeople,
  clock: YearClock,
  life: { from: string; to: string; members: number; isDaily: boolean; share: number },
): Promise<void> {
  const step = life.isDaily ? 1 : 30;
  const days: string[] = [];
  for (let day = life.from; day < life.to; day = addDays(day, step)) days.push(day);
  days.push(life.to);
  const plan = acts.flatMap(([each, act]) => {
    const times = life.share && Math.max(1, Math.round((each * life.share * life.members) / 100));
    return Array.from({ length: times }, () => ({ act, day: people.oneOf(days) }));
  });
  for (const day of days) {
    await clock.liveUntil(`${day}T09:00:00Z`);
    await turn15(people);
    for (const { act } of plan.filter((one) => one.day === day)) {
      await act(people, clock);
      clock.pass(60);
    }
    await clock.settle();
  }
}
