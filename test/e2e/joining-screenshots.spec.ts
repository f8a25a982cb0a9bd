/** `npm run screenshots`: joining, verification and my details, state by state. No part of the ordinary tests. */
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { openPart, partButton } from './support/detail-parts.ts';
import { joinAs, nextPart, typeAddress, typeWho } from './support/joining-steps.ts';
import { expect, test } from './support/portal-test.ts';
import { newPerson, signInAt } from './support/sign-in-steps.ts';
import { both, isWanted, phone, shoot } from './support/take-picture.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Lagre og gå videre' }).click();

if (isWanted) {
  test.describe.configure({ timeout: 180_000 });

  test('joining, from the first page to the welcome', async ({ page }) => {
    await signInAt(page, newPerson(), '/hefinn/mine-opplysninger');
    await expect(page.getByLabel('Etternavn')).toBeVisible();
    await shoot(page, 'joining-details', both, phone);
    await nextPart(page);
    await expect(page.getByRole('link', { name: 'Skriv fornavnet ditt' })).toBeVisible();
    await shoot(page, 'joining-details-errors', phone);
    await typeWho(page, { givenName: 'Máret-Ánne', familyName: 'O’Brien' }, '05.04.2003');
    await expect(page.getByLabel('E-post', { exact: true })).toBeVisible();
    await shoot(page, 'joining-contact', both, phone);
    await nextPart(page);
    await typeAddress(page);
    await shoot(page, 'joining-address', both, phone);
    await next(page);
    await page.getByLabel('Vet ikke').check();
    await shoot(page, 'joining-communities', both, phone);
    await page.getByLabel(/skal få den offentlige støtten/).check();
    await next(page);
    await expect(page.getByLabel(/Jeg slutter meg til/)).toBeVisible();
    await shoot(page, 'joining-check', both);
    await page.getByLabel(/Jeg slutter meg til/).check();
    await page.getByRole('button', { name: 'Bli medlem' }).click();
    await expect(page.getByText('Medlemsnummer').first()).toBeVisible();
    await shoot(page, 'welcome', both, phone);
  });

  test('somebody too young', async ({ page }) => {
    await signInAt(page, newPerson(), '/hefinn/mine-opplysninger');
    await typeWho(page, { givenName: 'Kim', familyName: 'Nilsen' }, `01.01.${new Date().getFullYear() - 14}`);
    await expect(page.getByText('Så fint at du vil være med!')).toBeVisible();
    await shoot(page, 'joining-too-young', phone);
  });

  test('leaving, and what is left of it', async ({ page }) => {
    await signInAt(page, newPerson(), '/hefinn/mine-opplysninger');
    await joinAs(page, { givenName: 'Ŧuommá', familyName: 'O’Brien' });
    await page.goto('/mine-opplysninger/meld-meg-ut');
    await expect(page.getByRole('heading', { name: 'Det du velger selv' })).toBeVisible();
    await shoot(page, 'leaving', both, phone);
    await page.getByRole('button', { name: 'Gå videre' }).click();
    const confirm = page.getByRole('button', { name: 'Ja, meld meg ut' });
    await expect(confirm).toBeVisible();
    await shoot(page, 'leaving-confirm', phone);
    await confirm.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Du er meldt ut' })).toBeVisible();
    await shoot(page, 'leaving-certificate', both, phone);
  });

  test('verification, my details and the card', async ({ page, openBrowser }) => {
    const newcomer = await (await openBrowser()).newPage();
    await signInAt(newcomer, newPerson(), '/verifisering');
    await newcomer.getByLabel('Navn').fill('Ruth Aske');
    await newcomer.getByLabel('Fødselsdato').fill('01.02.1971');
    await newcomer.getByRole('button', { name: 'Finn medlemskapet mitt' }).click();
    await expect(newcomer.getByText('Vi kan ikke koble deg til et medlemskap')).toBeVisible();
    await shoot(newcomer, 'verification-not-found', phone);
    await newcomer.getByRole('button', { name: 'Be oss lete for deg' }).click();
    await expect(newcomer.getByLabel('Noe som kan hjelpe oss')).toBeVisible();
    await shoot(newcomer, 'verification-ask', phone);

    await signInAt(page, demoAccounts.ola.email, '/verifisering');
    await page.getByRole('button', { name: /Send kode til 68/ }).click();
    await expect(page.getByRole('textbox', { name: 'Kode' })).toBeVisible();
    await shoot(page, 'verification-code', both, phone);
    await page.goto('/mine-opplysninger');
    await expect(partButton(page, 'address')).toBeVisible();
    await shoot(page, 'my-details', both, phone);
    await openPart(page, 'address');
    await page.getByLabel('Postnummer').fill('0182');
    await expect(page.getByText('Du flyttes fra Bergen lokallag til Oslo lokallag.')).toBeVisible();
    await page.getByRole('button', { name: 'Bytt e-post' }).click();
    await shoot(page, 'my-details-moving', phone);
    await page.goto('/home');
    await page.getByRole('button', { name: 'Vis kortet' }).click();
    const check = page.getByRole('link', { name: 'Se hva den som skanner koden, får vite' });
    await page.goto((await check.getAttribute('href')) ?? '');
    await expect(page.getByText('Gyldig medlemskort')).toBeVisible();
    await shoot(page, 'card-valid', phone);
  });
}
