/**
 * No user types anything twice: what is typed in a form survives a reload, «back», another tab, a lost network, a sign-in
 * that runs out and a tab that crashes, to the last character. In `npm test` one form; every form by
 * `npm run trial:trust -- --only=forms`.
 */
import { inspect } from 'node:util';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { findChromium } from '../support/find-chromium.ts';
import { findFreePort } from '../support/free-port.ts';
import { isFullTrial, keepFigure, sizeOf } from '../support/trust-figures.ts';
import { endSignIn } from './support/broken-sign-in.ts';
import { crashAndReload } from './support/crashed-tab.ts';
import { type FormState, formStates, formsWithout } from './support/form-states.ts';
import { enterIdentifierAndCode, newPerson, signInAt } from './support/sign-in-steps.ts';
import { keptForms, lostIn, lostNow, openForms, typeInAll, typeOneMore } from './support/typed-in-forms.ts';
import { test } from './support/worker-portal.ts';

const port = await findFreePort();
const { executablePath, args, env } = await findChromium();
test.use({
  launchOptions: { executablePath, env, args: [...args, `--remote-debugging-port=${port}`] },
});

const patienceMs = 5000;

/** What may happen to the tab; each returns the tab with the form's page in it. */
const faults: Record<string, (page: Page, state: FormState, person: string) => Promise<Page>> = {
  async reload(page) {
    await page.reload();
    return page;
  },
  async 'back and forward'(page) {
    const address = page.url();
    const title = (await page.locator('h1').first().textContent()) ?? '';
    await page.getByRole('banner').getByRole('link').first().click();
    // Not before the other page is there: until then the form is still open.
    await expect(page.locator('h1').first()).not.toHaveText(title);
    await page.goBack();
    await expect(page).toHaveURL(address);
    return page;
  },
  async 'other tab'(page, { path, open }) {
    const other = await page.context().newPage();
    await other.goto(path);
    await openForms(other, open);
    await typeInAll(other);
    await other.close();
    return page;
  },
  async 'offline, and sent'(page) {
    await page.context().setOffline(true);
    await page.locator('main form.form [type=submit]:visible').first().click();
    const refusal = page.locator('main form.form :is([role=alert] .ds-alert, .ds-error-summary)');
    await expect(refusal.first()).toBeVisible();
    await page.context().setOffline(false);
    return page;
  },
  async 'expired sign-in'(page, { account }, person) {
    if (!account) return page;
    await endSignIn(page, '**/api/**');
    await page.reload();
    await expect(page.getByLabel('Telefonnummer eller e-post')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await enterIdentifierAndCode(page, person);
    return page;
  },
  'crash of the tab': (page) => crashAndReload(page, port),
};
/** After these the page is as it was: its forms are still open. */
const staysOpen = ['other tab', 'offline, and sent'];

/** @returns one sentence for each field that has lost something, and the forms that were typed in */
async function survey(context: BrowserContext, state: FormState, person: string) {
  const lost: string[] = [];
  let page = await context.newPage();
  try {
    await page.goto(state.path);
    await openForms(page, state.open);
    await typeInAll(page);
    const forms = await keptForms(page);
    for (const [fault, happens] of Object.entries(faults))
      try {
        const typed = await typeOneMore(page);
        page = await happens(page, state, person);
        if (!staysOpen.includes(fault)) await openForms(page, state.open);
        const gone = await lostIn(page, typed, patienceMs);
        lost.push(...gone.map((what) => `${fault}: ${what}`));
      } catch (error) {
        throw new Error(`${fault}, at ${page.url()}`, { cause: error });
      }
    return { lost, forms };
  } finally {
    await page.close();
    // The tab that crashed was opened again by a connection of its own.
    if (page.context() !== context) await page.context().browser()?.close();
  }
}

const states = isFullTrial ? formStates : formStates.filter(({ isSample }) => isSample);
const accounts = [...new Set(states.map(({ account }) => account))];

// One after the other: the figure counts all of them.
test.describe.configure({ mode: 'default' });
const surveyed = new Set<string>();
let done = 0;

for (const account of accounts) {
  test(`what ${account ?? 'a visitor'} types in a form survives whatever happens to its tab`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(sizeOf({ small: 60_000, full: 40 * 60_000 }));
    const newContext = async () => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nb-NO' });
      context.setDefaultTimeout(20_000);
      return context;
    };
    const openAs = async (who: string | null, path: string) => {
      const page = await (await newContext()).newPage();
      if (who) await signInAt(page, who, path);
      else await page.goto(path);
      return page;
    };
    const lost: string[] = [];
    const person = account?.startsWith('new') ? newPerson() : account;
    const first = await openAs(person, person ? '/home' : '/');
    for (const { arrange, ...given } of states.filter((one) => one.account === account)) {
      const opened = given.open.map((step) => (typeof step === 'string' ? step : step.name));
      const name = [given.path || arrange?.name, ...opened].join(', ');
      try {
        const state = { ...given, path: (await arrange?.(first, openAs)) ?? given.path };
        const found = await survey(first.context(), state, person ?? '');
        lost.push(...found.lost.map((what) => `${name}, ${what}`));
        for (const form of found.forms) surveyed.add(form);
      } catch (error) {
        lost.push(`${name}, ${inspect(error)}`);
      }
    }
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(lost).toEqual([]);
    done += 1;
  });
}

test('a form that forgets is found', async ({ page }) => {
  const state = formStates.find(({ isSample }) => isSample) as FormState;
  // Nothing that is typed gets into the storage of the tab.
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, text) {
      if (!name.startsWith('draft:')) keep.call(this, name, text);
    };
  });
  await signInAt(page, state.account ?? '', '/mine-opplysninger');
  await page.goto(state.path);
  await openForms(page, state.open);
  const typed = await typeInAll(page);
  await page.reload();
  await openForms(page, state.open);
  expect(await lostNow(page, typed)).not.toEqual([]);
  done += 1;
});

test.afterAll(() => {
  if (done <= accounts.length) return;
  const missing = formsWithout(surveyed);
  keepFigure({
    row: 20,
    command: 'npm run trial:trust -- --only=forms',
    score: missing.length > 0 ? 1 : 3,
    figure: [
      `0 characters lost in ${surveyed.size} forms × ${Object.keys(faults).length} faults (${Object.keys(faults).join(', ')});`,
      'a form that forgets was found.',
      ...(missing.length > 0 ? [`Not opened: ${missing.join(', ')}.`] : []),
    ].join(' '),
  });
});
