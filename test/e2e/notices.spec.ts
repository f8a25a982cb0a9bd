/** What one has been told, on a phone: read, turned off, and left by the link of an e-mail without a sign-in. */
import type { Page } from '@playwright/test';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { sendEnquiry } from './support/enquiry-steps.ts';
import { nextMessageTo } from './support/inbox-reader.ts';
import { moveClock } from './support/move-clock.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

const phone = { viewport: { width: 390, height: 844 } };
test.use({ ...phone, environment: { BROWSER_TEST_OF: 'notices' } });

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const toList = (page: Page) =>
  page.getByRole('navigation', { name: 'Områder' }).getByRole('link', { name: /^Varsler/ });
const preference = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('a notice is read, a new one comes while one looks, and a preference is turned off', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signInAt(page, demoAccounts.kari.email, '/home');

  await test.step('the way there says that there is something new', async () => {
    await expect(toList(page)).toContainText(/\d+ (nytt varsel|nye varsler)/);
    await toList(page).click();
    await expect(h1(page)).toHaveText('Varsler');
    await expect(page.getByRole('status').filter({ hasText: /nytt varsel|nye varsler/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('following the link marks it as read', async () => {
    const issue = page.getByRole('listitem').filter({ hasText: 'En ny utgave av magasinet er ute' }).first();
    await expect(issue.getByText('Ny', { exact: true })).toBeVisible();
    await issue.getByRole('link').click();
    await expect(page).toHaveURL('/magasininn/mine-opplysninger');
    await page.goBack();
    await expect(h1(page)).toHaveText('Varsler');
    await expect(issue).toBeVisible();
    await expect(issue.getByText('Ny', { exact: true })).toHaveCount(0);
  });

  await test.step('one that comes meanwhile is there by itself', async () => {
    const other = await page.context().newPage();
    await other.goto('/ny-henvendelse');
    await sendEnquiry(other, 'Når kommer magasinet?', 'Jeg lurer på når neste utgave kommer i posten.');
    await other.close();
    await expect(
      page.getByRole('link', { name: 'Vi har mottatt henvendelsen «Når kommer magasinet?»' }),
    ).toBeVisible();
  });

  await test.step('all is read, and stays so', async () => {
    await page.getByRole('button', { name: 'Marker alle som lest' }).click();
    await expect(page.getByText('Alle varslene er markert som lest.')).toBeVisible();
    await expect(toList(page)).not.toContainText(/ny/);
    await page.reload();
    await expect(page.getByText('Du har lest alt.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('reminders by e-mail are turned off, and an SMS besides is turned on', async () => {
    await page.getByRole('link', { name: 'Velg hvilke varsler du vil ha, og hvordan' }).click();
    await expect(h1(page)).toHaveText('Slik får du varsler');
    await expect(
      preference(page, 'Gaver og avtaler').getByText(/Alltid på e-post og under Varsler/),
    ).toBeVisible();
    await expect(preference(page, 'Gaver og avtaler').getByLabel('E-post')).toHaveCount(0);
    await expectAccessible(page);
    await preference(page, 'Påminnelser').getByLabel('E-post').uncheck();
    await expect(preference(page, 'Påminnelser').getByRole('status')).toHaveText(
      'Lagret. Påminnelser: E-post er slått av.',
    );
    await preference(page, 'Henvendelser').getByLabel('SMS').check();
    await expect(preference(page, 'Henvendelser').getByRole('status')).toHaveText(
      'Lagret. Henvendelser: SMS er slått på.',
    );
    await page.reload();
    await expect(preference(page, 'Påminnelser').getByLabel('E-post')).not.toBeChecked();
    await expect(preference(page, 'Påminnelser').getByLabel('Under Varsler')).toBeChecked();
    await expect(preference(page, 'Henvendelser').getByLabel('SMS')).toBeChecked();
    await expectAccessible(page);
  });
});

test('a board tries a summons on itself, sends it, and a member reads when, where and who can vote', async ({
  page,
  openBrowser,
  watch,
}) => {
  test.setTimeout(300_000);
  const { liv, kari } = demoAccounts;
  const day = (days: number) =>
    norwegianDay(new Date(Date.now() + days * 86_400_000))
      .split('-')
      .reverse()
      .join('.');
  const meetingDay = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'long', timeZone: 'Europe/Oslo' })
    .format(Date.now() + 82 * 86_400_000)
    .replace('. ', '.\u00a0');
  await signInAt(page, liv.email, '/tillitsvalgt');
  await page.getByRole('link', { name: 'Oslo lokallag' }).first().click();
  await page.getByRole('link', { name: 'Skriv', exact: true }).click();
  await expect(h1(page)).toHaveText('Skriv til medlemmene');
  await expectAccessible(page);

  await test.step('what is missing is said, and what is typed stays', async () => {
    await page.getByLabel('Innkalling til årsmøtet').check();
    await page.getByLabel('Overskrift').fill('Årsmøte om våren');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Skriv brevet' })).toBeVisible();
    await expect(page.getByLabel('Overskrift')).toHaveValue('Årsmøte om våren');
    await expectAccessible(page);
  });

  await test.step('not for another day than the meeting has among the activities', async () => {
    watch.expectFault(/status 422: POST \/api\/units\/[^/]+\/messages/);
    await page.getByLabel('Møtedag').fill(day(60));
    await page.getByLabel('Sted', { exact: true }).fill('Biblioteket, kl. 18');
    await page.getByLabel('Frist for forslag').fill(day(30));
    await page.getByLabel('Frist for å foreslå kandidater').fill(day(40));
    await page.getByLabel('Brevet', { exact: true }).fill('Velkommen til årsmøtet.\n\nDet blir suppe.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(
      page.getByRole('link', { name: /må være den samme som årsmøtet har i aktivitetslisten/ }),
    ).toBeVisible();
    await expect(page.getByLabel('Brevet', { exact: true })).toHaveValue(/Det blir suppe/);
    await expectAccessible(page);
    await page.getByLabel('Møtedag').fill(day(0));
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Møtedagen må være i morgen eller senere' })).toBeVisible();
  });

  await test.step('tried on oneself', async () => {
    await page.getByLabel('Møtedag').fill(day(82));
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(/Prøven er sendt til deg/)).toBeVisible();
    await expect(page.getByText('Utkastet er lagret')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Overskrift')).toHaveValue('Årsmøte om våren');
    await expect(page.getByLabel('Sted', { exact: true })).toHaveValue('Biblioteket, kl. 18');
    await expect(page.getByLabel('Brevet', { exact: true })).toHaveValue(/Det blir suppe/);
  });

  await test.step('sent, and taken back; then sent for good', async () => {
    const first = page.getByRole('list', { name: 'Sendt' }).getByRole('listitem').first();
    const send = async () => {
      await page.getByLabel('Alle medlemmene i laget').check();
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(first).toContainText('Årsmøte om våren');
    };
    await send();
    await page.getByRole('button', { name: 'Angre: Årsmøte om våren' }).click();
    await expect(first.getByText('Trukket tilbake')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Et brev').check();
    await page.getByLabel('Overskrift').fill('Dugnad på lørdag');
    await page.getByLabel('Brevet', { exact: true }).fill('Vi møtes ved biblioteket klokka elleve.');
    await page.getByLabel('Alle medlemmene i laget').check();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(first).toContainText('Dugnad på lørdag');
    await expect(first.getByText('Går ut om litt')).toBeVisible();
  });

  await test.step('a member reads the summons of before, and gets the letter when its minute is over', async () => {
    const member = await (await openBrowser(phone)).newPage();
    await signInAt(member, kari.email, '/meldinger');
    await member.getByRole('link', { name: 'Innkalling til årsmøtet: «Årsmøtet i Oslo lokallag»' }).click();
    await expect(h1(member)).toHaveText('Årsmøtet i Oslo lokallag');
    await expect(member.getByText(/Hvis du er det på møtedagen også, har du stemmerett/)).toBeVisible();
    await expectAccessible(member);
    await member.getByRole('link', { name: 'Sakspapirer, forslag og kandidater' }).click();
    await expect(h1(member)).toHaveText('Årsmøtet i Oslo lokallag');
    await expect(member.locator('main')).toContainText(meetingDay);
    await member.getByRole('link', { name: 'Tid, sted og påmelding' }).click();
    await expect(h1(member)).toHaveText('Årsmøte i Oslo lokallag');
    await expect(member.locator('main')).toContainText(meetingDay);
    await member.getByRole('link', { name: 'Sakspapirer, forslag og kandidater' }).click();
    await expect(h1(member)).toHaveText('Årsmøtet i Oslo lokallag');
    await member.getByRole('link', { name: 'Til Årsmøter og valg' }).click();
    await expect(h1(member)).toHaveText('Årsmøter og valg');
    await expect(member.getByRole('link', { name: 'Årsmøtet i Oslo lokallag' })).toBeVisible();
    await expectAccessible(member);
    await moveClock(new Date(Date.now() + 120_000));
    await member.goto('/meldinger');
    const letter = member.getByRole('link', { name: 'Brev fra laget ditt: «Dugnad på lørdag»' });
    await expect(letter).toBeVisible({ timeout: 20_000 });
    await letter.click();
    await expect(member.getByText('Vi møtes ved biblioteket klokka elleve.')).toBeVisible();
    await expectAccessible(member);
  });
});

test('the link of an e-mail asks first; one press in a mail program does not, and is undone on the page', async ({
  openBrowser,
  watch,
}) => {
  test.setTimeout(180_000);
  const { ola } = demoAccounts;
  // A day and a half before a walk that Ola has signed up for, at 14:30 in sixteen days.
  const day = norwegianDay(new Date(Date.now() + 16 * 86_400_000));
  await moveClock(new Date(Date.parse(`${day}T01:30:00Z`) - 86_400_000));
  const reminder = await nextMessageTo(
    ola.email,
    0,
    ({ subject }) => subject === 'Påminnelse om et arrangement du er påmeldt til',
    60_000,
  );
  const link = reminder.unsubscribe ?? '';
  expect(reminder.text.endsWith(link)).toBe(true);
  expect(reminder.text).not.toMatch(/human|livssyn|Fløyen|Bergen/i);
  // No user is signed in here.
  const page = await (await openBrowser(phone)).newPage();
  const asks = page.getByRole('heading', { name: 'Vil du slutte å få e-post om påminnelser?' });

  await test.step('looking turns nothing off', async () => {
    await page.goto(link);
    await expect(asks).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(asks).toBeVisible();
  });

  await test.step('the press of a mail program', async () => {
    const form = { 'List-Unsubscribe': 'One-Click' };
    const pressed = await page.request.post(link, { form });
    expect(pressed.status()).toBe(200);
    expect((await page.request.post(`${link.slice(0, -3)}AAA`, { form })).status()).toBe(401);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Du er meldt av' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('undone, and done on the page', async () => {
    await page.getByRole('button', { name: 'Angre: Send meg e-post igjen' }).click();
    await expect(page.getByRole('heading', { name: 'Du får e-post igjen' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ja, meld meg av' }).click();
    await expect(page.getByRole('heading', { name: 'Du er meldt av' })).toBeVisible();
  });

  await test.step('a link that is cut off', async () => {
    watch.expectFault(/status 404: GET \/api\/unsubscriptions\//);
    watch.allowFault(/404/);
    await page.goto(link.slice(0, -3));
    await expect(page.getByRole('heading', { name: 'Lenken virker ikke lenger' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it is in the settings too', async () => {
    const signedIn = await (await openBrowser(phone)).newPage();
    await signInAt(signedIn, ola.email, '/meldinger/innstillinger');
    await expect(preference(signedIn, 'Påminnelser').getByLabel('E-post')).not.toBeChecked();
    await expect(preference(signedIn, 'Nytt nummer').getByLabel('E-post')).toBeChecked();
    const named = signedIn.getByLabel('Dere kan skrive hvem dere er i e-post til meg');
    await named.check();
    await expect(signedIn.getByText('Nå skriver vi «Norsk Humanistlag» i e-post til deg.')).toBeAttached();
    await signedIn.reload();
    await expect(named).toBeChecked();
    await named.uncheck();
    await expect(signedIn.getByText('Navnet vårt står ikke lenger i e-posten.')).toBeAttached();
    await expectAccessible(signedIn);
    await signedIn.goto('/meldinger');
    await expect(signedIn.getByRole('link', { name: /^Snart: «/ }).first()).toBeVisible();
  });
});
