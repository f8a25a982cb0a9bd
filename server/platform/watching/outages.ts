/** Which of those that the portal depends on do not answer, as this server has seen it. */
import type { Outcome, Supplier } from './portal-metrics.ts';

/** So many calls in a row have failed … */
const callsInRow = 3;
/** … the last of them so recently. A supplier that no call goes to is not known to be down. */
const knownForMs = 15 * 60_000;

export type Outages = ReturnType<typeof createOutages>;

export function createOutages(now: () => number = Date.now) {
  const failures = new Map<string, { count: number; lastAt: number }>();
  let crowdedAt = Number.NEGATIVE_INFINITY;
  return {
    /** A supplier that says no to a call answers. */
    noteCall(supplier: Supplier, outcome: Outcome): void {
      if (outcome !== 'failed') failures.delete(supplier);
      else failures.set(supplier, { count: (failures.get(supplier)?.count ?? 0) + 1, lastAt: now() });
    },
    /** A request was turned away. */
    noteCrowd(): void {
      crowdedAt = now();
    },
    isDown(supplier: Supplier): boolean {
      const { count, lastAt } = failures.get(supplier) ?? { count: 0, lastAt: 0 };
      return count >= callsInRow && now() - lastAt < knownForMs;
    },
    /** Within the last minute. */
    isCrowded: (): boolean => now() - crowdedAt < 60_000,
  };
}
