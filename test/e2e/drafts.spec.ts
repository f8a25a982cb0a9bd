/** Nothing has to be typed twice: what is written survives reload, sign-out, lost network and lost answers. */
import type { Page } from '@playwright/test';
import { endSignIn } from './support/broken-sign-in.ts';
import { enquiryForm, newSubject, receiptHeading } from './support/enquiry-steps.ts';
import { messagesTo, nextMessageTo } from './support/inbox-reader.ts';
import { expect, publicSite, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, newPerson, signInAt } from './support/sign-in-steps.ts';

const path = '/ny-henvendelse';
const written = {
  subject: 'Æ, ø og å – «sitat»',
  message: 'Hei!\n\n  To blanke foran, og et tegn: 😀\nDet siste jeg skrev.',
};

async function write(page: Page): Promise<void> {
  const form = enquiryForm(page);
  await form.topic.selectOption('tax');
  await form.subject.pressSequentially(written.subject);
  await form.message.fill(written.message.slice(0, -5));
  await form.message.pressSequentially(written.message.slice(-5));
}

/** Every character, in every field. */
async function expectWritten(page: Page): Promise<void> {
  const form = enquiryForm(page);
  await expect(form.subject).toHaveValue(written.subject);
  await expect(form.message).toHaveValue(written.message);
  await expect(form.topic).toHaveValue('tax');
}

const openEnquiries = (page: Page) => page.getByRole('list', { name: 'Henvendelser' }).getByRole('listitem');

test('survives a reload in the middle of a word', async ({ page }) => {
  await signInAt(page, newPerson(), path);
  await write(page);
  await page.reload();
  await expectWritten(page);
  await expect(page.getByText(/Vi tok vare på det du skrev i dag kl\.\s/)).toBeVisible();
});

test('survives signing out and in again, also in another browser, and is shown to no other user', async ({
  page,
  openBrowser,
}) => {
  const person = newPerson();
  await signInAt(page, person, path);
  await write(page);
  const leaving = page.waitForRequest(publicSite);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Logg ut' }).click();
  await leaving;

  const elsewhere = await (await openBrowser()).newPage();
  await signInAt(elsewhere, person, path);
  await expectWritten(elsewhere);

  await signInAt(page, newPerson(), path);
  await expect(enquiryForm(page).subject).toHaveValue('');
  await expect(enquiryForm(page).message).toHaveValue('');
});

test('survives that the network goes in the middle of writing, and a reload afterwards', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFault(/failed: PUT \/api\/drafts\/new-enquiry: net::ERR_INTERNET_DISCONNECTED/);
  watch.expectFault(/failed: POST \/api\/enquiries: net::ERR_INTERNET_DISCONNECTED/);
  await signInAt(page, newPerson(), path);
  const form = enquiryForm(page);
  await form.topic.selectOption('tax');
  await form.subject.pressSequentially('Æ, ø og');
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'Du er frakoblet' }).first()).toBeVisible();
  await form.subject.pressSequentially(written.subject.slice(7));
  await form.message.fill(written.message);
  await form.send.click();
  await expect(page.getByText(/Du er frakoblet, så ingenting er sendt/)).toBeVisible();
  await expectWritten(page);
  // Longer than the pause before the server is told.
  await page.waitForTimeout(1500);
  await context.setOffline(false);
  await page.reload();
  await expectWritten(page);
  await form.send.click();
  await expect(page.getByRole('heading', { level: 1, name: receiptHeading })).toBeVisible();
  await page.goto('/henvendelser');
  await expect(openEnquiries(page)).toHaveCount(1);
  await page.goto(path);
  await expect(form.subject).toHaveValue('');
});

test('survives that the sign-in runs out while one writes: sign in again, and send', async ({
  page,
  watch,
}) => {
  watch.expectFault(/status 401: PUT \/api\/drafts/);
  watch.expectFault(/status 400: POST .*\/token/);
  const person = newPerson();
  await signInAt(page, person, path);
  const form = enquiryForm(page);
  await expect(form.topic).toBeVisible();
  await endSignIn(page, '**/api/drafts/**', () => write(page));
  await expect(page.getByLabel('Telefonnummer eller e-post')).toHaveValue(person);
  await expect(page).toHaveTitle(/^Logg inn på nytt – /);
  await expect(page.getByText('Hvis du var i gang med å skrive noe, er det tatt vare på.')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await enterIdentifierAndCode(page, person);
  await expect(page).toHaveURL(path);
  await expectWritten(page);
  await form.send.click();
  await expect(page.getByRole('heading', { level: 1, name: receiptHeading })).toBeVisible();
});

test('another person who signs in instead does not see it', async ({ page, watch }) => {
  watch.expectFault(/status 401: PUT \/api\/drafts/);
  watch.expectFault(/status 400: POST .*\/token/);
  await signInAt(page, newPerson(), path);
  await expect(enquiryForm(page).topic).toBeVisible();
  await endSignIn(page, '**/api/drafts/**', () => write(page));
  await expect(page.getByLabel('Telefonnummer eller e-post')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await enterIdentifierAndCode(page, newPerson());
  await expect(page).toHaveURL(path);
  await expect(enquiryForm(page).subject).toHaveValue('');
  await expect(enquiryForm(page).message).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('sitat');
});

test('an answer that is lost on the way makes one enquiry and one e-mail, however often it is sent', async ({
  page,
  watch,
}) => {
  watch.expectFault(/failed: POST \/api\/enquiries: net::ERR_CONNECTION_RESET/);
  const person = newPerson();
  await signInAt(page, person, path);
  const before = (await messagesTo(person)).length;
  const keys = new Set<string | undefined>();
  let arrived = 0;
  // The server has done its work each time; the browser never hears of it.
  await page.route('**/api/enquiries', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.add(route.request().headers()['idempotency-key']);
    await route.fetch();
    arrived += 1;
    await route.abort('connectionreset');
  });
  const kept = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/api/drafts/'),
  );
  await write(page);
  // The server deletes the draft of what has arrived.
  await kept;
  const form = enquiryForm(page);
  await form.send.click();
  await expect(page.getByText(/Vi fikk ikke svar, så vi vet ikke om det kom fram/)).toBeVisible();
  await expectWritten(page);
  expect(arrived).toBe(3);
  await page.reload();
  await expectWritten(page);
  await page.unrouteAll();
  await form.send.click();
  await expect(page.getByRole('heading', { level: 1, name: receiptHeading })).toBeVisible();
  expect(keys.size, 'one key for one enquiry').toBe(1);
  await page.goto('/henvendelser');
  await expect(openEnquiries(page)).toHaveCount(1);
  await nextMessageTo(person, before, ({ subject }) => subject === 'Vi har mottatt henvendelsen din');
  await page.waitForTimeout(1500);
  expect(await messagesTo(person)).toHaveLength(before + 1);
});

test('pressing the button many times sends once', async ({ page }) => {
  await signInAt(page, newPerson(), path);
  const subject = newSubject();
  const form = enquiryForm(page);
  await form.topic.selectOption('other');
  await form.subject.fill(subject);
  await form.message.fill('Kan jeg få en kopi av vedtektene?');
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/enquiries')) posts += 1;
  });
  await form.send.dblclick();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: receiptHeading })).toBeVisible();
  expect(posts).toBe(1);
  await page.goto('/henvendelser');
  await expect(openEnquiries(page)).toHaveCount(1);
});

test('the errors go a moment after they are corrected, and never under a press', async ({ page }) => {
  await signInAt(page, newPerson());
  await page.clock.install();
  await page.goto(path);
  const form = enquiryForm(page);
  const summary = page.getByRole('region', { name: 'Dette må rettes før du kan gå videre' });
  await form.send.click();
  await expect(summary).toBeFocused();
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.topic.selectOption('other');
  await form.subject.fill(newSubject());
  await form.message.fill('Kan jeg få en kopi av vedtektene?');
  await form.send.hover();
  await page.mouse.down();
  await page.clock.runFor(1000);
  await expect(summary).toBeVisible();
  await page.mouse.up();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1, name: receiptHeading })).toBeVisible();
});

test('an error that only the server finds is not taken for a corrected one', async ({ page, watch }) => {
  watch.expectFault(/status 422: POST \/api\/enquiries$/);
  watch.expectFault(/may be stored: POST \/api\/enquiries /);
  await signInAt(page, newPerson());
  await page.clock.install();
  await page.goto(path);
  const form = enquiryForm(page);
  await expect(form.send).toBeVisible();
  await page.route('**/api/enquiries', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Unprocessable Content',
        status: 422,
        code: 'INVALID_INPUT',
        reference: 'prove',
        errors: [{ path: '/subject', code: 'TOO_SHORT' }],
      }),
    }),
  );
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.topic.selectOption('other');
  await form.message.fill('Kan jeg få en kopi av vedtektene?');
  await form.subject.fill(newSubject());
  await form.send.click();
  await expect(form.subject).toHaveAttribute('aria-invalid', 'true');
  await page.clock.runFor(1000);
  await expect(form.subject).toHaveAttribute('aria-invalid', 'true');
  await form.subject.press('End');
  await form.subject.pressSequentially('!');
  await page.clock.runFor(1000);
  await expect(form.subject).not.toHaveAttribute('aria-invalid');
});

test('what is begun can be thrown away, here and on the server', async ({ page }) => {
  await signInAt(page, newPerson(), path);
  await write(page);
  await page.reload();
  await expectWritten(page);
  await page.getByRole('button', { name: 'Slett og begynn på nytt' }).click();
  await expect(enquiryForm(page).topic).toBeFocused();
  await expect(enquiryForm(page).subject).toHaveValue('');
  await page.reload();
  await expect(enquiryForm(page).topic).toBeVisible();
  await expect(enquiryForm(page).subject).toHaveValue('');
  await expect(enquiryForm(page).message).toHaveValue('');
});
