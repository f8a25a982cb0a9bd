/** The mail server is gone: enquiries are taken all the same, and their e-mail follows when it is back, once. */
import { expectAccessible } from './support/accessibility.ts';
import { newSubject, sendEnquiry } from './support/enquiry-steps.ts';
import { messagesTo, nextMessageTo, pauseMail, resumeMail } from './support/inbox-reader.ts';
import { moveClock } from './support/move-clock.ts';
import { expect, test } from './support/portal-test.ts';
import { askForCode, newPerson, signInAt } from './support/sign-in-steps.ts';

const isReceived = ({ subject }: { subject: string }) => subject === 'Vi har mottatt henvendelsen din';

test.describe.configure({ mode: 'serial' });
test.afterEach(async () => {
  await resumeMail();
});

test.use({ environment: { BROWSER_TEST_OF: 'mail-down' } });

test('an enquiry is taken while there is no mail, and its e-mail follows later, once', async ({ page }) => {
  const person = newPerson();
  await signInAt(page, person, '/ny-henvendelse');
  const before = (await messagesTo(person)).length;
  await pauseMail();
  await sendEnquiry(page, newSubject(), 'Kommer dette fram selv om e-posten er nede?');
  // Long enough for a first try and a second one to fail.
  await page.waitForTimeout(2500);
  expect(await messagesTo(person)).toHaveLength(before);
  await resumeMail();
  // The more tries have failed, the longer it waits for the next one; the page's sign-in runs out with the clock.
  await page.goto('about:blank');
  await moveClock(new Date(Date.now() + 120_000));
  await nextMessageTo(person, before, isReceived);
  await page.waitForTimeout(3000);
  expect((await messagesTo(person)).filter(isReceived)).toHaveLength(1);
});

test('a code that cannot be sent is told, and a new try works when the mail is back', async ({
  page,
  watch,
}) => {
  watch.expectFault(/status 503: POST \/id\/logg-inn/);
  const person = newPerson();
  await page.goto('/home');
  await pauseMail();
  await page.getByLabel('Telefonnummer eller e-post').fill(person);
  await page.getByRole('button', { name: 'Fortsett' }).click();
  await expect(page.getByRole('alert')).toContainText('Vi fikk ikke sendt koden akkurat nå');
  await expect(page.getByLabel('Telefonnummer eller e-post')).toHaveValue(person);
  await expectAccessible(page);
  for (let tries = 0; tries < 2; tries += 1) {
    await page.getByRole('button', { name: 'Fortsett' }).click();
    await expect(page.getByRole('alert')).toContainText('Vi fikk ikke sendt koden akkurat nå');
  }
  await page.getByRole('link', { name: 'Se driftsstatus' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Driftsstatus');
  await expect(page.getByRole('heading', { name: 'E-post kommer ikke fram' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/home');
  await resumeMail();
  expect(await askForCode(page, person)).toMatch(/^\d{6}$/);
});
