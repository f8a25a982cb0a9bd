/** The magazine on a phone: ordering without being a member, sharing a copy at home, and an issue that did not come. */

import type { Page } from '@playwright/test';
import { demoArticles } from '../../dev/seed/demo-articles.ts';
import { demoArticleId, formerDemoIssue, newestDemoIssue } from '../../dev/seed/demo-magazine.ts';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { inDays } from '../support/days.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, newPerson, signInAt } from './support/sign-in-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const newest = newestDemoIssue(new Date());
const former = formerDemoIssue(new Date());
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function fillAddress(page: Page, line: string): Promise<void> {
  await page.getByLabel('Adresse', { exact: true }).fill(line);
  await page.getByLabel('Postnummer').fill('0182');
  await expect(page.getByLabel('Poststed')).not.toHaveValue('');
}

/** Signed in at `/magasininn`, without having joined. */
async function orderOnPaper(page: Page, givenName: string, line: string): Promise<void> {
  await page.goto('/magasininn');
  await page.getByRole('main').getByRole('button', { name: 'Logg inn' }).click();
  await enterIdentifierAndCode(page, newPerson());
  await expect(page.getByRole('heading', { name: 'Bestill magasinet' })).toBeVisible();
  await page.getByLabel('Fornavn og mellomnavn').fill(givenName);
  await page.getByLabel('Etternavn').fill('Eksempel');
  await page.getByLabel('På papir i posten').check();
  await fillAddress(page, line);
  await press(page, 'Bestill magasinet');
  await expect(page.getByRole('heading', { name: 'Takk for bestillingen!' })).toBeFocused();
}

test('a non-member orders, changes, pauses, is away, and stops', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/magasininn');
  await expect(page.getByText('Gratis')).toBeVisible();
  await expect(page.getByText(/som kommer rundt/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Logg inn' }).click();
  await enterIdentifierAndCode(page, newPerson());

  await test.step('what is missing is said by field, and nothing typed is lost', async () => {
    await press(page, 'Bestill magasinet');
    await expect(page.getByRole('link', { name: 'Skriv fornavnet ditt' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Velg om du vil ha magasinet/ })).toBeVisible();
    await page.getByLabel('På papir i posten').check();
    await page.getByLabel('Fornavn og mellomnavn').fill('Káren');
    await press(page, 'Bestill magasinet');
    await expect(page.getByRole('link', { name: 'Skriv postnummeret' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /lese om medlemskap/ })).not.toBeChecked();
    await expectAccessible(page);
    await expect(page.getByText('Utkastet er lagret')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Fornavn og mellomnavn')).toHaveValue('Káren');
  });

  await test.step('orders, and is told which issue is the first', async () => {
    await page.getByLabel('Etternavn').fill('Eira');
    await fillAddress(page, 'Storgata 1');
    await press(page, 'Bestill magasinet');
    await expect(page.getByRole('heading', { name: 'Takk for bestillingen!' })).toBeFocused();
    await expect(page.getByText(/Den første utgaven du får, er/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Se bestillingen din' }).click();
    await expect(h1(page)).toHaveText('Magasinet ditt');
    await expect(page.getByText('På papir i posten')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Utgavene dine' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('pauses, and ends the pause', async () => {
    await press(page, 'Ta en pause');
    await press(page, 'Start pausen');
    await expect(page.getByRole('link', { name: 'Skriv siste dag i pausen' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Siste dag i pausen').fill(inDays(30));
    await press(page, 'Start pausen');
    await expect(page.getByText(/Magasinet er på pause til og med/)).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Avslutt pausen');
    await expect(page.getByText(/Magasinet er på pause til og med/)).toHaveCount(0);
  });

  await test.step('lives elsewhere for a time', async () => {
    await press(page, 'Midlertidig adresse');
    await page.getByLabel('Fra og med').fill(inDays(1));
    await page.getByLabel('Til og med').fill(inDays(40));
    await fillAddress(page, 'Hytta 4');
    await expectAccessible(page);
    await press(page, 'Lagre den midlertidige adressen');
    await expect(page.getByText('Hytta 4')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('goes over to digital', async () => {
    await press(page, 'Papir, digitalt og adresse');
    await page.getByLabel('Digitalt, her på Min side').check();
    await expect(page.getByText(/Vi sier fra til ny-/)).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Lagre endringen');
    await expect(page.getByRole('button', { name: 'Lagre endringen' })).toHaveCount(0);
    await expect(page.getByText('Digitalt, her på Min side')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Last ned utgave ${newest}` }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`Utgave ${newest.replace('/', '-')}.pdf`);
    await test.step('reads it as pages, from one article to the next and back to the contents', async () => {
      await page.getByRole('link', { name: `Les utgave ${newest}` }).click();
      await expect(h1(page)).toHaveText(`Utgave ${newest}`);
      await expect(page.locator('iframe.reader')).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('link', { name: demoArticles[0]!.title }).click();
      await expect(h1(page)).toHaveText(demoArticles[0]!.title);
      await expect(page).toHaveTitle(new RegExp(`^${demoArticles[0]!.title}`));
      await expect(page.getByRole('heading', { level: 2, name: 'Ingen program' })).toBeVisible();
      await expectAccessible(page);
      const beside = page.getByRole('navigation', { name: 'Flere artikler i utgaven' });
      await expect(beside.getByText('Forrige artikkel')).toHaveCount(0);
      await beside.getByRole('link', { name: demoArticles[1]!.title }).click();
      await expect(h1(page)).toHaveText(demoArticles[1]!.title);
      await expect(beside.getByText('Forrige artikkel')).toBeVisible();
      await page.getByRole('link', { name: `Tilbake til utgave ${newest}` }).click();
      await expect(h1(page)).toHaveText(`Utgave ${newest}`);
      await page.getByRole('link', { name: 'Tilbake til magasinet ditt' }).click();
    });
    // An issue without articles.
    await page.getByRole('link', { name: `Les utgave ${former}` }).click();
    await expect(h1(page)).toContainText(`Utgave ${former}`);
    // In the page where the browser can show it, said plainly where it cannot; and to be saved in both.
    await expect(
      page.locator('iframe.reader').or(page.getByText(/kan ikke vise magasinet her/)),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: `Last ned utgave ${former}` })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Tilbake til magasinet ditt' }).click();
    await expect(h1(page)).toHaveText('Magasinet ditt');
  });

  await test.step('stops in two presses', async () => {
    await press(page, 'Stopp magasinet');
    await expectAccessible(page);
    await press(page, 'Ja, stopp magasinet');
    await expect(page.getByRole('heading', { name: 'Du får ikke magasinet nå' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('two who live together share a copy, each by their own yes, until one wants their own', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(180_000);
  const other = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage();
  await orderOnPaper(page, 'Áilo', 'Bakkeveien 7');
  await orderOnPaper(other, 'Sol', 'bakkeveien 7');
  for (const one of [page, other]) {
    await one.getByRole('link', { name: 'Se bestillingen din' }).click();
    await press(one, 'Ett eksemplar hjemme hos oss');
  }
  await press(page, 'Lag en kode');
  const shown = page.getByText(/Koden deres:/);
  await expect(shown).toBeVisible();
  await expectAccessible(page);
  const code = ((await shown.textContent()) ?? '').split(':')[1]?.trim() ?? '';

  await press(other, 'Del eksemplaret');
  await expect(other.getByRole('link', { name: 'Skriv koden' })).toBeVisible();
  await expectAccessible(other);
  await other.getByLabel('Kode', { exact: true }).fill(code.toLowerCase());
  await press(other, 'Del eksemplaret');
  await expect(other.getByText('Magasinet kommer i navnet til Áilo.')).toBeVisible();
  await expectAccessible(other);
  await page.reload();
  await expect(page.getByText('Du deler ett eksemplar med Sol.')).toBeVisible();

  await other.getByRole('button', { name: 'Jeg vil ha mitt eget eksemplar' }).click();
  await expect(other.getByRole('button', { name: 'Lag en kode' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('På papir i posten')).toBeVisible();
  await expect(page.getByText('Du deler ett eksemplar med Sol.')).toHaveCount(0);
});

test('an issue that did not come is sent again; after that an enquiry is about it', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAt(page, demoAccounts.per.email, '/magasininn/mine-opplysninger');
  await expect(h1(page)).toHaveText('Magasinet ditt');
  const issue = page.getByRole('listitem').filter({ hasText: 'Å høre til' });
  await expect(issue.getByText('Sendt til deg i posten')).toBeVisible();
  await issue.getByText(/^Jeg har ikke fått (magasinet|utgave)/).click();
  await expectAccessible(page);
  await issue.getByRole('button', { name: 'Send et nytt' }).click();
  await expect(issue.getByText(/Vi sender deg et nytt eksemplar\./)).toBeVisible();
  await expectAccessible(page);
  await issue.getByRole('link', { name: /^Skriv til oss om utgave/ }).click();
  await expect(page.getByText(`Utgave ${newest} av magasinet`)).toBeVisible();
  await expect(page.getByLabel('Hva gjelder det?')).toHaveValue('magazine');
  await expectAccessible(page);
});

test('an article is not shown to a member without the magazine, and its page says so', async ({
  page,
  watch,
}) => {
  watch.expectFault(/status 404: GET \/api\/magazine\/(articles|issues)\//);
  await signInAt(page, demoAccounts.kari.email, `/magasininn/artikkel/${demoArticleId}`);
  await expect(h1(page)).toHaveText('Vi fant ikke artikkelen');
  await expect(page.getByText(demoArticles[0]!.lead)).toHaveCount(0);
  await expectAccessible(page);
});

for (const hasViewer of [true, false])
  test(`a digital issue ${hasViewer ? 'is shown in the page' : 'that the browser cannot show is downloaded'}`, async ({
    page,
  }) => {
    await page.addInitScript(
      `Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => ${hasViewer} })`,
    );
    await signInAt(page, demoAccounts.liv.email, '/magasininn/mine-opplysninger');
    await page.getByRole('link', { name: `Les utgave ${former}` }).click();
    await expect(h1(page)).toContainText(`Utgave ${former}`);
    const frame = page.locator('iframe.reader');
    if (hasViewer) {
      await expect(frame).toHaveAttribute('src', /^blob:/);
      const other = page.getByRole('link', { name: `Åpne utgave ${former} i en ny fane` });
      await expect(other).toHaveAttribute('href', (await frame.getAttribute('src')) ?? '');
    } else {
      await expect(page.getByText(/kan ikke vise magasinet her/)).toBeVisible();
      await expect(frame).toHaveCount(0);
    }
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download', (one) => /^Utgave/.test(one.suggestedFilename())),
      page.getByRole('button', { name: `Last ned utgave ${former}` }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`Utgave ${former.replace('/', '-')}.pdf`);
  });
