/** In English. */
import type { Compared, Whole } from '#web/texts/language.ts';

const browsers: Readonly<Record<string, string>> = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
};
const systems: Readonly<Record<string, string>> = {
  iphone: 'iPhone',
  ipad: 'iPad',
  android: 'Android',
  windows: 'Windows',
  mac: 'Mac',
  chromeos: 'Chromebook',
  linux: 'Linux',
};

/** «Chrome on Windows». @param device browser and system, as the server keeps them */
export function deviceWords(device: string): string {
  const [browser = '', system = ''] = device.split(' ');
  return `${browsers[browser] ?? 'A browser'} on ${systems[system] ?? 'an unknown device'}`;
}

export const sessionsTexts = {
  title: 'Where you are signed in',
  lead: 'The devices that can use Min side as you. If you see one you do not know, end it.',
  kept: 'We store what kind of browser and device it is, when it was last used, and enough of the address for you to see which one you used. We do not store where you are.',
  list: 'Devices',
  isThis: 'This device',
  used: (when: string) => `Last used ${when}`,
  began: (when: string) => `Signed in ${when}`,
  signedInWith: (masked: string) => `Signed in with ${masked}`,
  end: 'End',
  endNamed: (device: string, place: number, used: string) =>
    `End ${device}, number ${place} in the list, last used ${used}`,
  ended: 'The device is signed out.',
  endOthers: 'End all the others',
  endedOthers: 'All the others have been ended.',
  endAll: 'End all, this one too',
  only: 'You are only signed in here.',
  ours: 'The device has to sign in again, and that happens within half a minute.',
  theirs:
    'The device loses access to Min side within half a minute. You may still be signed in with the provider (for example Microsoft), but the device has to sign in again to open Min side.',
  notice:
    'If somebody signs in as you from a type of device we have not seen before, you are told by e-mail and SMS.',
};

export const recoveryAskedTexts = {
  title: 'Somebody has asked for new access to your account',
  text: (when: string) =>
    `If it was not you, stop it here. If you do nothing, the new login can be put to use ${/^\d/.test(when) ? 'on ' : ''}${when}. Then the devices below are signed out.`,
  stop: 'Stop it',
  stopped: 'The new login is stopped.',
};
export type Complete = Whole<
  Compared<typeof import('./sessions-texts.ts'), typeof import('./sessions-texts.en.ts')>
>;
