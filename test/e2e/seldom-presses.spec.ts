/**
 * The controls of the audit that no journey comes by. Each does what it says, and the focus is kept: that is looked for after
 * every press (`focus-watch.ts`).
 */
import type { Locator, Page } from '@playwright/test';
import type { MyCeremonies } from '#contract/ceremony-endpoints.ts';
import { demoActivityIds } from '../../dev/seed/demo-activity.ts';
import { demoAccounts, demoPersons } from '../../dev/seed/demo-people.ts';
import { typedInDays } from '../support/days.ts';
import { expectAccessible } from './support/accessibility.ts';
import { nextMessageTo } from './support/inbox-reader.ts';
import { expect, test } from './support/portal-test.ts';
import { newPerson, signInAt } from './support/sign-in-steps.ts';

const { kari, mona, ola } = demoAccounts;

// A portal of its own: an office is ended here, and an address for answers taken into use.
test.use({ environment: { BROWSER_TEST_OF: 'seldom-presses' } });

/** By the keyboard, as the audit did. */
const press = async (button: Locator): Promise<void> => {
  await button.focus();
  await button.press('Enter');
};
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('«Avslutt alle de andre» ends the other sign-ins, and leaves this one', async ({
  page,
  openBrowser,
  watch,
}) => {
  // The others are thrown out.
  watch.allowFault(/401/);
  watch.allowFault(/status 400: POST \/id\/oauth2\/v2\.0\/token/);
  const email = newPerson();
  await signInAt(page, email, '/hefinn/mine-opplysninger', { afresh: true });
  for (let one = 0; one < 2; one += 1)
    await signInAt(await (await openBrowser()).newPage(), email, '/hefinn/mine-opplysninger', {
      afresh: true,
    });
  await page.goto('/mitt-personvern/palogginger');
  const rows = page.getByRole('list', { name: 'Enheter' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await press(button(page, 'Avslutt alle de andre'));
  await expect(said(page, 'Alle de andre er avsluttet')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(page.getByText('Du er bare logget inn her.')).toBeVisible();
  await expectAccessible(page);
});

test('«Nei takk» to an office, and «Avslutt vervet» of another', async ({ page, openBrowser }) => {
  const desk = await (await openBrowser()).newPage();
  await signInAt(desk, mona.email, '/medlemsservice/verv');
  await desk.getByRole('link', { name: 'Oslo lokallag' }).click();
  await desk.getByLabel('Medlemsnummer').fill(demoPersons.ola.membership?.number ?? '');
  await desk.getByRole('combobox', { name: 'Verv' }).selectOption({ label: 'Revisor' });
  await desk.getByLabel('Første dag').fill(typedInDays(0));
  await desk.getByLabel('Siste dag').fill(typedInDays(200));
  await press(button(desk, 'Send spørsmålet'));
  await expect(desk.getByRole('listitem').filter({ hasText: 'Ola Berg' })).toContainText('Venter på svar');

  await signInAt(page, ola.email, '/tillitsvalgt');
  await page.getByRole('link', { name: 'Les mer og svar' }).click();
  await press(button(page, 'Nei takk'));
  await expect(said(page, 'Du har takket nei. Takk for at du svarte.')).toBeVisible();
  await expectAccessible(page);

  const office = desk.getByRole('listitem').filter({ hasText: 'Liv Moen' });
  await press(office.getByRole('button', { name: 'Avslutt vervet til Liv Moen nå' }).first());
  await expect(said(desk, 'Vervet er avsluttet, og tilgangen er lukket.')).toBeVisible();
  await expectAccessible(desk);
});

test('«Ja, send svarene hit», from the link that member service sends', async ({ page, openBrowser }) => {
  const address = `svar-${newPerson()}`;
  const desk = await (await openBrowser()).newPage();
  await signInAt(desk, mona.email, '/medlemsservice/verv');
  await desk.getByRole('link', { name: 'Bergen lokallag' }).click();
  await desk.getByLabel('Ny svaradresse').fill(address);
  await press(button(desk, 'Send lenken'));
  const { text } = await nextMessageTo(address, 0, ({ text }) => text.includes('/svaradresse#'));
  await page.goto(/\/svaradresse#\S+/.exec(text)?.[0] ?? '');
  await expectAccessible(page);
  await press(button(page, 'Ja, send svarene hit'));
  await expect(said(page, 'Fra nå av kommer svar på brev fra laget til denne adressen.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);
});

test('«Ikke bytt likevel» keeps the agreement in Vipps', async ({ page }) => {
  await signInAt(page, kari.email, '/administrer-giveravtale');
  await press(button(page, 'Bytt til AvtaleGiro'));
  await expect(button(page, 'Ikke bytt likevel')).toBeVisible();
  await expectAccessible(page);
  await press(button(page, 'Ikke bytt likevel'));
  await expect(button(page, 'Bytt til AvtaleGiro')).toBeVisible();
  await expectAccessible(page);
});

test('«Det er en annen» searches for another person that a death is about', async ({ page }) => {
  await signInAt(page, mona.email, '/medlemsservice/dodsfall');
  await page.getByRole('link', { name: 'Odd Vik' }).click();
  await press(button(page, 'Det er en annen'));
  const form = page.getByRole('form', { name: 'Finn personen det gjelder' });
  await expect(form.locator(':focus')).toBeVisible();
  await expectAccessible(page);
});

test('«Legg til et spørsmål» goes on to the new question', async ({ page }) => {
  await signInAt(page, mona.email);
  await page.goto(`/activities/mine/arranger/${demoActivityIds.families}`);
  await press(button(page, 'Legg til et spørsmål'));
  await expect(page.getByLabel('Spørsmålet', { exact: true }).last()).toBeFocused();
  await expectAccessible(page);
});

test('«Betalt tilbake i banken» removes the refund from the list', async ({ page }) => {
  await signInAt(page, mona.email, '/medlemsservice/bankfiler');
  const promised = page.getByRole('list', { name: 'Skal betales tilbake' }).getByRole('listitem');
  await expect(promised).toHaveCount(1);
  await press(promised.getByRole('button', { name: 'Betalt tilbake i banken' }));
  await expect(page.getByText('Ingen tilbakebetalinger venter.')).toBeVisible();
  await expectAccessible(page);
});

test('«Gå til påmeldingen» says whose turn it is, where others come first', async ({ page }) => {
  // As while others wait, or as many as may are inside: else the dates come without a press.
  await page.route('**/api/ceremonies/mine', async (route) => {
    const answer = await route.fetch();
    const mine = (await answer.json()) as MyCeremonies;
    await route.fulfill({
      response: answer,
      json: { ...mine, rounds: mine.rounds.map((round) => ({ ...round, isOpenNow: false })) },
    });
  });
  await signInAt(page, kari.email);
  for (const kind of ['navnefest', 'konfirmasjon']) {
    await page.goto(`/activities/seremonier/${kind}`);
    await press(button(page, 'Gå til påmeldingen'));
    await expect(page.getByRole('heading', { name: 'Det er din tur!' })).toBeFocused();
    await expect(page.getByRole('alert').filter({ hasText: 'Det er din tur!' })).toBeVisible();
    await expectAccessible(page);
  }
  await page.unrouteAll({ behavior: 'wait' });
});

/** What is opened at the desk, and closed again: where, by what, and the row of the list that leads there. */
const opened: [address: string, opens: string, row?: string][] = [
  ['/medlemsservice/seremonier', 'Ny påmelding'],
  ['/medlemsservice/seremonier', 'Endre Vinterens navnefester'],
  ['/medlemsservice/seremonier', 'Endre Konfirmasjon neste sommer'],
  ['/medlemsservice/magasinet', 'Planlegg en utgave'],
  ['/medlemsservice/tekster', 'Ny tekstblokk'],
  ['/medlemsservice/dodsfall', 'Avvis meldingen', 'Odd Vik'],
];
for (const [address, opens, row] of opened)
  test(`«${opens}» and «Avbryt» at the desk`, async ({ page }) => {
    await signInAt(page, mona.email, address);
    if (row) await page.getByRole('link', { name: row }).click();
    const opener = button(page, opens);
    await press(opener);
    const focused = page.getByRole('main').locator(':is(h1, h2, h3, input, select, textarea):focus');
    await expect(focused).toBeVisible();
    await expectAccessible(page);
    await press(button(page, 'Avbryt'));
    await expect(opener).toBeFocused();
  });
