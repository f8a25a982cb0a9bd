/** What member service does for a person: a correction that is told at both addresses, and undone. */
import type { Page } from '@playwright/test';
import { demoAccounts, demoPersons } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { bornOn } from './support/demo-birth-day.ts';
import { openPart } from './support/detail-parts.ts';
import { messagesTo, nextMessageTo } from './support/inbox-reader.ts';
import { expect, test } from './support/portal-test.ts';
import { newPerson, signInAt } from './support/sign-in-steps.ts';

const phone = { width: 390, height: 844 };
const screen = { width: 1280, height: 900 };
test.use({ viewport: screen, environment: { BROWSER_TEST_OF: 'desk-acts' } });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
async function accessibleAtBoth(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await expectAccessible(page);
  await page.setViewportSize(screen);
  await expectAccessible(page);
}

test('an e-mail address is corrected at the desk, told at both, and put back', async ({ page, watch }) => {
  watch.expectFault(/status 422: POST .*\/corrections/);
  const { id } = demoPersons.nils;
  const former = demoAccounts.nils.email;
  const next = newPerson();
  await signInAt(page, demoAccounts.mona.email, `/medlemsservice/personer/${id}`, { afresh: true });
  await page.getByLabel('Begrunnelse').fill('Ringte og sa at e-postadressen er feil');
  await page.getByRole('button', { name: 'Vis personen' }).click();
  await page.getByRole('button', { name: 'Rett opplysninger' }).click();
  const corrections = page.getByRole('region', { name: 'Rettelser' });
  await expect(corrections).toContainText('Ingenting er rettet de siste to årene.');

  await corrections.getByLabel('Hva skal rettes?').selectOption('Fødselsdato');
  await corrections.getByLabel('Fødselsdato', { exact: true }).fill('01.01.2020');
  await corrections.getByLabel('Hvorfor?').fill('Ringte og sa at datoen er feil');
  await corrections.getByRole('button', { name: 'Lagre rettelsen' }).click();
  await expect(corrections.getByRole('link', { name: /Et medlem må være minst 15 år/ })).toBeVisible();
  await accessibleAtBoth(page);

  const before = (await messagesTo(former)).length;
  await corrections.getByLabel('Hva skal rettes?').selectOption('E-postadresse');
  await corrections.getByLabel('Ny e-postadresse').fill(next);
  await corrections.getByLabel('Hvorfor?').fill('Ringte og oppga ny adresse');
  await accessibleAtBoth(page);
  await corrections.getByRole('button', { name: 'Lagre rettelsen' }).click();
  await expect(page.getByText('E-postadressen er rettet')).toBeVisible();
  await expect(corrections).toContainText('Ringte og oppga ny adresse');
  await accessibleAtBoth(page);
  await nextMessageTo(next, 0, ({ text }) => text.includes('Denne e-postadressen er lagt til på Min side.'));
  const told = await nextMessageTo(former, before, ({ text }) => /angre-endring#/.test(text));
  expect(told.text).toContain('Vi gjorde det fordi vi ble bedt om det.');

  await corrections.getByRole('button', { name: 'Angre rettelsen av e-postadressen' }).click();
  await expect(heading(page, 'Angre rettelsen av e-postadressen?')).toBeVisible();
  await corrections.getByLabel('Hvorfor?').fill('Det var feil person vi rettet');
  await accessibleAtBoth(page);
  await corrections.getByRole('button', { name: 'Angre rettelsen', exact: true }).click();
  await expect(page.getByText('Rettelsen er angret')).toBeVisible();
  await expect(corrections).toContainText('E-postadresse (angret)');
  await accessibleAtBoth(page);
  await nextMessageTo(former, before + 1, ({ text }) => text.includes('er stoppet'));
});

test('a member who joins by telephone is registered, after those who may be the same', async ({ page }) => {
  const email = newPerson();
  await signInAt(page, demoAccounts.mona.email, '/medlemsservice/personer', { afresh: true });
  await page.getByRole('button', { name: 'Registrer et nytt medlem' }).click();
  await page.getByLabel('På telefon', { exact: true }).check();
  const day = new Intl.DateTimeFormat('nb', { dateStyle: 'short', timeZone: 'Europe/Oslo' });
  const [date, month, year] = day.format(new Date()).split('.');
  await page.getByLabel('Hvilken dag?').fill(`${date}.${month}.20${year?.slice(-2)}`);
  await page.getByLabel('Hvordan vet vi det?').fill('Snakket med Nils Aas på 68 05 88 01');
  await page.getByLabel('Fornavn').fill('Nils');
  await page.getByLabel('Etternavn').fill('Aas');
  await page
    .getByLabel('Fødselsdato', { exact: true })
    .fill(bornOn(demoPersons.nils.age).split('-').reverse().join('.'));
  await page.getByLabel('E-post', { exact: true }).fill(email);
  await page.getByLabel('Land').selectOption('Ingen adresse');
  const communities = page.getByRole('group', { name: /annet tros- eller livssynssamfunn/ });
  await communities.getByLabel('Nei').check();
  await page.getByRole('group', { name: 'Svarte personen ja?' }).getByLabel('Ja').check();
  await accessibleAtBoth(page);
  await page.getByRole('button', { name: 'Registrer medlemmet' }).click();
  await expect(heading(page, 'Er det en av disse?')).toBeFocused();
  await expect(page.getByRole('list', { name: 'Er det en av disse?' })).toContainText('Nils Aas');
  await accessibleAtBoth(page);
  await page.getByRole('button', { name: 'Ingen av dem: registrer en ny person' }).click();
  await expect(page.getByText(/Medlemmet er registrert med medlemsnummer \d{6}/)).toBeVisible();
  await accessibleAtBoth(page);
  await nextMessageTo(email, 0, ({ text }) => text.includes('Vi har registrert deg på Min side'));
});

test('a protected address is corrected by a supervisor alone, who does not see the one that is there', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(180_000);
  const { id } = demoPersons.ola;
  const member = await (await openBrowser({ viewport: screen })).newPage();
  await signInAt(member, demoAccounts.ola.email, '/mine-opplysninger');
  await openPart(member, 'address');
  await member.getByLabel('Adresse', { exact: true }).fill('Storgata 1');
  await member.getByLabel('Postnummer').fill('0182');
  await expect(member.getByLabel('Poststed')).toHaveValue('Oslo');
  await member.getByLabel('Adressen min skal skjermes').check();
  await member.getByRole('button', { name: 'Lagre endringene' }).click();
  await expect(member.getByText('Adressen din er skjermet').first()).toBeVisible();

  const open = async () => {
    await signInAt(page, demoAccounts.mona.email, `/medlemsservice/personer/${id}`, { afresh: true });
    await page.getByLabel('Begrunnelse').fill('Ringte og har flyttet, adressen er skjermet');
    await page.getByRole('button', { name: 'Vis personen' }).click();
    await page.getByRole('button', { name: 'Rett opplysninger' }).click();
    await page.getByLabel('Hva skal rettes?').selectOption('Adresse');
  };
  await open();
  await expect(page.getByText('bare en arbeidsleder kan rette den her')).toBeVisible();
  await accessibleAtBoth(page);

  const { email } = demoAccounts.mona;
  const vigdis = await (await openBrowser({ viewport: screen })).newPage();
  await signInAt(vigdis, demoAccounts.vigdis.email, '/administrasjon/roller', { afresh: true });
  await vigdis.getByLabel('E-postadresse').fill(email);
  await vigdis.getByRole('combobox', { name: 'Rolle' }).selectOption({ label: 'Arbeidsleder' });
  await vigdis.getByLabel('Grunn').fill('Leder arbeidet i medlemsservice');
  await vigdis.getByRole('button', { name: 'Send invitasjonen' }).click();
  const { text } = await nextMessageTo(email, 0, (one) => one.text.includes('/administrasjon/invitasjon'));
  await page.goto(/https?:\/\/\S+(\/administrasjon\/invitasjon#\S+)/.exec(text)![1]!);
  await page.getByRole('button', { name: 'Ta imot rollen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rollen er din' })).toBeVisible();

  await open();
  await expect(page.getByText('Du ser ikke den som står her')).toBeVisible();
  const corrections = page.getByRole('region', { name: 'Rettelser' });
  await expect(corrections.getByLabel('Adresse', { exact: true })).toHaveValue('');
  await accessibleAtBoth(page);
  await corrections.getByLabel('Adresse', { exact: true }).fill('Lilleveien 2');
  await corrections.getByLabel('Postnummer').fill('0182');
  await expect(corrections.getByLabel('Poststed')).toHaveValue('Oslo');
  await corrections.getByLabel('Hvorfor?').fill('Har flyttet, og ringte om det');
  await corrections.getByRole('button', { name: 'Lagre rettelsen' }).click();
  await expect(page.getByText('Adressen er rettet')).toBeVisible();
  await expect(corrections).toContainText('vises ikke');
  await expect(corrections).not.toContainText('Lilleveien');
  await accessibleAtBoth(page);
});
