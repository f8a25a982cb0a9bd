/** Activities on a phone: finding, signing up with a child, waiting, an offer, signing off, the calendar, the organiser's day. */

import type { Page } from '@playwright/test';
import { demoActivityIds } from '../../dev/seed/demo-activity.ts';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { typedInDays } from '../support/days.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, newPerson, signInAt } from './support/sign-in-steps.ts';
import { startTranscript } from './support/transcript.ts';

test.use({ viewport: { width: 390, height: 844 } });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const small = { viewport: { width: 390, height: 844 } };

/** Member service publishes one. @returns its address */
async function publish(page: Page, title: string, capacity: string, maxGuests: string): Promise<string> {
  await page.goto('/activities/mine/arranger/ny');
  await expect(heading(page, 'Ny aktivitet')).toBeVisible();
  await page.getByLabel('Arrangør').selectOption({ label: 'Oslo lokallag' });
  await page.getByLabel('Hva slags').selectOption('trip');
  await page.getByLabel('Navn', { exact: true }).fill(title);
  await page.getByLabel('Kort om aktiviteten').fill('En tur i skogen sammen med andre.');
  await page.getByLabel('Dato', { exact: true }).fill(typedInDays(30));
  await page.getByLabel('Fra klokken').fill('18');
  await page.getByLabel('Til klokken').fill('20.30');
  await page.getByRole('textbox', { name: 'Sted' }).fill('Sognsvann');
  await page.getByLabel('Man kan ta med barn').check();
  await page.getByLabel('Hvor mange gjester kan hver ta med?').selectOption(maxGuests);
  await page.getByRole('textbox', { name: 'Plasser' }).fill(capacity);
  await press(page, 'Lag utkast');
  await expect(heading(page, title)).toBeVisible();
  await press(page, 'Publiser');
  await expect(page.getByRole('link', { name: 'Deltakere og oppmøte' })).toBeVisible();
  return new URL(page.url()).pathname.replace('/mine/arranger', '');
}

test('a visitor finds activities, filters them in the address, and prints the programme', async ({
  page,
}) => {
  await page.goto('/activities');
  await expect(page.getByRole('link', { name: 'Barnas filosofiverksted' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Søk').fill('filosofiverksted');
  await press(page, 'Vis aktiviteter');
  await expect(page).toHaveURL(/sok=filosofiverksted/);
  await expect(page.getByRole('link', { name: 'Tur langs Akerselva' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Barnas filosofiverksted' })).toBeVisible();
  await page.getByRole('link', { name: 'Skriv ut programmet' }).click();
  await expect(heading(page, 'Program')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Barnas filosofiverksted' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/activities/${demoActivityIds.walk}`);
  await expect(page.getByText('Nydalen T-banestasjon, Oslo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vis i kart (OpenStreetMap)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logg inn og meld deg på' })).toBeVisible();
  await expectAccessible(page);
});

test('the organiser’s day: a child, a waiting list, an offer, a message, attendance, and off it goes', async ({
  page: mona,
  openBrowser,
}) => {
  test.setTimeout(150_000);
  await signInAt(mona, demoAccounts.mona.email, '/activities/mine/arranger');
  await expectAccessible(mona);
  const title = `Kveldstur ${10_000 + (Date.now() % 90_000)}`;
  const path = await publish(mona, title, '3', '1');
  await expectAccessible(mona);

  const kari = await (await openBrowser(small)).newPage();
  await signInAt(kari, demoAccounts.kari.email, '/activities/mine');
  const transcript = await startTranscript(kari, 'Melde på seg selv, et barn og en gjest');
  await kari.goto(path);
  await transcript.hear('Aktiviteten åpnes');
  await kari.getByLabel('Emma kommer').check();
  await expectAccessible(kari);
  await transcript.hear('Barnet er krysset av');
  await kari.getByLabel('Gjester').fill('Tone Vik');
  await transcript.hear('En gjest er skrevet inn');
  await press(kari, 'Meld på');
  await expect(kari.getByText('Du er påmeldt.', { exact: true }).first()).toBeVisible();
  await expect(kari.getByText('Kari Lund, Emma Lund, Tone Vik')).toBeVisible();
  await expectAccessible(kari);
  await transcript.hear('Påmeldt');
  transcript.end();
  const [calendar] = await Promise.all([
    kari.waitForEvent('download'),
    kari.locator('#pamelding').getByRole('link', { name: 'Legg i kalenderen' }).click(),
  ]);
  expect(calendar.suggestedFilename()).toMatch(/^\S.* \d{4}-\d\d-\d\d\.ics$/);

  const other = await (await openBrowser(small)).newPage();
  await other.goto(path);
  await press(other, 'Logg inn og meld deg på');
  await enterIdentifierAndCode(other, newPerson());
  await expect(other.getByRole('heading', { name: 'Sett deg på ventelisten' })).toBeVisible();
  await expectAccessible(other);
  await press(other, 'Sett meg på ventelisten');
  await expect(other.getByText('Du er nummer 1 i køen.')).toBeVisible();

  await press(kari, 'Meld av');
  await expect(kari.getByText('Alle i påmeldingen meldes av')).toBeVisible();
  await expectAccessible(kari);
  await press(kari, 'Ja, meld av');
  await expect(kari.getByRole('heading', { name: 'Meld deg på' })).toBeVisible();

  await other.reload();
  await expect(other.getByText('Det er blitt ledig, og plassen er din hvis du vil ha den.')).toBeVisible();
  await expectAccessible(other);
  await press(other, 'Ja, jeg tar plassen');
  await expect(other.getByText('Du er påmeldt.', { exact: true }).first()).toBeVisible();

  await mona.getByText('Skriv til de påmeldte').click();
  await press(mona, 'Send meldingen');
  await expect(mona.getByRole('link', { name: 'Skriv en melding' })).toBeVisible();
  await expectAccessible(mona);
  await mona.getByLabel('Melding', { exact: true }).fill('Ta med hodelykt!');
  await expect(mona.getByText(/^Utkastet er lagret/)).toBeVisible();
  await mona.reload();
  await mona.getByText('Skriv til de påmeldte').click();
  await expect(mona.getByLabel('Melding', { exact: true })).toHaveValue('Ta med hodelykt!');
  await press(mona, 'Send meldingen');
  await expect(mona.getByText('Meldingen er sendt til 1 person.')).toBeVisible();
  await other.reload();
  await expect(other.getByText('Ta med hodelykt!')).toBeVisible();

  await mona.getByRole('link', { name: 'Deltakere og oppmøte' }).click();
  await expect(mona.getByText('0 av 1 har kommet')).toBeVisible();
  await mona.getByRole('button', { name: /^Møtte:/ }).click();
  await expect(mona.getByText('1 av 1 har kommet')).toBeVisible();
  await mona.reload();
  await expect(mona.getByText('1 av 1 har kommet')).toBeVisible();
  await expectAccessible(mona);

  await mona.getByRole('link', { name: 'Tilbake til aktiviteten' }).click();
  await mona.getByText('Bruk aktiviteten på nytt', { exact: true }).click();
  await press(mona, 'Lag en kopi');
  await expect(mona.getByRole('button', { name: 'Publiser' })).toBeVisible();
  await expect(mona.getByText('Ingen andre ser dette før du publiserer.')).toBeVisible();
  await expectAccessible(mona);
  await mona.goBack();
  // The copy has the same title, and goes first.
  await expect(mona.getByText('Ingen andre ser dette før du publiserer.')).toHaveCount(0);
  await mona.getByText('Avlys aktiviteten').click();
  await mona.getByLabel('Hvorfor blir den avlyst?').fill('Det er meldt storm.');
  await press(mona, 'Avlys og gi beskjed');
  await expect(mona.getByText('Aktiviteten er avlyst, og kan ikke endres.')).toBeVisible();
  await other.reload();
  await expect(other.getByText('Det er meldt storm.').first()).toBeVisible();
  await expectAccessible(other);
});

test('a child who is not registered comes with a parent, and a wrong age is said by name', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const path = `/activities/${demoActivityIds.workshop}`;
  await page.goto(path);
  await press(page, 'Logg inn og meld deg på');
  await enterIdentifierAndCode(page, newPerson());
  await expect(page.getByText('Dette er for barn fra 6 til 12 år. Voksne kan være med.')).toBeVisible();
  await press(page, 'Meld på');
  await expect(page.getByRole('link', { name: /Legg til minst ett barn/ })).toBeVisible();
  await expectAccessible(page);
  const child = page.getByRole('group', { name: 'En annen' });
  await child.getByLabel('Fornavn og etternavn').fill('Nora Berg');
  await child.getByLabel('Fødselsdato').fill(typedInDays(-4 * 365));
  await press(page, 'Meld på');
  const refusal = page.getByRole('link', {
    name: /^Nora Berg er [34] år\. Dette er for barn fra 6 til 12 år/,
  });
  await expect(refusal).toBeVisible();
  await expectAccessible(page);
  await child.getByLabel('Fødselsdato').fill(typedInDays(-8 * 365));
  await press(page, 'Meld på');
  await expect(page.getByText('Du er påmeldt.', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/, Nora Berg$/)).toBeVisible();
});

test('a registered child comes to a dinner at the child’s price; one who is too old is named', async ({
  page,
}) => {
  await signInAt(page, demoAccounts.kari.email, '/activities/mine');
  await page.goto(`/activities/${demoActivityIds.dinner}`);
  await expect(page.getByText(/Til sammen: 250\skr/)).toBeVisible();
  await page.getByLabel('Emma kommer').check();
  await expect(page.getByText(/Til sammen: 250\skr/)).toBeVisible();
  await page.goto(`/activities/${demoActivityIds.workshop}`);
  await expect(page.getByText('Jonas er 13 år. Dette er for barn fra 6 til 12 år.')).toBeVisible();
  await expect(page.getByLabel('Emma kommer')).toBeVisible();
});

test('one’s own calendar address is made, works, and is taken back', async ({ page, request }) => {
  await page.goto('/activities/mine');
  await enterIdentifierAndCode(page, newPerson());
  await expect(heading(page, 'Mine påmeldinger')).toBeVisible();
  await press(page, 'Lag en kalenderadresse');
  const field = page.getByLabel('Kalenderadresse');
  await expect(field).toHaveValue(/\/api\/calendar-feeds\//);
  await expectAccessible(page);
  const address = await field.inputValue();
  const calendar = await request.get(address);
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toContain('BEGIN:VCALENDAR');
  await press(page, 'Slett adressen');
  await expect(page.getByRole('button', { name: 'Lag en kalenderadresse' })).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});

test('the list on paper: the names, and the answers only when they are wanted', async ({
  page: mona,
  openBrowser,
}) => {
  test.setTimeout(90_000);
  const other = await (await openBrowser(small)).newPage();
  await other.goto(`/activities/${demoActivityIds.families}`);
  await press(other, 'Logg inn og meld deg på');
  await enterIdentifierAndCode(other, newPerson());
  await press(other, 'Meld på');
  await expect(other.getByRole('link', { name: 'Svar på spørsmålet' })).toBeVisible();
  await expectAccessible(other);
  const allergy = `Tåler ikke selleri ${Date.now() % 100_000}`;
  await other.getByLabel('Er det noen matallergier vi bør vite om?').fill(allergy);
  await other.getByLabel('Ja', { exact: true }).check();
  await press(other, 'Meld på');
  await expect(other.getByText('Du er påmeldt.', { exact: true }).first()).toBeVisible();

  await signInAt(
    mona,
    demoAccounts.mona.email,
    `/activities/mine/arranger/${demoActivityIds.families}/deltakere`,
  );
  const answer = mona.getByText(allergy);
  await expect(answer).toBeVisible();
  await expectAccessible(mona);
  const paper = (media: 'print' | 'screen') => mona.emulateMedia({ media });
  await paper('print');
  await expect(mona.getByText('Kari Lund').first()).toBeVisible();
  await expect(answer).toBeHidden();
  await expect(mona.getByText(/har kommet$/)).toBeHidden();
  await paper('screen');
  await mona.getByLabel('Ta med svarene på utskriften').check();
  await paper('print');
  await expect(answer).toBeVisible();
});

test('the place on a map: a link that names none is refused and kept; visitors get to the place', async ({
  page,
  watch,
}) => {
  await signInAt(page, demoAccounts.mona.email, `/activities/mine/arranger/${demoActivityIds.walk}`);
  const map = page.getByLabel('Kart', { exact: true });
  const unread = 'https://maps.example/nydalen';
  await map.fill(unread);
  watch.expectFault(/status 422: POST \/api\/organiser\/activities\/[^/]+\/changes/);
  await press(page, 'Lagre');
  await expect(page.getByRole('link', { name: /Vi finner ikke noe sted i lenken/ })).toBeVisible();
  await expect(map).toHaveValue(unread);
  await expectAccessible(page);
  await map.fill('https://www.openstreetmap.org/#map=17/59.95010/10.76520');
  await press(page, 'Lagre');
  await expect(page.getByText(/^(Endringene er lagret|Lagret)\./)).toBeVisible();
  await page.goto(`/activities/${demoActivityIds.walk}`);
  const link = page.getByRole('link', { name: 'Vis i kart (OpenStreetMap)' });
  const place = 'https://www.openstreetmap.org/?mlat=59.9501&mlon=10.7652#map=17/59.9501/10.7652';
  await expect(link).toHaveAttribute('href', place);
  await expectAccessible(page);
  const facts = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(facts!)).toMatchObject({
    '@type': 'Event',
    location: { geo: { '@type': 'GeoCoordinates', latitude: 59.9501 } },
  });
});

test('the annual meeting that members are summoned to stays on its day; the time can change', async ({
  page,
  watch,
}) => {
  const path = `/activities/mine/arranger/${demoActivityIds.meeting}`;
  await signInAt(page, demoAccounts.mona.email, path);
  await expect(heading(page, 'Årsmøte i Oslo lokallag')).toBeVisible();
  watch.expectFault(/status 422: POST \/api\/organiser\/activities\/[^/]+\/changes/);
  const day = page.getByLabel('Dato', { exact: true });
  const meetingDay = await day.inputValue();
  await day.fill(typedInDays(90));
  await page.getByLabel('Påmeldingsfrist').fill('');
  await press(page, 'Lagre');
  const refusal = page.getByRole('link', { name: /Du kan endre klokkeslettet, men ikke datoen/ });
  await expect(refusal).toBeVisible();
  await expectAccessible(page);
  await day.fill('en lørdag');
  await press(page, 'Lagre');
  await expect(page.getByRole('link', { name: 'Skriv datoen slik: 05.06.2027' })).toBeVisible();
  await day.fill(meetingDay);
  await page.getByLabel('Fra klokken').fill('17.30');
  await press(page, 'Lagre');
  await expect(page.getByText(/^(Endringene er lagret|Lagret)\./)).toBeVisible();
});
