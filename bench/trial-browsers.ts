/**
 * `npm run trial:browsers`: the main journeys with the keyboard, and pages as narrow as a phone, in the other browsers of this
 * machine (Debian: `firefox-esr`; `webkit2gtk-driver` and `xvfb`). axe looks at each page. Ends with 1 where something is wrong.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { demoAccounts } from '../dev/seed/demo-people.ts';
import {
  administrationPages,
  chapterPages,
  deskPages,
  memberPages,
  openPages,
} from '../test/e2e/support/every-page.ts';
import { type BenchPortal, startBenchPortal } from './bench-portal.ts';
import { endAfterMinutes, machine, printTable } from './bench-table.ts';
import { type Walk, walkIn } from './browser-walk.ts';
import { findBrowsers, type OtherBrowser, type Window } from './other-browsers.ts';
import { isSmall } from './trial-size.ts';
import { endNotRun, endWithVerdict } from './verdict.ts';

const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function signIn({ open, type, press }: Walk, { readCode }: BenchPortal, account: string) {
  await open('/home');
  await type('Telefonnummer eller e-post', account);
  await press('Fortsett', 'Engangskode');
  await type('Engangskode', await readCode(account));
  await press('Logg inn', 'Logg ut');
}

type Journeys = Readonly<Record<string, (walk: Walk) => Promise<void>>>;

/** Of a member. Each ends where a user would see that it is done. */
const ofMember: Journeys = {
  async 'an enquiry, refused and sent'({ open, press, choose, type, expectFocus }) {
    await open('/ny-henvendelse');
    await press('Send henvendelse', 'Dette må rettes før du kan gå videre');
    await expectFocus('Dette må rettes');
    await choose('Hva gjelder det?', 'Magasin');
    await type('Emne', 'Prøvd i en annen nettleser');
    await type('Melding', 'Dette er skrevet med tastaturet.');
    await press('Send henvendelse', 'Vi har fått henvendelsen');
  },
  async moving({ open, choose, type, press, expectValue }) {
    await open('/mine-opplysninger?endre=adresse');
    await choose('Land', 'Norge');
    await type('Postnummer', '5003');
    await expectValue('Poststed', 'Bergen');
    await type('Adresse', 'Storgata 7');
    await press('Lagre endringene', 'Endringene er lagret');
  },
  async 'from page to page'({ open, press, expectFocus }) {
    await open('/home');
    await press('Mine opplysninger', 'Slik når vi deg');
    await expectFocus('Mine opplysninger');
  },
};

/** Of somebody new. */
const ofNewcomer: Journeys = {
  async joining({ open, type, check, press, expectValue, expectFocus }) {
    await open('/hefinn/mine-opplysninger');
    await type('Fornavn og mellomnavn', 'Åse');
    await type('Etternavn', 'Ny');
    await check('Oppgi senere');
    await type('Fødselsdato', '05.04.1991');
    await press('Gå videre', 'Slik når vi deg');
    await expectFocus('Slik når vi deg');
    await press('Gå videre', 'Adresse og magasin');
    await type('Adresse', 'Storgata 1');
    await type('Postnummer', '0182');
    await expectValue('Poststed', 'Oslo');
    await press('Lagre og gå videre', 'Er du medlem et annet sted også?');
    await expectFocus('Er du medlem et annet sted også?');
    await check('Nei');
    await check('Jeg ønsker at Humanistlaget skal få den offentlige støtten for meg');
    await press('Lagre og gå videre', 'Jeg slutter meg til formålet');
    await check('Jeg slutter meg til formålet');
    await press('Bli medlem', 'Velkommen');
  },
  async leaving({ open, check, press, expectFocus }) {
    await open('/mine-opplysninger/meld-meg-ut');
    await check('Slett den, og alt vi da har igjen om deg');
    await check('Nei, jeg laster den ned her');
    await press('Gå videre', 'Vil du melde deg ut nå?');
    await expectFocus('Vil du melde deg ut nå?');
    await press('Ja, meld meg ut', 'Du er meldt ut');
  },
};

/** @returns what axe finds, and what sticks out of the page at the sides */
async function faultsOfPage(window: Window): Promise<string[]> {
  await window.add(axeSource);
  return window.run(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
    // The document itself is as wide as the emulated window, its scrollbar included: what is in it tells.
    const { clientWidth } = document.documentElement;
    const outside = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`),
      ...outside.slice(0, 1).map(({ outerHTML }) => `sticks out: ${outerHTML.slice(0, 120)}`),
    ];
  });
}

type Outcome = { name: string; faults: string[] };

async function walkThrough(browser: OtherBrowser, portal: BenchPortal): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  /** A window of one person, from the beginning. */
  async function inWindow(
    account: string | null,
    journeys: Journeys,
    paths: readonly string[],
  ): Promise<void> {
    const window = await browser.open();
    const walk = walkIn(window, portal.origin);
    const look = async (name: string, step: () => Promise<string[] | undefined>) => {
      const found = await step().catch((error: Error) => [error.message]);
      const faults = [...(await walk.faults()), ...(found ?? [])];
      outcomes.push({ name, faults });
      console.log(`${browser.name}, ${name}: ${faults.join(' · ') || 'nothing'}`);
    };
    if (account) await look('signing in', () => signIn(walk, portal, account).then(() => undefined));
    for (const [name, journey] of Object.entries(journeys))
      await look(name, () => journey(walk).then(() => undefined));
    for (const address of paths)
      await look(address, async () => {
        await walk.open(address);
        return faultsOfPage(window);
      });
    await window.close();
  }
  const open = openPages.filter((address) => !/^\/(404|500)$/.test(address));
  await inWindow(null, {}, isSmall ? open.slice(0, 1) : open);
  if (isSmall) return outcomes;
  await inWindow(`ny-${Date.now()}@person.example`, ofNewcomer, []);
  const pages = memberPages.filter((address) => !address.includes('0000'));
  await inWindow(demoAccounts.kari.email, ofMember, pages);
  // Chapters and their pages are seeded under a number of their own; what a case of the desk shows is not.
  const desk = deskPages.filter((address) => !address.includes('0000'));
  await inWindow(demoAccounts.mona.email, {}, desk);
  await inWindow(demoAccounts.liv.email, {}, chapterPages);
  await inWindow(demoAccounts.vigdis.email, {}, administrationPages);
  return outcomes;
}

const { open, missing } = findBrowsers();
if (open.length === 0) endNotRun(`Not on this machine: ${missing.join(', ')}.`);
endAfterMinutes(30);
const portal = await startBenchPortal();
const rows: [browser: string, outcomes: Outcome[]][] = [];
try {
  for (const openBrowser of open) {
    const browser = await openBrowser();
    try {
      rows.push([browser.name, await walkThrough(browser, portal)]);
    } finally {
      await browser.close();
    }
  }
} finally {
  await portal.stop();
}
const isFaulty = ({ faults }: Outcome) => faults.length > 0;
console.log(`${machine()}\n`);
printTable(
  ['pages and journeys in', 'looked at', 'with faults'],
  rows.map(([browser, outcomes]) => [
    browser,
    String(outcomes.length),
    String(outcomes.filter(isFaulty).length),
  ]),
);
if (missing.length > 0) console.log(`\nNot on this machine: ${missing.join(', ')}.`);
endWithVerdict(
  !rows.some(([, outcomes]) => outcomes.some(isFaulty)),
  'the pages and the journeys in the other browsers have no fault.',
);
