/** Joining on a phone, from the public page to the welcome; and who is refused. */
import type { Page } from '@playwright/test';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { versionOfWords } from '#server/features/binding-words/binding-words-service.ts';
import { routePatterns } from '#web/build/route-patterns.ts';
import profile from '../../organisation-profile.json' with { type: 'json' };
import { expectAccessible } from './support/accessibility.ts';
import { nextMessageTo } from './support/inbox-reader.ts';
import { nextPart, typeAddress, typeWho } from './support/joining-steps.ts';
import { expect, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, newPerson, signInAt } from './support/sign-in-steps.ts';
import { startTranscript } from './support/transcript.ts';

// A member is found here: with a portal of its own, no other file looks for the same one.
test.use({ viewport: { width: 390, height: 844 }, environment: { BROWSER_TEST_OF: 'joining' } });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** What is sent to the server. */
const next = (page: Page) => page.getByRole('button', { name: 'Lagre og gå videre' }).click();

/** From the public page to the first step, signed in as somebody new. */
async function startJoining(page: Page): Promise<string> {
  const email = newPerson();
  await page.goto('/hefinn');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start innmeldingen' }).click();
  await enterIdentifierAndCode(page, email);
  await expect(heading(page, 'Hvem er du?')).toBeVisible();
  await expect(page).toHaveURL('/hefinn/mine-opplysninger');
  return email;
}

const name = { givenName: 'Máret-Ánne', familyName: 'O’Brien' };

/** The details of somebody without a number; who they are is typed and checked first. */
async function sendDetails(page: Page, bornOn: string): Promise<void> {
  await typeWho(page, name, bornOn);
  await expect(heading(page, 'Slik når vi deg')).toBeVisible();
  await nextPart(page);
  await typeAddress(page);
  await next(page);
}

test('joins at 390 px: every step by itself, nothing lost, a member at once', async ({ page }) => {
  test.slow();
  const email = await startJoining(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Kontakt oss' })).toBeVisible();
  const transcript = await startTranscript(page, 'Melde seg inn');
  await transcript.hear('Første steg');
  await nextPart(page);
  await expect(page.getByRole('link', { name: 'Skriv fornavnet ditt' })).toBeVisible();
  await expect(
    page.getByRole('link', { name: /^Skriv fødselsnummeret .* eller velg «Oppgi senere»/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await transcript.hear('Sendt tomt');
  // The error goes with its field, and the day of birth is asked for where no number says it.
  await page.getByLabel('Oppgi senere').check();
  await expect(page.getByRole('link', { name: /eller velg «Oppgi senere»/ })).toHaveCount(0);
  await expect(page.getByLabel('Fødselsdato', { exact: true })).toBeVisible();
  await page.getByLabel('Oppgi senere').uncheck();
  await expect(page.getByLabel('Fødselsdato', { exact: true })).toHaveCount(0);

  // A step or a part that is opened too early leads to the first that is not done.
  await page.goto('/hefinn/sjekk-svarene');
  await expect(page).toHaveURL('/hefinn/mine-opplysninger');
  await page.goto('/hefinn/mine-opplysninger?del=adresse');
  await expect(heading(page, 'Hvem er du?')).toBeVisible();
  await page.getByLabel('Fornavn og mellomnavn').fill(name.givenName);
  await page.getByLabel('Etternavn').fill(name.familyName);
  await page.getByLabel('Fødselsnummer eller d-nummer').fill('058403 99896');
  await nextPart(page);
  await expect(page.getByRole('link', { name: /^Nummeret stemmer ikke/ })).toBeVisible();
  await page.getByLabel('Fødselsnummer eller d-nummer').fill('058403 99895');
  await expect(page.getByText('Utkastet er lagret')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Etternavn')).toHaveValue('O’Brien');
  await expect(page.getByLabel('Fødselsnummer eller d-nummer')).toHaveValue('');
  await page.getByLabel('Fødselsnummer eller d-nummer').fill('058403 99895');
  await nextPart(page);

  await expect(heading(page, 'Slik når vi deg')).toBeFocused();
  await expect(page).toHaveTitle(/^Bli medlem – steg 2 av 5: Slik når vi deg – /);
  await expectAccessible(page);
  await transcript.hear('Slik når vi deg');
  await page.getByRole('link', { name: 'Tilbake til forrige steg' }).click();
  // The number is there as long as the page is.
  await expect(page.getByLabel('Fødselsnummer eller d-nummer')).toHaveValue('058403 99895');
  await nextPart(page);
  // The next part has a button of the same name.
  await expect(heading(page, 'Slik når vi deg')).toBeVisible();
  await nextPart(page);

  await expect(heading(page, 'Adresse og magasin')).toBeFocused();
  await transcript.hear('Adresse og magasin');
  // Nothing on paper goes to a postal code alone.
  await page.getByLabel('Postnummer').fill('0182');
  await page.getByLabel('Magasinet').selectOption('paper');
  await next(page);
  await expect(page.getByRole('link', { name: /^Skriv adressen, så magasinet kommer fram/ })).toBeVisible();
  await expectAccessible(page);
  await typeAddress(page);
  await next(page);

  await expect(heading(page, 'Er du medlem et annet sted også?')).toBeVisible();
  await page.getByRole('link', { name: 'Tilbake til forrige steg' }).click();
  await expect(page.getByLabel('Adresse', { exact: true })).toHaveValue('Storgata 1');
  await page.goBack();
  await page.getByLabel('Vet ikke').check();
  await expect(page.getByRole('heading', { name: 'Slik ordner du det' })).toBeVisible();
  await page.getByLabel('Minn meg på det').check();
  await expectAccessible(page);
  await transcript.hear('Vet ikke om andre samfunn');
  await page.getByLabel(/skal få den offentlige støtten for meg/).check();
  await next(page);

  await expect(heading(page, 'Se over svarene')).toBeVisible();
  await expect(page.getByText('Máret-Ánne O’Brien')).toBeVisible();
  await expect(page.getByText('05840399895')).toHaveCount(0);
  await expectAccessible(page);
  await transcript.hear('Se over');
  await page.goBack();
  await expect(page.getByLabel('Vet ikke')).toBeChecked();
  await page.goForward();
  await page.getByRole('button', { name: 'Bli medlem' }).click();
  await expect(
    page.getByRole('link', { name: 'Kryss av for at du slutter deg til formålet og vil bli medlem' }),
  ).toBeVisible();
  await page.getByLabel(/Jeg slutter meg til formålet/).check();
  const joined = page.waitForRequest(
    (request) => request.url().endsWith('/api/joining') && request.method() === 'POST',
  );
  await page.getByRole('button', { name: 'Bli medlem' }).click();
  expect((await joined).postDataJSON(), 'the evidence names the purpose that the page showed').toMatchObject({
    purposeVersion: versionOfWords('purpose', profile as OrganisationProfile),
  });

  await expect(heading(page, 'Velkommen, Máret-Ánne!')).toBeVisible();
  await expect(page).toHaveURL('/velkommen');
  await expect(page.getByText(/^2\d{5}$/)).toBeVisible();
  await expectAccessible(page);
  await transcript.hear('Medlem');
  transcript.end();
  // The header changes without a new sign-in.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logg ut' })).toBeVisible({
    timeout: 20_000,
  });
  const letter = await nextMessageTo(email, 0, ({ subject }) => subject === 'Velkommen til Min side');
  expect(`${letter.subject} ${letter.text}`).not.toMatch(/medlem|human|livssyn/i);
  // What one can do comes before the grant.
  await expect(page.getByRole('button', { name: 'Jeg har ordnet det' })).toBeHidden();
  await page.getByText('Om den offentlige støtten for deg').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Jeg har ordnet det' }).click();
  await expect(page.getByText('Du har sagt at det er ordnet. Takk!')).toBeVisible();

  // A member has nothing to join.
  await page.goto('/hefinn/mine-opplysninger');
  await expect(page).toHaveURL('/home');
});

test('a member who begins to join is recognised by name and birth date, and need not go on', async ({
  page,
}) => {
  await signInAt(page, 'eva@medlem.example');
  await page.getByRole('link', { name: 'Nei, ikke ennå' }).click();
  await page.getByRole('link', { name: 'Start innmeldingen' }).click();
  await typeWho(page, { givenName: 'Eva', familyName: 'Strand' }, '17.05.1984');
  await expect(heading(page, 'Du står i registeret allerede')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Gå til Min side' }).click();
  await expect(page.getByRole('strong').filter({ hasText: '098177' })).toBeVisible();
});

test('under 15 is stopped kindly, and nothing is kept', async ({ page }) => {
  await startJoining(page);
  const year = new Date().getFullYear() - 14;
  await typeWho(page, name, `01.01.${year}`);
  await expect(heading(page, 'Så fint at du vil være med!')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/velkommen');
  await expect(page).toHaveURL('/home');
});

test('a user who has not joined gets to the joining, the magazine, an enquiry and the open pages, and is led there from all others', async ({
  page,
  watch,
}) => {
  test.slow();
  watch.expectFault(/status 404: GET \/api\/enquiries\//);
  // Open to an invited guardian; this user is not invited.
  watch.expectFault(/status 403: GET \/api\/child-registrations/);
  // Nothing of theirs is at these addresses.
  watch.allowFault(
    /status 40[34]: GET \/api\/(giving|organiser|activities|magazine\/(issues|articles)|unsubscriptions)\//,
  );
  await signInAt(page, newPerson());
  const first = heading(page, 'Er du medlem allerede?');
  const open =
    /^\/(activities|administrasjon\/i|angre-endring|avmelding|hefinn|innlogging-slettet|ny-innlogging|oppsett|stopp-ny-innlogging|svaradresse|invitasjon|kvittering|magasininn|mitt-personvern|ny-henvendelse|henvendelser|lukkede|verifisering|registrere-barn\/)/;
  for (const { pattern, isPublic } of routePatterns) {
    if (isPublic || pattern.startsWith('/medlemskort') || pattern.endsWith('meg-ut/bekreftelse')) continue;
    await page.goto(pattern.replace(':id', '60000000-0000-4000-8000-000000000003'));
    await expect(heading(page, /./)).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    if (pattern === '/velkommen') await expect(page).toHaveURL('/home');
    await expect(first, pattern).toHaveCount(open.test(pattern) ? 0 : 1);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logg ut' })).toHaveCount(0);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/home', '/tillitsvalgt']) {
    await page.goto(path);
    await expect(first).toBeVisible();
    await expectAccessible(page);
  }
  for (const [link, address] of [
    ['Ja, jeg er medlem', '/verifisering'],
    ['Skriv til oss', '/ny-henvendelse'],
    ['Henvendelsene dine', '/henvendelser'],
    ['Få magasinet', '/magasininn'],
    ['Nei, ikke ennå', '/hefinn'],
  ] as const) {
    await page.goto('/home');
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(first).toHaveCount(0);
  }
});

test('somebody the register may know already is looked at first, and told so without a word about who it is', async ({
  page,
}) => {
  test.slow();
  // The number that Rolf and Randi share, and Rolf's birthday.
  await signInAt(page, '+4768050022', '/hefinn/mine-opplysninger');
  await sendDetails(page, '03.11.1956');
  await page.getByLabel('Nei').check();
  await page.getByLabel(/skal få den offentlige støtten for meg/).check();
  await next(page);
  await page.getByLabel(/Jeg slutter meg til formålet/).check();
  await page.getByRole('button', { name: 'Bli medlem' }).click();
  const checked = heading(page, 'Vi må sjekke noe først');
  await expect(checked).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/Rolf|Randi|Sund/);
  await expectAccessible(page);
  await page.goto('/hefinn/mine-opplysninger');
  await expect(checked).toBeVisible();
  await page
    .getByRole('link', { name: /envendelse/ })
    .first()
    .click();
  await expect(page).toHaveURL('/henvendelser');
  await expect(page.getByText('Innmeldingen min')).toBeVisible();
  // It stands on the own page too, with what happens next.
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Innmeldingen din er hos oss' })).toBeVisible();
  await expect(page.getByText(/svarer deg her på Min side/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ja, jeg er medlem' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Se innmeldingen' }).click();
  await expect(page).toHaveURL(/\/henvendelser\/[\w-]{36}$/);
});
