/** The queue of member service and the case side by side, and what is done with several cases at once. */
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { newSubject, sendEnquiry } from './support/enquiry-steps.ts';
import { overBudget, watchShifts } from './support/page-weight.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

const { kari, mona } = demoAccounts;
const wide = { viewport: { width: 1280, height: 900 } };

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const beside = (page: Page) => page.getByRole('region', { name: 'Køen ved siden av saken' });

/** @returns the subjects of enquiries that are new, the oldest first */
async function askTwice(page: Page, words: string): Promise<[string, string]> {
  const subjects = [newSubject(words), newSubject(words)] as const;
  await signInAt(page, kari.email, '/ny-henvendelse');
  for (const subject of subjects) {
    await page.goto('/ny-henvendelse');
    await sendEnquiry(page, subject, 'Hei! Når kommer det neste bladet?');
  }
  return [...subjects];
}

test('the queue stays beside the case, and what is typed stays when the case is changed', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(150_000);
  const [first, second] = await askTwice(page, 'Ved siden av');
  const desk = await (await openBrowser(wide)).newPage();
  await signInAt(desk, mona.email, '/medlemsservice');
  await desk.getByLabel('Saksnummer eller ord i emnet').fill('Ved siden av');
  await button(desk, 'Vis').click();
  await desk.getByRole('link', { name: first, exact: true }).click();

  await test.step('the case opens beside the part of the queue that it was found in', async () => {
    await expect(h1(desk, first)).toBeFocused();
    const current = beside(desk).getByRole('link', { name: first, exact: true });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(beside(desk).getByText('«Ved siden av»')).toBeVisible();
    await expectAccessible(desk);
  });

  await test.step('an answer, a note and a place in the list wait for the user who comes back', async () => {
    await desk.getByRole('textbox', { name: 'Svar', exact: true }).fill('Hei, Kari! Bladet kommer');
    await desk.getByLabel('Notat', { exact: true }).fill('Sjekk adressen');
    await h1(desk, first).focus();
    await desk.keyboard.press('j');
    await expect(h1(desk, second)).toBeFocused();
    await expect(desk.getByRole('textbox', { name: 'Svar', exact: true })).toHaveValue('');
    await expect(desk.getByLabel('Notat', { exact: true })).toHaveValue('');
    await desk.keyboard.press('k');
    await expect(h1(desk, first)).toBeFocused();
    await expect(desk.getByRole('textbox', { name: 'Svar', exact: true })).toHaveValue(
      'Hei, Kari! Bladet kommer',
    );
    await expect(desk.getByLabel('Notat', { exact: true })).toHaveValue('Sjekk adressen');
  });

  await test.step('a narrow screen shows the case alone', async () => {
    await desk.setViewportSize({ width: 1199, height: 900 });
    await expect(beside(desk)).toHaveCount(0);
    await expect(h1(desk, first)).toBeVisible();
    await desk.setViewportSize(wide.viewport);
    await expect(beside(desk)).toBeVisible();
  });

  await test.step('back in the queue the same part is shown', async () => {
    await h1(desk, first).focus();
    await desk.keyboard.press('u');
    await expect(desk.getByLabel('Saksnummer eller ord i emnet')).toHaveValue('Ved siden av');
  });
});

test('several cases are closed with one reason, and opened again, but not one that changed meanwhile', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(150_000);
  const words = 'Kom to ganger';
  const [first, second] = await askTwice(page, words);
  const desk = await (await openBrowser(wide)).newPage();
  await signInAt(desk, mona.email, '/medlemsservice');
  await desk.getByLabel('Saksnummer eller ord i emnet').fill(words);
  await button(desk, 'Vis').click();
  const row = (subject: string) => desk.getByRole('link', { name: subject, exact: true });
  const choose = (subject: string) => desk.getByRole('checkbox', { name: `Velg «${subject}»` });
  await expect(row(second)).toBeVisible();

  await test.step('the member writes in one of them after it was chosen', async () => {
    await row(first).focus();
    await desk.keyboard.press('x');
    await expect(choose(first)).toBeChecked();
    await choose(second).check();
    await expect(desk.getByRole('heading', { name: 'Lukk flere saker: 2 saker valgt' })).toBeVisible();
    await expectAccessible(desk);
    await page.goto('/henvendelser');
    await page.getByRole('link', { name: second, exact: true }).click();
    await page.getByLabel('Skriv mer').fill('En ting til: bladet var vått.');
    await page.getByRole('button', { name: 'Send melding' }).click();
    await expect(page.getByRole('list', { name: 'Meldinger' })).toContainText('bladet var vått');
  });

  await test.step('without a reason nothing is closed', async () => {
    await button(desk, 'Lukk 2 saker').click();
    await expect(desk.getByRole('link', { name: 'Skriv hvorfor' })).toBeVisible();
    await desk.getByLabel('Begrunnelse').fill('Gjaldt bladet som kom to ganger');
    await button(desk, 'Lukk 2 saker').click();
    await expect(desk.getByText('1 sak er lukket.', { exact: true })).toBeVisible();
    await expect(desk.getByText('har endret seg siden du så den')).toBeVisible();
    await expectAccessible(desk);
  });

  await test.step('it is undone, and the case has both lines', async () => {
    await button(desk, 'Åpne dem igjen').click();
    await expect(desk.getByText('1 sak er åpen igjen.', { exact: true })).toBeVisible();
    await row(first).click();
    const thread = desk.getByRole('list', { name: 'Meldinger og notater' });
    await expect(thread).toContainText('Mona lukket saken «Gjaldt bladet som kom to ganger»');
    await expect(thread).toContainText('Mona åpnet saken igjen');
  });
});

test('tags, saved views and a search in what is written find the case again', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(150_000);
  const [subject] = await askTwice(page, 'Om leiren');
  const desk = await (await openBrowser(wide)).newPage();
  await signInAt(desk, mona.email, '/medlemsservice');
  const tag = `Leir ${subject.slice(-6)}`;
  const row = desk
    .getByRole('list', { name: 'Henvendelser' })
    .getByRole('link', { name: subject, exact: true });

  await test.step('a tag is made and put on the case', async () => {
    await row.click();
    await expect(h1(desk, subject)).toBeVisible();
    await desk.getByText('Merkelapper', { exact: true }).click();
    await desk.getByLabel('Ny merkelapp').fill(tag);
    await button(desk, 'Legg til').click();
    await expect(desk.getByRole('checkbox', { name: tag })).toBeChecked();
    await expectAccessible(desk);
  });

  await test.step('the queue is filtered by it, and the filter saved', async () => {
    await desk.getByRole('link', { name: 'Vis hele køen' }).click();
    await desk.getByLabel('Merkelapp', { exact: true }).selectOption({ label: tag });
    await button(desk, 'Vis').click();
    await expect(desk.getByRole('list', { name: 'Henvendelser' }).getByRole('listitem')).toHaveCount(1);
    await desk.getByText('Lagrede visninger', { exact: true }).click();
    await desk.getByLabel('Navn på visningen').fill(tag);
    await button(desk, 'Lagre visningen').click();
    const view = desk.getByRole('navigation', { name: 'Lagrede visninger' }).getByRole('link', { name: tag });
    await expect(view).toHaveAttribute('aria-current', 'page');
    await expectAccessible(desk);
    await desk.getByRole('link', { name: 'Nullstill' }).click();
    await expect(view).not.toHaveAttribute('aria-current', 'page');
    await view.click();
    await expect(row).toBeVisible();
  });

  await test.step('another form of a word in the message finds it, for a reason', async () => {
    await desk.getByText('Søk i meldinger og notater', { exact: true }).click();
    await desk.getByLabel('Ord som står i saken').fill('bladene');
    await desk.getByLabel('Hvorfor søker du?').fill('Leter etter en sak om bladet');
    await button(desk, 'Søk i sakene').click();
    const hits = desk.getByRole('list', { name: 'Saker som ble funnet' });
    await expect(hits.getByRole('link', { name: subject, exact: true })).toBeVisible();
    await expect(hits.locator('mark').first()).toHaveText('bladet');
    await expectAccessible(desk);
  });

  await test.step('the tag is taken out of the list', async () => {
    await desk.getByText('Merkelapper', { exact: true }).click();
    await button(desk, `Slett merkelappen ${tag}`).click();
    await button(desk, 'Ja, slett').click();
    await expect(desk.getByRole('button', { name: `Slett merkelappen ${tag}` })).toHaveCount(0);
  });
});

test('nothing moves when the numbers, the saved views and the tags come late', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAt(page, mona.email);
  await watchShifts(page);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const choice = { state: 'waiting', owner: 'everybody' };
  for (const [path, json] of [
    ['queue-views', { views: [{ id: '60000000-0000-4000-8000-0000000000f1', name: 'Uten noen', choice }] }],
    ['tags', { tags: [{ id: '60000000-0000-4000-8000-0000000000f2', name: 'Haster', cases: 0 }] }],
  ] as const)
    await page.route(`**/api/staff/${path}`, async (route) => {
      await held;
      await route.fulfill({ json, headers: { 'cache-control': 'no-store' } });
    });
  const rows = page.waitForResponse(/\/api\/staff\/enquiries/);
  await page.goto('/medlemsservice');
  await rows;
  await expect(page.locator('.desk .ds-skeleton').first()).toBeVisible();
  letGo();
  await expect(page.getByRole('link', { name: 'Uten noen' })).toBeVisible();
  await expect(page.getByLabel('Merkelapp')).toBeVisible();
  await expect(page.locator('[aria-busy=true], .ds-skeleton')).toHaveCount(0);
  expect(await overBudget(page, '/medlemsservice')).toEqual([]);
});
