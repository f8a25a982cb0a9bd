/** The same user in each language, on the narrowest phone: joins, gives, asks, signs up, and leaves. */
import type { Page } from '@playwright/test';
import { demoActivityIds } from '../../dev/seed/demo-activity.ts';
import { expectAccessible } from './support/accessibility.ts';
import { answerInVipps } from './support/giving-steps.ts';
import { type JourneyWords, journeyWords } from './support/language-words.ts';
import { expect, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, newPerson } from './support/sign-in-steps.ts';
import { isWanted, shoot } from './support/take-picture.ts';

test.use({ viewport: { width: 320, height: 720 } });

/** The document is in bokmål unless its main part says another language. */
const expectLanguage = (page: Page, language: string) =>
  expect(page.locator(`main:lang(${language})`)).toBeVisible();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function join(page: Page, words: JourneyWords, language: string): Promise<void> {
  const title = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto(`/hefinn?sprak=${language}`);
  await page.getByRole('main').getByRole('link', { name: words.start }).click();
  const asked = page.waitForRequest('**/api/joining');
  await enterIdentifierAndCode(page, newPerson());
  await title(words.who);
  const told = (await asked).headers()['page-language'] ?? 'nb';
  expect(told, 'the evidence will name it').toBe(language);
  await press(page, words.next);
  await expect(page.getByText(words.faults)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(words.givenName).fill('Máret-Ánne');
  await page.getByLabel(words.familyName).fill('O’Brien');
  await page.getByLabel(words.later).check();
  await page.getByLabel(words.bornOn, { exact: true }).fill('05.04.1991');
  await press(page, words.next);
  await title(words.contact);
  await expectAccessible(page);
  await press(page, words.next);
  await title(words.address);
  await page.getByLabel(words.street, { exact: true }).fill('Storgata 1');
  await page.getByLabel(words.postalCode).fill('0182');
  await expect(page.getByLabel(words.postalPlace)).toHaveValue(/oslo/i);
  await expectAccessible(page);
  await press(page, words.saveNext);
  await title(words.elsewhere);
  await page.getByLabel(words.no, { exact: true }).check();
  await expectAccessible(page);
  await press(page, words.saveNext);
  await title(words.check);
  await page.getByRole('checkbox').check();
  await expectAccessible(page);
  await press(page, words.join);
  await title(words.welcome);
}

for (const language of ['nb', 'nn', 'en'] as const)
  test(`from joining to leaving in ${language}`, async ({ page }) => {
    test.setTimeout(240_000);
    const words = journeyWords[language];
    const arrived = async (name: string, picture?: string) => {
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expectLanguage(page, language);
      await expectAccessible(page);
      if (isWanted && picture) await shoot(page, `${picture}-${language}`, [320]);
    };

    await join(page, words, language);
    await arrived(words.welcome, 'welcome');
    await expect(page.getByRole('contentinfo').getByRole('button')).toBeVisible({ timeout: 20_000 });

    await page.goto('/giveravtale');
    await arrived(words.giving, 'giving');
    await page.getByRole('textbox', { name: words.amount }).first().fill('250');
    await press(page, words.next);
    await arrived(words.payment);
    await page.getByLabel(words.day).selectOption('15');
    await press(page, words.next);
    await arrived(words.approval);
    await expect(page.getByLabel(words.purpose).first()).toBeChecked();
    await page.getByLabel(words.terms).check();
    await press(page, words.toVipps);
    await answerInVipps(page, 'Godkjenn');
    await arrived(words.donor);

    await page.goto('/ny-henvendelse');
    await arrived(words.enquiry, 'new-enquiry');
    await page.getByLabel(words.topic).selectOption({ label: words.magazine });
    await page.getByLabel(words.subject).fill('Magasinet');
    await page.getByLabel(words.message, { exact: true }).fill('Magasinet har ikkje komme.');
    await press(page, words.send);
    await arrived(words.sent);

    await page.goto(`/activities/${demoActivityIds.walk}`);
    await press(page, words.signUp);
    await expect(page.getByText(words.signedUp, { exact: true }).first()).toBeVisible();
    await expectLanguage(page, language);
    await expectAccessible(page);
    if (isWanted) await shoot(page, `activity-${language}`, [320]);

    await page.goto('/mine-opplysninger/meld-meg-ut');
    await arrived(words.leaving, 'leaving');
    await press(page, words.next);
    await expect(page.getByRole('button', { name: words.leave })).toBeVisible();
    await expectAccessible(page);
    await press(page, words.leave);
    await arrived(words.left);
  });
