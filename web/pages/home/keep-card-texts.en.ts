/** In English. */
import { keptDays } from '#web/session/kept-days.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const keepCardTexts = {
  title: 'Membership card',
  keep: 'Keep the card on this device',
  about: `Keep the card on the device, and you can show it without a network too. Anyone who can unlock the device can see it. We delete it when you sign out, when the membership ends, and when ${keptDays} days have passed since you last opened Min side.`,
  kept: (day: string) =>
    `The card is on this device until ${day}. Without a network you see it when you open Min side.`,
  remove: 'Remove the card from the device',
  failed: 'The browser did not let us put the card on the device. It does not work in a private window.',
  /** On the page that is kept. */
  offline: (day: string) =>
    `You have no network, and see the card that is on the device. It is deleted on ${day}.`,
  again: 'Try Min side again',
};
export type Complete = Whole<
  Compared<typeof import('./keep-card-texts.ts'), typeof import('./keep-card-texts.en.ts')>
>;
