/**
 * `npm run bench:page`: what the start page, a member's own page and the other pages cost on a slow phone (processor at a
 * quarter, slow 4G), beside plain pages with the same text. Medians of the visits after the first of each. Ends with 1 above
 * the aims, and where a page is over a tenth slower, beside the plain page, than when the figures were last kept.
 */
import fs from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import type { Sizes } from '#web/build/byte-budget.ts';
import { demoAccounts } from '../dev/seed/demo-people.ts';
import { findChromium } from '../test/support/find-chromium.ts';
import { findFreePort } from '../test/support/free-port.ts';
import { keepFigure } from '../test/support/trust-figures.ts';
import { type BenchPortal, startBenchPortal } from './bench-portal.ts';
import { endAfterMinutes, machine, median, printTable } from './bench-table.ts';
import { readKept, worsened } from './kept-ratios.ts';
import { type Bench, createBench, memberNumber, otherPages } from './page-scenarios.ts';
import { slowestPressMs, type Visit } from './page-visit.ts';
import { servePlainPages } from './plain-pages.ts';
import { isSmall, takeSize } from './trial-size.ts';
import { endWithVerdict, endWorse } from './verdict.ts';

const { rounds, only } = takeSize({ rounds: { full: 5, small: 1 } }, ['own', 'others']);
const { kari, mona } = demoAccounts;
const ratioTitle = '× plain';

type Scenario = { name: string; visit(): Promise<Visit> };
type Measured = { name: string; visits: Visit[] };
type SignedIn = Awaited<ReturnType<Bench['signIn']>>;

const ownNames = {
  start: 'start page, signed out, cold',
  cold: 'own page, signed in, cold',
  warm: 'own page, signed in, warm',
  fromCode: 'own page, from the accepted code',
};
const plainName = '  plain page, same text as the own page';

/** Side by side: what else the machine does falls on all of them. */
async function measure(scenarios: Scenario[]): Promise<Measured[]> {
  const measured = scenarios.map(({ name }) => ({ name, visits: [] as Visit[] }));
  for (let round = isSmall ? 1 : 0; round <= rounds; round++) {
    for (const [place, scenario] of scenarios.entries()) {
      const one = await scenario.visit().catch((error) => {
        throw new Error(`The visit failed: ${scenario.name}`, { cause: error });
      });
      if (round > 0) measured[place]!.visits.push(one);
    }
  }
  return measured;
}

/** Of the pages that are measured, and of the plain ones beside them. */
async function scenariosOf(bench: Bench, { origin }: BenchPortal, signedIn: SignedIn, plainOrigin: string) {
  const { storage, startText } = signedIn;
  const heading = startText.split('\n')[0]!;
  const own = (isWarm: boolean) => bench.visitOnce(`${origin}/home`, memberNumber, storage, isWarm);
  const ownScenarios: Scenario[] = [
    { name: ownNames.start, visit: () => bench.visitOnce(`${origin}/`, heading) },
    { name: '  plain page, same text', visit: () => bench.visitOnce(`${plainOrigin}/start`, heading) },
    { name: ownNames.cold, visit: () => own(false) },
    { name: ownNames.warm, visit: () => own(true) },
    { name: ownNames.fromCode, visit: () => bench.visitFromCode(kari.email, memberNumber) },
  ];
  const others: Scenario[] = [];
  if (only.includes('others')) {
    const desk = await bench.signIn(mona.email, 'Hei, Mona');
    // Seen once by the desk, so that Kari's own page of privacy has something to show.
    await bench.visitOnce(`${origin}${otherPages.at(-1)!.path}`, otherPages.at(-1)!.awaits, desk.storage);
    for (const { name, path, account, awaits } of otherPages)
      for (const isWarm of [false, true])
        others.push({
          name: `${name}, ${isWarm ? 'warm' : 'cold'}`,
          visit: () =>
            bench.visitOnce(origin + path, awaits, account === mona.email ? desk.storage : storage, isWarm),
        });
  }
  const plain: Scenario = {
    name: plainName,
    visit: () => bench.visitOnce(`${plainOrigin}/home`, memberNumber),
  };
  return [...(only.includes('own') ? ownScenarios : []), ...others, plain];
}

/** In the form for an enquiry: a letter, a choice, and a press that says what is missing. */
const pressesMs = (bench: Bench, origin: string, { storage }: SignedIn): Promise<number> =>
  bench.withContext(storage, async (open) => {
    const page = await open('');
    await page.goto(`${origin}/ny-henvendelse`);
    const send = page.getByRole('button', { name: 'Send henvendelse' });
    await send.waitFor();
    return slowestPressMs(page, [
      () => page.getByLabel('Emne').press('a'),
      () => page.getByLabel('Melding').press('a'),
      () => send.click(),
    ]);
  });

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const figureOf = ({ visits }: Measured, figure: keyof Visit) => median(visits.map((one) => one[figure]));

const head = [
  `median of ${rounds}`,
  ...['JS kB', 'MSAL kB', 'wire kB', 'requests', 'FCP s', 'LCP s', 'content s', ratioTitle, 'TBT ms', 'CLS'],
];

function rowOf(one: Measured, plainMs: number): string[] {
  const of = (figure: keyof Visit) => figureOf(one, figure);
  return [
    one.name,
    kilobytes(of('scriptBytes')),
    kilobytes(of('signInLibraryBytes')),
    kilobytes(of('wireBytes')),
    String(of('requests')),
    seconds(of('fcpMs')),
    seconds(of('lcpMs')),
    seconds(of('contentMs')),
    one.name.startsWith(' ') ? '' : (of('contentMs') / plainMs).toFixed(2),
    of('blockedMs').toFixed(0),
    of('cls').toFixed(3),
  ];
}

let isKept = true;
function verdict(name: string, figure: number, limit: number, unit: string): void {
  isKept &&= isSmall || figure <= limit;
  console.log(`${figure <= limit ? 'met   ' : 'MISSED'}  ${name}: ${figure} ${unit} (at most ${limit})`);
}

function judgeOthers(measured: Measured[]): void {
  for (const one of measured.filter(({ name }) =>
    otherPages.some((page) => name.startsWith(`${page.name},`)),
  )) {
    const limit = one.name.endsWith('warm') ? 0.9 : 2.8;
    verdict(`${one.name}, content`, Number(seconds(figureOf(one, 'contentMs'))), limit, 's');
    verdict(`${one.name}, requests`, figureOf(one, 'requests'), 16, '');
    verdict(`${one.name}, CLS`, Number(figureOf(one, 'cls').toFixed(3)), 0.01, '');
  }
}

function judgeOwn(measured: Measured[], pressMs: number): void {
  const named = (name: string) => measured.find((one) => one.name === name)!;
  const [start, cold, warm] = [named(ownNames.start), named(ownNames.cold), named(ownNames.warm)];
  const sizes: Sizes = JSON.parse(fs.readFileSync(new URL('../dist/sizes.json', import.meta.url), 'utf8'));
  const inSeconds = (one: Measured, figure: keyof Visit) => Number(seconds(figureOf(one, figure)));
  verdict('start page, JavaScript', figureOf(start, 'scriptBytes') / 1000, 2.048, 'kB');
  verdict('start page, LCP', inSeconds(start, 'lcpMs'), 0.78, 's');
  verdict('own page cold, content', inSeconds(cold, 'contentMs'), 2.6, 's');
  verdict('own page cold, requests', figureOf(cold, 'requests'), 14, '');
  verdict('own page cold, bytes', Number(kilobytes(figureOf(cold, 'wireBytes'))), 220, 'kB');
  verdict('own page warm, content', inSeconds(warm, 'contentMs'), 0.8, 's');
  verdict(
    'own page from the accepted code, content',
    inSeconds(named(ownNames.fromCode), 'contentMs'),
    2.8,
    's',
  );
  verdict('app of every signed-in page, JavaScript without MSAL', sizes.app / 1000, 100, 'kB');
  const highest = (figure: keyof Visit, of: Measured[]) =>
    Math.max(...of.map((one) => figureOf(one, figure)));
  const gzip = highest('gzipBytes', [start, cold]) / 1000;
  const lcp = highest('lcpMs', [start, cold]) / 1000;
  const cls = highest('cls', [start, cold, warm]);
  verdict('CLS of the start page and the own page', Number(cls.toFixed(3)), 0.01, '');
  verdict('own page, all JavaScript as gzip', Number(gzip.toFixed(1)), 180, 'kB');
  verdict('LCP of the slower page, cold', Number(lcp.toFixed(2)), 1.8, 's');
  verdict('answer to a press', pressMs, 150, 'ms');
  keepFigure({
    row: 10,
    score: gzip <= 180 && lcp <= 1.8 && cls <= 0.02 && pressMs <= 150 ? 2 : 1,
    figure: `The slower of the start page and a member's own page, cold, medians of ${rounds}: JavaScript ${gzip.toFixed(1)} kB as gzip, LCP ${lcp.toFixed(2)} s, CLS ${cls.toFixed(3)} (also warm); the slowest press in the form for an enquiry ${pressMs.toFixed(0)} ms. Start page alone: ${kilobytes(figureOf(start, 'gzipBytes'))} kB, ${seconds(figureOf(start, 'lcpMs'))} s, ${figureOf(start, 'cls').toFixed(3)}.`,
    command: 'npm run bench:page',
  });
}

/** @returns what became worse than the kept figures */
async function run(browser: Browser, portal: BenchPortal): Promise<string[]> {
  const bench = createBench(browser, portal);
  const signedIn = await bench.signIn(kari.email, memberNumber);
  const texts = { '/start': signedIn.startText, '/home': signedIn.homeText };
  const plain = await servePlainPages(texts, await findFreePort());
  try {
    console.log(machine());
    const measured = await measure(await scenariosOf(bench, portal, signedIn, plain.origin));
    console.log(`${machine()}, Chromium ${browser.version()}\n`);
    const plainMs = figureOf(measured.at(-1)!, 'contentMs');
    const rows = measured.map((one) => rowOf(one, plainMs));
    printTable(head, rows);
    console.log();
    judgeOthers(measured);
    if (only.includes('own')) {
      const pressed: number[] = [];
      for (let round = 0; round < rounds; round++)
        pressed.push(await pressesMs(bench, portal.origin, signedIn));
      judgeOwn(measured, median(pressed));
    }
    return isSmall ? [] : worsened(readKept('bench-page'), { head, rows }, ratioTitle);
  } finally {
    plain.close();
  }
}

endAfterMinutes(30);
const portal = await startBenchPortal();
const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({ executablePath, args, env });
let worse: string[];
try {
  worse = await run(browser, portal);
} finally {
  await browser.close();
  await portal.stop();
}
if (worse.length > 0) endWorse(worse);
endWithVerdict(isKept, 'the pages meet the aims above, and are as fast as when they were last measured.');
