/** What happens to the register in `trial:feed`: each act is one of the portal's own, by an endpoint or a command. */
import type { Profile, ProfileChange } from '#contract/profile-endpoints.ts';
import { changeUnit, listUnits } from '#server/features/representatives/unit-change-service.ts';
import type { GivingStage } from '../test/support/giving-stage.ts';
import { type Human, isMember, mayEndChild } from './year-human.ts';
import type { YearPeople } from './year-people.ts';

export type FeedActs = ReturnType<typeof createFeedActs>;

export function createFeedActs({ portal }: GivingStage, people: YearPeople) {
  const shielded = new Set<Human>();

  /** As the page of one's own details saves them. */
  async function save(human: Human, changed: Partial<ProfileChange>): Promise<void> {
    const known = await people.call<Profile>(human, 'GET /api/profile');
    const body: ProfileChange = {
      version: known.version,
      preferredName: known.preferredName,
      language: known.language,
      country: known.country,
      careOf: known.careOf,
      addressLine: known.addressLine,
      addressLine2: known.addressLine2,
      postalCode: known.postalCode,
      postalPlace: known.postalPlace,
      isAddressShielded: known.isAddressShielded,
      magazine: known.magazine,
      newsEmail: known.newsEmail,
      newsSms: known.newsSms,
      keepsChapter: true,
      ...changed,
    };
    await people.call(human, 'PUT /api/profile', { body });
  }

  const members = (isMeant: (human: Human) => boolean = () => true) =>
    people.humans.filter((human) => isMember(human) && !human.isRestricted && isMeant(human));
  const join = () => people.join(people.make(people.dayBetween('1945-01-01', '1999-12-31')));

  const acts: Record<string, () => Promise<unknown>> = {
    join,
    async leave() {
      await people.leave(people.oneOf(members()));
    },
    async comeBack() {
      const gone = people.humans.filter((human) => !isMember(human) && human.diedOn === null);
      if (gone.length) await people.join(people.oneOf(gone), true);
    },
    move: () => people.move(people.oneOf(members((human) => !shielded.has(human)))),
    emigrate: () => people.emigrate(people.oneOf(members((human) => !shielded.has(human)))),
    async rename() {
      await save(people.oneOf(members()), { preferredName: people.oneOf(['Ask', 'Bo', 'Eir', 'Liv']) });
      people.did('changed name');
    },
    async speak() {
      await save(people.oneOf(members()), { language: people.oneOf(['nb', 'nn', 'en']) });
      people.did('changed language');
    },
    async news() {
      await save(people.oneOf(members()), { newsEmail: people.chance(0.6) });
      people.did('changed consent');
    },
    async shield() {
      const human = people.oneOf(members((one) => !shielded.has(one)));
      await save(human, { isAddressShielded: true });
      shielded.add(human);
      people.did('shielded');
    },
    async unshield() {
      const [human] = members((one) => shielded.has(one));
      if (!human) return;
      await save(human, { isAddressShielded: false });
      shielded.delete(human);
      people.did('shielded no more');
    },
    async restrict() {
      if (members().length > 6) await people.restrict(people.oneOf(members()));
    },
    async child() {
      const [guardian, second] = [people.oneOf(members()), people.oneOf(members())];
      const bornOn = people.dayBetween('2015-01-01', '2025-12-31');
      await people.registerChild(guardian, guardian === second ? null : second, bornOn);
    },
    async endChild() {
      const open = people.children.filter(mayEndChild);
      if (open.length) await people.endChild(people.oneOf(open));
    },
    async die() {
      const meant = members((human) => !people.isGuardian(human));
      if (meant.length > 4) await people.die(people.oneOf(meant), people.today());
    },
    async renameChapter() {
      const unit = people.oneOf((await listUnits(portal.db)).filter(({ kind }) => kind === 'chapter')).name;
      const to = unit.endsWith(' ny') ? unit.slice(0, -3) : `${unit} ny`;
      const maker = { madeBy: 'prøve', reason: 'Nytt navn', at: portal.clock.now() };
      const outcome = await changeUnit(portal.db, { kind: 'rename', unit, to }, maker);
      if (outcome !== 'changed') throw new Error(`a chapter: ${outcome}`);
      people.did('chapter renamed');
    },
  };
  const names = Object.keys(acts);

  return {
    join,
    /** One and the same member each time, while they are here. */
    async renameOne(preferredName: string): Promise<void> {
      const [human] = members((one) => !shielded.has(one));
      await save(human ?? (await join()), { preferredName });
      people.did('changed name');
    },
    /** @param place of the act among all; where too few members are left, somebody joins */
    async act(place: number): Promise<void> {
      await (members((human) => !shielded.has(human)).length < 5
        ? join()
        : acts[names[place % names.length]!]!());
    },
  };
}
