/** What axe cannot decide by itself, and what a person saw who looked. */
export type Undecided = { rule: string; why: string; html: string };

/** Rule, the reason that axe gives, and why it is no fault. */
const read: readonly { rule: string; why: RegExp; seen: string }[] = [
  {
    rule: 'color-contrast',
    why: /background gradient/,
    seen: 'A list to choose from: only its arrow is drawn so, the words stand on one colour. A table that is wider than its frame: the shadow at the side with more leaves at least 4.5:1 to ink and to links where it is darkest.',
  },
  {
    rule: 'color-contrast',
    why: /overlapped by another element/,
    seen: 'The words of the member card, ink on white in a dialog over the page. The bar of a phone: a message lay over it, and is above it since.',
  },
  {
    rule: 'color-contrast',
    why: /partially obscured by another element/,
    seen: 'The lines of the queue beside a case: cut off where the list ends and is scrolled, ink on paper.',
  },
  {
    rule: 'color-contrast',
    why: /partially overlaps other elements/,
    seen: 'A message at the foot of a phone, light words on night: over the bar then, above it since.',
  },
  {
    rule: 'color-contrast',
    why: /too short to determine/,
    seen: 'One digit: a cell of a table in ink on paper, and the number of unread in white on night.',
  },
  {
    rule: 'label-content-name-mismatch',
    why: /visible text is part of the accessible name/,
    seen: 'The cross that closes a message is a sign, kept from screen readers. Its name is «Lukk meldingen».',
  },
];

/** @returns those that are not reviewed */
export const unreadFindings = <Found extends Undecided>(found: readonly Found[]): Found[] =>
  found.filter((one) => !read.some(({ rule, why }) => rule === one.rule && why.test(one.why)));

/** @returns the figure of such a run, with how many kinds are left to read; the target is met when there are none */
export const withUnread = <Figure extends { figure: string; score: number }>(
  figure: Figure,
  unread: number,
): Figure => ({
  ...figure,
  score: unread > 0 ? 1 : 3,
  figure: figure.figure.replace(/\d+ not read yet/, `${unread} not read yet`),
});
