/** Signing in with codes, renewing and signing out, as it must be. Changes nothing. */

const minute = 60_000;
const hour = 60 * minute;
export const day = 24 * hour;
export const identifiers = ['email', 'phone'] as const;
export type IdentifierName = (typeof identifiers)[number];

type Counter = { count: number; ends: number };
/** A sign-in that has begun in a browser. */
export type Attempt = {
  identifier: IdentifierName;
  begunAt: number;
  sentAt: number;
  codes: number;
  tries: number;
  isDone: boolean;
};
/** What a sign-in has been given; each refresh token has one successor. */
export type Family = { isAlive: boolean; begunAt: number; tokens: { usedAt: number | null; ends: number }[] };
export type Model = {
  now: number;
  attempts: Record<string, Attempt>;
  families: Record<string, Family>;
  accounts: IdentifierName[];
  counters: Record<string, Counter>;
};
export type Command =
  | { what: 'ask'; key: string; identifier: IdentifierName }
  | { what: 'ask again'; key: string }
  | { what: 'type'; key: string; isRight: boolean }
  | { what: 'renew'; key: string; token: number }
  | { what: 'sign out'; key: string }
  | { what: 'clock'; by: number };

/** The expected answer, and the state afterwards. */
export function expected(before: Model, command: Command): { answer: string; model: Model } {
  const model = structuredClone(before);
  return { answer: act(model, command), model };
}

function act(model: Model, command: Command): string {
  const { now } = model;
  const attempt = 'key' in command ? model.attempts[command.key] : undefined;
  const family = 'key' in command ? model.families[command.key] : undefined;
  switch (command.what) {
    case 'ask':
      if (!mayBeSent(model, command.identifier)) return 'wait';
      model.attempts[command.key] = {
        identifier: command.identifier,
        begunAt: now,
        sentAt: now,
        codes: 1,
        tries: 0,
        isDone: false,
      };
      return 'sent';
    case 'ask again':
      if (now - attempt!.sentAt < 30_000 || !mayBeSent(model, attempt!.identifier)) return 'wait';
      Object.assign(attempt!, { sentAt: now, codes: attempt!.codes + 1, tries: 0 });
      return 'sent';
    case 'type':
      return type(model, command.key, attempt!, command.isRight);
    case 'renew':
      return renew(family!, command.token, now);
    case 'sign out':
      family!.isAlive = false;
      return 'out';
    case 'clock':
      return 'later';
  }
}

/** Within the window that runs. */
export function used(model: Model, name: string): number {
  const one = model.counters[name];
  return one && one.ends > model.now ? one.count : 0;
}

/** @param locks the window begins again with the last one allowed */
function take(model: Model, name: string, limit: number, window: number, locks = false): boolean {
  const count = used(model, name);
  if (count >= limit) return false;
  const begins = count === 0 || (locks && count + 1 === limit);
  model.counters[name] = {
    count: count + 1,
    ends: begins ? model.now + window : model.counters[name]!.ends,
  };
  return true;
}

/** Five codes an hour and ten a day for one caller and one identifier, and none while wrong ones have locked it. */
function mayBeSent(model: Model, identifier: IdentifierName): boolean {
  if (used(model, `tries ${identifier}`) >= 6) return false;
  if (used(model, `hour ${identifier}`) >= 5 || used(model, `day ${identifier}`) >= 10) return false;
  take(model, `hour ${identifier}`, 5, hour);
  take(model, `day ${identifier}`, 10, day);
  return true;
}

/** A code serves once, for ten minutes, six tries; six wrong ones lock for a quarter of an hour. */
function type(model: Model, key: string, attempt: Attempt, isRight: boolean): string {
  const { identifier } = attempt;
  if (attempt.isDone) return 'no';
  if (!take(model, `tries ${identifier}`, 6, 15 * minute, true)) return 'no';
  if (model.now - attempt.sentAt >= 10 * minute || attempt.tries >= 6) return 'no';
  attempt.tries += 1;
  if (!isRight) return 'no';
  attempt.isDone = true;
  delete model.counters[`tries ${identifier}`];
  for (const name of [`hour ${identifier}`, `day ${identifier}`]) {
    const counter = model.counters[name];
    if (counter) counter.count = Math.max(0, counter.count - attempt.codes);
  }
  if (!model.accounts.includes(identifier)) model.accounts.push(identifier);
  model.families[key] = {
    isAlive: true,
    begunAt: model.now,
    tokens: [{ usedAt: null, ends: model.now + day }],
  };
  return 'in';
}

/** A used token serves for a minute and gives the same successor; later it ends the whole sign-in. */
function renew(family: Family, place: number, now: number): string {
  const token = family.tokens[place]!;
  if (!family.isAlive || token.ends <= now) return 'refused';
  if (token.usedAt !== null && now - token.usedAt > minute) {
    family.isAlive = false;
    return 'refused';
  }
  token.usedAt ??= now;
  const next = family.tokens[place + 1] ?? { usedAt: null, ends: 0 };
  family.tokens[place + 1] = { ...next, ends: now + day };
  return 'renewed';
}

/** What must never happen, whatever is done. */
export const promises: Record<string, (model: Model) => boolean> = {
  'a sign-in begins with a right code, and each code begins one': ({ attempts, families }) =>
    Object.keys(families).every((key) => attempts[key]?.isDone),
  'six wrong codes are all that is compared of one caller in a quarter of an hour': (model) =>
    identifiers.every((one) => used(model, `tries ${one}`) <= 6),
  'no more than five codes an hour leave for one caller and identifier': (model) =>
    identifiers.every((one) => used(model, `hour ${one}`) <= 5),
  'one account for each identifier': ({ accounts }) => new Set(accounts).size === accounts.length,
};
