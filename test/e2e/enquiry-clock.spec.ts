/** What changes with the calendar: thirty days after it was closed, an enquiry is not opened again but gone on from. */
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { enquiryForm, newSubject, receiptHeading, sendEnquiry } from './support/enquiry-steps.ts';
import { moveClock } from './support/move-clock.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

const dayMs = 86_400_000;

test.use({ viewport: { width: 390, height: 844 }, environment: { BROWSER_TEST_OF: 'enquiry-clock' } });

test('on the thirtieth day it opens again, on the next a new one goes on from it', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(300_000);
  const { ola } = demoAccounts;
  await signInAt(page, ola.email, '/ny-henvendelse');
  const subject = newSubject('For en måned siden');
  const id = await sendEnquiry(page, subject, 'Dette er snart en gammel sak.');
  await page.goto(`/henvendelser/${id}`);
  await page.getByRole('button', { name: 'Lukk henvendelsen' }).click();
  await page.getByRole('button', { name: 'Ja, lukk henvendelsen' }).click();
  await expect(page.getByText(/kan du åpne den igjen til og med/)).toBeVisible();
  // The sign-in runs out by the moved clock: this page would ask on.
  await page.goto('about:blank');

  await test.step('the thirtieth day', async () => {
    await moveClock(new Date(Date.now() + 30 * dayMs));
    const later = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage();
    await signInAt(later, ola.email, `/henvendelser/${id}`);
    await expect(later.getByRole('button', { name: 'Åpne igjen og send' })).toBeVisible();
    await later.close();
  });

  await test.step('the day after', async () => {
    await moveClock(new Date(Date.now() + 31 * dayMs));
    const later = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage();
    await signInAt(later, ola.email, `/henvendelser/${id}`);
    await expect(later.getByText(/mer enn 30 dager siden/)).toBeVisible();
    await expect(later.getByRole('button', { name: 'Åpne igjen og send' })).toHaveCount(0);
    await expectAccessible(later);
    await later.getByRole('link', { name: 'Skriv en ny om det samme' }).click();
    await expect(later.getByText(/Henvendelsen gjelder:/)).toBeVisible();
    const form = enquiryForm(later);
    await expect(form.topic).toHaveValue('magazine');
    await form.subject.fill(newSubject('Det samme igjen'));
    await form.message.fill('Det skjedde en gang til, akkurat som sist.');
    await form.send.click();
    await expect(later.getByRole('heading', { level: 1, name: receiptHeading })).toBeVisible();
    await later.getByRole('link', { name: 'Se henvendelsen' }).click();
    await later.getByRole('link', { name: /^Henvendelse H-/ }).click();
    await expect(later.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    await expect(later.getByText('Du har skrevet mer om dette i')).toBeVisible();
    await expectAccessible(later);
  });
});
