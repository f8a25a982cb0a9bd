/** «Mine opplysninger»: saved at once, and never silently over what another tab has saved. */
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openAllParts, openPart, partButton } from './support/detail-parts.ts';
import { expect, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, signInAt } from './support/sign-in-steps.ts';
import { startTranscript } from './support/transcript.ts';

const preferredName = (page: Page) => page.getByRole('textbox', { name: 'Tiltalsnavn' });

// No other test edits their details: the tests run side by side.
for (const [width, person, leads] of [
  [320, 'aud@medlem.example', false],
  // Of the chapter in Stavanger, where others need Nils.
  [1280, 'nils@medlem.example', true],
] as const) {
  test(`details are changed, checked and saved at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAt(page, person, '/mine-opplysninger');
    const save = page.getByRole('button', { name: 'Lagre endringene' });
    await expect(partButton(page, 'address')).toBeVisible();
    await expectAccessible(page);

    await openPart(page, 'address');
    await page.getByLabel('Postnummer').fill('12');
    await save.click();
    await expect(
      page.getByRole('link', { name: 'Postnummeret har fire sifre, for eksempel 0182' }),
    ).toBeVisible();
    await expectAccessible(page);

    await page.getByLabel('Postnummer').fill('0182');
    await expect(page.getByLabel('Poststed')).toHaveValue('Oslo');
    await page.getByLabel('Adresse', { exact: true }).fill('Storgata 1');
    await expect(page.getByText('Når du lagrer den nye adressen')).toBeVisible();
    if (leads) await page.getByLabel('Jeg vil bli i lokallaget jeg har').check();
    await save.click();
    await expect(page.getByText('Endringene er lagret')).toBeVisible();
    await expect(page.getByText('Når du lagrer den nye adressen')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Adressen din' })).toContainText('0182 Oslo');
    await expectAccessible(page);
  });
}

test('what we have stands as facts, and each part opens by itself', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 800 });
  await signInAt(page, demoAccounts.uten.email, '/mine-opplysninger');
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const save = page.getByRole('button', { name: 'Lagre endringene' });
  const cancel = page.getByRole('button', { name: 'Avbryt endringene' });
  const you = part('Tiltalsnavn og språk');
  const address = part('Adressen din');

  await test.step('nothing is a field until it is to be changed', async () => {
    await expect(you).toContainText('Vi bruker fornavnet ditt');
    await expect(you).toContainText('Bokmål');
    await expect(address).toContainText('Vi har ingen adresse til deg');
    await expect(part('Magasinet')).toContainText('Du får ikke magasinet');
    await expect(part('Nyheter')).toContainText('Nei');
    await expect(save).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });

  await test.step('an error opens the part that it is in', async () => {
    await openPart(page, 'magazine');
    await page.getByLabel('Slik vil du ha magasinet').selectOption({ label: 'På papir i posten' });
    await save.click();
    await page.getByRole('link', { name: 'Velg land. Magasinet på papir trenger en adresse' }).click();
    await expect(page.getByLabel('Land')).toBeFocused();
    await expectAccessible(page);
    await cancel.click();
    await expect(partButton(page, 'address')).toBeFocused();
    await expect(save).toHaveCount(0);
    await expect(part('Magasinet')).toContainText('Du får ikke magasinet');
  });

  await test.step('a new address begins in Norway, and is no draft before something is typed', async () => {
    await openPart(page, 'address');
    await expect(page.getByRole('heading', { name: 'Adressen din' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Land')).toBeFocused();
    await expect(page.getByLabel('Land')).toHaveValue('NO');
    await expect(preferredName(page)).toHaveCount(0);
    await page.reload();
    await expect(partButton(page, 'address')).toBeVisible();
    await openPart(page, 'address');
    await save.click();
    await expect(page.getByRole('link', { name: 'Skriv postnummeret' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Adresse', { exact: true }).fill('Storgata 1');
    await page.getByLabel('Postnummer').fill('0182');
    await expect(page.getByLabel('Poststed')).toHaveValue('Oslo');
    await page.getByLabel('Adressen min skal skjermes').check();
    await save.click();
    await expect(page.getByText('Endringene er lagret')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Endre adressen' })).toBeFocused();
    await expect(address).toContainText(/Storgata 1\s*0182 Oslo/);
    await expect(address).toContainText('Adressen din er skjermet');
    await expect(save).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('what is given up is forgotten', async () => {
    await openPart(page, 'you');
    await preferredName(page).fill('Petter');
    await expect(page.getByText('Utkastet er lagret')).toBeVisible();
    await cancel.click();
    await expect(partButton(page, 'you')).toBeFocused();
    await expect(you).toContainText('Vi bruker fornavnet ditt');
    await page.reload();
    await expect(partButton(page, 'you')).toBeVisible();
    await expect(page.getByText(/^Vi tok vare på det du skrev/)).toHaveCount(0);
  });

  await test.step('a draft opens its part, and no other', async () => {
    await openAllParts(page);
    await expectAccessible(page);
    await page.getByLabel('Ja, send meg nyheter fra Humanistlaget på SMS').check();
    await expect(page.getByText('Utkastet er lagret')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Ja, send meg nyheter fra Humanistlaget på SMS')).toBeChecked();
    await expect(page.getByText(/^Vi tok vare på det du skrev/)).toBeVisible();
    await expect(partButton(page, 'you')).toBeVisible();
    await expect(partButton(page, 'address')).toBeVisible();
    await page.getByRole('button', { name: 'Slett og begynn på nytt' }).click();
    await expect(partButton(page, 'news')).toBeFocused();
    await expect(part('Nyheter')).toContainText('Nei');
  });
});

test('an address of the page opens the part that it leads to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signInAt(page, demoAccounts.jon.email, '/mine-opplysninger?endre=adresse');
  await expect(page.getByLabel('Postnummer')).toBeVisible();
  await expect(page.getByLabel('Land')).toHaveValue('NO');
  await page.goto('/meldinger/innstillinger');
  await page.getByRole('link', { name: 'Gå til Mine opplysninger' }).click();
  await expect(page.getByLabel('Ja, send meg nyheter fra Humanistlaget på e-post')).toBeInViewport();
  await expect(page.getByLabel('Postnummer')).toHaveCount(0);
});

test('what is typed outlives a reload', async ({ page }) => {
  await signInAt(page, 'jon@medlem.example', '/mine-opplysninger');
  await openPart(page, 'you');
  await preferredName(page).fill('Kaja');
  await expect(page.getByText('Utkastet er lagret')).toBeVisible();
  await page.reload();
  await expect(preferredName(page)).toHaveValue('Kaja');
});

test('two tabs that edit at once: the second sees both versions and chooses', async ({
  page,
  context,
  watch,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signInAt(page, 'kari@medlem.example', '/mine-opplysninger');
  await openPart(page, 'you');
  const name = preferredName(page);
  await expect(name).toBeVisible();
  const second = await context.newPage();
  await second.goto('/mine-opplysninger');
  await openPart(second, 'magazine');
  await second.getByLabel('Slik vil du ha magasinet').selectOption({ label: 'Digitalt' });
  await second.getByRole('button', { name: 'Lagre endringene' }).click();
  await expect(second.getByText('Endringene er lagret')).toBeVisible();

  watch.expectFault(/status 409: PUT \/api\/profile/);
  await name.fill('Kaja');
  await page.getByRole('button', { name: 'Lagre endringene' }).click();
  await expect(page.getByText('Opplysningene er endret et annet sted')).toBeVisible();
  await expect(page.getByText('Det du skrev: Kaja')).toBeVisible();
  await expect(page.getByText('Lagret hos oss nå: Digitalt')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Behold endringene mine' }).click();
  await expect(name).toHaveValue('Kaja');
  await expect(page.getByRole('region', { name: 'Magasinet' })).toContainText('Digitalt');
  await page.getByRole('button', { name: 'Lagre endringene' }).click();
  await expect(page.getByText('Endringene er lagret')).toBeVisible();
});
test('after a move the page asks on behalf of the new board, without a reload', async ({ page }) => {
  await signInAt(page, demoAccounts.ola.email, '/mine-opplysninger');
  const board = (chapter: string) =>
    page.getByRole('heading', { name: `Kan styret i ${chapter} kontakte deg?` });
  await expect(board('Bergen lokallag')).toBeVisible();
  await openPart(page, 'address');
  await page.getByLabel('Postnummer').fill('0182');
  await expect(page.getByText('Du flyttes fra Bergen lokallag til Oslo lokallag.')).toBeVisible();
  await page.getByRole('button', { name: 'Lagre endringene' }).click();
  await expect(board('Oslo lokallag')).toBeVisible();
});

test('a member who moves is shown the new chapter, may stay in it, and may give a missing number', async ({
  page,
  watch,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signInAt(page, 'liv@medlem.example', '/mine-opplysninger');
  const transcript = await startTranscript(page, 'Flytte');
  await transcript.hear('Siden åpnes');
  await openPart(page, 'address');
  await transcript.hear('Adressen skal endres');
  await page.getByLabel('Postnummer').fill('5003');
  await expect(page.getByText('Du flyttes fra Oslo lokallag til Bergen lokallag.')).toBeVisible();
  await expect(page.getByText('Du er fortsatt leder i Oslo lokallag.')).toBeVisible();
  await transcript.hear('Nytt postnummer er skrevet');
  await page.getByLabel('Jeg vil bli i lokallaget jeg har').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lagre endringene' }).click();
  await expect(page.getByText('Endringene er lagret')).toBeVisible();
  await transcript.hear('Lagret');
  transcript.end();
  await page.goto('/home');
  await page.getByRole('button', { name: 'Vis kortet' }).click();
  await expect(page.getByText('Oslo lokallag', { exact: true })).toBeVisible();

  watch.expectFault(/status 422: PUT \/api\/profile\/fodselsnummer/);
  await page.goto('/mine-opplysninger');
  await expect(page.getByText('Vi har ikke fødselsnummeret ditt.')).toBeVisible();
  await page.locator('summary', { hasText: 'Gi oss fødselsnummeret' }).click();
  await page.getByLabel('Fødselsnummer eller d-nummer').fill('128294 99914');
  await page.getByRole('button', { name: 'Lagre fødselsnummeret' }).click();
  await expect(page.getByText(/Dette nummeret kan vi ikke ta imot/).first()).toBeVisible();
  await expectAccessible(page);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toContain('99914');
});

test('a birth date is corrected by the user, as long as it gives no other rights', async ({
  page,
  watch,
}) => {
  watch.expectFault(/status 422: PUT \/api\/profile\/birth-date/);
  await page.setViewportSize({ width: 390, height: 800 });
  await signInAt(page, 'liv@medlem.example', '/mine-opplysninger');
  const who = page.locator('#identity');
  await who.locator('summary', { hasText: 'Rett fødselsdatoen' }).click();
  const day = who.getByRole('textbox', { name: 'Fødselsdato' });
  const save = async (typed: string) => {
    await day.fill(typed);
    await who.getByRole('button', { name: 'Lagre fødselsdatoen' }).click();
  };
  const refused = who.getByText(/^Denne datoen kan vi ikke ta imot/).first();
  await save('31.02.1990');
  await expect(refused).toBeVisible();
  await day.fill('31.01.1990');
  await expect(refused).toBeHidden();
  await save('31.01.2010');
  await expect(refused).toBeVisible();
  await expect(day).toHaveValue('31.01.2010');
  await expectAccessible(page);
  await save('9.9.1991');
  await expect(page.getByText('Fødselsdatoen er lagret')).toBeVisible();
  await expect(who.getByText('9. september 1991')).toBeVisible();
  await expectAccessible(page);
});

test('an old sign-in is asked for again, and the choice is kept', async ({ page }) => {
  const person = 'uten@medlemsservice.example';
  await signInAt(page, person);
  await page.route('**/api/profile', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), isSignInRecent: false } });
  });
  await page.goto('/mine-opplysninger');
  await expect(page.getByText('Du må logge inn på nytt før du bytter.')).toBeVisible();
  await page.getByRole('button', { name: 'Bytt telefon' }).click();
  await expect(page.getByLabel('Telefonnummer eller e-post')).toBeVisible();
  await page.unroute('**/api/profile');
  await enterIdentifierAndCode(page, person);
  await expect(page.getByLabel('Nytt telefonnummer')).toBeVisible();
});

/**
 * The next call is told that the sign-in is too old, as the server does after five minutes.
 * The route stays: taken away while the browser goes to sign in, it may leave that request unanswered.
 */
async function tooOldOnce(page: Page, address: string): Promise<void> {
  let isTooOld = true;
  await page.route(address, (route) => {
    if (!isTooOld) return route.continue();
    isTooOld = false;
    return route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      headers: { 'cache-control': 'no-store' },
      json: { type: 'about:blank', title: 'Forbidden', status: 403, code: 'SIGN_IN_AGAIN' },
    });
  });
}

test('a sign-in that grows too old while one types an address: sign in again, and it is still there', async ({
  page,
  watch,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  watch.expectFault(/status 403: POST \/api\/profile\/contact-changes/);
  const person = 'uten@medlemsservice.example';
  await signInAt(page, person, '/mine-opplysninger');
  await page.getByRole('button', { name: 'Bytt e-post' }).click();
  await page.getByLabel('Ny e-postadresse').fill('halvskrevet@person.example');
  await tooOldOnce(page, '**/api/profile/contact-changes');
  await page.getByRole('button', { name: 'Send kode' }).click();
  await enterIdentifierAndCode(page, person);
  await expect(page.getByLabel('Ny e-postadresse')).toHaveValue('halvskrevet@person.example');
  await expectAccessible(page);
  // It stays until it is sent or deleted.
  await page.goto('/mine-opplysninger');
  await page.getByRole('button', { name: 'Bytt e-post' }).click();
  await page.getByRole('button', { name: 'Slett og begynn på nytt' }).click();
  await expect(page.getByLabel('Ny e-postadresse')).toHaveValue('');
  await page.reload();
  await page.getByRole('button', { name: 'Bytt e-post' }).click();
  await expect(page.getByLabel('Ny e-postadresse')).toHaveValue('');
});

test('a number is given right after signing in, and lies in no storage while one signs in again', async ({
  page,
  watch,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  watch.expectFault(/status 403: PUT \/api\/profile\/fodselsnummer/);
  const { email } = demoAccounts.nils;
  await signInAt(page, email, '/home');
  await page
    .getByRole('region', { name: 'Dette bør du gjøre' })
    .getByRole('link', { name: 'Gi oss fødselsnummeret' })
    .click();
  const field = page.getByLabel('Fødselsnummer eller d-nummer');
  await expect(field).toBeVisible();
  await field.fill('128294 99914');
  await tooOldOnce(page, '**/api/profile/fodselsnummer');
  await page.getByRole('button', { name: 'Lagre fødselsnummeret' }).click();
  await expect(page.getByRole('heading', { name: 'Logg inn på nytt' })).toBeVisible();
  await expectAccessible(page);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toContain('99914');
  await page.getByRole('button', { name: 'Logg inn på nytt' }).click();
  await enterIdentifierAndCode(page, email);
  await expect(field).toHaveValue('');
});

test('a member who is registered elsewhere sees what to do, and says when it is settled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signInAt(page, demoAccounts.nils.email, '/home');
  await page
    .getByRole('region', { name: 'Dette bør du gjøre' })
    .getByRole('link', { name: 'Se hva du kan gjøre' })
    .click();
  await expect(page).toHaveURL('/hefinn/medlemskap-i-andre-samfunn');
  await expect(page.getByRole('heading', { name: 'Slik ordner du det' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Jeg har ordnet det' }).click();
  await expect(page.getByText('Du har sagt at det er ordnet. Takk!')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Det er ikke ordnet likevel' }).click();
  await expect(page.getByRole('button', { name: 'Jeg har ordnet det' })).toBeVisible();
  const change = page.getByRole('region', { name: 'Endre svaret' });
  await change.getByLabel('Nei').check();
  await change.getByRole('button', { name: 'Lagre svaret' }).click();
  await expect(page.getByRole('heading', { name: 'Slik ordner du det' })).toBeHidden();
  await expectAccessible(page);
  await change.getByLabel('Vet ikke').check();
  await change.getByRole('button', { name: 'Lagre svaret' }).click();
  await page.getByRole('button', { name: 'Jeg har ordnet det' }).click();
  await expect(page.getByText('Du har sagt at det er ordnet. Takk!')).toBeVisible();
  await page.getByRole('link', { name: 'Gå til Min side' }).click();
  await expect(page.getByRole('region', { name: 'Dette bør du gjøre' })).not.toContainText(
    'registrert i et annet',
  );
});

test('a member changes chapter, and back again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signInAt(page, demoAccounts.nils.email, '/mine-opplysninger');
  const chapter = page.getByRole('region', { name: 'Lokallaget ditt' });
  await expect(chapter).toContainText('Stavanger lokallag');
  // Back again: other journeys of the same portal know the member as one of Stavanger.
  for (const name of ['Bergen lokallag', 'Stavanger lokallag']) {
    await chapter.getByRole('button', { name: 'Bytt lokallag' }).click();
    await chapter.getByLabel('Velg lokallag').selectOption(name);
    await expectAccessible(page);
    await chapter.getByRole('button', { name: 'Lagre lokallaget' }).click();
    await expect(chapter.getByRole('button', { name: 'Bytt lokallag' })).toBeVisible();
    await expect(chapter).toContainText(name);
  }
});
