/** Activities on a phone: finding them, filtering, the programme on paper, and one's own calendar. */
import type { Page } from '@playwright/test';
import { demoActivityIds } from '../../dev/seed/demo-activities.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, newPerson } from './support/sign-in-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
test('a visitor finds activities, filters them in the address, and prints the programme', async ({
  page,
}) => {
  await page.goto('/activities');
  await expect(page.getByRole('link', { name: 'Barnas filosofiverksted' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Søk').fill('filosofiverksted');
  await press(page, 'Vis aktiviteter');
  await expect(page).toHaveURL(/sok=filosofiverksted/);
  await expect(page.getByRole('link', { name: 'Søndagstur langs Akerselva' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Barnas filosofiverksted' })).toBeVisible();
  await page.getByRole('link', { name: 'Skriv ut programmet' }).click();
  await expect(heading(page, 'Program')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Barnas filosofiverksted' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/activities/${demoActivityIds.walk}`);
  await expect(page.getByText('Nydalen T-banestasjon, Oslo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logg inn og meld deg på' })).toBeVisible();
  await expectAccessible(page);
});

test('one’s own calendar address is made, works, and is taken back', async ({ page, request }) => {
  await page.goto('/activities/mine');
  await enterIdentifierAndCode(page, newPerson());
  await expect(heading(page, 'Mine påmeldinger')).toBeVisible();
  await press(page, 'Lag en kalenderadresse');
  const field = page.getByLabel('Kalenderadresse');
  await expect(field).toHaveValue(/\/api\/calendar-feeds\//);
  await expectAccessible(page);
  const address = await field.inputValue();
  const calendar = await request.get(address);
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toContain('BEGIN:VCALENDAR');
  await press(page, 'Slett adressen');
  await expect(page.getByRole('button', { name: 'Lag en kalenderadresse' })).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});
