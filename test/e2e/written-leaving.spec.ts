/** A leaving that came in a letter: written in at the desk, its certificate saved for the post, and found by its reference. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { enquiryForm, receiptHeading } from './support/enquiry-steps.ts';
import { joinAs } from './support/joining-steps.ts';
import { expect, test } from './support/portal-test.ts';
import { newPerson, signInAt } from './support/sign-in-steps.ts';

const phone = { width: 390, height: 844 };
const screen = { width: 1280, height: 900 };
test.use({ viewport: phone });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
async function accessibleAtBoth(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await expectAccessible(page);
  await page.setViewportSize(screen);
  await expectAccessible(page);
}

test('a letter ends a membership at the desk, from a case of the person’s', async ({
  page,
  openBrowser,
  watch,
}) => {
  test.setTimeout(240_000);
  watch.expectFault(/status 422: POST .*\/leavings/);
  watch.expectFault(/status 404: GET .*\/leavings\//);
  await signInAt(page, newPerson(), '/hefinn/mine-opplysninger');
  await joinAs(page, { givenName: 'Ruŧ', familyName: 'Utvær' });
  await page.goto('/ny-henvendelse');
  const form = enquiryForm(page);
  await form.topic.selectOption({ label: 'Medlemskap' });
  await form.subject.fill('Jeg har sendt dere et brev');
  await form.message.fill('I brevet står det at jeg melder meg ut.');
  await form.send.click();
  await expect(heading(page, receiptHeading)).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const desk = await (await openBrowser({ viewport: screen })).newPage();
  await signInAt(desk, demoAccounts.mona.email, `/medlemsservice/henvendelser/${id}`);
  await desk.getByRole('link', { name: 'Se personen' }).click();
  await desk.getByRole('button', { name: 'Registrer skriftlig utmelding' }).click();
  await expect(heading(desk, 'Utmelding som kom skriftlig')).toBeFocused();
  await desk.getByRole('button', { name: 'Meld ut medlemmet' }).click();
  await expect(desk.getByRole('link', { name: 'Velg hvordan utmeldingen kom' })).toBeVisible();
  await accessibleAtBoth(desk);
  await desk.getByLabel('I brev').check();
  const today = new Intl.DateTimeFormat('nb', { dateStyle: 'short', timeZone: 'Europe/Oslo' });
  await desk.getByLabel('Hvilken dag kom den?').fill('1.1.1990');
  await desk.getByLabel('Vil ikke ha det lenger').check();
  await desk.getByLabel('Nei, bare i posten').check();
  await desk.getByRole('button', { name: 'Meld ut medlemmet' }).click();
  await expect(desk.getByRole('link', { name: /Skriv en dag fram til i dag/ })).toBeVisible();
  const [day, month, year] = today.format(new Date()).split('.');
  await desk.getByLabel('Hvilken dag kom den?').fill(`${day}.${month}.20${year?.slice(-2)}`);
  await desk.getByRole('button', { name: 'Meld ut medlemmet' }).click();
  await expect(desk.getByText(/Utmeldingen er registrert\. Referansen er U-/)).toBeVisible();
  await accessibleAtBoth(desk);
  const reference = /U-[0-9A-F-]{12}/.exec((await desk.locator('main').textContent()) ?? '')?.[0] ?? '';

  await desk.goto('/medlemsservice/utmeldinger');
  await desk.getByLabel('Referanse').fill('U-0000-0000-00');
  await desk.getByRole('button', { name: 'Finn utmeldingen' }).click();
  await expect(desk.getByText(/Vi fant ingen utmelding med den referansen/)).toBeVisible();
  await desk.getByLabel('Referanse').fill(reference.toLowerCase().replaceAll('-', ' '));
  await desk.getByRole('button', { name: 'Finn utmeldingen' }).click();
  await expect(desk.getByRole('heading', { name: 'Utmelding', exact: true })).toBeFocused();
  await expect(desk.locator('main')).toContainText('Ruŧ Utvær');
  await expect(desk.locator('main')).toContainText('I brev');
  await accessibleAtBoth(desk);
  const waiting = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Last ned bekreftelsen (PDF)' }).click();
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(await (await waiting).path())));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const part of ['Ruŧ Utvær', 'Utmeldingen kom i brev', reference]) expect(text).toContain(part);

  await page.goto('/home');
  await expect(heading(page, 'Du er meldt ut')).toBeVisible();
});
