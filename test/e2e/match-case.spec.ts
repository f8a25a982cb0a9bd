/**
 * A user not found by the portal asks on a phone, the desk finds the record, and the membership is there. And
 * a user who joins while the register has one like them.
 */
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { receiptHeading } from './support/enquiry-steps.ts';
import { messagesTo, nextMessageTo } from './support/inbox-reader.ts';
import { nextPart, typeWho } from './support/joining-steps.ts';
import { expect, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, newPerson, signInAt } from './support/sign-in-steps.ts';

const phone = { width: 390, height: 844 };
const screen = { width: 1280, height: 900 };
test.use({ viewport: phone });

const panel = (page: Page) => page.locator('#match');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** The desk at its own screen; axe at both sizes. */
async function openDesk(desk: Page, path: string): Promise<void> {
  await signInAt(desk, demoAccounts.mona.email, path);
  await expect(panel(desk)).toBeVisible();
  await accessibleAtBoth(desk);
}
async function accessibleAtBoth(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await expectAccessible(page);
  await page.setViewportSize(screen);
  await expectAccessible(page);
}

async function search(desk: Page, reason: string): Promise<void> {
  await panel(desk).getByLabel('Hvorfor leter du?').fill(reason);
  await panel(desk).getByRole('button', { name: 'Søk' }).click();
  await expect(panel(desk).getByRole('heading', { name: /kan være den du leter etter/ })).toBeFocused();
}

/** The second person: reads the case and says yes, with a sign-in of this minute. */
async function approve(colleague: Page, name: string): Promise<void> {
  await colleague.goto('/medlemsservice/ny-innlogging');
  const rows = colleague.getByRole('list', { name: 'Saker om tilgang' }).getByRole('listitem');
  const waiting = rows.filter({ hasText: 'Venter på en kollega' }).getByRole('link', { name });
  await expect(waiting).toBeVisible();
  await accessibleAtBoth(colleague);
  await waiting.click();
  await colleague.getByRole('button', { name: 'Godkjenn' }).click();
  await colleague.getByLabel('Hva har du sett på?').fill('Har lest henvendelsen og snakket med Mona');
  await accessibleAtBoth(colleague);
  await colleague.getByRole('button', { name: 'Godkjenn' }).click();
  await expect(colleague.getByText('Ventetid')).toBeVisible();
  await accessibleAtBoth(colleague);
}

/** The page of the link in the newest letter to a contact point of the record. */
async function openLetter(page: Page, email: string, before: number): Promise<void> {
  const letter = await nextMessageTo(email, before, ({ subject }) =>
    /^(Har du bedt om ny tilgang|En brukerkonto blir koblet fra)/.test(subject),
  );
  expect(letter.text).not.toMatch(/medlem|humanis|Arne/i);
  await page.goto(/http\S+#\S+/.exec(letter.text)?.[0] ?? '');
}

test('a doubtful claim at 390 px: asked, found by the desk, approved by a colleague, and there; then undone by two and said no to', async ({
  page,
  openBrowser,
  watch,
}) => {
  test.setTimeout(240_000);
  const email = 'arne@medlem.example';
  await signInAt(page, email, '/verifisering');
  await page.getByLabel('Navn').fill('Arne Foss');
  await page.getByLabel('Fødselsdato').fill('12.01.1948');
  await page.getByRole('button', { name: 'Finn medlemskapet mitt' }).click();
  await expect(page.getByText('Vi kan ikke koble deg til et medlemskap')).toBeVisible();
  await page.getByRole('button', { name: 'Be oss lete for deg' }).click();
  await page.getByLabel('Noe som kan hjelpe oss').fill('Dere har kanskje byttet om dag og måned.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send til oss' }).click();
  await expect(page.getByRole('heading', { level: 1, name: receiptHeading })).toBeVisible();
  await expectAccessible(page);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const desk = await (await openBrowser({ viewport: screen })).newPage();
  await openDesk(desk, `/medlemsservice/henvendelser/${id}`);
  await expect(panel(desk).getByLabel('Navn')).toHaveValue('Arne Foss');
  await panel(desk).getByRole('button', { name: 'Søk' }).click();
  await expect(panel(desk).getByRole('link', { name: 'Skriv en begrunnelse' })).toBeVisible();
  await accessibleAtBoth(desk);
  await search(desk, 'Navn og e-post fra henvendelsen');
  const record = panel(desk).getByRole('region', { name: 'Arne Foss' });
  await expect(record).toContainText('054321');
  await expect(record).not.toContainText(email);
  await accessibleAtBoth(desk);
  await record.getByRole('button', { name: 'Koble innloggingen til Arne Foss' }).click();
  await expect(heading(desk, 'Koble innloggingen til Arne Foss')).toBeFocused();
  await accessibleAtBoth(desk);
  await panel(desk).getByLabel('Begrunnelse').fill('Navn og e-post stemmer, dag og måned er byttet om');
  await panel(desk).getByRole('button', { name: 'Be en kollega godkjenne, og send svaret' }).click();
  await expect(heading(desk, 'Koble til brukerkonto: Venter på en kollega')).toBeVisible();
  await expect(desk.getByText('Vi tror vi har funnet medlemskapet ditt').first()).toBeVisible();
  await accessibleAtBoth(desk);
  // The one who asked may read the answer, and nothing else yet.
  await page.goto(`/henvendelser/${id}`);
  await expect(page.getByText('Vi tror vi har funnet medlemskapet ditt').first()).toBeVisible();
  await expectAccessible(page);

  const colleague = await (await openBrowser({ viewport: screen })).newPage();
  await signInAt(colleague, demoAccounts.ingrid.email, '/medlemsservice');
  const before = (await messagesTo(email)).length;
  await approve(colleague, 'Arne Foss');
  await desk.reload();
  await expect(panel(desk)).toContainText('Koble til brukerkonto: Ventetid');
  await accessibleAtBoth(desk);
  await openLetter(page, email, before);
  await expect(heading(page, 'Har du bedt om ny tilgang?')).toBeVisible();
  await page.getByRole('button', { name: 'Ja, det var meg' }).click();
  await expect(heading(page, 'Takk, da trenger du ikke å vente')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/home');
  await expect(page.getByText('054321').first()).toBeVisible();
  await desk.reload();
  await expect(heading(desk, 'Innloggingen er koblet til medlemskapet')).toBeVisible();

  await desk.getByRole('button', { name: 'Vis innloggingene' }).click();
  await desk.getByRole('button', { name: /^Angre koblingen av innlogging/ }).click();
  await accessibleAtBoth(desk);
  await desk.getByLabel('Hvorfor er koblingen feil?').fill('Det var en annen med samme navn');
  await desk.getByRole('button', { name: 'Be en kollega godkjenne' }).click();
  await expect(heading(desk, 'Koble fra brukerkonto: Venter på en kollega')).toBeVisible();
  await accessibleAtBoth(desk);
  const beforeUntying = (await messagesTo(email)).length;
  await approve(colleague, 'Arne Foss');
  await openLetter(page, email, beforeUntying);
  await expect(heading(page, 'Er brukerkontoen din?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Den er ikke min – koble den fra' }).click();
  await expect(heading(page, 'Brukerkontoen er koblet fra')).toBeVisible();

  await desk.reload();
  await expect(panel(desk).getByRole('button', { name: 'Si nei' })).toBeVisible();
  await accessibleAtBoth(desk);
  await panel(desk).getByRole('button', { name: 'Si nei' }).click();
  await panel(desk).getByLabel('Begrunnelse').fill('Fant ingen som vi kan være sikre på');
  await panel(desk).getByRole('button', { name: 'Send svaret' }).click();
  await expect(heading(desk, 'Dere har sagt nei')).toBeVisible();
  await accessibleAtBoth(desk);

  // What the tab kept of the member goes with the first refusal.
  watch.allowFault(/status 403: GET/);
  await page.goto('/mine-opplysninger');
  await expect(page.getByText('054321')).toHaveCount(0);
  await page.goto('/home');
  await expect(page.getByText('054321')).toHaveCount(0);
  await page.goto(`/henvendelser/${id}`);
  await expect(page.getByText('Vi har lett, men finner ikke').first()).toBeVisible();
});

test('a record with nothing in common is no tie: the desk starts a new sign-in from the case', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  await signInAt(page, newPerson(), '/verifisering');
  await page.getByLabel('Navn').fill('Rolf Sund');
  await page.getByLabel('Fødselsdato').fill('03.11.1956');
  await page.getByRole('button', { name: 'Finn medlemskapet mitt' }).click();
  await page.getByRole('button', { name: 'Be oss lete for deg' }).click();
  await page.getByRole('button', { name: 'Send til oss' }).click();
  await expect(page.getByRole('heading', { level: 1, name: receiptHeading })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const desk = await (await openBrowser({ viewport: screen })).newPage();
  await openDesk(desk, `/medlemsservice/henvendelser/${id}`);
  await search(desk, 'Navn og fødselsdato fra henvendelsen');
  const record = panel(desk).getByRole('region', { name: 'Rolf Sund' });
  await expect(record).toContainText('Stemmer: fødselsdatoen');
  await expect(record.getByRole('button')).toHaveCount(0);
  await accessibleAtBoth(desk);
  await record.getByRole('link', { name: 'Start en sak om å gjenopprette tilgangen for Rolf Sund' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Personen kommer ikke inn' })).toBeVisible();
  await desk.getByLabel('Når er du født?').fill('03.11.1956');
  await desk.getByLabel('Hva er medlemsnummeret ditt?').fill('65410');
  await desk.getByRole('button', { name: 'Sammenlign' }).click();
  await expect(heading(desk, '2. Vær sikker på at det er rett person')).toBeFocused();
  await accessibleAtBoth(desk);
});

test('a joining that may be somebody the register has: the desk approves it', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  await page.goto('/hefinn');
  await page.getByRole('link', { name: 'Start innmeldingen' }).click();
  await enterIdentifierAndCode(page, '+47 68 05 00 27');
  await typeWho(page, { givenName: 'Gerd', familyName: 'Aske' }, '09.09.1961');
  // The next part has a button of the same name.
  await expect(heading(page, 'Slik når vi deg')).toBeVisible();
  await nextPart(page);
  await page.getByLabel('Postnummer').fill('0182');
  await expect(page.getByLabel('Poststed')).toHaveValue(/oslo/i);
  const next = () => page.getByRole('button', { name: 'Lagre og gå videre' }).click();
  await next();
  await page.getByLabel('Nei', { exact: true }).check();
  await page.getByLabel(/skal få den offentlige støtten for meg/).check();
  await next();
  await page.getByLabel(/Jeg slutter meg til formålet/).check();
  await page.getByRole('button', { name: 'Bli medlem' }).click();
  await expect(page.getByText(/sjekke/).first()).toBeVisible();
  await expectAccessible(page);

  const desk = await (await openBrowser({ viewport: screen })).newPage();
  await signInAt(desk, demoAccounts.mona.email, '/medlemsservice');
  // Others wait under the same words.
  const waiting = desk.getByRole('link', { name: 'Innmeldingen min' });
  await expect(waiting.first()).toBeVisible();
  for (const address of await waiting.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  )) {
    await desk.goto(address ?? '');
    await expect(panel(desk)).toBeVisible();
    if ((await panel(desk).getByText('Gerd Aske').count()) > 0) break;
  }
  await expect(panel(desk)).toContainText('Gerd Aske');
  await accessibleAtBoth(desk);
  await search(desk, 'Sjekker om det er samme person');
  await expect(panel(desk).getByRole('region', { name: 'Gunn Aske' })).toContainText(
    'Stemmer: fødselsdatoen',
  );
  await panel(desk).getByRole('button', { name: 'Godkjenn innmeldingen' }).click();
  await accessibleAtBoth(desk);
  await panel(desk).getByLabel('Begrunnelse').fill('Tvillingsøster, bekreftet på telefon');
  await panel(desk).getByRole('button', { name: 'Godkjenn og send svaret' }).click();
  await expect(heading(desk, 'Innmeldingen er godkjent')).toBeVisible();
  await accessibleAtBoth(desk);

  await page.goto('/velkommen');
  await expect(page.getByRole('heading', { level: 1, name: /Velkommen/ })).toBeVisible();
  await expect(page.getByText(/\b2\d{5}\b/).first()).toBeVisible();
});
