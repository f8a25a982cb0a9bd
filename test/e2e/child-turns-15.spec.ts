/** A child who turns 15, and a link that runs out: a portal of its own, whose clock is moved. */
import type { Page } from '@playwright/test';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { tenorNumber } from '../../dev/seed/tenor-number.ts';
import { expectAccessible } from './support/accessibility.ts';
import { acceptChild } from './support/child-desk-steps.ts';
import { nextMessageTo } from './support/inbox-reader.ts';
import { nextPart, typeWho } from './support/joining-steps.ts';
import { moveClock } from './support/move-clock.ts';
import { expect, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, newPerson, signInAt } from './support/sign-in-steps.ts';

test.use({ viewport: { width: 390, height: 844 }, environment: { BROWSER_TEST_OF: 'child-turns-15' } });

const dayMs = 86_400_000;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Half a minute into a Norwegian day. */
function earlyOn(day: string): Date {
  const winter = new Date(`${day}T00:00:30+01:00`);
  const isWinter = norwegianDay(new Date(winter.getTime() - 60_000)) < day;
  return isWinter ? winter : new Date(`${day}T00:00:30+02:00`);
}

async function register(page: Page, number: string, second: string | null): Promise<void> {
  await page.goto('/registrere-barn');
  await page.getByLabel('Fornavn og mellomnavn').fill('Maja');
  await page.getByLabel('Etternavn').fill('Eksempel');
  await page.getByLabel('Fødselsnummer eller d-nummer').fill(number);
  await nextPart(page);
  await expect(heading(page, 'Foreldreansvar')).toBeFocused();
  if (second === null) await page.getByLabel('Ja, jeg har foreldreansvaret alene').check();
  else {
    await page.getByLabel('Nei, vi er to som har det sammen').check();
    await page.getByLabel('Navn', { exact: true }).fill('Ny Forelder');
    await page.getByLabel('E-post eller mobil').fill(second);
  }
  await page.getByRole('button', { name: 'Gå videre og se over' }).click();
  await expect(page.getByRole('heading', { name: 'Dette bekrefter du' })).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Send registreringen' }).click();
  await expect(heading(page, 'Takk! Vi har mottatt registreringen')).toBeVisible();
}

const letterTo = (to: string, subject: string) =>
  // A job of the night that was passed over takes half a minute.
  nextMessageTo(to, 0, (letter) => letter.subject === subject, 45_000);

test('15 years: told before, struck off at midnight, and an invitation to pass on; then a link runs out', async ({
  openBrowser,
}) => {
  test.setTimeout(360_000);
  const ola = demoAccounts.ola.email;
  const second = newPerson();
  const birthday = norwegianDay(new Date(Date.now() + 20 * dayMs));
  const bornOn = `${Number(birthday.slice(0, 4)) - 15}${birthday.slice(4)}`;
  const small = { viewport: { width: 390, height: 844 } };
  let last: Page | null = null;
  /** Sign-ins run out when the clock is moved, and a page left open would ask with one. */
  const moveOn = async (at: Date) => {
    await last?.close();
    await moveClock(at);
  };
  const seenBy = async (email: string, path: string) => {
    last = await (await openBrowser(small)).newPage();
    await signInAt(last, email, path);
    return last;
  };

  const first = await seenBy(ola, '/registrere-barn');
  await register(first, tenorNumber(bornOn), null);
  await acceptChild(openBrowser, {
    registrant: 'Ola Berg',
    child: 'Maja Eksempel',
    ground: /Dom, vedtak/,
  });
  await register(first, tenorNumber(`${Number(birthday.slice(0, 4)) - 5}-01-01`), second);
  const invited = await nextMessageTo(second, 0, ({ text }) => text.includes('/invitasjon#'));
  const link = /\/invitasjon#\S+/.exec(invited.text)?.[0] ?? '';

  await moveOn(new Date(earlyOn(norwegianDay(new Date(Date.now() + dayMs))).getTime() + 9.1 * 3_600_000));
  await letterTo(ola, 'En registrering avsluttes om en måned');
  const told = await seenBy(ola, '/registrere-barn/bekreftelse');
  await expect(told.getByText(/Maja fyller snart 15 år/)).toBeVisible();
  await expect(told.getByRole('heading', { name: 'Vil du sende dette videre?' })).toBeVisible();
  await expectAccessible(told);

  // The last minute before, and the first after: the page asks, and no job is waited for.
  await moveOn(new Date(earlyOn(birthday).getTime() - 300_000));
  const before = await seenBy(ola, '/registrere-barn/bekreftelse');
  await expect(before.getByText(/fyller snart 15 år/)).toBeVisible();
  await moveClock(earlyOn(birthday));
  await before.reload();
  await expect(before.getByRole('heading', { name: 'Maja Eksempel' })).toHaveCount(1);
  await letterTo(ola, 'En registrering er avsluttet');
  await before.reload();
  await expect(before.getByRole('heading', { name: 'Fylt 15 år' })).toBeVisible();
  await expect(before.getByText(/Nå som du er 15 år, bestemmer du selv/)).toBeVisible();
  await expectAccessible(before);

  // The young person's own sign-in leads into the joining, on the day.
  const young = await (await openBrowser(small)).newPage();
  await young.goto('/hefinn');
  await young.getByRole('link', { name: 'Start innmeldingen' }).click();
  await enterIdentifierAndCode(young, newPerson());
  await typeWho(young, { givenName: 'Maja', familyName: 'Eksempel' }, bornOn.split('-').reverse().join('.'));
  await expect(heading(young, 'Slik når vi deg')).toBeVisible();
  await nextPart(young);
  await young.getByLabel('Postnummer').fill('0182');
  await expect(young.getByLabel('Poststed')).toHaveValue(/oslo/i);
  await young.getByRole('button', { name: 'Lagre og gå videre' }).click();
  await expect(heading(young, 'Er du medlem et annet sted også?')).toBeVisible();
  await young.close();

  await moveOn(new Date(Date.now() + 31 * dayMs));
  await letterTo(ola, 'Fristen for å svare er gått ut');
  const other = await (await openBrowser(small)).newPage();
  await other.goto(link);
  await enterIdentifierAndCode(other, second);
  await expect(heading(other, 'Lenken er gått ut')).toBeVisible();
  await expectAccessible(other);
  const after = await seenBy(ola, '/registrere-barn/bekreftelse');
  await expect(
    after.getByText('Fristen for å svare gikk ut. Du kan registrere barnet på nytt.'),
  ).toBeVisible();
  await expectAccessible(after);
});
