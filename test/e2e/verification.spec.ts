/** Somebody who was a member before the portal: alone, in a family that shares an address, and where nothing fits. */
import { randomUUID } from 'node:crypto';
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

test('the first sign-in of a member asks, with two equal answers, and never says that they are none', async ({
  page,
}) => {
  await signInAt(page, 'eva@medlem.example');
  await expect(page.getByRole('heading', { name: 'Fint, du er inne. Er du medlem allerede?' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/ikke medlem/);
  const answers = page.getByRole('main').getByRole('link', { name: /^(Ja, jeg er medlem|Nei, ikke ennå)$/ });
  await expect(answers).toHaveCount(2);
  const looks = await answers.evaluateAll((links) =>
    links.map((link) => getComputedStyle(link).backgroundColor),
  );
  expect(looks[0]).toBe(looks[1]);
  await expectAccessible(page);
  await answers.first().click();
  await expect(page.getByLabel('Navn')).toBeVisible();
  await expect(page.getByLabel('Fødselsdato')).toBeVisible();
});

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
  await expect(page.getByText('098177').first()).toBeVisible();
});

test('a family on one address: each proves who they are, and then they choose', async ({ page, watch }) => {
  test.slow();
  // A card that asks before somebody is chosen is told so.
  watch.allowFault(/status 409: GET \/api\//);
  await signInAt(page, 'deler@medlem.example', '/verifisering');
  await claim(page, 'Randi Sund', '24.2.1958');
  await expect(found(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Innloggingen er koblet til Randi Sund.')).toBeVisible();
  await page.getByRole('button', { name: 'Koble til en person til' }).click();
  await expectAccessible(page);
  await claim(page, 'Rolf Sund', '03.11.1956');
  await expect(page.getByRole('button', { name: 'Rolf Sund' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Rolf Sund' }).click();
  await expect(page.getByText('Innloggingen er koblet til Rolf Sund.')).toBeVisible();
  // And from one to the other whenever they like, with nothing of the former one left.
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Hei, Rolf!' })).toBeVisible();
  await expect(page.getByText('065410').first()).toBeVisible();
  await page.getByRole('button', { name: 'Rolf', exact: true }).click();
  await page.getByRole('button', { name: 'Rolf Sund: bytt person' }).click();
  await page.getByRole('button', { name: 'Randi Sund' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hei, Randi!' })).toBeVisible();
  await expect(page.getByText('065411').first()).toBeVisible();
  await expect(page.getByText('065410')).toHaveCount(0);
});

test('where nothing fits, member service is asked and gets what was typed', async ({ page }) => {
  await signInAt(page, newPerson(), '/verifisering');
  await claim(page, 'Ruth Aske', '01.02.1971');
  await page.getByRole('button', { name: 'Be oss lete for deg' }).click();
  await expect(page.getByRole('heading', { name: 'Be oss lete for deg' })).toBeFocused();
  // What was typed is not asked for again; it can be changed where it was typed.
  await expect(page.getByRole('main')).toContainText('Ruth Aske');
  await page.getByRole('button', { name: 'Endre navn eller fødselsdato' }).click();
  await expect(page.getByLabel('Navn')).toHaveValue('Ruth Aske');
  await claim(page, 'Ruth Askeland', '01.02.1971');
  await page.getByRole('button', { name: 'Be oss lete for deg' }).click();
  await expect(page.getByRole('main')).toContainText('Ruth Askeland');
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
  const code = await nextCode('+4768050002', before);
  // At once: a minute later there would be a new one.
  await page.getByRole('button', { name: 'Send ny kode' }).click();
  await expect(page.getByText(/Du kan få en ny kode om \d+ sekund/)).toBeVisible();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
    await page.screenshot({ path: `test-results/verifisering-${width}.png`, fullPage: true });
  }
  await field.fill(code === '000000' ? '000001' : '000000');
  await field.press('Enter');
  await expect(page.getByText('Koden stemmer ikke.')).toBeVisible();
  await expectAccessible(page);
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Bekreft', exact: true }).click();
  await expect(page.getByText('er bekreftet.')).toBeVisible();
  await expectAccessible(page);
});

/** A phone number that is not verified, with a code on its way to it. @returns when the code runs out */
async function withPendingCode(page: Page, secondsLeft: number): Promise<{ expiresAt: number }> {
  const sent = { expiresAt: 0 };
  await page.route('**/api/verification/contact-points', (route) => {
    const value = '+4768050099';
    sent.expiresAt = Date.now() + secondsLeft * 1000;
    const [expiresAt, resendAt] = [sent.expiresAt, Date.now()].map((at) => new Date(at).toISOString());
    return route.fulfill({
      headers: { 'cache-control': 'no-store' },
      json: {
        points: [{ kind: 'phone', value, verifiedAt: null }],
        pending: [{ id: randomUUID(), kind: 'phone', value, expiresAt, resendAt }],
        isProven: false,
      },
    });
  });
  return sent;
}

test('a code that was used, has run out, is tried too often or belongs to somebody else: each is said, with the way on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withPendingCode(page, 600);
  await signInAt(page, 'per@giver.example', '/verifisering');
  const field = page.getByRole('textbox', { name: 'Kode' });
  for (const [outcome, sentence] of [
    ['expired', 'Koden gjelder ikke lenger. Be om en ny.'],
    ['used', 'Koden er allerede brukt.'],
    ['too-many', 'Det ble for mange forsøk med denne koden'],
    ['not-yours', 'Denne koden hører til en annen person eller en annen innlogging.'],
  ] as const) {
    await page.route(
      '**/api/verification/confirmations',
      (route) => route.fulfill({ headers: { 'cache-control': 'no-store' }, json: { outcome } }),
      { times: 1 },
    );
    await field.fill('123456');
    await field.press('Enter');
    const notice = page.getByRole('alert').filter({ hasText: sentence });
    await expect(notice).toBeVisible();
    await expect(field).toHaveValue('123456');
    await expect(page.getByRole('button', { name: 'Send ny kode' })).toBeVisible();
    await expectAccessible(page);
  }
});

test('how long a code lasts is shown, and told when it is about to run out and when it has', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await withPendingCode(page, 600);
  await signInAt(page, 'per@giver.example', '/verifisering');
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^Koden gjelder i (10|9) minutter til\.$/);
  // Screen readers do not announce the countdown.
  expect(
    await timer.evaluate((element) => element.closest('[aria-live], [role=status], [role=alert]')),
  ).toBeNull();
  await expect(page.getByText('Koden går snart ut')).toHaveCount(0);
  await page.unroute('**/api/verification/contact-points');
  const sent = await withPendingCode(page, 100);
  await page.clock.install();
  await page.reload();
  const told = page.getByRole('status').filter({ hasText: /Koden/ });
  await expect(told).toHaveText('Koden går snart ut. Trenger du mer tid, kan du be om en ny.');
  await page.clock.pauseAt(sent.expiresAt - 6_000);
  await expect(timer).toHaveText('Koden gjelder i 6 sekunder til.');
  await page.clock.resume();
  await expectAccessible(page);
  await expect(told).toHaveText('Koden gjelder ikke lenger. Be om en ny.');
  await expect(timer).toHaveCount(0);
  await expectAccessible(page);
});

test('too many tries to find a membership: said kindly, with member service as the way on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAt(page, newPerson(), '/verifisering');
  for (let tries = 0; tries < 5; tries++) {
    await claim(page, 'Ruth Aske', `0${tries + 1}.02.1971`);
    await expect(page.getByText('Vi kan ikke koble deg til et medlemskap')).toBeVisible();
  }
  await claim(page, 'Ruth Aske', '07.02.1971');
  await expect(page.getByText('Du har prøvd mange ganger')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Be oss lete for deg' })).toBeVisible();
  await expectAccessible(page);
});

test('a record that somebody signs in to is not claimed with another account: member service is the way on', async ({
  openBrowser,
}) => {
  test.slow();
  const size = { viewport: { width: 390, height: 844 } };
  const first = await (await openBrowser(size)).newPage();
  await signInAt(first, 'tove@medlem.example', '/verifisering');
  await claim(first, 'Tove Haug', '09.09.1979');
  await expect(found(first)).toBeVisible();
  await first.getByRole('link', { name: 'Gå til Min side' }).click();
  await expect(first.getByRole('heading', { level: 1, name: 'Hei, Tove!' })).toBeVisible();
  await expect(first.getByText('101377').first()).toBeVisible();

  const phone = await (await openBrowser(size)).newPage();
  await signInAt(phone, '+4768050024', '/verifisering');
  await claim(phone, 'Tove Haug', '09.09.1979');
  await expect(phone.getByText('Vi kan ikke koble deg til et medlemskap')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Be oss lete for deg' })).toBeVisible();
  await expectAccessible(phone);
});
