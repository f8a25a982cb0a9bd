/** `npm run screenshots`: a picture of every page state in docs/screenshots. No part of the ordinary tests. */
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { enquiryForm, receiptHeading } from './support/enquiry-steps.ts';
import { chooseAmount, chooseDay } from './support/giving-steps.ts';
import { expect, test } from './support/portal-test.ts';
import { askForCode, enterIdentifierAndCode, newPerson, signInAt } from './support/sign-in-steps.ts';
import { both, isWanted, keep, phone, shoot } from './support/take-picture.ts';

if (isWanted) {
  test.describe.configure({ timeout: 180_000 });

  test('the open pages', async ({ page, watch }) => {
    watch.expectFault(/status 404/);
    watch.expectFault(/status 500/);
    await page.goto('/');
    await shoot(page, 'start', both, both);
    for (const name of [
      'hefinn',
      'giveravtale',
      'magasininn',
      'activities',
      'personvern',
      'informasjonskapsler',
      'tilgjengelighet',
      'ord',
      '404',
      '500',
    ]) {
      await page.goto(`/${name}`);
      await shoot(page, name);
    }
  });

  test('the sign-in', async ({ page, watch }) => {
    watch.expectFault(/status 4\d\d: POST \/id\/logg-inn/);
    await page.goto('/home');
    await expect(page.getByLabel('Telefonnummer eller e-post')).toBeVisible();
    await shoot(page, 'sign-in', both, phone);
    await page.getByRole('button', { name: 'Fortsett' }).click();
    await shoot(page, 'sign-in-error', phone);
    const code = await askForCode(page, newPerson());
    await shoot(page, 'sign-in-code');
    for (let attempt = 1; attempt <= 6; attempt++) {
      await page.getByLabel('Engangskode').fill(code === '000000' ? '000001' : '000000');
      await page.getByRole('button', { name: 'Logg inn' }).click();
      if (attempt === 1) await shoot(page, 'sign-in-wrong-code', phone);
    }
    await shoot(page, 'sign-in-locked', phone);
    await page.goto('/home');
    await page.getByRole('button', { name: 'Avbryt' }).click();
    await expect(page.getByText('Innloggingen ble avbrutt')).toBeVisible();
    await shoot(page, 'sign-in-cancelled', phone);
  });

  test('a member', async ({ page, context }) => {
    await signInAt(page, demoAccounts.kari.email);
    await expect(page.locator('.unread-count:visible')).toHaveCount(2);
    await shoot(page, 'home', both, both);
    await page.goto('/henvendelser');
    await shoot(page, 'enquiries', both, phone);
    await page.goto('/lukkede-henvendelser');
    await shoot(page, 'enquiries-closed', phone);
    await page.goto('/registrere-barn');
    await shoot(page, 'children', both);
    await page.goto('/meldinger');
    await shoot(page, 'notices', both);
    await page.goto('/mitt-personvern');
    await shoot(page, 'my-privacy', both);
    await page.goto('/activities/seremonier');
    await shoot(page, 'ceremonies', both);

    await page.goto('/ny-henvendelse');
    const form = enquiryForm(page);
    await expect(form.topic).toBeVisible();
    await shoot(page, 'new-enquiry', both, phone);
    await form.send.click();
    await expect(page.getByRole('link', { name: 'Skriv et emne' })).toBeVisible();
    await shoot(page, 'new-enquiry-errors', both, phone);
    await form.topic.selectOption('magazine');
    await form.subject.fill('Bladet har ikke kommet');
    await form.message.fill('Hei! Naboen har fått bladet, men ikke jeg. Kan dere sende et nytt?');
    await expect(page.getByText('Utkastet er lagret')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('Du er frakoblet. Det du skriver')).toBeVisible();
    await shoot(page, 'new-enquiry-offline', phone);
    await context.setOffline(false);
    await form.send.click();
    await expect(page.getByRole('heading', { name: receiptHeading })).toBeVisible();
    await shoot(page, 'receipt', both);

    await page.goto('/henvendelser/60000000-0000-4000-8000-000000000003');
    await expect(page.getByLabel('Skriv mer')).toBeVisible();
    await shoot(page, 'thread', both, phone);
    await page.getByLabel('Skriv mer').fill('Tusen takk for hjelpen!');
    await page.getByRole('button', { name: 'Send melding' }).click();
    const toast = page.getByText('Meldingen er sendt');
    await expect(toast).toBeVisible();
    await keep(page, 'message-390', false);
    await page.getByRole('button', { name: 'Lukk meldingen' }).click();
    await page.getByRole('button', { name: 'Lukk henvendelsen' }).click();
    await shoot(page, 'thread-closing', phone);
    await page.getByRole('button', { name: 'Ja, lukk henvendelsen' }).click();
    await expect(page.getByText(/Henvendelsen ble lukket/)).toBeVisible();
    await page.getByRole('button', { name: 'Lukk meldingen' }).click();
    await shoot(page, 'thread-closed', phone);
  });

  test('a donor, and those who keep the books', async ({ page, openBrowser }) => {
    await signInAt(page, demoAccounts.kari.email, '/administrer-giveravtale');
    await shoot(page, 'giving-agreement', both, phone);
    await page.goto('/kvittering');
    await shoot(page, 'gift-receipt', both);
    const giver = await (await openBrowser()).newPage();
    await signInAt(giver, demoAccounts.ola.email);
    await giver.goto('/giveravtale');
    await shoot(giver, 'giving-amount', both, phone);
    await chooseAmount(giver, '250');
    await giver.getByLabel(/^AvtaleGiro\./).check();
    await shoot(giver, 'giving-form', both, phone);
    await chooseDay(giver);
    await shoot(giver, 'giving-approval', both, phone);
    const desk = await (await openBrowser()).newPage();
    await signInAt(desk, demoAccounts.mona.email, '/medlemsservice/bankfiler');
    await expect(desk.getByRole('heading', { name: 'De siste filene' })).toBeVisible();
    await shoot(desk, 'bank-files', both);
    await desk.goto('/medlemsservice/avstemming');
    await expect(desk.getByRole('heading', { name: 'Vipps', exact: true })).toBeVisible();
    await shoot(desk, 'reconciliation', both);
  });

  test('somebody who is not a member, who is joining, and a family', async ({ page, openBrowser, watch }) => {
    watch.expectFault(/status 409/);
    watch.expectFault(/status 403/);
    await signInAt(page, demoAccounts.jon.email);
    await shoot(page, 'home-not-member', both);
    const joining = await (await openBrowser()).newPage();
    await signInAt(joining, newPerson());
    await shoot(joining, 'home-joining', phone);
    await joining.goto('/henvendelser');
    await shoot(joining, 'enquiries-none', phone);
    await joining.goto('/tillitsvalgt');
    await expect(joining.getByText('Er du medlem allerede?')).toBeVisible();
    await shoot(joining, 'joining-first', phone);
    const forbidden = await (await openBrowser()).newPage();
    await signInAt(forbidden, demoAccounts.uten.email, '/medlemsservice');
    await expect(forbidden.getByText('Denne siden er for medlemsservice')).toBeVisible();
    await shoot(forbidden, 'desk-forbidden', phone);
    const other = await joining.context().newPage();
    await other.goto('/home');
    await expect(other.getByRole('banner').getByRole('link', { name: 'Kontakt oss' })).toBeVisible();
    await joining.getByRole('contentinfo').getByRole('button', { name: 'Logg ut' }).click();
    await expect(other.getByText('Du er logget ut')).toBeVisible();
    await shoot(other, 'signed-out-elsewhere', phone);
    const family = await (await openBrowser()).newPage();
    await family.goto('/home');
    await enterIdentifierAndCode(family, demoAccounts.familie.email);
    await expect(family.getByText('Hvem er du?')).toBeVisible();
    await shoot(family, 'who-are-you', phone);
  });

  test('member service', async ({ page }) => {
    await signInAt(page, demoAccounts.mona.email, '/medlemsservice');
    await shoot(page, 'desk', both, [1280]);
    await page.goto('/medlemsservice/henvendelser/60000000-0000-4000-8000-000000000004');
    await expect(page.getByLabel('Svar')).toBeVisible();
    await shoot(page, 'desk-enquiry', both);
  });
}
