/**
 * `npm run trial:browsers`: the main journeys with the keyboard, and pages as narrow as a phone, in the other browsers of this
 * machine (Debian: `firefox-esr`; `webkit2gtk-driver` and `xvfb`). axe looks at each page. Ends with 1 where something is wrong.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { activityId } from '../dev/seed/demo-activity.ts';
import { demoAccounts } from '../dev/seed/demo-people.ts';
import { tenorNumber } from '../dev/seed/tenor-number.ts';
import { startVippsSimulator } from '../dev/vipps-simulator/vipps-simulator.ts';
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

type Journeys = Readonly<Record<string, (walk: Walk, portal: BenchPortal) => Promise<void>>>;

/** On the page of Vipps only. */
const inVipps = 'Lukk uten å svare';

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
  async 'giving once'({ open, press }) {
    await open('/giveravtale');
    await press('Gi en gave én gang', 'Gi med Vipps');
    await press('300 kr', 'Gi med Vipps');
    await press('Gi med Vipps', inVipps);
    await press('Godkjenn', 'Takk for gaven!');
  },
  async 'stopping an agreement'({ open, type, check, press, expectFocus }) {
    await open('/giveravtale');
    await type('Beløp i kroner', '250');
    await press('Gå videre', 'Hvordan vil du betale?');
    await expectFocus('Hvordan vil du betale?');
    await press('Gå videre', 'Se over og godkjenn');
    await expectFocus('Se over og godkjenn');
    await check('Jeg har lest vilkårene og vil inngå avtalen');
    await press('Fortsett til Vipps', inVipps);
    await press('Godkjenn', 'Takk! Du er fast giver');
    await press('Se og endre avtalen', 'Du gir 250 kr hver måned');
    await press('Stopp avtalen', 'Stoppe avtalen?');
    await expectFocus('Stoppe avtalen?');
    await press('Stopp avtalen', 'Start avtalen igjen');
    await expectFocus('Din giveravtale');
  },
  async 'registering a child'({ open, type, check, press, expectFocus }) {
    await open('/registrere-barn');
    await type('Fornavn og mellomnavn', 'Áilo');
    await type('Etternavn', 'Lund');
    await type('Fødselsnummer eller d-nummer', tenorNumber(`${new Date().getFullYear() - 5}-01-02`));
    await press('Gå videre', 'Har du foreldreansvaret alene?');
    await expectFocus('Foreldreansvar');
    await check('Ja, jeg har foreldreansvaret alene');
    await press('Gå videre og se over', 'Ingenting er sendt ennå');
    await expectFocus('Se over og send');
    await check('Ingen av barna er registrert');
    await press('Send registreringen', 'Takk! Vi har mottatt registreringen');
    await expectFocus('Takk! Vi har mottatt registreringen');
  },
  async 'an activity with a guest'({ open, type, press, expectFocus }) {
    await open(`/activities/${activityId(11)}`);
    await type('Gjester', 'Tone Vik');
    await press('Meld på', 'Påmeldingen din');
    await expectFocus('Påmeldingen din');
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

/** Of a visitor without an account. */
const ofVisitor: Journeys = {
  async 'reporting a death'({ open, type, choose, press, expectFocus }, { readCode }) {
    await open('/meld-dodsfall');
    await type('Navnet på den som er død', 'Tor Holm');
    await type('Adresse', 'Fjordgata 3, 9008 Tromsø');
    await type('Navnet ditt', 'Kim Nilsen');
    await choose('Hvilken relasjon har du til den som er død?', 'Venn');
    await press('Send meldingen', 'Dette må rettes før du kan gå videre');
    await expectFocus('Dette må rettes');
    const reporter = `kim-${Date.now()}@person.example`;
    await type('E-post', reporter);
    await press('Send meldingen', 'Meldingen er kommet fram');
    await expectFocus('Meldingen er kommet fram');
    await type('Kode', await readCode(reporter));
    await press('Bekreft', 'Takk for at du sa fra');
    await expectFocus('Takk for at du sa fra');
  },
};

/** @returns what axe finds, and what sticks out of the page at the sides */
async function faultsOfPage(window: Window): Promise<string[]> {
  await window.add(axeSource);
  return window.run(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
    // The document itself is as wide as the emulated window, its scrollbar included: what is in it tells.
    const { clientWidth } = document.documentElement;
    const sticksOut = (one: Element) => one.getBoundingClientRect().right > clientWidth + 1;
    // A table is scrolled in a frame of its own (WCAG 1.4.10 leaves tables out).
    const isScrolled = (one: Element | null): boolean =>
      !!one &&
      ((getComputedStyle(one).overflowX === 'auto' && !sticksOut(one)) || isScrolled(one.parentElement));
    const outside = [...document.querySelectorAll('body *')].filter(
      (one) => sticksOut(one) && !isScrolled(one.parentElement),
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
      await look(name, () => journey(walk, portal).then(() => undefined));
    for (const address of paths)
      await look(address, async () => {
        await walk.open(address);
        return faultsOfPage(window);
      });
    await window.close();
  }
  const open = openPages.filter((address) => !/^\/(404|500)$/.test(address));
  await inWindow(null, isSmall ? {} : ofVisitor, isSmall ? open.slice(0, 1) : open);
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
const rows: [browser: string, outcomes: Outcome[]][] = [];
for (const openBrowser of open) {
  // A portal for each: what one browser has registered or signed up for would be there already for the next.
  const vipps = await startVippsSimulator({ port: 0 });
  const portal = await startBenchPortal({ environment: vipps.environment });
  const browser = await openBrowser();
  try {
    rows.push([browser.name, await walkThrough(browser, portal)]);
  } finally {
    await browser.close();
    await portal.stop();
    await vipps.close();
  }
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
