/** Getting back in, from a phone: asked for, stopped by the old address, asked for again, and finished with the new one. */
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { messagesTo, nextMessageTo } from './support/inbox-reader.ts';
import { expect, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, signInAt } from './support/sign-in-steps.ts';

const phone = { viewport: { width: 390, height: 844 } };
test.use({ ...phone, environment: { BROWSER_TEST_OF: 'recovery' } });
const newEmail = 'ola.ny@person.example';

/** The desk finds him, asks, and leaves it to a colleague. */
async function askFor(desk: Page): Promise<void> {
  await desk.goto('/medlemsservice/personer');
  await desk.getByLabel('Hvem leter du etter?').fill('Ola Berg');
  await desk.getByLabel('Hvorfor trenger du dette?').fill('Ringer og kommer ikke inn lenger');
  await desk.getByRole('button', { name: 'Søk', exact: true }).click();
  await desk.getByRole('button', { name: 'Vis personen: Ola Berg' }).click();
  await desk.getByRole('link', { name: 'Personen kommer ikke inn' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Personen kommer ikke inn' })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByLabel('Hva er medlemsnummeret ditt?').fill('83551');
  await desk.getByRole('button', { name: 'Sammenlign' }).click();
  await expect(desk.getByRole('region', { name: 'Dette må rettes før du kan gå videre' })).toBeFocused();
  await desk.getByLabel('Hvilket år ble du medlem?').fill('1998');
  await desk.getByRole('button', { name: 'Sammenlign' }).click();
  await expect(desk.getByRole('heading', { name: '2. Vær sikker på at det er rett person' })).toBeFocused();
  await expectAccessible(desk);
  await desk.getByLabel('E-posten', { exact: true }).check();
  await desk.getByLabel('Ny e-postadresse').fill(newEmail);
  await desk.getByLabel('Ringte tilbake på nummeret vi har').check();
  await desk.getByLabel('Hva gjorde du?').fill('Ringte tilbake, og han svarte på alt jeg spurte om');
  await desk.getByRole('button', { name: 'Be en kollega godkjenne' }).click();
  await expect(desk.getByRole('heading', { name: 'En kollega må godkjenne' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Godkjenn' })).toHaveCount(0);
  await expectAccessible(desk);
}

/** The colleague reads it and says yes, with a sign-in of this minute. */
async function approve(desk: Page): Promise<void> {
  await desk.goto('/medlemsservice/ny-innlogging');
  const rows = desk.getByRole('list', { name: 'Saker om tilgang' });
  await expect(rows).toBeVisible();
  await expectAccessible(desk);
  const waiting = rows.getByRole('listitem').filter({ hasText: 'Venter på en kollega' });
  await waiting.getByRole('link', { name: 'Ola Berg' }).click();
  await expect(desk.getByText('medlemsnummer, året personen ble medlem')).toBeVisible();
  await desk.getByRole('button', { name: 'Godkjenn' }).click();
  await desk.getByLabel('Hva har du sett på?').fill('Har lest saken og snakket med Mona');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Godkjenn' }).click();
  await expect(desk.getByText('Ventetid')).toBeVisible();
}

test('two at the desk, and the last word is the old address’s', async ({ page, openBrowser, watch }) => {
  test.setTimeout(300_000);
  // The device of before is signed out in the end, whatever it asks for meanwhile.
  watch.allowFault(/status 401/);
  watch.allowFault(/status 400: POST \/id\/oauth2\/v2\.0\/token/);
  const { email } = demoAccounts.ola;
  const open = async () => (await openBrowser(phone)).newPage();
  const [mona, ingrid, home] = [await open(), await open(), await open()];
  await signInAt(home, email, '/home');
  await signInAt(mona, demoAccounts.mona.email, '/medlemsservice');

  await test.step('asked for and approved; the old address stops it', async () => {
    await askFor(mona);
    await signInAt(ingrid, demoAccounts.ingrid.email, '/medlemsservice');
    const before = (await messagesTo(email)).length;
    await approve(ingrid);
    const letter = await nextMessageTo(email, before, ({ subject }) =>
      /^Har du bedt om ny tilgang/.test(subject),
    );
    expect(letter.subject).toBe('Har du bedt om ny tilgang til Min side?');
    expect(letter.text).not.toMatch(/medlem|humanis|Ola/i);
    await page.goto(/http\S+#\S+/.exec(letter.text)?.[0] ?? '');
    await expect(page.getByRole('heading', { level: 1, name: 'Har du bedt om ny tilgang?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Det var ikke meg – stopp det' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Det er stoppet' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('again: a device that is still signed in is notified, and the old address says yes', async () => {
    await askFor(mona);
    const before = (await messagesTo(email)).length;
    await approve(ingrid);
    const letter = await nextMessageTo(email, before, ({ subject }) =>
      /^Har du bedt om ny tilgang/.test(subject),
    );
    await home.goto('/home');
    await home.getByRole('link', { name: 'Se og stopp' }).click();
    await expect(
      home.getByRole('heading', { name: 'Noen har bedt om ny tilgang til brukerkontoen din' }),
    ).toBeVisible();
    await expectAccessible(home);
    await page.goto(/http\S+#\S+/.exec(letter.text)?.[0] ?? '');
    await page.reload();
    await page.getByRole('button', { name: 'Ja, det var meg' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Takk, da trenger du ikke å vente' }),
    ).toBeVisible();
  });

  await test.step('the link and a sign-in with the new address: in, and the other device is out', async () => {
    const letter = await nextMessageTo(newEmail, 0, ({ subject }) => /Lenken/.test(subject));
    const link = /http\S+#\S+/.exec(letter.text)?.[0] ?? '';
    const fresh = await open();
    await fresh.goto(link);
    const signIn = fresh.getByRole('main').getByRole('button', { name: 'Logg inn' });
    await expect(signIn).toBeVisible();
    await expectAccessible(fresh);
    await signIn.click();
    await enterIdentifierAndCode(fresh, newEmail);
    await expect(fresh.getByRole('heading', { name: 'Nå gjenstår bare ett trykk' })).toBeVisible();
    await expectAccessible(fresh);
    await fresh.getByRole('button', { name: 'Gi meg tilgangen tilbake' }).click();
    await expect(fresh.getByRole('heading', { level: 1, name: 'Velkommen tilbake' })).toBeVisible();
    await expectAccessible(fresh);
    await fresh.getByRole('link', { name: 'Gå til Min side' }).click();
    await expect(fresh.getByText('083551').first()).toBeVisible();
    await fresh.goto('/mitt-personvern');
    await expect(fresh.getByText(/Hjalp noen som ba om å få tilgangen din tilbake/).first()).toBeVisible();
    // The old device can do nothing more.
    await home.goto('/henvendelser');
    await expect(home.getByLabel('Telefonnummer eller e-post')).toBeVisible();
  });
});
