/** A place that costs something, on a phone: a no in Vipps, another try, paid, and off again. */
import type { Page } from '@playwright/test';
import { demoActivityIds } from '../../dev/seed/demo-activity.ts';
import { expectAccessible } from './support/accessibility.ts';
import { answerInVipps } from './support/giving-steps.ts';
import { expect, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, newPerson } from './support/sign-in-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('declined, tried again while the place is held, paid, and signed off with the money back', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto(`/activities/${demoActivityIds.dinner}`);
  await press(page, 'Logg inn og meld deg på');
  await enterIdentifierAndCode(page, newPerson());
  await page.getByLabel('Gjester').fill('Gro Gjest');
  await expect(page.getByText(/Til sammen: 700\skr/)).toBeVisible();
  await expect(page.getByText(/Vi sletter det 30 dager etter aktiviteten/)).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Meld på og gå til betaling');
  await answerInVipps(page, 'Avvis');
  await expect(page.getByText(/Betalingen ble ikke noe av\. Ingenting er trukket/)).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText('Gro Gjest')).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Prøv å betale på nytt');
  await answerInVipps(page, 'Godkjenn');
  // A thank-you with the place, come to at once; nothing beside it says otherwise.
  const thanks = page.getByRole('heading', { name: 'Takk! Plassen er din' });
  await expect(thanks).toBeFocused({ timeout: 30_000 });
  await expect(thanks).toBeInViewport();
  await expect(page.getByText('Du er påmeldt.', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/Betal innen|Vi gjør klar godkjenningen/)).toHaveCount(0);
  await expect(page.getByText(/700\skr\. Betalt med Vipps/)).toBeVisible();
  await expectAccessible(page);

  await press(page, 'Meld av');
  await expect(page.getByText('Du får pengene tilbake.')).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Ja, meld av');
  await expect(page.getByRole('heading', { name: 'Meld deg på' })).toBeVisible();
  await expectAccessible(page);
});
