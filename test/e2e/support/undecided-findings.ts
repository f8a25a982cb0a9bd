/** What axe cannot decide by itself, and what a person saw who looked. */
export type Undecided = { rule: string; why: string; html: string };

/** Rule, the reason that axe gives, and why it is no fault. */
const read: readonly { rule: string; why: RegExp; seen: string }[] = [];

/** @returns those that are not reviewed */
export const unreadFindings = <Found extends Undecided>(found: readonly Found[]): Found[] =>
  found.filter((one) => !read.some(({ rule, why }) => rule === one.rule && why.test(one.why)));
