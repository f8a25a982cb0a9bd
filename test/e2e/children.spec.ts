/** Registering children on a phone: alone, with the other parent's yes and no, and what prevents it. */
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { tenorNumber } from '../../dev/seed/tenor-number.ts';
import { expectAccessible } from './support/accessibility.ts';
import { acceptChild, openChildCase } from './support/child-desk-steps.ts';
import { nextPart } from './support/giving-steps.ts';
import { messagesTo, nextMessageTo } from './support/inbox-reader.ts';
import { expect, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, newPerson, signInAt } from './support/sign-in-steps.ts';
import { startTranscript } from './support/transcript.ts';

test.use({ viewport: { width: 390, height: 844 } });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const year = new Date().getFullYear();
/** Another child for each one that is asked for: what one test has registered does not meet another's. */
let used = Math.floor(Math.random() * 90);
const numberOf = (age: number) =>
  tenorNumber(`${year - age}-01-${String(1 + (used++ % 28)).padStart(2, '0')}`, used % 9);

async function openForm(page: Page, who: string): Promise<void> {
  await signInAt(page, who, '/registrere-barn');
  await expect(page.getByRole('heading', { name: 'Barna', exact: true })).toBeVisible();
}

async function fillChild(page: Page, place: number, name: string, number: string): Promise<void> {
  const child = page.getByRole('group', { name: `Barn ${place}` });
  await child.getByLabel('Fornavn og mellomnavn').fill(name);
  await child.getByLabel('Etternavn').fill('Eksempel');
  await child.getByLabel('Fødselsnummer eller d-nummer').fill(number);
}

async function declareAll(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Dette bekrefter du' })).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}

/** From the step with the children to the one about parental responsibility. */
async function toResponsibility(page: Page): Promise<void> {
  await nextPart(page);
  await expect(heading(page, 'Foreldreansvar')).toBeFocused();
}

async function sendTo(page: Page, second: string | null): Promise<void> {
  await toResponsibility(page);
  if (second === null) await page.getByLabel('Ja, jeg har foreldreansvaret alene').check();
  else {
    await page.getByLabel('Nei, vi er to som har det sammen').check();
    await page.getByLabel('Navn', { exact: true }).fill('Ny Forelder');
    await page.getByLabel('E-post eller mobil').fill(second);
  }
  await press(page, 'Gå videre og se over');
  await expect(heading(page, 'Se over og send')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Kort fortalt' }).getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
  await declareAll(page);
  await press(page, 'Send registreringen');
  await expect(heading(page, 'Takk! Vi har mottatt registreringen')).toBeVisible();
  await expectAccessible(page);
}

/** The path of the link in the newest letter to somebody. */
async function linkTo(email: string): Promise<string> {
  const letter = await nextMessageTo(email, 0, ({ text }) => text.includes('/invitasjon#'));
  const [, code = ''] = /\/invitasjon#(\S+)/.exec(letter.text) ?? [];
  expect(`${letter.subject} ${letter.text}`.replace(code, '')).not.toMatch(/barn|human|livssyn|\d{6}/i);
  return `/invitasjon#${code}`;
}

test('alone: form, errors, check, receipt, decided by the desk, my children, and the end with a certificate', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  await openForm(page, demoAccounts.ola.email);
  await expectAccessible(page);
  const transcript = await startTranscript(page, 'Registrere et barn');
  await transcript.hear('Skjemaet');
  const summary = page.getByRole('region', { name: /^Dette må rettes før du kan gå videre: / });
  await nextPart(page);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Skriv fornavnet til barnet' })).toBeVisible();
  await expectAccessible(page);
  await transcript.hear('Uten noe om barnet');

  const number = numberOf(8);
  await page.getByLabel('Fornavn og mellomnavn').fill('Áilo');
  await page.getByLabel('Etternavn').fill('Berg');
  await page.getByLabel('Fødselsnummer eller d-nummer').fill(tenorNumber(`${year - 16}-01-01`));
  await nextPart(page);
  await expect(page.getByRole('link', { name: /Den som har fylt 15 år, melder seg inn selv/ })).toBeVisible();
  await page.getByLabel('Fødselsnummer eller d-nummer').fill(number);
  await toResponsibility(page);
  await expect(page).toHaveTitle(/^Registrere barn – steg 2 av 3: Foreldreansvar – /);
  await expectAccessible(page);
  await transcript.hear('Foreldreansvaret');
  await press(page, 'Gå videre og se over');
  await expect(summary.getByRole('link')).toHaveText(['Svar på om du har foreldreansvaret alene']);
  await expectAccessible(page);
  await page.getByLabel('Ja, jeg har foreldreansvaret alene').check();
  await expect(page.getByText('Utkastet er lagret')).toBeVisible();

  // A reload keeps everything but the number, and leads to the step where it is asked for.
  await page.reload();
  await expect(page).toHaveURL('/registrere-barn?del=barna');
  await expect(page.getByLabel('Etternavn')).toHaveValue('Berg');
  await expect(page.getByLabel('Fødselsnummer eller d-nummer')).toHaveValue('');
  await page.getByLabel('Fødselsnummer eller d-nummer').fill(number);
  await toResponsibility(page);
  await expect(page.getByLabel('Ja, jeg har foreldreansvaret alene')).toBeChecked();
  // Back, by the browser and by the page, keeps the number.
  await page.goBack();
  await expect(heading(page, 'Registrere barn')).toBeFocused();
  await expect(page.getByLabel('Fødselsnummer eller d-nummer')).toHaveValue(number);
  await toResponsibility(page);
  await page.getByRole('link', { name: 'Tilbake til forrige steg' }).click();
  await expect(heading(page, 'Registrere barn')).toBeFocused();
  await toResponsibility(page);
  await press(page, 'Gå videre og se over');
  await expect(heading(page, 'Se over og send')).toBeFocused();
  await expect(page).toHaveTitle(/^Registrere barn – steg 3 av 3: Se over og send – /);
  await page.getByRole('link', { name: 'Tilbake til forrige steg' }).click();
  await expect(heading(page, 'Foreldreansvar')).toBeFocused();
  await expect(page.getByLabel('Ja, jeg har foreldreansvaret alene')).toBeChecked();
  await press(page, 'Gå videre og se over');
  await expect(heading(page, 'Se over og send')).toBeVisible();
  await expect(page.getByText(number)).toHaveCount(0);
  await transcript.hear('Se over');
  await expectAccessible(page);
  await press(page, 'Send registreringen');
  await expect(page.getByRole('link', { name: /Bekreft at barnet ikke er registrert/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Bekreft at Áilo vet om registreringen/ })).toBeVisible();
  await expectAccessible(page);
  // Back keeps the number too.
  await page.getByRole('link', { name: 'Endre det du har skrevet' }).click();
  await expect(page.getByLabel('Fødselsnummer eller d-nummer')).toHaveValue(number);
  await toResponsibility(page);
  await press(page, 'Gå videre og se over');
  await declareAll(page);
  await press(page, 'Send registreringen');
  await expect(heading(page, 'Takk! Vi har mottatt registreringen')).toBeFocused();
  await expect(page.getByText('Til kontroll', { exact: true })).toBeVisible();
  await expect(page.getByText(/Barnet er ikke registrert før det er gjort/)).toBeVisible();
  await expectAccessible(page);
  await transcript.hear('Sendt');

  await press(page, 'Se barna dine');
  await expect(heading(page, 'Barna du har registrert')).toBeVisible();
  await expect(page.getByText(/Medlemsservice må se at du har foreldreansvaret alene/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send dokumentasjon for Áilo' })).toBeVisible();
  await expectAccessible(page);
  transcript.end();
  const decided = { registrant: 'Ola Berg', child: 'Áilo Berg', ground: /Dom, vedtak/ };
  await acceptChild(openBrowser, decided);
  await nextMessageTo(
    demoAccounts.ola.email,
    0,
    ({ subject }) => subject === 'En registrering er endret på Min side',
  );
  await page.reload();
  await expect(page.getByText('Registreringen er ferdig.')).toBeVisible();
  await page.getByText('Dette har skjedd').click();
  await expect(page.getByText(/Ola Berg \(deg\) sendte registreringen/)).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Avslutt registreringen av Áilo');
  await expect(page.getByRole('heading', { name: 'Vil du avslutte registreringen av Áilo?' })).toBeFocused();
  await expectAccessible(page);
  await press(page, 'Ja, avslutt');
  await expect(page.getByText('Registreringen er avsluttet.')).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Last ned bekreftelsen')]);
  expect(download.suggestedFilename()).toBe('Bekreftelse på avsluttet registrering.pdf');
  await expectAccessible(page);
  // The draft went with the sending.
  await page.goto('/registrere-barn');
  await expect(page.getByLabel('Etternavn')).toHaveValue('');
});

test('together: the other parent confirms with the link, and it works once', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const second = newPerson();
  await openForm(page, demoAccounts.liv.email);
  await press(page, 'Legg til et barn');
  await fillChild(page, 1, 'Sol', numberOf(4));
  await fillChild(page, 2, 'Storm', numberOf(13));
  await sendTo(page, second);
  await expect(page.getByText(/Vi har sendt en lenke til Ny Forelder/)).toBeVisible();
  const link = await linkTo(second);

  const other = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage();
  await other.goto(link);
  await enterIdentifierAndCode(other, second);
  await expect(heading(other, 'Svar på en forespørsel')).toBeVisible();
  await expect(other).toHaveURL(/\/registrere-barn\/bekreftelse#/);
  await expect(other.getByText('Liv Moen vil registrere barn')).toBeVisible();
  await expect(other.getByRole('region', { name: 'Kort fortalt' })).toContainText('Du velger selv');
  const identity = other.getByRole('heading', { name: 'Du svarer som' }).locator('..');
  await expect(identity).toContainText('Ny Forelder');
  await expect(identity).toContainText(second);
  await expectAccessible(other);
  await press(other, 'Send svaret');
  await expect(other.getByRole('link', { name: 'Svar for Sol' })).toBeVisible();
  await expectAccessible(other);
  for (const yes of await other.getByLabel('Ja, jeg har foreldreansvar og er enig').all()) await yes.check();
  for (const box of await other.getByRole('checkbox').all()) await box.check();
  await expectAccessible(other);
  await press(other, 'Send svaret');
  await expect(heading(other, 'Takk for svaret')).toBeVisible();
  await expectAccessible(other);
  await other.goto(link);
  await expect(heading(other, 'Du har svart ja')).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('link', { name: 'Se barna' }).click();
  await expect(other.getByRole('heading', { name: 'Sol Eksempel' })).toBeVisible();
  await expect(other.getByText(/Medlemsservice må vite hvem dere er/)).toHaveCount(2);
  await expectAccessible(other);

  // Both get a receipt, and the first guardian sees the same.
  for (const to of [second, demoAccounts.liv.email])
    await nextMessageTo(to, 0, ({ subject }) => subject === 'Kvittering: svaret er registrert');
  await page.goto('/registrere-barn/bekreftelse');
  await expect(page.getByText('Til kontroll', { exact: true })).toHaveCount(2);
  const desk = await openChildCase(openBrowser, 'Liv Moen', 'Sol Eksempel');
  await expect(
    desk.getByText('Brukerkontoen som sa ja, er laget etter at registreringen ble sendt.'),
  ).toBeVisible();
  for (const child of ['Sol Eksempel', 'Storm Eksempel'])
    await acceptChild(openBrowser, { registrant: 'Liv Moen', child, ground: /Samtale med begge/ });
  await page.reload();
  await expect(page.getByText('Registrert', { exact: true })).toHaveCount(2);
  await page.goto(link);
  await expect(heading(page, 'Lenken er til den andre forelderen')).toBeVisible();
  await expectAccessible(page);
});

test('together: the other parent says no; a stranger with the link learns nothing', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const second = newPerson();
  await openForm(page, demoAccounts.nils.email);
  await fillChild(page, 1, 'Vår', numberOf(5));
  await sendTo(page, second);
  const link = await linkTo(second);
  const stranger = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage();
  await signInAt(stranger, demoAccounts.jon.email);
  await stranger.goto(link);
  await expect(heading(stranger, 'Lenken er til en annen')).toBeVisible();
  await expect(stranger.getByText(/Nils|Vår|Ny Forelder/)).toHaveCount(0);
  await expectAccessible(stranger);
  await stranger.goto('/invitasjon#finnes-ikke');
  await expect(heading(stranger, 'Vi kjenner ikke lenken')).toBeVisible();
  await expectAccessible(stranger);

  const other = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage();
  await other.goto(link);
  await enterIdentifierAndCode(other, second);
  await other.getByLabel('Nei', { exact: true }).check();
  await press(other, 'Send svaret');
  await expect(heading(other, 'Takk for svaret')).toBeVisible();
  await expect(other.getByText('Du svarte nei. Barnet er ikke registrert.')).toBeVisible();
  await expectAccessible(other);
  await other.goto(link);
  await expect(heading(other, 'Du har svart nei')).toBeVisible();
  await expectAccessible(other);
  await stranger.goto(link);
  await expect(heading(stranger, 'Lenken er brukt')).toBeVisible();
  await expect(stranger.getByText(/Nils|Vår|Ny Forelder/)).toHaveCount(0);
  await expectAccessible(stranger);
  await page.goto('/registrere-barn/bekreftelse');
  await expect(page.getByText('Den andre forelderen svarte nei. Barnet er ikke registrert.')).toBeVisible();
  await expectAccessible(page);
});

test('together: withdrawn before the other parent has answered', async ({ page, openBrowser }) => {
  test.slow();
  const second = newPerson();
  await openForm(page, demoAccounts.liv.email);
  await fillChild(page, 1, 'Ravn', numberOf(2));
  await sendTo(page, second);
  const link = await linkTo(second);
  await press(page, 'Se barna dine');
  await press(page, 'Avslutt registreringen av Ravn');
  await press(page, 'Ja, avslutt');
  await expect(page.getByText('Registreringen av Ravn er avsluttet')).toBeVisible();

  const other = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage();
  await other.goto(link);
  await enterIdentifierAndCode(other, second);
  await expect(heading(other, 'Det er ikke noe å svare på lenger')).toBeVisible();
  await expect(other.getByText(/Ravn|Liv/)).toHaveCount(0);
  await expectAccessible(other);
});

test('what is typed is kept by those who pass the choice of responsibility with the keyboard', async ({
  page,
}) => {
  await openForm(page, demoAccounts.kari.email);
  await fillChild(page, 1, 'Sol', numberOf(4));
  await toResponsibility(page);
  await page.getByLabel('Ja, jeg har foreldreansvaret alene').focus();
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Tilbake til forrige steg' }).click();
  await expect(heading(page, 'Registrere barn')).toBeFocused();
  const kept = page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && response.request().postData()!.includes('Nytt navn'),
  );
  await page.getByLabel('Etternavn').fill('Nytt navn');
  expect((await kept).status()).toBe(200);
  await page.reload();
  await expect(page.getByLabel('Etternavn')).toHaveValue('Nytt navn');
  await page.getByRole('button', { name: 'Slett og begynn på nytt' }).click();
  await expect(page.getByLabel('Etternavn')).toHaveValue('');
});

test('what the server refuses is corrected on the step it is on', async ({ page, watch }) => {
  watch.expectFault(/status 422: PUT .*\/child-registrations/);
  const second = newPerson();
  await openForm(page, demoAccounts.kari.email);
  await fillChild(page, 1, 'Sol', numberOf(4));
  await toResponsibility(page);
  await page.getByLabel('Nei, vi er to som har det sammen').check();
  await page.getByLabel('Navn', { exact: true }).fill('Ny Forelder');
  // Her own address: only the server knows it.
  await page.getByLabel('E-post eller mobil').fill(demoAccounts.kari.email);
  await press(page, 'Gå videre og se over');
  await declareAll(page);
  await press(page, 'Send registreringen');
  await expect(heading(page, 'Foreldreansvar')).toBeVisible();
  const summary = page.getByRole('region', { name: /^Dette må rettes før du kan gå videre: / });
  await expect(summary.getByRole('link')).toHaveText([/^Dette er deg selv\./]);
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('E-post eller mobil').fill(second);
  await press(page, 'Gå videre og se over');
  await expect(heading(page, 'Se over og send')).toBeVisible();
  await expect(page.getByText(second)).toBeVisible();
});

test('three children, one registered by another parent: it looks like the other two until the desk has looked', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const number = numberOf(6);
  await openForm(page, demoAccounts.ola.email);
  await fillChild(page, 1, 'Alva', number);
  await sendTo(page, null);

  const nils = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage();
  await openForm(nils, demoAccounts.nils.email);
  await press(nils, 'Legg til et barn');
  await press(nils, 'Legg til et barn');
  await expect(nils.getByRole('group', { name: 'Barn 3' }).getByLabel('Fornavn og mellomnavn')).toBeFocused();
  await fillChild(nils, 1, 'Ask', numberOf(3));
  await fillChild(nils, 2, 'Alva', number);
  await fillChild(nils, 3, 'Embla', numberOf(3));
  await expectAccessible(nils);
  await sendTo(nils, null);
  const rows = nils.getByRole('listitem').filter({ has: nils.getByRole('heading', { level: 2 }) });
  await expect(rows).toHaveCount(3);
  for (const row of await rows.all()) await expect(row).toContainText('Til kontroll');
  await expect(nils.getByText(/Ola|Berg/)).toHaveCount(0);

  const desk = await openChildCase(openBrowser, 'Nils Aas', 'Alva Eksempel');
  await expect(desk.getByText(/Ola Berg/)).toBeVisible();
  await expectAccessible(desk);
  await press(desk, 'Avvis registreringen');
  await expectAccessible(desk);
  await desk
    .getByLabel('Hvorfor kan barnet ikke registreres?')
    .fill('Ingen dokumentasjon etter to purringer');
  await press(desk, 'Avvis');
  await expect(heading(desk, 'Registrering av barn')).toBeVisible();
  await expectAccessible(desk);
  await nils.goto('/registrere-barn/bekreftelse');
  await expect(nils.getByText(/Vi kunne ikke registrere barnet/)).toBeVisible();
  await expectAccessible(nils);
});

test('a user without access is shown another way', async ({ page, openBrowser }) => {
  await signInAt(page, demoAccounts.jon.email, '/registrere-barn');
  await expect(page.getByRole('heading', { name: 'Du må være medlem for å registrere barn' })).toBeVisible();
  await expectAccessible(page);
  const aud = await (await openBrowser({ viewport: { width: 320, height: 640 } })).newPage();
  await signInAt(aud, demoAccounts.aud.email, '/registrere-barn');
  await expect(aud.getByRole('heading', { name: 'Vi hjelper deg med å registrere barnet' })).toBeVisible();
  await expectAccessible(aud);
  await aud.route('**/api/child-registration-start', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { obstacle: 'age-unknown', permit: null } });
  });
  await aud.reload();
  await expect(aud.getByRole('heading', { name: 'Vi mangler fødselsdatoen din' })).toBeVisible();
  await expectAccessible(aud);
  const letters = await messagesTo(demoAccounts.jon.email);
  expect(letters.every(({ text }) => !text.includes('/invitasjon#'))).toBe(true);
});
