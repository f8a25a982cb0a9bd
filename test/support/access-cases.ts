/** Cases of how somebody gets at a record, in a model and in the database: recoveries, ties and untyings. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { demoPersons } from '../../dev/seed/demo-people.ts';

export const hour = 3_600_000;
export const day = 24 * hour;
export const staff = ['mona', 'ingrid'] as const;
export type Who = (typeof staff)[number];
export const otherOf = (who: Who): Who => (who === 'mona' ? 'ingrid' : 'mona');
const staffNames = new Map<unknown, Who>(staff.map((who) => [demoPersons[who].id, who]));

export type AccessCase = {
  startedBy: Who;
  checkedAt: number;
  requestedAt: number | null;
  approvedAt: number | null;
  approvedBy: Who | null;
  opensAt: number | null;
  links: number;
  expiresAt: number | null;
  outcome: 'done' | 'stopped' | 'refused' | 'lapsed' | null;
  endedAt: number | null;
  /** A contact point of the record has said that it is them. */
  isHurried: boolean;
};

export const newCase = (startedBy: Who, now: number): AccessCase => ({
  startedBy,
  checkedAt: now,
  requestedAt: null,
  approvedAt: null,
  approvedBy: null,
  opensAt: null,
  links: 0,
  expiresAt: null,
  outcome: null,
  endedAt: null,
  isHurried: false,
});

/** How far a case has come. */
export function stateOf(one: AccessCase, now: number) {
  if (one.outcome) return one.outcome;
  if (one.requestedAt === null) return now - one.checkedAt < hour ? 'checked' : 'lapsed';
  if (one.approvedAt === null) return now - one.requestedAt < 7 * day ? 'requested' : 'lapsed';
  if (now - one.approvedAt >= 14 * day) return 'lapsed';
  if (one.expiresAt === null) return 'waiting';
  return now < one.expiresAt ? 'open' : 'expired';
}
export const runs = (one: AccessCase, now: number): boolean =>
  ['checked', 'requested', 'waiting', 'open', 'expired'].includes(stateOf(one, now));

export type Counter = { count: number; ends: number };
/** Counts one in a window of a day. @returns how many in it */
export function countIn(model: { now: number; tries: Record<string, Counter> }, name: string): number {
  const running = model.tries[name];
  const isOver = !running || running.ends <= model.now;
  model.tries[name] = isOver ? { count: 1, ends: model.now + day } : { ...running, count: running.count + 1 };
  return model.tries[name].count;
}

/** What holds for all of them, whatever is done. */
export const casePromises = {
  'one at a time': ({ cases }: { cases: Record<string, AccessCase> }) =>
    Object.values(cases).filter(({ outcome }) => outcome === null).length <= 1,
  'the approver has not started it': ({ cases }: { cases: Record<string, AccessCase> }) =>
    Object.values(cases).every(({ startedBy, approvedBy }) => startedBy !== approvedBy),
  'nothing is done without two people': ({ cases }: { cases: Record<string, AccessCase> }) =>
    Object.values(cases).every(({ outcome, approvedBy }) => outcome !== 'done' || approvedBy !== null),
  'nothing is done before 48 hours, unless a contact point of the record says that it is them': ({
    cases,
  }: {
    cases: Record<string, AccessCase>;
  }) =>
    Object.values(cases).every(
      ({ outcome, isHurried, approvedAt, endedAt }) =>
        outcome !== 'done' || isHurried || endedAt! - approvedAt! >= 48 * hour,
    ),
};

/** As they are shown of a model: by key, without what only the model knows. */
export const shownCases = (cases: Record<string, AccessCase>, extra: readonly string[] = []): object =>
  Object.fromEntries(
    Object.entries(cases).map(([key, one]) => [
      key,
      Object.fromEntries(
        Object.entries(one).filter(([name]) => name !== 'isHurried' && !extra.includes(name)),
      ),
    ]),
  );

/** @param ids of the cases, by key */
export async function foundCases(
  db: Database,
  personId: string,
  ids: ReadonlyMap<string, string>,
  columns: RawBuilder<unknown> = sql``,
): Promise<object> {
  const { rows } = await sql<Record<string, unknown> & { id: string }>`
    select id, started_by as "startedBy", approved_by as "approvedBy", checked_at as "checkedAt",
      requested_at as "requestedAt", approved_at as "approvedAt", opens_at as "opensAt", link_number as links,
      expires_at as "expiresAt", outcome, ended_at as "endedAt" ${columns}
    from account_recovery where person_id = ${personId}`.execute(db);
  const plain = (value: unknown) =>
    value instanceof Date ? value.getTime() : (staffNames.get(value) ?? value);
  const keyOf = new Map([...ids].map(([key, id]) => [id, key]));
  return Object.fromEntries(
    rows.map(({ id, ...row }) => [
      keyOf.get(id) ?? id,
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)])),
    ]),
  );
}

/** Mostly the newest case, and mostly what it is ready for. @param states in which it is ready */
export const aimAt =
  <Case extends AccessCase, Command>(
    states: readonly string[],
    command: (key: string, one: Case, choice: number) => Command | null,
  ) =>
  (model: { now: number; cases: Record<string, Case> }, choice: number): Command | null => {
    const keys = Object.keys(model.cases).toReversed();
    const key = keys[choice % 6 === 0 ? choice % Math.min(3, keys.length) : 0];
    const one = key === undefined ? undefined : model.cases[key];
    const isReady = one && (choice % 5 === 0 || states.includes(stateOf(one, model.now)));
    return key !== undefined && isReady ? command(key, one, Math.floor(choice / 7)) : null;
  };

export const codeOrOutcome = ({ status, body }: { status: number; body: object }): string => {
  const { code, outcome, state } = body as Record<string, string | undefined>;
  return [status, code ?? outcome ?? state].filter(Boolean).join(' ');
};
