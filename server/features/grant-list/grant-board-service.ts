/** For those elected in the whole organisation: how the delivered list differs from the one before, in figures only. */
import type { GrantComparison } from '#contract/grant-comparison.ts';
import type { GrantListRules } from '#contract/organisation-profile.ts';
import { turnsOn } from '#contract/values/birth-date.ts';
import { checkFodselsnummer, type FodselsnummerSeries } from '#contract/values/fodselsnummer.ts';
import type { Actor } from '#server/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import type { NumberSeal } from '#server/platform/sealed-number.ts';
import { getActingIn } from '../offices/office-service.ts';
import { boardRows } from './grant-board-rules.ts';
import { listDelivered } from './grant-list-repository.ts';
import { countDayOf, ownAge } from './grant-list-rules.ts';
import { countGrantChanges, listEndedChildNumbers } from './grant-review-repository.ts';

export type GrantBoard = ReturnType<typeof createGrantBoard>;

export function createGrantBoard(needs: {
  seal: NumberSeal;
  series: FodselsnummerSeries;
  rules: GrantListRules;
}) {
  const { seal, series: accept, rules } = needs;
  return {
    /** Null where two years have not been delivered, and for a chapter or a region. @throws Refusal NOT_FOUND, FORBIDDEN */
    async compare(
      db: Database,
      { actor, now }: { actor: Actor; now: Date },
      unitId: string,
    ): Promise<{ comparison: GrantComparison | null }> {
      const today = norwegianDay(now);
      const { unit } = await getActingIn(db, actor.personId, unitId, today, 'figures');
      const [list, earlier] = await listDelivered(db);
      if (unit.kind !== 'national' || !list || !earlier) return { comparison: null };
      const lists = { id: list.id, earlierId: earlier.id };
      const countOn = countDayOf(list.year, rules);
      // The child's record is gone: the sealed number still says when it turned 15.
      const numbers = await listEndedChildNumbers(db, lists);
      const turned = numbers.filter(({ id, sealed }) => {
        const born = checkFodselsnummer(seal.open(id, sealed), { accept, today })?.bornOn[0];
        return born && turnsOn(born, ownAge) <= countOn;
      }).length;
      const changes = await countGrantChanges(db, lists);
      const rest = changes.map((one) => (isEndedChild(one) ? { ...one, count: one.count - turned } : one));
      return {
        comparison: {
          year: list.year,
          counted: list.counted,
          earlierYear: earlier.year,
          earlierCounted: earlier.counted,
          rows: boardRows([...rest, { direction: 'out', change: 'turned-15', count: turned }]),
        },
      };
    },
  };
}

const isEndedChild = (one: { direction: string; change: string }) =>
  one.direction === 'out' && one.change === 'child-ended';
