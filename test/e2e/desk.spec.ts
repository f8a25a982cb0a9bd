/** Member service's own pages: two people on one case, the keyboard, looking at a person, and what else is kept there. */
import type { Page } from '@playwright/test';
import { demoAccounts, demoPersons } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { newSubject, sendEnquiry } from './support/enquiry-steps.ts';
import { tabAndPress, tabAndType, tabTo } from './support/keyboard.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

const { kari, mona, ingrid, uten, liv, nils } = demoAccounts;
const wide = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };

const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const thread = (page: Page) => page.getByRole('list', { name: 'Meldinger og notater' });
const answer = (page: Page) => page.getByRole('textbox', { name: 'Svar', exact: true });
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** @returns the id of an enquiry that is new, and its subject */
async function ask(page: Page, from = kari.email): Promise<{ id: string; subject: string }> {
  const subject = newSubject('Til to på en gang');
  await signInAt(page, from, '/ny-henvendelse');
  return { id: await sendEnquiry(page, subject, 'Hei! Når kommer det neste bladet?'), subject };
}

test('two on one case see each other, cannot overwrite, and lose nothing they have typed', async ({
  page,
  openBrowser,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.expectFault(/status 409: POST .*\/answers/);
  const { id, subject } = await ask(page);
  const first = await (await openBrowser(wide)).newPage();
  const second = await (await openBrowser(wide)).newPage();
  const address = `/medlemsservice/henvendelser/${id}`;
  await Promise.all([signInAt(first, mona.email, address), signInAt(second, ingrid.email, address)]);

  await test.step('each sees that the other has it open, and when the other writes', async () => {
    await expect(h1(first, subject)).toBeVisible();
    await expect(first.getByText('Ingrid har også saken åpen nå.')).toBeVisible({ timeout: 15_000 });
    await answer(second).fill('Hei, Kari! Det kommer');
    await expect(first.getByText('Ingrid skriver i saken nå.')).toBeVisible({ timeout: 15_000 });
    await expectAccessible(first);
  });

  await test.step('the later one is shown what came meanwhile, and keeps the draft', async () => {
    await answer(first).fill('Det kommer i neste uke.\n\nHilsen Mona');
    await answer(second).fill('Hei, Kari! Det kommer på mandag.');
    await button(second, 'Send svar').click();
    await expect(said(second, 'Svaret er sendt')).toBeVisible();
    await button(first, 'Send svar').click();
    await expect(first.getByRole('heading', { name: 'Det har kommet noe nytt i saken' })).toBeVisible();
    await expect(first.getByText('Ingrid skrev en melding')).toBeVisible();
    await expect(thread(first)).toContainText('Det kommer på mandag');
    await expect(thread(first).getByText('Nytt', { exact: true })).toBeVisible();
    await expect(thread(first)).not.toContainText('neste uke');
    await expect(answer(first)).toHaveValue('Det kommer i neste uke.\n\nHilsen Mona');
    await expectAccessible(first);
  });

  await test.step('having read it, the answer can be sent', async () => {
    await button(first, 'Jeg har lest det').click();
    await expect(first.getByRole('heading', { name: 'Det har kommet noe nytt i saken' })).toHaveCount(0);
    await button(first, 'Send svar').click();
    await expect(thread(first)).toContainText('neste uke');
    await expect(answer(first)).toHaveValue('');
  });

  await test.step('a note is seen by the colleague, who is offered what is new, and never by the member', async () => {
    await first.getByLabel('Notat', { exact: true }).fill('Sjekk utsendelseslisten');
    await button(first, 'Lagre notat').click();
    await expect(said(first, 'Notatet er lagret')).toBeVisible();
    await first.getByText('Endre tema', { exact: true }).click();
    await first.getByLabel('Nytt tema').selectOption({ label: 'Annet' });
    await button(first, 'Bytt tema').click();
    await expect(thread(first)).toContainText('Mona endret tema. Før: Magasin');
    await button(second, 'Vis det nye').click({ timeout: 15_000 });
    await expect(second.getByText('Mona skrev et notat')).toBeVisible();
    await expect(thread(second)).toContainText('Sjekk utsendelseslisten');
    await page.goto(`/henvendelser/${id}`);
    await expect(page.getByRole('list', { name: 'Meldinger' })).toContainText('neste uke');
    await expect(page.getByText('utsendelseslisten')).toHaveCount(0);
  });
});

test('a case is found, taken, answered, moved and closed with the keyboard alone', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(150_000);
  const { subject } = await ask(page, liv.email);
  const second = newSubject('Det samme en gang til');
  await page.goto('/ny-henvendelse');
  const secondId = await sendEnquiry(page, second, 'Jeg skrev nettopp, men vet ikke om det kom fram.');
  const desk = await (await openBrowser(wide)).newPage();
  await signInAt(desk, mona.email, '/medlemsservice');
  const row = link(desk, subject);

  await test.step('the keys are listed, and rest while somebody types', async () => {
    await expect(desk.getByRole('list', { name: 'Henvendelser' })).toBeVisible();
    await expectAccessible(desk);
    await desk.keyboard.press('?');
    const dialog = desk.getByRole('dialog', { name: 'Hurtigtaster' });
    await expect(dialog).toBeVisible();
    await expectAccessible(desk);
    await desk.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await desk.keyboard.press('s');
    await desk.keyboard.type(subject);
    await desk.keyboard.press('Enter');
    await expect(desk).toHaveURL('/medlemsservice');
    await expect(row).toBeVisible();
    await expect(desk.getByRole('list', { name: 'Henvendelser' }).getByRole('listitem')).toHaveCount(1);
    await desk.reload();
    await expect(row).toBeVisible();
  });

  await test.step('goes to the row, opens it and takes it', async () => {
    await desk.locator('h1').focus();
    await desk.keyboard.press('j');
    await expect(row).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(h1(desk, subject)).toBeFocused();
    await expect(button(desk, 'Ta saken')).toBeVisible();
    await desk.keyboard.press('m');
    await expect(said(desk, 'Saken er din')).toBeVisible();
    await expect(desk.getByText('Ansvarlig: Mona')).toBeVisible();
  });

  await test.step('merges the other one into it', async () => {
    await tabAndPress(desk, desk.getByText('Slå sammen med en annen'));
    await tabAndPress(desk, desk.getByRole('button', { name: /^Slå sammen med H-/ }).first());
    await expect(thread(desk)).toContainText('vet ikke om det kom fram');
    await expectAccessible(desk);
  });

  await test.step('puts a text in and asks', async () => {
    const block = desk.getByLabel('Tekstblokk');
    await desk.locator('h1').focus();
    await tabTo(desk, block);
    await desk.keyboard.type('Takk');
    await tabAndPress(desk, button(desk, 'Sett inn teksten'));
    await expect(answer(desk)).toBeFocused();
    await expect(answer(desk)).toHaveValue('Hei, Liv!\n\nTakk for at du skrev til oss.\n\nHilsen Mona');
    await tabTo(desk, desk.getByLabel('Dette er et spørsmål: la saken vente på personen'));
    await desk.keyboard.press('Space');
    await tabAndPress(desk, button(desk, 'Send svar'));
    await expect(desk.getByText('Venter på medlemmet', { exact: true })).toBeVisible();
  });

  await test.step('sends it on, closes it, and opens it again', async () => {
    await tabAndPress(desk, desk.getByText('Send videre til et lag'));
    await tabAndPress(desk, button(desk, 'Spør og send videre'));
    await expect(desk.getByRole('link', { name: 'Velg et lag' })).toBeVisible();
    await expectAccessible(desk);
    await tabTo(desk, desk.getByLabel('Lag', { exact: true }));
    await desk.keyboard.type('Stavanger');
    await tabAndType(desk, desk.getByLabel('Hvorfor'), 'Gjelder et møte hos dem');
    await tabAndPress(desk, button(desk, 'Spør og send videre'));
    await expect(thread(desk)).toContainText(
      'Mona sendte saken videre til Stavanger lokallag «Gjelder et møte hos dem»',
    );
    await tabAndPress(desk, button(desk, 'Lukk saken'));
    await expect(desk.getByText(/Saken ble lukket i dag/)).toBeVisible();
    await expect(answer(desk)).toHaveCount(0);
    await expectAccessible(desk);
    await tabAndPress(desk, button(desk, 'Åpne saken igjen'));
    await expect(answer(desk)).toBeVisible();
  });

  await test.step('the keys can be turned off', async () => {
    await tabAndPress(desk, button(desk, 'Hurtigtaster'));
    await tabTo(desk, desk.getByLabel('Bruk hurtigtaster'));
    await desk.keyboard.press('Space');
    await desk.keyboard.press('Escape');
    await desk.keyboard.press('u');
    await expect(h1(desk, subject)).toBeVisible();
    await desk.keyboard.press('?');
    await expect(desk.getByRole('dialog')).toBeHidden();
  });

  await test.step('the member meets one thread, also at the other number', async () => {
    await page.goto('/henvendelser');
    await expect(link(page, subject)).toBeVisible();
    await expect(link(page, second)).toHaveCount(0);
    await page.goto(`/henvendelser/${secondId}`);
    await expect(h1(page, subject)).toBeVisible();
    await expect(page.getByText('Vi har samlet alt her')).toBeVisible();
    await expectAccessible(page);
  });
});

test('a person is opened from a case or with a reason, on a phone too', async ({ page, watch }) => {
  watch.expectFault(/status 422: POST .*person-searches/);
  await page.setViewportSize(phone.viewport);
  const person = `/medlemsservice/personer/${demoPersons.siri.id}`;
  await signInAt(page, mona.email, person);

  await test.step('without one, the reason is asked for first', async () => {
    await expect(h1(page, 'Se en person')).toBeVisible();
    await expect(page.getByText('Siri')).toHaveCount(0);
    await button(page, 'Vis personen').click();
    await expect(page.getByRole('link', { name: 'Skriv hvorfor du trenger dette' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Begrunnelse').fill('Ringte og spurte om bladet sitt');
    await button(page, 'Vis personen').click();
    await expect(h1(page, 'Siri Holm')).toBeVisible();
    await expect(page.getByText('f•••@medlem.example')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('from a case the case is the reason', async () => {
    await page.goto('/medlemsservice');
    await link(page, 'To blad i samme postkasse').click();
    await link(page, 'Se personen').click();
    await expect(h1(page, 'Tor Holm')).toBeVisible();
    await link(page, 'Tilbake til henvendelsen').click();
    await expect(h1(page, 'To blad i samme postkasse')).toBeVisible();
  });

  await test.step('a search says what it needs, and its hits lead on', async () => {
    await page.goto('/medlemsservice/personer');
    await page.getByLabel('Hvem leter du etter?').fill('Ola');
    await page.getByLabel('Hvorfor trenger du dette?').fill('Fikk et brev i retur fra postkassen');
    await button(page, 'Søk').click();
    await expect(page.getByRole('link', { name: /Skriv et helt medlemsnummer/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Hvem leter du etter?').fill('083551');
    await button(page, 'Søk').click();
    await expect(page.getByRole('heading', { name: '1 treff' })).toBeFocused();
    await expectAccessible(page);
    await button(page, 'Vis personen: Ola Berg').click();
    await expect(h1(page, 'Ola Berg')).toBeVisible();
  });

  await test.step('nothing of others is left in the tab after a reload', async () => {
    await page.reload();
    await expect(h1(page, 'Ola Berg')).toBeVisible();
    await page.goto('/personvern');
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).not.toMatch(/Ola Berg|083551|o•••/);
  });
});

test('the person sees who has looked, what at and why', async ({ page, openBrowser }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(phone.viewport);
  const { id } = await ask(page, nils.email);
  const desk = await (await openBrowser(wide)).newPage();
  await signInAt(desk, ingrid.email, `/medlemsservice/henvendelser/${id}`);
  await expect(answer(desk)).toBeVisible();
  await link(desk, 'Se personen').click();
  await expect(h1(desk, 'Nils Aas')).toBeVisible();
  await page.goto('/mitt-personvern');
  const looks = page.getByRole('list', { name: 'Oppslag' });
  await expect(looks).toContainText('Ingrid, medlemsservice. Leste henvendelsen din H-');
  await expect(looks).toContainText('Så: navn, fødselsdato, medlemskap');
  await expectAccessible(page);
});

test('text blocks, statistics, deliveries and the control list', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(wide.viewport);
  await signInAt(page, ingrid.email, '/medlemsservice/tekster');
  const title = newSubject('Prøvetekst');

  await test.step('a text block is made, refused with a number in it, changed and thrown away', async () => {
    await button(page, 'Ny tekstblokk').click();
    await page.getByLabel('Navn', { exact: true }).fill(title);
    await page.getByLabel('Tekst', { exact: true }).fill('Nummeret ditt er {medlemsnummer}');
    await button(page, 'Lagre tekstblokken').click();
    await expect(page.getByRole('link', { name: /et felt vi ikke kjenner/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Tekst', { exact: true }).fill('Hei, {fornavn}!');
    await button(page, 'Lagre tekstblokken').click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await button(page, `Endre «${title}»`).click();
    await page.getByLabel('Tekst', { exact: true }).fill('God dag, {fornavn}!');
    await button(page, 'Lagre tekstblokken').click();
    await expect(page.getByText('God dag, {fornavn}!')).toBeVisible();
    await button(page, `Slett «${title}»`).click();
    await expectAccessible(page);
    await button(page, 'Ja, slett').click();
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  });

  for (const [address, heading, shows] of [
    ['/medlemsservice/statistikk?uker=4', 'Statistikk', 'Tema for tema'],
    ['/medlemsservice/leveringer', 'Leveringer', 'Oppgaver som har stoppet'],
    ['/medlemsservice/kontroll', 'Kontroll av oppslag', 'Loggen er komplett'],
  ] as const) {
    await test.step(heading, async () => {
      await page.goto(address);
      await expect(h1(page, heading)).toBeVisible();
      await expect(page.getByText(shows).first()).toBeVisible();
      for (const { viewport } of [wide, phone]) {
        await page.setViewportSize(viewport);
        await expectAccessible(page);
      }
    });
  }
});

test('a user without a role is told so, on every page of the desk', async ({ page, watch }) => {
  watch.expectFault(/status 403: GET /);
  await signInAt(page, uten.email, '/home');
  for (const address of [
    '/medlemsservice',
    '/medlemsservice/henvendelser/60000000-0000-4000-8000-000000000004',
    '/medlemsservice/personer',
    `/medlemsservice/personer/${demoPersons.kari.id}`,
    '/medlemsservice/tekster',
    '/medlemsservice/statistikk',
    '/medlemsservice/leveringer',
    '/medlemsservice/kontroll',
  ]) {
    await page.goto(address);
    await expect(h1(page, 'Denne siden er for medlemsservice')).toBeVisible();
    await expect(page.getByText('Bladet har ikke kommet')).toHaveCount(0);
  }
  await expectAccessible(page);
});
