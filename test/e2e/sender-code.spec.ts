/** Where very many write without being signed in: the code step of «Kontakt oss», a wedding and a funeral, on a small phone. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { nextMessageTo } from './support/inbox-reader.ts';
import { expect, test } from './support/portal-test.ts';

test.use({ viewport: { width: 320, height: 700 } });

const problem = { type: 'about:blank', title: 'Conflict', status: 409, code: 'CONFIRM_CONTACT_FIRST' };

/** The first sending is answered as in a rush; the ones after it by the portal. @returns what has been sent */
async function rushAt(page: Page, path: string): Promise<{ proof?: string }[]> {
  const sent: { proof?: string }[] = [];
  await page.route(`**${path}`, async (route) => {
    sent.push(route.request().postDataJSON());
    if (sent.length > 1) return route.continue();
    await route.fulfill({
      status: 409,
      headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
      body: JSON.stringify(problem),
    });
  });
  return sent;
}

const forms = [
  {
    name: 'Kontakt oss',
    page: '/kontakt-oss',
    endpoint: '/api/contact-messages',
    button: 'Send melding',
    thanks: 'Takk! Meldingen er sendt',
    async fill(page: Page, email: string) {
      await page.getByLabel('Navn').fill('Kim Nilsen');
      await page.getByLabel('E-post').fill(email);
      await page.getByLabel('Hva gjelder det?').selectOption('sign-in');
      await page.getByLabel('Melding').fill('Jeg kommer ikke inn på Min side.');
    },
  },
  {
    name: 'a wedding',
    page: '/activities/seremonier/vigsel',
    endpoint: '/api/open-wedding-requests',
    button: 'Send ønsket',
    thanks: 'Takk! Vi har fått ønsket deres',
    async fill(page: Page, email: string) {
      await page.getByLabel('Hvem skal gifte seg?').fill('Kim Nilsen og Astrid Berg');
      await page.getByLabel('Navnet ditt').fill('Kim Nilsen');
      await page.getByLabel('E-post').fill(email);
    },
  },
  {
    name: 'a funeral',
    page: '/activities/seremonier/gravferd',
    endpoint: '/api/open-funeral-requests',
    button: 'Send',
    thanks: 'Vi tar kontakt senest neste virkedag.',
    async fill(page: Page, email: string) {
      await page.getByLabel('Navnet på den som er død').fill('Astrid Berg');
      await page.getByLabel('Vet ikke').check();
      await page.getByLabel('Navnet ditt').fill('Kim Nilsen');
      await page.getByLabel('E-post').fill(email);
    },
  },
] as const;

for (const form of forms)
  test(`${form.name}: a code to the address, and what was typed is sent`, async ({ page, watch }) => {
    test.setTimeout(120_000);
    watch.allowFault(/status 409: POST/);
    const email = `kim-${randomUUID().slice(0, 8)}@person.example`;
    const sent = await rushAt(page, form.endpoint);
    await page.goto(form.page);
    await form.fill(page, email);
    const send = page.getByRole('main').getByRole('button', { name: form.button, exact: true });
    await send.click();
    await expect(page.getByRole('heading', { name: 'Bekreft at du kan nås' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send meg en kode' }).click();
    const field = page.getByLabel('Kode', { exact: true });
    await expect(field).toBeVisible();
    await expectAccessible(page);
    await field.fill('000000');
    await page.getByRole('button', { name: 'Bekreft' }).click();
    await expect(page.getByText('Koden stemmer ikke.').first()).toBeVisible();
    await expectAccessible(page);
    const { text } = await nextMessageTo(email, 0, ({ text: words }) => /\b\d{6}\b/.test(words));
    await field.fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
    await page.getByRole('button', { name: 'Bekreft' }).click();
    await expect(page.getByText('Takk! Nå vet vi at du kan nås.')).toBeVisible();
    await expectAccessible(page);
    await send.click();
    await expect(page.getByText(form.thanks)).toBeVisible();
    // A ticket that is too new is asked for again in between.
    expect([sent[0]?.proof, sent.at(-1)?.proof].map(Boolean)).toEqual([false, true]);
  });
