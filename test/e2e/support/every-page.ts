/** Every address of the portal, by the demo account that is shown something there. Made from the list of routes. */
import type { Page } from '@playwright/test';
import { routePatterns } from '#web/build/route-patterns.ts';
import { demoActivityIds } from '../../../dev/seed/demo-activity.ts';
import { demoArticleId } from '../../../dev/seed/demo-magazine.ts';
import { demoAccounts, demoPersons } from '../../../dev/seed/demo-people.ts';

/** Seeded: answered, and asked by Kari. */
export const enquiryId = '60000000-0000-4000-8000-000000000003';
/** Seeded: Liv leads it, and this is her office there. */
const [unitId, officeId] = ['40000000-0000-4000-8000-000000000011', '93000000-0000-4000-8000-000000000000'];
/** Seeded: Kari is summoned to it. */
const meetingId = '91000000-0000-4000-8000-000000000001';

const idIn = (pattern: string): string => {
  if (pattern.startsWith('/activities')) return demoActivityIds.families;
  if (pattern.startsWith('/magasininn/artikkel')) return demoArticleId;
  if (pattern.startsWith('/tillitsvalgt/verv')) return officeId;
  if (pattern.startsWith('/mitt-medlemsdemokrati')) return meetingId;
  if (pattern.startsWith('/medlemsservice/personer')) return demoPersons.kari.id;
  return /^\/(tillitsvalgt|administrasjon|medlemsservice\/verv)/.test(pattern) ? unitId : enquiryId;
};
const address = (pattern: string) => pattern.replace(':id', idIn(pattern));
const personal = routePatterns.filter(({ isPublic }) => !isPublic).map(({ pattern }) => address(pattern));

/** Drawn for everybody. */
export const openPages = routePatterns.filter(({ isPublic }) => isPublic).map(({ pattern }) => pattern);
export const deskPages = personal.filter((path) =>
  /^\/(medlemsservice|activities\/mine\/arranger)/.test(path),
);
export const chapterPages = personal.filter((path) => path.startsWith('/tillitsvalgt/'));
export const administrationPages = personal.filter((path) => path.startsWith('/administrasjon'));
/** The steps of joining: a member who opens one is sent home. */
export const joiningPages = personal.filter((path) => path.startsWith('/hefinn/'));
/** Addresses of letters and of the set-up, which lead to another page at once. */
const leadingOn = ['/invitasjon', '/oppsett'];
/** The demo gives the digital magazine to Liv, and not to Kari. */
const readingPages = personal.filter((path) => /^\/magasininn\/(les|artikkel)\//.test(path));
export const memberPages = personal.filter(
  (path) =>
    !leadingOn.includes(path) &&
    !readingPages.includes(path) &&
    ![...deskPages, ...administrationPages, ...chapterPages, ...joiningPages].includes(path),
);

/** Who sees which pages; without an account: not signed in. */
export type Visitor = { name: string; account: string | null; paths: readonly string[] };

/**
 * Pages of one thing that has another id in each demo, and the page that leads to each. The demo has no number that two people
 * gave, no file that is moved in, and the code of `/avmelding` is in e-mail only: those pages say that there is nothing.
 */
const leading: readonly [start: string, list: string][] = [
  ['/kvittering/aar/', '/kvittering/aar'],
  ['/kvittering/', '/administrer-giveravtale'],
  ['/magasininn/les/', '/magasininn/mine-opplysninger'],
  ['/medlemskort/', '/home'],
  ['/meldinger/brev/', '/meldinger'],
  ['/medlemsservice/barn/', '/medlemsservice/barn'],
  ['/medlemsservice/dodsfall/', '/medlemsservice/dodsfall'],
  ['/medlemsservice/ny-innlogging/', '/medlemsservice/ny-innlogging'],
];

/** No page links to it: it is where Vipps sends the donor back to. */
const agreementReceipt = '/kvittering-avtale/';
async function newestAgreementReceipt(page: Page): Promise<string> {
  // The page before may be asking for a receipt too.
  await page.goto('about:blank');
  const asked = page.waitForRequest(/\/api\/giving\/agreement-receipts\/[^/]+$/);
  await page.goto('/kvittering-avtale');
  return (await asked).url().split('/').at(-1)!;
}

/** @param path one of a visitor's. @returns the address to open: of a thing that is there, as its list leads to it */
export async function addressOf(page: Page, path: string): Promise<string> {
  if (path === agreementReceipt + enquiryId) return agreementReceipt + (await newestAgreementReceipt(page));
  const [start, list] = leading.find(([one]) => path === one + enquiryId) ?? [];
  if (!start || !list) return path;
  await page.goto(list);
  const isDirect = (href: string) => !href.slice(start.length).includes('/');
  // Beside the things there may be other pages, which may be there first.
  const pages = personal.filter((one) => one.startsWith(start) && one !== path);
  const links = page.locator(
    `main a[href^="${start}"]${pages.map((one) => `:not([href^="${one}"])`).join('')}`,
  );
  await links.first().waitFor({ state: 'attached' });
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  return hrefs.find(isDirect) ?? path;
}

/** So few that a part is gone through well within the time of a test. */
const mostInPart = 4;

function inParts({ name, account, paths }: Visitor): Visitor[] {
  const count = Math.ceil(paths.length / mostInPart);
  const size = Math.ceil(paths.length / count);
  return Array.from({ length: count }, (_, at) => ({
    name: count > 1 ? `${name}, part ${at + 1}` : name,
    account,
    paths: paths.slice(at * size, (at + 1) * size),
  }));
}

/** Each page once, by a user with content on it. */
export const visitors: readonly Visitor[] = [
  { name: 'a visitor', account: null, paths: openPages },
  { name: 'a member', account: demoAccounts.kari.email, paths: memberPages },
  { name: 'member service', account: demoAccounts.mona.email, paths: deskPages },
  { name: 'an administrator', account: demoAccounts.vigdis.email, paths: administrationPages },
  {
    name: 'somebody who leads a chapter',
    account: demoAccounts.liv.email,
    paths: [...chapterPages, ...readingPages],
  },
];

export const visitorParts: readonly Visitor[] = visitors.flatMap(inParts);
