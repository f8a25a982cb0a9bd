/** Asking about a charge: from its receipt to the desk, and the charge is a press away for both. */
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { enquiryForm, newSubject, receiptHeading } from './support/enquiry-steps.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

test('from a charge: the enquiry carries it, and both the donor and member service open it', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(180_000);
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  const subject = newSubject('Om trekket');
  await signInAt(page, demoAccounts.kari.email, '/administrer-giveravtale');
  await page
    .getByRole('link', { name: /^\d+\.\s\S+ \d{4}: / })
    .nth(1)
    .click();
  await expect(page).toHaveURL(/\/kvittering\/[0-9a-f-]{36}$/);
  const receipt = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Spør om denne gaven' }).click();

  const charge = /^Trekket \d+\.\s\S+ \d{4} på \d+ kr$/;
  const form = enquiryForm(page);
  await expect(form.topic).toHaveValue('giving');
  const words = (await page.getByRole('link', { name: charge }).textContent()) ?? '';
  await expectAccessible(page);
  // A reload forgets neither what it is about nor what is typed.
  await form.subject.fill(subject);
  await form.message.fill('Hei! Dette trekket kjenner jeg ikke igjen. Kan dere se på det?');
  await page.reload();
  await expect(page.getByRole('link', { name: words })).toBeVisible();
  await expect(form.subject).toHaveValue(subject);
  await form.send.click();
  await expect(heading(receiptHeading)).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByRole('link', { name: 'Se henvendelsen' }).click();
  await expect(heading(subject)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: words }).click();
  await expect(page).toHaveURL(receipt);

  const desk = await (await openBrowser({ viewport: phone })).newPage();
  await signInAt(desk, demoAccounts.mona.email, `/medlemsservice/henvendelser/${id}`);
  const giving = desk.getByRole('region', { name: 'Gaver og giveravtale' });
  await expect(giving.getByRole('button', { name: 'Vis gaver og giveravtale' })).toBeVisible();
  await desk.getByRole('link', { name: words }).click();
  await expect(giving.getByRole('heading', { name: 'Gaver og giveravtale' })).toBeFocused();
  const [, day = '', amount = ''] = /^Trekket (.+) på (.+) kr$/.exec(words) ?? [];
  const row = giving.getByRole('listitem').filter({ hasText: 'Henvendelsen gjelder dette' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(day);
  await expect(row).toContainText(amount);
  await expectAccessible(desk);
});
