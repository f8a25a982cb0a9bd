/** «Kontakt oss»: somebody who cannot sign in writes to member service, and gets an answer by e-mail. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { nextMessageTo } from './support/inbox-reader.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

const fields = (page: Page) => ({
  name: page.getByLabel('Navn'),
  email: page.getByLabel('E-post'),
  phone: page.getByLabel('Telefon'),
  topic: page.getByLabel('Hva gjelder det?'),
  message: page.getByLabel('Melding'),
  send: page.getByRole('button', { name: 'Send melding' }),
});

test('its words are there before any script, and the way to it from where one cannot get in', async ({
  openBrowser,
  page,
}) => {
  const plain = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  await plain.goto('/kontakt-oss');
  await expect(plain.getByRole('heading', { level: 1, name: 'Kontakt oss' })).toBeVisible();
  await expect(plain.getByText(/svarer på telefon/)).toBeVisible();

  await page.goto('/home');
  await page.getByRole('link', { name: 'Får du ikke logget inn? Skriv til oss' }).click();
  await expect(page).toHaveURL('/kontakt-oss');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt oss' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt oss' })).toBeVisible();
  await expect(fields(page).name).toBeVisible();
  await expectAccessible(page);
});

test('feedback on accessibility comes to member service under its own topic, with a day to answer by', async ({
  page,
  openBrowser,
}) => {
  const mark = randomUUID().slice(0, 8);
  await page.goto('/tilgjengelighet');
  await page.getByRole('main').getByRole('link', { name: 'skjemaet med temaet «Tilgjengelighet»' }).click();
  const form = fields(page);
  await expect(form.topic).toHaveValue('accessibility');
  await form.name.fill('Kim Nilsen');
  await form.email.fill(`kim-${mark}@person.example`);
  await form.message.fill(`Kalenderen leses ikke opp ${mark}.`);
  await form.send.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Takk! Meldingen er sendt' })).toBeFocused();

  const desk = await (await openBrowser({ viewport: { width: 1280, height: 900 } })).newPage();
  await signInAt(desk, demoAccounts.mona.email, '/medlemsservice');
  const link = desk.getByRole('link', { name: `Kalenderen leses ikke opp ${mark}.` });
  await expect(
    desk.getByRole('listitem').filter({ has: link }).getByText('Tilgjengelighet', { exact: true }),
  ).toBeVisible();
  await link.click();
  const fact = (name: string) =>
    desk.locator('dl > div', { has: desk.getByText(name, { exact: true }) }).getByRole('definition');
  await expect(fact('Gjelder')).toHaveText('Tilgjengelighet');
  await expect(fact('Svarfrist')).toHaveText(/\d{4}$/);
});

test('writes, is answered by e-mail, and nothing is lost on the way', async ({ page, openBrowser }) => {
  test.setTimeout(120_000);
  const mark = randomUUID().slice(0, 8);
  const email = `kim-${mark}@person.example`;
  // As a user does who was stopped by a page.
  await page.goto('/tilgjengelighet');
  await page.getByRole('main').getByRole('link', { name: 'skjemaet med temaet «Tilgjengelighet»' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt oss' })).toBeVisible();
  const form = fields(page);
  await expect(form.topic).toHaveValue('accessibility');

  await test.step('an empty form says what is missing', async () => {
    await form.send.click();
    const summary = page.getByRole('region', { name: 'Dette må rettes før du kan gå videre' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Skriv navnet ditt',
      'Skriv e-postadressen eller telefonnummeret ditt',
      'Skriv en melding',
    ]);
    await expectAccessible(page);
  });

  await test.step('a reload takes nothing; another tab sees nothing', async () => {
    await form.name.fill('Kim Nilsen');
    await form.email.fill(email);
    await form.topic.selectOption('sign-in');
    await form.message.fill(`Får ikke koden ${mark}.\nHva gjør jeg?`);
    await page.reload();
    await expect(form.message).toHaveValue(`Får ikke koden ${mark}.\nHva gjør jeg?`);
    await expect(form.email).toHaveValue(email);
    const other = await page.context().newPage();
    await other.goto('/kontakt-oss');
    await expect(fields(other).name).toHaveValue('');
    await other.close();
  });

  await test.step('sends; what is said is the same for everybody', async () => {
    await tabTo(page, form.send);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Takk! Meldingen er sendt' })).toBeFocused();
    await expectAccessible(page);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(mark);
  });

  await test.step('the desk finds it as unidentified, and answers', async () => {
    const desk = await (await openBrowser({ viewport: { width: 1280, height: 900 } })).newPage();
    await signInAt(desk, demoAccounts.mona.email, '/medlemsservice');
    await expect(desk.getByText('Fra Kim Nilsen, ikke innlogget').first()).toBeVisible();
    await desk.getByRole('link', { name: `Får ikke koden ${mark}.` }).click();
    await expect(desk.getByText('Vi vet ikke hvem dette er.')).toBeVisible();
    await expect(desk.getByText('Svaret går som vanlig e-post')).toBeVisible();
    await expectAccessible(desk);
    await desk
      .getByLabel('Svar', { exact: true })
      .fill('Velg e-post i stedet for telefon når du logger inn.');
    await desk.getByRole('button', { name: 'Send svar' }).click();
    await expect(desk.getByText('Svaret er sendt').first()).toBeVisible();
  });

  await test.step('the answer comes by e-mail, with nothing of the question', async () => {
    const letter = await nextMessageTo(email, 0, () => true);
    expect(letter.subject).toBe('Svar på meldingen din');
    expect(letter.text).toContain('Velg e-post i stedet for telefon');
    expect(letter.text).not.toMatch(new RegExp(`${mark}.*koden|Kim|H-\\d{4}|humanis`, 'i'));
  });
});
