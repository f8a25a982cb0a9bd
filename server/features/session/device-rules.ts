/** What kind of device a browser runs on, in two short words: enough to know it again, too little to follow anybody. */
import { maskedEmail, maskedPhone } from '../staff-desk/desk-rules.ts';

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'edge'],
  [/OPR\/|Opera/, 'opera'],
  [/SamsungBrowser\//, 'samsung'],
  [/Firefox\/|FxiOS\//, 'firefox'],
  [/Chrome\/|CriOS\//, 'chrome'],
  [/Safari\//, 'safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iphone'],
  [/iPad/, 'ipad'],
  [/Android/, 'android'],
  [/Windows/, 'windows'],
  [/Mac OS X|Macintosh/, 'mac'],
  [/CrOS/, 'chromeos'],
  [/Linux/, 'linux'],
];

const firstOf = (table: readonly (readonly [RegExp, string])[], text: string): string =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? 'other';

/** @param userAgent the header; null where there is none. @returns «chrome windows» */
export const deviceOf = (userAgent: string | null): string =>
  `${firstOf(browsers, userAgent ?? '')} ${firstOf(systems, userAgent ?? '')}`;

/** Which address a sign-in was made with, masked; null where the provider does not say. */
export const signedInWith = ({ emails, phone }: { emails: readonly string[]; phone: string | null }) =>
  emails[0] ? maskedEmail(emails[0]) : phone && maskedPhone(phone);
