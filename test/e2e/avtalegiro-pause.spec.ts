/** A donor of AvtaleGiro takes a pause and stops: what happens here, and what is left to do in the bank. */
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { h1 } from './support/giving-steps.ts';
import { expect, test } from './support/portal-test.ts';
import { enterIdentifierAndCode } from './support/sign-in-steps.ts';

test.use({ viewport: { width: 390, height: 844 }, environment: { BROWSER_TEST_OF: 'avtalegiro-pause' } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a pause of AvtaleGiro, and a stop that says what to do in the bank', async ({ page, watch }) => {
  test.setTimeout(180_000);
  // Before a family has said who is here, the API asks it of whatever is asked for.
  watch.allowFault(/status 409: GET \/api\//);
  await page.goto('/home');
  await enterIdentifierAndCode(page, demoAccounts.familie.email);
  await button(page, 'Tor Holm').click();
  await expect(h1(page)).toHaveText('Hei, Tor!');
  await page.goto('/administrer-giveravtale');
  const kid = (await page.getByText(/^100\d{10}$/).textContent()) ?? '';

  await test.step('a pause, and on again', async () => {
    await button(page, 'Ta en pause').click();
    await page.getByLabel('Hvor lenge?').selectOption('3');
    await expect(page.getByText('Første gave etter pausen')).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Start pausen').click();
    await expect(page.getByText(/^Avtalen på .* er på pause\./)).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Avslutt pausen nå').click();
    await expect(page.getByText('Pausen er over')).toBeVisible();
  });

  await test.step('a stop: said beforehand that the bank is the donor’s own, and afterwards how', async () => {
    await button(page, 'Stopp avtalen').click();
    await expect(page.getByText(/Selve AvtaleGiroen avslutter du i nettbanken/)).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Stopp avtalen').click();
    await expect(page.getByRole('status').getByText('Avtalen er stoppet')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Avtalen står fortsatt i banken' })).toBeVisible();
    await expect(page.getByText(kid)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('started again it needs no new signature: the mandate is in the bank', async () => {
    await button(page, 'Start avtalen igjen').click();
    await expect(button(page, 'Ta en pause')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Avtalen står fortsatt i banken' })).toHaveCount(0);
    await expectAccessible(page);
  });
});
