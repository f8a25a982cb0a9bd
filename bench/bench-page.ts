/**
 * `npm run bench:page -- --rounds=5`: what the start page and a member's own page cost on a slow phone (processor at a quarter,
 * slow 4G), beside plain pages with the same text. Medians of the visits after the
 * first of each. Ends with 1 above the aims.
 */
import fs from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Sizes } from '#web/build/byte-budget.ts';
import { demoAccounts, demoPersons } from '../dev/seed/demo-people.ts';
import { findChromium } from '../test/support/find-chromium.ts';
import { findFreePort } from '../test/support/free-port.ts';
import { keepFigure } from '../test/support/trust-figures.ts';
import { type BenchPortal, startBenchPortal } from './bench-portal.ts';
import { endAfterMinutes, machine, median, printTable } from './bench-table.ts';
import { openPage, slowestPressMs, type Visit, visit } from './page-visit.ts';
import { servePlainPages } from './plain-pages.ts';
import { isSmall, takeSize } from './trial-size.ts';
import { endWithVerdict } from './verdict.ts';

const { rounds } = takeSize({ rounds: { full: 5, small: 1 } });
const phone = { viewport: { width: 390, height: 844 }, locale: 'nb-NO', timezoneId: 'Europe/Oslo' };
/** Comes from the API, and stands nowhere else on the page. */
const memberNumber = demoPersons.kari.membership!.number;

/** Line by line as it is seen. */
const textOf = (page: Page) =>
  // biome-ignore lint/performance/useDomNodeTextContent: the lines are wanted
  page.locator('main').innerText();

type SignedIn = Awaited<ReturnType<typeof signIn>>;

/** Through the pages, as a person would. @returns the browser's storage, and the text of the pages seen on the way */
async function signIn(browser: Browser, { origin, readCode }: BenchPortal) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(origin);
  const startText = await textOf(page);
  await page.getByRole('banner').getByRole('button', { name: 'Logg inn' }).click();
  await page.getByLabel('Telefonnummer eller e-post').fill(demoAccounts.kari.email);
  await page.getByRole('button', { name: 'Fortsett' }).click();
  await page.getByLabel('Engangskode').fill(await readCode(demoAccounts.kari.email));
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await page.getByText(memberNumber).first().waitFor();
  const homeText = await textOf(page);
  const storage = await context.storageState();
  await context.close();
  return { storage, startText, homeText };
}

type Scenario = {
  name: string;
  url: string;
  awaits: string;
  storage?: SignedIn['storage'];
  /** Seen once before, in the same tab, without throttling. */
  isWarm?: boolean;
};

async function visitOnce(browser: Browser, { url, awaits, storage, isWarm }: Scenario): Promise<Visit> {
  const context = await browser.newContext({ ...phone, ...(storage && { storageState: storage }) });
  try {
    const page = await openPage(context, awaits);
    if (!isWarm) return await visit(page, () => page.goto(url));
    await page.goto(url);
    await page.getByText(awaits).first().waitFor();
    await page.waitForLoadState('networkidle');
    return await visit(page, () => page.reload());
  } finally {
    await context.close();
  }
}

/** In the form for an enquiry: a letter, a choice, and a press that says what is missing. */
async function pressesMs(browser: Browser, origin: string, storage: SignedIn['storage']): Promise<number> {
  const context = await browser.newContext({ ...phone, storageState: storage });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/ny-henvendelse`);
    const send = page.getByRole('button', { name: 'Send henvendelse' });
    await send.waitFor();
    return await slowestPressMs(page, [
      () => page.getByLabel('Emne').press('a'),
      () => page.getByLabel('Melding').press('a'),
      () => send.click(),
    ]);
  } finally {
    await context.close();
  }
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);

function rowOf(name: string, visits: Visit[]): string[] {
  const of = (figure: keyof Visit) => median(visits.map((one) => one[figure]));
  return [
    name,
    kilobytes(of('scriptBytes')),
    kilobytes(of('signInLibraryBytes')),
    kilobytes(of('wireBytes')),
    String(of('requests')),
    seconds(of('fcpMs')),
    seconds(of('lcpMs')),
    seconds(of('contentMs')),
    of('blockedMs').toFixed(0),
    of('cls').toFixed(3),
  ];
}

const head = [
  `median of ${rounds}`,
  'JS kB',
  'MSAL kB',
  'wire kB',
  'requests',
  'FCP s',
  'LCP s',
  'content s',
  'TBT ms',
  'CLS',
];

let isKept = true;
function verdict(name: string, figure: number, limit: number, unit: string): void {
  isKept &&= isSmall || figure <= limit;
  console.log(`${figure <= limit ? 'met   ' : 'MISSED'}  ${name}: ${figure} ${unit} (at most ${limit})`);
}

endAfterMinutes(8);
const portal = await startBenchPortal();
const sizes: Sizes = JSON.parse(fs.readFileSync(new URL('../dist/sizes.json', import.meta.url), 'utf8'));
const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({ executablePath, args, env });
try {
  const { storage, startText, homeText } = await signIn(browser, portal);
  const plain = await servePlainPages({ '/start': startText, '/home': homeText }, await findFreePort());
  const heading = startText.split('\n')[0]!;
  const home = { url: `${portal.origin}/home`, awaits: memberNumber, storage };
  const scenarios: Scenario[] = [
    { name: 'start page, signed out, cold', url: `${portal.origin}/`, awaits: heading },
    { name: '  plain page, same text', url: `${plain.origin}/start`, awaits: heading },
    { name: 'own page, signed in, cold', ...home },
    { name: 'own page, signed in, warm', ...home, isWarm: true },
    { name: '  plain page, same text', url: `${plain.origin}/home`, awaits: memberNumber },
  ];
  const visits: Visit[][] = scenarios.map(() => []);
  console.log(machine());
  // Side by side: what else the machine does falls on all of them.
  for (let round = isSmall ? 1 : 0; round <= rounds; round++) {
    for (const [place, scenario] of scenarios.entries()) {
      const one = await visitOnce(browser, scenario);
      if (round > 0) visits[place]!.push(one);
    }
  }
  console.log(`${machine()}, Chromium ${browser.version()}\n`);
  printTable(
    head,
    scenarios.map(({ name }, place) => rowOf(name, visits[place]!)),
  );
  const figure = (place: number, name: keyof Visit) => median(visits[place]!.map((one) => one[name]));
  console.log();
  verdict('start page, JavaScript', figure(0, 'scriptBytes') / 1000, 20, 'kB');
  verdict('start page, LCP', Number(seconds(figure(0, 'lcpMs'))), 1, 's');
  verdict('start page, CLS', Number(figure(0, 'cls').toFixed(3)), 0.02, '');
  verdict('app of every signed-in page, JavaScript without MSAL', sizes.app / 1000, 100, 'kB');
  console.log(`        own page with its own code: ${kilobytes(figure(2, 'scriptBytes'))} kB`);
  verdict('own page, CLS', Number(figure(2, 'cls').toFixed(3)), 0.02, '');
  const pressed: number[] = [];
  for (let round = 0; round < rounds; round++) pressed.push(await pressesMs(browser, portal.origin, storage));
  const [gzip, lcp, cls, inp] = [
    Math.max(figure(0, 'gzipBytes'), figure(2, 'gzipBytes')) / 1000,
    Math.max(figure(0, 'lcpMs'), figure(2, 'lcpMs')) / 1000,
    Math.max(figure(0, 'cls'), figure(2, 'cls'), figure(3, 'cls')),
    median(pressed),
  ];
  verdict('own page, all JavaScript as gzip', Number(gzip.toFixed(1)), 180, 'kB');
  verdict('LCP of the slower page, cold', Number(lcp.toFixed(2)), 1.8, 's');
  verdict('answer to a press', inp, 150, 'ms');
  keepFigure({
    row: 10,
    score: gzip <= 180 && lcp <= 1.8 && cls <= 0.02 && inp <= 150 ? 2 : 1,
    figure: `The slower of the start page and a member's own page, cold, medians of ${rounds}: JavaScript ${gzip.toFixed(1)} kB as gzip, LCP ${lcp.toFixed(2)} s, CLS ${cls.toFixed(3)} (also warm); the slowest press in the form for an enquiry ${inp.toFixed(0)} ms. Start page alone: ${kilobytes(figure(0, 'gzipBytes'))} kB, ${seconds(figure(0, 'lcpMs'))} s, ${figure(0, 'cls').toFixed(3)}.`,
    command: 'npm run bench:page',
  });
  const ratio = (a: number, b: number) => (figure(a, 'contentMs') / figure(b, 'contentMs')).toFixed(2);
  console.log(
    `content, times the plain page: start ${ratio(0, 1)}, own page cold ${ratio(2, 4)}, warm ${ratio(3, 4)}`,
  );
  plain.close();
} finally {
  await browser.close();
  await portal.stop();
}
endWithVerdict(isKept, 'the start page and a member’s own page meet the aims above.');
