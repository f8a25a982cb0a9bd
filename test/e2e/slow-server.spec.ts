/** A server that takes the call and never answers: the page says so, keeps what was typed, and leads on. */
import type { Page, Route } from '@playwright/test';
import { enquiryForm, receiptHeading } from './support/enquiry-steps.ts';
import { nextPart, typeWho } from './support/joining-steps.ts';
import { expect, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, newPerson, signInAt } from './support/sign-in-steps.ts';

/**
 * From now on the calls to an address are taken and not answered, until it is called off.
 * @param reaches the server does what it is asked to; only its answer is lost
 */
async function swallow(page: Page, method: string, address: string | RegExp, reaches = false) {
  const taken: (string | undefined)[] = [];
  let isOver = false;
  await page.route(address, async (route: Route) => {
    if (isOver || route.request().method() !== method) return route.fallback();
    if (reaches) await route.fetch();
    taken.push(route.request().headers()['idempotency-key']);
  });
  return {
    taken,
    callOff: () => {
      isOver = true;
    },
  };
}

test('a page whose data never comes says so after 20 seconds, once, and fetches it at a press', async ({
  page,
  watch,
}) => {
  watch.allowFault(/failed: GET \/api\/enquiries.*ERR_ABORTED/);
  await signInAt(page, newPerson(), '/mine-opplysninger');
  await page.clock.install();
  // The stream of changes would have the page ask again.
  await swallow(page, 'GET', '**/api/changes');
  const silence = await swallow(page, 'GET', '**/api/enquiries?*');
  await page.goto('/henvendelser');
  await expect.poll(() => silence.taken.length).toBeGreaterThan(0);
  const asked = silence.taken.length;
  const notice = page.getByRole('alert').filter({ hasText: 'Det tar lengre tid enn vanlig å få svar' });
  await expect(notice).toHaveCount(0);
  await page.clock.fastForward(20_000);
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link', { name: 'Se driftsstatus' })).toHaveAttribute('href', '/status');
  // Nothing is asked again behind the person's back.
  await page.clock.fastForward(10_000);
  expect(silence.taken).toHaveLength(asked);
  silence.callOff();
  await notice.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Du har ingen åpne henvendelser');
});

test('an enquiry whose answer never comes is still in the form after 40 seconds, and is sent once', async ({
  page,
  watch,
}) => {
  watch.allowFault(/failed: POST \/api\/enquiries.*ERR_ABORTED/);
  await signInAt(page, newPerson(), '/ny-henvendelse');
  await page.clock.install();
  await page.reload();
  const form = enquiryForm(page);
  const silence = await swallow(page, 'POST', '**/api/enquiries', true);
  await form.topic.selectOption('tax');
  await form.subject.fill('Æ, ø og å');
  await form.message.fill('Hei!\n\nTo linjer.');
  await form.send.click();
  await expect.poll(() => silence.taken.length).toBe(1);
  await page.clock.fastForward(40_000);
  await expect(page.getByText('Vi fikk ikke svar, så vi vet ikke om det kom fram.')).toBeVisible();
  await expect(form.subject).toHaveValue('Æ, ø og å');
  await expect(form.message).toHaveValue('Hei!\n\nTo linjer.');
  expect(silence.taken, 'nothing is sent again by itself').toHaveLength(1);
  silence.callOff();
  const again = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/enquiries'),
  );
  await form.send.click();
  expect((await again).headers()['idempotency-key']).toBe(silence.taken[0]);
  await expect(page.getByRole('heading', { level: 1, name: receiptHeading })).toBeVisible();
  await page.goto('/henvendelser');
  await expect(page.getByRole('list', { name: 'Henvendelser' }).getByRole('listitem')).toHaveCount(1);
});

test('a sign-in whose last step is never answered says so, and leads on', async ({ page }) => {
  const silence = await swallow(page, 'POST', /\/oauth2\/v2\.0\/token/);
  await page.clock.install();
  await page.goto('/henvendelser');
  await enterIdentifierAndCode(page, newPerson());
  await expect.poll(() => silence.taken.length).toBe(1);
  await page.clock.fastForward(20_000);
  const notice = page.getByRole('alert').filter({ hasText: 'Innloggingen svarer ikke' });
  await expect(notice).toBeVisible();
  silence.callOff();
  await notice.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Henvendelser');
});

test('the place of a postal code that comes late is waited for, not asked for', async ({ page }) => {
  await signInAt(page, newPerson(), '/hefinn/mine-opplysninger');
  await page.route('**/api/postal-codes/0182', async (route) => {
    await page.waitForTimeout(800);
    await route.continue();
  });
  await typeWho(page, { givenName: 'Kim', familyName: 'Nilsen' });
  // The next part has a button of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Slik når vi deg' })).toBeVisible();
  await nextPart(page);
  await page.getByLabel('Adresse', { exact: true }).fill('Storgata 1');
  await page.getByLabel('Postnummer').fill('0182');
  await page.getByRole('button', { name: 'Lagre og gå videre' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Er du medlem et annet sted også?' }),
  ).toBeVisible();
});
