/** Somebody who was a member before the portal: alone, in a family that shares an address, and where nothing fits. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { receiptHeading } from './support/enquiry-steps.ts';
import { messagesTo } from './support/inbox-reader.ts';
import { expect, test } from './support/portal-test.ts';
import { newPerson, nextCode, signInAt } from './support/sign-in-steps.ts';

const claimForm = (page: Page) => ({
  name: page.getByLabel('Navn'),
  bornOn: page.getByLabel('Fødselsdato'),
  send: page.getByRole('button', { name: 'Finn medlemskapet mitt' }),
});

async function claim(page: Page, name: string, bornOn: string): Promise<void> {
  const form = claimForm(page);
  await form.name.fill(name);
  await form.bornOn.fill(bornOn);
  await form.send.click();
}

const found = (page: Page) => page.getByRole('heading', { name: 'Vi fant deg!' });

test('alone: a wrong date is told kindly, the right one makes the account a member’s', async ({ page }) => {
  await signInAt(page, 'eva@medlem.example', '/verifisering');
  const form = claimForm(page);
  await form.send.click();
  await expect(page.getByText('Dette må rettes før du kan gå videre')).toBeVisible();
  await expectAccessible(page);
  await claim(page, 'Eva Strand', '18.05.1984');
  await expect(page.getByText('Vi kan ikke koble deg til et medlemskap')).toBeVisible();
  await expectAccessible(page);
  await form.bornOn.fill('17.05.1984');
  await form.bornOn.press('Enter');
  await expect(found(page)).toBeVisible();
  await expect(page.getByText('Innloggingen er koblet til deg.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Gå til Min side' }).click();
  await expect(page.getByText('098177')).toBeVisible();
});

test('a family on one address: each proves who they are, and then they choose', async ({ page }) => {
  await signInAt(page, 'deler@medlem.example', '/verifisering');
  await claim(page, 'Randi Sund', '24.2.1958');
  await expect(found(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Innloggingen er koblet til Randi Sund.')).toBeVisible();
  await page.getByRole('button', { name: 'Koble til en person til' }).click();
  await expectAccessible(page);
  await claim(page, 'Rolf Sund', '03.11.1956');
  await page.getByRole('button', { name: 'Rolf Sund' }).click();
  await expect(page.getByText('Innloggingen er koblet til Rolf Sund.')).toBeVisible();
});

test('where nothing fits, member service is asked and gets what was typed', async ({ page }) => {
  await signInAt(page, newPerson(), '/verifisering');
  await claim(page, 'Ruth Aske', '01.02.1971');
  await page.getByRole('button', { name: 'Be oss lete for deg' }).click();
  await expect(page.getByRole('heading', { name: 'Be oss lete for deg' })).toBeFocused();
  await expect(page.getByLabel('Navn')).toHaveValue('Ruth Aske');
  await page.getByLabel('Noe som kan hjelpe oss').fill('Jeg het Moe før.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send til oss' }).click();
  await expect(page).toHaveURL(/\/henvendelser\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1, name: receiptHeading })).toBeVisible();
});

test('a code: wrong, right, and what is said about each; the same on a small screen', async ({ page }) => {
  const email = 'ola@medlem.example';
  await signInAt(page, email, '/verifisering');
  const before = (await messagesTo('+4768050002')).length;
  await page.getByRole('button', { name: /Send kode til 68/ }).click();
  const field = page.getByRole('textbox', { name: 'Kode' });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
    await page.screenshot({ path: `test-results/verifisering-${width}.png`, fullPage: true });
  }
  const code = await nextCode('+4768050002', before);
  await page.getByRole('button', { name: 'Send ny kode' }).click();
  await expect(page.getByText(/Du kan få en ny kode om \d+ sekund/)).toBeVisible();
  await field.fill(code === '000000' ? '000001' : '000000');
  await field.press('Enter');
  await expect(page.getByText('Koden stemmer ikke.')).toBeVisible();
  await expectAccessible(page);
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Bekreft', exact: true }).click();
  await expect(page.getByText('er bekreftet.')).toBeVisible();
  await expectAccessible(page);
});
