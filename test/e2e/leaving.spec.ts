/** Leaving on a phone: what is said beforehand, one confirmation, the certificate, and the way back in. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible } from './support/accessibility.ts';
import { messagesTo, nextMessageTo } from './support/inbox-reader.ts';
import { joinAs } from './support/joining-steps.ts';
import { expect, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, newPerson, signInAt } from './support/sign-in-steps.ts';
import { startTranscript } from './support/transcript.ts';

test.use({ viewport: { width: 390, height: 844 } });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const join = (page: Page) => joinAs(page, { givenName: 'Ŧuommá', familyName: 'O’Brien' });

async function downloaded(page: Page): Promise<{ name: string; text: string }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Last ned bekreftelsen (PDF)' }).click();
  const download = await waiting;
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(await download.path())));
  const { text } = await extractText(pdf, { mergePages: true });
  return { name: download.suggestedFilename(), text };
}

test('leaves, keeps the certificate, joins afresh, and leaves again with the account', async ({ page }) => {
  test.setTimeout(180_000);
  const email = newPerson();
  await page.goto('/hefinn');
  await page.getByRole('link', { name: 'Start innmeldingen' }).click();
  await enterIdentifierAndCode(page, email);
  await expect(heading(page, 'Hvem er du?')).toBeVisible();
  const firstNumber = await join(page);

  // From the membership details, and what it means is said before anything is asked.
  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'Meld deg ut' })).toHaveCount(0);
  await page.goto('/mine-opplysninger');
  const transcript = await startTranscript(page, 'Melde seg ut');
  await page.getByRole('link', { name: 'Meld deg ut' }).click();
  await expect(heading(page, 'Meld deg ut')).toBeVisible();
  for (const name of [
    'Dette skjer',
    'Dette sletter vi',
    'Dette tar vi vare på en stund',
    'Det du velger selv',
  ])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectAccessible(page);
  await transcript.hear('Siden om å melde seg ut');

  // An old sign-in is sent to sign in, and comes back.
  await page.route('**/api/leaving', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), isSignInRecent: false } });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Logg inn på nytt først' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Logg inn på nytt' }).click();
  await expect(page.getByLabel('Telefonnummer eller e-post')).toBeVisible();
  await page.unroute('**/api/leaving');
  await enterIdentifierAndCode(page, email);

  await page.getByLabel('Vil du si hvorfor?').selectOption({ label: 'Noe annet' });
  await page.getByRole('button', { name: 'Gå videre' }).click();
  await expect(page.getByRole('heading', { name: 'Vil du melde deg ut nå?' })).toBeFocused();
  await expect(page.getByText(`og vi sender den til ${email}.`)).toBeVisible();
  await expectAccessible(page);
  await transcript.hear('Spørsmålet før utmeldingen');
  await page.getByRole('button', { name: 'Nei, gå tilbake' }).click();
  await expect(page.getByLabel('Vil du si hvorfor?')).toHaveValue('other');
  await page.getByRole('button', { name: 'Gå videre' }).click();
  const before = (await messagesTo(email)).length;
  await page.getByRole('button', { name: 'Ja, meld meg ut' }).click();

  await expect(heading(page, 'Du er meldt ut')).toBeVisible();
  await expectAccessible(page);
  await transcript.hear('Utmeldt');
  transcript.end();
  // It is read out on the telephone: never on two lines.
  const reference = page.getByText(/^U-[0-9A-F-]{12}$/);
  expect(await reference.evaluate((element) => element.getClientRects().length)).toBe(1);
  const file = await downloaded(page);
  expect(file.name).toBe('Bekreftelse på utmelding.pdf');
  for (const part of ['Ŧuommá O’Brien', firstNumber]) expect(file.text).toContain(part);
  await expectAccessible(page);
  const letter = await nextMessageTo(email, before, ({ attachments }) => attachments !== undefined);
  expect(`${letter.subject} ${letter.text}`).not.toMatch(/medlem|utmeld|human|livssyn/i);
  const attached = await getDocumentProxy(
    new Uint8Array(Buffer.from(letter.attachments?.[0]?.content ?? '', 'base64')),
  );
  expect((await extractText(attached, { mergePages: true })).text).toContain(firstNumber);

  // At once, everywhere.
  await page.getByRole('link', { name: 'Gå til Min side' }).click();
  await expect(page.getByRole('heading', { name: 'Du er meldt ut' })).toBeVisible();
  await expect(page.getByText(firstNumber)).toHaveCount(0);
  await page.goto('/mine-opplysninger');
  await expect(page.getByRole('region', { name: 'Hvem du er' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Meld deg ut' })).toHaveCount(0);
  await page.goto('/mine-opplysninger/meld-meg-ut');
  await expect(page.getByText('Du er meldt ut.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Se bekreftelsen' }).click();
  await expect(heading(page, 'Du er meldt ut')).toBeVisible();

  // A former member joins afresh: another membership, another number.
  const secondNumber = await join(page);
  expect(secondNumber).not.toBe(firstNumber);

  // And leaves again, with the account: nothing of it stays in this browser but the certificate.
  await page.goto('/mine-opplysninger');
  await page.getByRole('link', { name: 'Meld deg ut' }).click();
  await page.getByLabel('Slett den, og alt vi da har igjen om deg').check();
  await page.getByLabel('Nei, jeg laster den ned her').check();
  await page.getByRole('button', { name: 'Gå videre' }).click();
  await expect(page.getByText('Innloggingen din slettes, og du logges ut.')).toBeVisible();
  await page.getByRole('button', { name: 'Ja, meld meg ut' }).click();
  await expect(heading(page, 'Du er meldt ut')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logg inn' })).toBeVisible();
  await expectAccessible(page);
  const kept = await page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      // Neither says who it was.
      (name) => !['msal.version', 'last-path'].includes(name),
    ),
  );
  expect(kept).toEqual(['leaving-receipt']);
  expect((await downloaded(page)).text).toContain(secondNumber);
  await page.reload();
  await expect(heading(page, 'Du er meldt ut')).toBeVisible();

  // The same address is somebody new.
  await page.goto('/hefinn/mine-opplysninger');
  await enterIdentifierAndCode(page, email);
  await expect(page.getByLabel('Fornavn og mellomnavn')).toHaveValue('');
});

test('without a certificate the page says how to get to it', async ({ page }) => {
  await page.goto('/mine-opplysninger/meld-meg-ut/bekreftelse');
  await expect(heading(page, 'Bekreftelse på utmelding')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Logg inn' }).last().click();
  await expect(page.getByLabel('Telefonnummer eller e-post')).toBeVisible();
});

test('a member who opens the joining is sent home', async ({ page }) => {
  await signInAt(page, 'ola@medlem.example');
  for (const path of [
    '/hefinn',
    '/hefinn/mine-opplysninger',
    // Not the answer on other communities: a member changes it there.
    '/hefinn/sjekk-svarene',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL('/home');
    await expect(page.getByText('083551').first()).toBeVisible();
  }
});
