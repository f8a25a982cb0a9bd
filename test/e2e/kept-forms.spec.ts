/**
 * No user types anything twice: what is typed in a form survives a reload, «back», another tab, a lost network, a sign-in
 * that runs out and a tab that crashes, to the last character. Only by `npm run trial:trust -- --only=forms`.
 */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { findChromium } from '../support/find-chromium.ts';
import { findFreePort } from '../support/free-port.ts';
import { isFullTrial, keepFigure } from '../support/trust-figures.ts';
import { endSignIn } from './support/broken-sign-in.ts';
import { crashAndReload } from './support/crashed-tab.ts';
import { type FormState, formStates, formsWithout } from './support/form-states.ts';
import { enterIdentifierAndCode, newPerson, signInAt } from './support/sign-in-steps.ts';
import { keptForms, lostIn, openForms, typeInAll, typeOneMore } from './support/typed-in-forms.ts';
import { test } from './support/worker-portal.ts';

test.skip(!isFullTrial, 'only by npm run trial:trust -- --only=forms');

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
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).not.toHaveURL(address);
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
  'crash of the tab': (page) => crashAndReload(page.context(), page, port),
};
/** After these the page is as it was: its forms are still open. */
const staysOpen = ['other tab', 'offline, and sent'];

/** @returns one sentence for each field that has lost something, and the forms that were typed in */
async function survey(context: BrowserContext, state: FormState, person: string) {
  const lost: string[] = [];
  let page = await context.newPage();
  await page.goto(state.path);
  await openForms(page, state.open);
  await typeInAll(page);
  const forms = await keptForms(page);
  for (const [fault, happens] of Object.entries(faults)) {
    const typed = await typeOneMore(page);
    page = await happens(page, state, person);
    if (!staysOpen.includes(fault)) await openForms(page, state.open);
    lost.push(...(await lostIn(page, typed, patienceMs)).map((what) => `${state.path}, ${fault}: ${what}`));
  }
  await page.close();
  // The tab that crashed was opened again by a connection of its own.
  await page.context().browser()?.close();
  return { lost, forms };
}

const states = isFullTrial ? formStates : formStates.filter(({ isSample }) => isSample);
const accounts = new Set(states.map(({ account }) => account));

test('what is typed in a form survives whatever happens to its tab', async ({ browser, baseURL }) => {
  test.setTimeout(isFullTrial ? 60 * 60_000 : 120_000);
  const lost: string[] = [];
  const surveyed = new Set<string>();
  for (const account of accounts) {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nb-NO' });
    context.setDefaultTimeout(20_000);
    const person = account === 'new' ? newPerson() : (account ?? '');
    if (person) await signInAt(await context.newPage(), person, '/mine-opplysninger');
    for (const state of states.filter((one) => one.account === account)) {
      try {
        const found = await survey(context, state, person);
        lost.push(...found.lost);
        for (const form of found.forms) surveyed.add(form);
      } catch (error) {
        lost.push(`${state.path}: ${error instanceof Error ? error.message.slice(0, 300) : error}`);
      }
      if (isFullTrial) console.log(`${state.path}: ${surveyed.size} forms, ${lost.length} losses so far`);
    }
    await context.close();
  }
  expect(lost).toEqual([]);
  const missing = formsWithout(surveyed);
  keepFigure({
    ...{ row: 20, command: 'npm run trial:trust -- --only=forms' },
    score: missing.length > 0 ? 1 : 3,
    figure: [
      `0 characters lost in ${surveyed.size} forms × ${Object.keys(faults).length} faults (${Object.keys(faults).join(', ')});`,
      'a form that forgets was found.',
      ...(missing.length > 0 ? [`Not opened: ${missing.join(', ')}.`] : []),
    ].join(' '),
  });
});

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
  expect(await lostIn(page, typed, 0)).not.toEqual([]);
});
