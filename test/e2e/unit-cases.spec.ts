/** A case sent to a chapter: asked about, agreed to, answered by its leader, given back, and seen by the desk all the while. */
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { newSubject, sendEnquiry } from './support/enquiry-steps.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

const { kari, mona, liv } = demoAccounts;
const unit = '/tillitsvalgt/40000000-0000-4000-8000-000000000011/saker';
const wide = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('the desk sends a case to a chapter, the member says yes, its leader answers and gives it back', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(180_000);
  const subject = newSubject('Møter i laget');
  await page.setViewportSize(phone.viewport);
  await signInAt(page, kari.email, '/ny-henvendelse');
  const id = await sendEnquiry(page, subject, 'Hei! Når møtes dere neste gang?');
  const desk = await (await openBrowser(wide)).newPage();
  const leader = await (await openBrowser(phone)).newPage();

  await test.step('the desk sends it on, and sees that the member is asked', async () => {
    await signInAt(desk, mona.email, `/medlemsservice/henvendelser/${id}`);
    await desk.getByText('Send videre til et lag', { exact: true }).click();
    await desk.getByRole('combobox', { name: 'Lag' }).selectOption({ label: 'Oslo lokallag' });
    await desk.getByLabel('Hvorfor').fill('Spør om møtene i laget');
    await expectAccessible(desk);
    await press(desk, 'Spør og send videre');
    await expect(said(desk, 'Personen er spurt')).toBeVisible();
    await expect(desk.getByText('Saken er hos Oslo lokallag')).toBeVisible();
    await expect(desk.getByText('har ikke svart ennå')).toBeVisible();
    await expectAccessible(desk);
  });

  await test.step('until the yes, the leader sees that a case waits, and nothing of it', async () => {
    await signInAt(leader, liv.email, unit);
    await expect(leader.getByText('Venter på svar fra medlemmet')).toBeVisible();
    await expect(leader.getByText(subject)).toHaveCount(0);
    await expectAccessible(leader);
  });

  await test.step('the member is asked on the page of the case, and says yes', async () => {
    await page.goto(`/henvendelser/${id}`);
    await expect(page.getByText('Kan Oslo lokallag svare deg?')).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Ja, de kan lese og svare');
    await expect(page.getByText('Henvendelsen er hos Oslo lokallag')).toBeVisible();
    await expect(said(page, 'Oslo lokallag kan nå lese og svare')).toBeVisible();
  });

  await test.step('the leader reads and answers', async () => {
    await leader.reload();
    await leader.getByRole('link', { name: subject }).click();
    await expect(leader.getByRole('heading', { name: subject })).toBeFocused();
    await expect(leader.getByText('Spør om møtene i laget')).toBeVisible();
    await expectAccessible(leader);
    await press(leader, 'Send svar');
    await expect(leader.getByRole('link', { name: 'Skriv et svar' })).toBeVisible();
    await leader.getByLabel('Svar til medlemmet').fill('Første onsdag i måneden. Velkommen!');
    await press(leader, 'Send svar');
    await expect(said(leader, 'Svaret er sendt')).toBeVisible();
  });

  await test.step('the member sees who answered and for which unit', async () => {
    await page.reload();
    const messages = page.getByRole('list', { name: 'Meldinger' });
    await expect(messages).toContainText('Liv, Oslo lokallag');
    await expect(messages).toContainText('Første onsdag i måneden');
  });

  await test.step('the leader gives it back with a note, which the desk reads', async () => {
    await leader.getByText('Gi saken tilbake til medlemsservice', { exact: true }).click();
    await leader.getByLabel('Hva bør medlemsservice vite?').fill('Vil også endre adressen sin.');
    await expectAccessible(leader);
    await press(leader, 'Gi saken tilbake');
    await expect(said(leader, 'Saken er gitt tilbake')).toBeVisible();
    await expect(leader.getByRole('heading', { level: 1, name: 'Saker' })).toBeVisible();
    await desk.reload();
    const thread = desk.getByRole('list', { name: 'Meldinger og notater' });
    await expect(thread).toContainText('Liv, Oslo lokallag');
    await expect(thread).toContainText('Liv i Oslo lokallag ga saken tilbake «Vil også endre adressen sin.»');
    await expect(desk.getByText('Saken er hos Oslo lokallag')).toHaveCount(0);
  });
});
