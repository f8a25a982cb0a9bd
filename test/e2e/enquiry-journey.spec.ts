/** The first enquiry from end to end: a member on a phone, with the keyboard only, and member service at a desk. */
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { enquiryForm, newSubject, receiptHeading } from './support/enquiry-steps.ts';
import { type InboxMessage, messagesTo, nextMessageTo } from './support/inbox-reader.ts';
import { tabAndPress, tabAndType, tabTo } from './support/keyboard.ts';
import { expect, test } from './support/portal-test.ts';
import { nextCode, signInAt } from './support/sign-in-steps.ts';
import { startTranscript, type Transcript } from './support/transcript.ts';

const { kari, mona } = demoAccounts;
const message = 'Hei!\nNaboen har fått bladet, men ikke jeg. Kan dere sende et nytt?';
const answer = 'Hei, Kari!\n\nDet har vi lagt i posten i dag.\n\nHilsen Mona';

const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Nothing that tells what organisation this is, or what was written; greeted by name, which is nowhere else. */
function expectNeutral(letter: { subject: string; text: string }, ...secrets: string[]): void {
  const greeting = /^Hei, \p{L}+!\n/u;
  expect(letter.text).toMatch(greeting);
  const whole = `${letter.subject}\n${letter.text.replace(greeting, '')}`;
  expect(whole).not.toMatch(/humanis|livssyn|tros|etisk|medlem|religi|kirke/i);
  for (const secret of secrets) expect(whole).not.toContain(secret);
}

async function signInByKeyboard(page: Page, email: string, transcript: Transcript): Promise<void> {
  await expect(h1(page, 'Logg inn')).toBeVisible();
  await expectAccessible(page);
  await transcript.hear('Innloggingen åpnes');
  const before = (await messagesTo(email)).length;
  await tabAndType(page, page.getByLabel('Telefonnummer eller e-post'), email);
  await page.keyboard.press('Enter');
  // The field for the code has the focus already.
  await expect(page.getByLabel('Engangskode')).toBeFocused();
  await expectAccessible(page);
  await transcript.hear('Koden er sendt');
  await page.keyboard.type(await nextCode(email, before));
  await page.keyboard.press('Enter');
  await page.waitForURL('/ny-henvendelse');
}

test.use({ viewport: { width: 390, height: 844 } });

test('a member asks, member service answers, the member writes on and closes', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(120_000);
  const subject = newSubject('Bladet har ikke kommet');
  const form = enquiryForm(page);
  let sentBefore = 0;
  let id = '';
  /** The portal may still be sending what another file has made it write to Kari. */
  const isAboutIt = ({ channel, text }: InboxMessage) => channel === 'email' && text.includes(id);
  const signIn = await startTranscript(page, 'Logge inn');
  const transcript = await startTranscript(page, 'Spørre medlemsservice');

  await test.step('signs in by keyboard and comes to the page that was asked for', async () => {
    await page.goto('/ny-henvendelse');
    await signInByKeyboard(page, kari.email, signIn);
    await expect(h1(page, 'Ny henvendelse')).toBeVisible();
    await expect(form.topic).toBeVisible();
    await expectAccessible(page);
    await signIn.hear('Innlogget, på siden det ble bedt om');
    signIn.end();
  });

  await test.step('an empty form says what is missing, and leads there', async () => {
    await tabAndPress(page, form.send);
    const summary = page.getByRole('region', { name: 'Dette må rettes før du kan gå videre' });
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Feil: Ny henvendelse/);
    await expect(summary.getByRole('link')).toHaveText([
      'Velg hva det gjelder',
      'Skriv et emne',
      'Skriv en melding',
    ]);
    for (const [field, error] of [
      [form.topic, 'Velg hva det gjelder'],
      [form.subject, 'Skriv et emne'],
      [form.message, 'Skriv en melding'],
    ] as const) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(error));
    }
    await expectAccessible(page);
    await transcript.hear('Skjemaet er sendt tomt');
    await tabAndPress(page, summary.getByRole('link', { name: 'Skriv et emne' }));
    await expect(form.subject).toBeFocused();
    await expect(page).toHaveURL('/ny-henvendelse');
  });

  await test.step('a text that is too short is reported, and the error goes while it is corrected', async () => {
    await page.keyboard.type('Bl');
    await page.keyboard.press('Enter');
    await expect(form.subject).toHaveAccessibleDescription(/Emnet må ha minst 3 tegn/);
    // The error is drawn a moment before the summary takes the focus away from the field.
    await expect(page.getByRole('region', { name: 'Dette må rettes før du kan gå videre' })).toBeFocused();
    await tabTo(page, form.subject);
    await page.keyboard.press('End');
    await page.keyboard.type(subject.slice(2));
    await expect(form.subject).not.toHaveAttribute('aria-invalid');
    await expect(form.subject).toHaveValue(subject);
  });

  await test.step('fills in and sends', async () => {
    sentBefore = (await messagesTo(kari.email)).length;
    await tabAndType(page, form.message, message);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(form.topic).toBeFocused();
    await page.keyboard.type('Magasin');
    await expect(form.topic).toHaveValue('magazine');
    await tabAndPress(page, form.send);
    await expect(h1(page, receiptHeading)).toBeFocused();
    id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await expect(page).toHaveTitle(new RegExp(receiptHeading));
    await expect(page.getByText(/Henvendelsen har nummer H-\d{4}-\d{6}/)).toBeVisible();
    await expectAccessible(page);
    await transcript.hear('Henvendelsen er sendt');
  });

  await test.step('a neutral e-mail tells that it has come', async () => {
    const letter = await nextMessageTo(kari.email, sentBefore, isAboutIt);
    expect(letter.subject).toBe('Vi har mottatt henvendelsen din');
    expectNeutral(letter, subject, 'Bladet', 'Naboen', 'Magasin', 'Kari');
  });

  await test.step('the enquiry is in the list and can be read', async () => {
    await tabAndPress(page, link(page, 'Se henvendelsen'));
    await expect(h1(page, subject)).toBeFocused();
    await expect(page.getByRole('list', { name: 'Meldinger' })).toContainText('Naboen har fått bladet');
    await expectAccessible(page);
    await tabAndPress(page, link(page, 'Tilbake til henvendelsene dine'));
    await expect(h1(page, 'Henvendelser')).toBeFocused();
    await expect(page.getByRole('list', { name: 'Henvendelser' }).getByText(subject)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Mona answers at the desk', async () => {
    sentBefore = (await messagesTo(kari.email)).length;
    const desk = await (await openBrowser({ viewport: { width: 1280, height: 800 } })).newPage();
    await signInAt(desk, mona.email, '/medlemsservice');
    await expectAccessible(desk);
    // The newest is last in a long queue: found by its words.
    await tabAndType(desk, desk.getByLabel('Saksnummer eller ord i emnet'), subject);
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('list', { name: 'Henvendelser' }).getByRole('listitem')).toHaveCount(1);
    await tabAndPress(desk, link(desk, subject));
    await expect(h1(desk, subject)).toBeFocused();
    await expect(desk.getByRole('list', { name: 'Meldinger' })).toContainText('Naboen har fått bladet');
    await expectAccessible(desk);
    await tabAndType(desk, desk.getByLabel('Svar'), answer);
    await tabAndPress(desk, button(desk, 'Send svar'));
    await expect(desk.getByRole('list', { name: 'Meldinger' })).toContainText('lagt i posten');
    await expect(desk.getByRole('status').filter({ hasText: 'Svaret er sendt' })).toBeVisible();
    await expectAccessible(desk);
  });

  await test.step('a neutral e-mail tells that there is an answer, and leads to it', async () => {
    const letter = await nextMessageTo(kari.email, sentBefore, isAboutIt);
    expect(letter.subject).toBe('Du har fått svar');
    expectNeutral(letter, subject, 'posten', 'Mona', 'Kari', 'Magasin');
    const [address = ''] = /http:\S+/.exec(letter.text) ?? [];
    await page.goto(address);
    await expect(h1(page, subject)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Meldinger' })).toContainText('lagt i posten');
    await expect(page.getByText('Besvart', { exact: true })).toBeVisible();
    await transcript.hear('Svaret leses');
  });

  await test.step('the member writes on', async () => {
    await tabAndType(page, page.getByLabel('Skriv mer'), 'Tusen takk!');
    await tabAndPress(page, button(page, 'Send melding'));
    await expect(page.getByRole('list', { name: 'Meldinger' }).getByText('Tusen takk!')).toBeVisible();
    await expect(page.getByLabel('Skriv mer')).toHaveValue('');
    await expectAccessible(page);
    await transcript.hear('Skrevet mer');
  });

  await test.step('the member closes it', async () => {
    await tabAndPress(page, button(page, 'Lukk henvendelsen'));
    await expect(page.getByText('Er du ferdig med denne henvendelsen?')).toBeVisible();
    await expectAccessible(page);
    await transcript.hear('Vil lukke henvendelsen');
    await tabAndPress(page, button(page, 'Ja, lukk henvendelsen'));
    await expect(page.getByText(/Henvendelsen ble lukket i dag kl\.\s/)).toBeVisible();
    await expect(page.getByLabel('Skriv mer')).toHaveCount(0);
    await expectAccessible(page);
    await transcript.hear('Henvendelsen er lukket');
    transcript.end();
  });

  await test.step('it is found among the closed ones, and not among the open', async () => {
    await tabAndPress(page, link(page, 'Tilbake til henvendelsene dine'));
    await expect(h1(page, 'Henvendelser')).toBeFocused();
    await expect(page.getByRole('link', { name: 'Konfirmasjon for Jonas' })).toBeVisible();
    await expect(page.getByText(subject)).toHaveCount(0);
    await tabAndPress(page, link(page, 'Se lukkede henvendelser'));
    await expect(h1(page, 'Lukkede henvendelser')).toBeFocused();
    await expect(page.getByRole('link', { name: subject })).toBeVisible();
    await expectAccessible(page);
  });
});
