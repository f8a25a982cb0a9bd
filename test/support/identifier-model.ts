/**
 * What a member signs in with, as it must be: the second step, changes that can be undone for two days, and signing out
 * everywhere. Changes nothing.
 */
const hour = 3_600_000;
const twoDays = 48 * hour;
export const kinds = ['email', 'phone'] as const;
export type Kind = (typeof kinds)[number];
export const otherKind = (kind: Kind): Kind => (kind === 'email' ? 'phone' : 'email');

/** What opens the account, and since when: it is a second step after two days. */
type Factor = { value: string; since: number } | null;
export type Change = {
  kind: Kind;
  former: string | null;
  value: string | null;
  isContact: boolean;
  askedAt: number;
  /** Since when the former one had opened the account; null where it did not. */
  movedSince: number | null;
  isOver: boolean;
};
export type SignIn = {
  at: number;
  /** Let in by the portal. */
  isAlive: boolean;
  /** Still known to the provider. */
  isKept: boolean;
};
export type Model = {
  begunAt: number;
  now: number;
  factors: Record<Kind, Factor>;
  contact: Record<Kind, string>;
  /** By the order in which they were asked for. */
  changes: Change[];
  signIns: Record<string, SignIn>;
  /** Opened the account once, or asked to. */
  formers: string[];
};
export type Command =
  | { what: 'sign in'; key: string; kind: Kind; isStrong: boolean; typed: string }
  | { what: 'sign in with a former one'; value: string }
  | { what: 'change' | 'remove'; key: string; kind: Kind; value: string }
  | { what: 'undo by link'; change: number }
  | { what: 'undo here'; change: number; key: string }
  | { what: 'sign out'; key: string; scope: 'others' | 'all' }
  | { what: 'use'; key: string }
  | { what: 'clock'; by: number };

/** The expected answer, and the state afterwards. */
export function expected(before: Model, command: Command): { answer: string; model: Model } {
  const model = structuredClone(before);
  const signIn = 'key' in command ? model.signIns[command.key] : undefined;
  const isOut = command.what !== 'sign in' && signIn?.isAlive === false;
  return { answer: isOut ? 'out' : act(model, command), model };
}

function act(model: Model, command: Command): string {
  const { now } = model;
  switch (command.what) {
    case 'sign in':
      model.signIns[command.key] = { at: now, isAlive: true, isKept: true };
      return command.isStrong ? secondStep(model, otherKind(command.kind), command.typed) : 'in';
    case 'sign in with a former one':
      return 'another account';
    case 'change':
      change(model, command.key, command.kind, command.value);
      return 'changed';
    case 'remove':
      return remove(model, command.key, command.kind);
    case 'undo by link':
      return undo(model, command.change) ? 'undone' : 'gone';
    case 'undo here':
      return undo(model, command.change) ? 'undone' : 'gone';
    case 'sign out':
      for (const [key, one] of Object.entries(model.signIns))
        if (command.scope === 'all' || key !== command.key) one.isAlive = false;
      return 'ended';
    case 'use':
      return 'in';
    case 'clock':
      for (const one of model.changes) if (!one.isOver && one.askedAt + twoDays <= now) takeUp(model, one);
      return 'later';
  }
}

/** What is typed is notified, and neither counts nor opens anything before two days have passed. */
function secondStep(model: Model, kind: Kind, typed: string): string {
  const factor = model.factors[kind];
  if (factor) return factor.since + twoDays <= model.now ? 'in, two steps' : 'in, the other waits';
  model.formers.push(typed);
  note(model, { kind, former: null, value: typed, isContact: false, movedSince: null });
  return 'in, the other was typed';
}

const note = (model: Model, change: Omit<Change, 'askedAt' | 'isOver'>) =>
  model.changes.push({ ...change, askedAt: model.now, isOver: false });

function endOthers(model: Model, own: string | null): void {
  for (const [key, one] of Object.entries(model.signIns))
    if (key !== own) Object.assign(one, { isAlive: false, isKept: false });
}

/** Moves what is signed in with too, where it is the same; then the other sign-ins end. */
function change(model: Model, key: string, kind: Kind, value: string): void {
  const former = model.contact[kind];
  const held = model.factors[kind];
  const movedSince = held?.value === former ? held.since : null;
  if (movedSince !== null) {
    model.factors[kind] = { value, since: model.now };
    endOthers(model, key);
  }
  model.contact[kind] = value;
  model.formers.push(value);
  note(model, { kind, former, value, isContact: true, movedSince });
}

function remove(model: Model, key: string, kind: Kind): string {
  if (model.now - model.signIns[key]!.at >= 300_000) return 'SIGN_IN_AGAIN';
  const held = model.factors[kind];
  if (!held || !model.factors[otherKind(kind)]) return 'CHANGED_ELSEWHERE';
  model.factors[kind] = null;
  endOthers(model, key);
  note(model, { kind, former: held.value, value: null, isContact: false, movedSince: held.since });
  return 'removed';
}

/** What was changed since, on top of it, goes with it: the last first. All sign-ins end. */
function undo(model: Model, place: number): boolean {
  const asked = model.changes[place];
  if (!asked || asked.isOver || asked.askedAt + twoDays <= model.now) return false;
  for (const one of model.changes.slice(place).toReversed()) {
    if (one.isOver || one.kind !== asked.kind) continue;
    if (one.movedSince !== null) model.factors[one.kind] = { value: one.former!, since: one.movedSince };
    if (one.isContact) model.contact[one.kind] = one.former!;
    one.isOver = true;
  }
  endOthers(model, null);
  return true;
}

/** After two days what was only asked for opens the account, where nothing of its kind does. */
function takeUp(model: Model, one: Change): void {
  one.isOver = true;
  const isNew = one.movedSince === null && one.value !== null;
  if (isNew && !model.factors[one.kind])
    model.factors[one.kind] = { value: one.value!, since: model.now - twoDays };
}

/** What must never happen, whatever is done. */
export const promises: Record<string, (model: Model) => boolean> = {
  'the member can always sign in': ({ factors }) => kinds.some((kind) => factors[kind]),
  'what the provider has ended is let in nowhere': ({ signIns }) =>
    Object.values(signIns).every(({ isAlive, isKept }) => isKept || !isAlive),
  'nothing can be undone when two days have passed and the clock was looked at': ({ changes, now }) =>
    changes.every(({ isOver, askedAt }) => isOver || now - askedAt < twoDays + hour),
};
