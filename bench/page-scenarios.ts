/** The pages that `npm run bench:page` opens, for which user, and the words that show that the content has come from the API. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { demoAccounts, demoPersons } from '../dev/seed/demo-people.ts';
import type { BenchPortal } from './bench-portal.ts';
import { openPage, type Visit, visit } from './page-visit.ts';
import { isSmall } from './trial-size.ts';

const { kari, mona } = demoAccounts;
type Storage = BrowserContextOptions['storageState'];

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  locale: 'nb-NO',
  timezoneId: 'Europe/Oslo',
};
/** Stands nowhere else on the own page. */
export const memberNumber = demoPersons.kari.membership!.number;

/** Pages besides the own page: one of each kind. */
export const otherPages: { name: string; path: string; account: string; awaits: string }[] = [
  { name: 'enquiries', path: '/henvendelser', awaits: 'Skattefradrag for gavene mine' },
  {
    name: 'thread',
    path: '/henvendelser/60000000-0000-4000-8000-000000000003',
    awaits: 'Jeg gir et fast beløp',
  },
  { name: 'giving', path: '/administrer-giveravtale', awaits: 'Du har ikke gitt noe i' },
  { name: 'activities', path: '/activities', awaits: 'Hva er humanisme i dag?' },
  { name: 'details', path: '/mine-opplysninger', awaits: kari.email },
  { name: 'privacy', path: '/mitt-personvern', awaits: 'Mona, medlemsservice' },
  { name: 'desk queue', path: '/medlemsservice', awaits: 'Konfirmasjon for Jonas', account: mona.email },
  {
    name: 'desk case',
    path: '/medlemsservice/henvendelser/60000000-0000-4000-8000-000000000005',
    awaits: 'vil gjerne konfirmere seg',
    account: mona.email,
  },
].map((page) => ({ account: kari.email, ...page }));

/** Line by line as it is seen. */
const textOf = (page: Page) =>
  // biome-ignore lint/performance/useDomNodeTextContent: the lines are wanted
  page.locator('main').innerText();

export type Bench = ReturnType<typeof createBench>;

/** Opens pages of a portal on a phone. */
export function createBench(browser: Browser, { origin, readCode }: BenchPortal) {
  const usedCodes = new Set<string>();
  /** Codes are sent to the same address again and again. */
  async function newCode(account: string): Promise<string> {
    for (;;) {
      const code = await readCode(account);
      if (!usedCodes.has(code)) {
        usedCodes.add(code);
        return code;
      }
      await new Promise((later) => setTimeout(later, 100));
    }
  }

  /** From the start page to the last press, which is left to the caller. */
  async function goToCode(page: Page, account: string): Promise<void> {
    await page.goto(origin);
    await page.getByRole('banner').getByRole('button', { name: 'Logg inn' }).click();
    await page.getByLabel('Telefonnummer eller e-post').fill(account);
    await page.getByRole('button', { name: 'Fortsett' }).click();
    await page.getByLabel('Engangskode').fill(await newCode(account));
  }
  const press = (page: Page) => page.getByRole('button', { name: 'Logg inn' }).click();

  async function withContext<Result>(
    storage: Storage,
    use: (open: (awaits: string) => Promise<Page>) => Promise<Result>,
  ): Promise<Result> {
    const context = await browser.newContext({ ...phone, ...(storage && { storageState: storage }) });
    try {
      return await use((awaits) => openPage(context, awaits));
    } finally {
      await context.close();
    }
  }

  return {
    withContext,

    /** @returns the browser's storage when signed in, and the text of the pages seen on the way */
    signIn: (account: string, awaits: string) =>
      withContext(undefined, async (open) => {
        const page = await open(awaits);
        await page.goto(origin);
        const startText = await textOf(page);
        await goToCode(page, account);
        await press(page);
        await page.waitForURL(`${origin}/home`);
        await page.getByRole('main').getByText(awaits).first().waitFor();
        return { storage: await page.context().storageState(), startText, homeText: await textOf(page) };
      }),

    /** @param isWarm seen once before, in the same tab, without throttling */
    visitOnce: (url: string, awaits: string, storage?: Storage, isWarm = false): Promise<Visit> =>
      withContext(storage, async (open) => {
        const page = await open(awaits);
        if (!isWarm) return visit(page, () => page.goto(url));
        await page.goto(url);
        await page.getByRole('main').getByText(awaits).first().waitFor();
        // Not until the network is idle: some pages listen for changes as long as they are open.
        await page.waitForTimeout(isSmall ? 300 : 1500);
        return visit(page, () => page.reload());
      }),

    /** From the press that sends the right code, when what is fetched ahead has come, to the own page's content. */
    visitFromCode: (account: string, awaits: string): Promise<Visit> =>
      withContext(undefined, async (open) => {
        const page = await open(awaits);
        await goToCode(page, account);
        await page.waitForLoadState('networkidle');
        return visit(page, () => press(page), { sincePress: true });
      }),
  };
}
