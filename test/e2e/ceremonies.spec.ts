/** Ceremonies on a phone: early sign-up through the queue, and a funeral asked for by a relative without an account. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { norwegianClock } from '#server/platform/norwegian-time.ts';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { inDays, typedInDays } from '../support/days.ts';
import { expectAccessible } from './support/accessibility.ts';
import { moveClock } from './support/move-clock.ts';
import { expect, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, newPerson, signInAt } from './support/sign-in-steps.ts';

test.use({ viewport: { width: 390, height: 844 }, environment: { BROWSER_TEST_OF: 'ceremonies' } });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const minute = 60_000;

test('early sign-up: a member waits, keeps the place, is let in and signs a child up', async ({
  page,
  openBrowser,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.expectFault(/status 422: POST \/api\/activities\//);
  const mona = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage();
  await signInAt(mona, demoAccounts.mona.email, '/medlemsservice/seremonier');
  await press(mona, 'Ny påmelding');
  // Sign-up opens to members in five minutes by the portal's clock.
  const opening = new Date(Date.now() + 5 * minute);
  const [openOn = '', openTime = ''] = norwegianClock(opening).split('T');
  await mona.getByLabel('Hva', { exact: true }).selectOption('naming');
  await mona.getByLabel('Navn', { exact: true }).fill('Vårens navnefester');
  await mona.getByLabel('Første seremoni').fill(inDays(200));
  await mona.getByLabel('Siste seremoni').fill(inDays(230));
  await mona.getByLabel('Åpner for medlemmer').fill(openOn);
  await mona.getByLabel('Klokken, for medlemmer').fill(openTime);
  await mona.getByLabel('Åpner for alle').fill(inDays(7));
  await expect(mona.getByText('Utkastet er lagret')).toBeVisible();
  await expectAccessible(mona);
  await mona.reload();
  await press(mona, 'Ny påmelding');
  await expect(mona.getByLabel('Navn', { exact: true })).toHaveValue('Vårens navnefester');
  await expect(mona.getByLabel('Hva', { exact: true })).toHaveValue('naming');
  await expectAccessible(mona);
  await press(mona, 'Lagre');
  await expect(mona.getByRole('heading', { name: 'Vårens navnefester' })).toBeVisible();

  await mona.goto('/activities/mine/arranger/ny');
  await mona.getByLabel('Arrangør').selectOption({ label: 'Oslo lokallag' });
  await mona.getByLabel('Hva slags').selectOption('naming');
  await mona.getByLabel('Navn', { exact: true }).fill('Navnefest i Botanisk hage');
  await mona.getByLabel('Kort om aktiviteten').fill('En navnefest ute blant blomstene.');
  await mona.getByLabel('Dato', { exact: true }).fill(typedInDays(210));
  await expect(mona.getByText(/^Påmeldingen til denne datoen åpner .* for medlemmer/)).toBeVisible();
  // Only what makes sense for a ceremony is asked for.
  for (const name of ['Sluttdato', 'Man kan være med på nett', 'Man kan ta med barn', 'For barn, i kroner'])
    await expect(mona.getByLabel(name)).toHaveCount(0);
  await expect(mona.getByText(/^Vanlig pris for navnefest: 600\skr for medlemmer/)).toBeVisible();
  await expectAccessible(mona);
  await mona.getByLabel('Fra klokken').fill('12');
  await mona.getByLabel('Til klokken').fill('13');
  await mona.getByRole('textbox', { name: 'Sted' }).fill('Botanisk hage, Oslo');
  await mona.getByRole('textbox', { name: 'Plasser' }).fill('10');
  await press(mona, 'Lag utkast');
  await press(mona, 'Publiser');
  await expect(mona.getByRole('link', { name: 'Deltakere og oppmøte' })).toBeVisible();

  await page.goto('/activities/seremonier');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Navnefest' }).click();
  await expect(heading(page, 'Navnefest')).toBeVisible();
  await press(page, 'Logg inn og meld på');
  await enterIdentifierAndCode(page, demoAccounts.kari.email);
  const round = page.locator('.card', { has: page.getByRole('heading', { name: 'Vårens navnefester' }) });
  await expect(page.getByText('Du er medlem, så medlemsprisen er din.')).toBeVisible();
  await round.getByRole('button', { name: 'Ta plass i køen' }).click();
  await expect(round.getByText('Du er nummer 1 i køen.')).toBeVisible();
  await expect(round.getByText(/sier vi fra på e-post og holder turen for deg/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(round.getByText('Du er nummer 1 i køen.')).toBeVisible();

  const other = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage();
  await other.goto('/activities/seremonier/navnefest');
  await press(other, 'Logg inn og meld på');
  await enterIdentifierAndCode(other, newPerson());
  await expect(other.getByText('Medlemmer får medlemspris.')).toBeVisible();
  await expect(
    other
      .locator('.card', { has: other.getByRole('heading', { name: 'Vårens navnefester' }) })
      .getByText(/^Du kan ta plass i køen fra /),
  ).toBeVisible();
  await expectAccessible(other);

  await moveClock(new Date(opening.getTime() + minute));
  await page.reload();
  await expect(round.getByText('Det er din tur!')).toBeVisible({ timeout: 45_000 });
  const warning = round.getByRole('alert').filter({ hasText: /^Turen din varer bare til .*kl\.\s\d/ });
  await expect(warning).toHaveCount(0);
  // Two minutes before its end, by the portal's clock and by that of the page. A page with the old clock would be signed out.
  await mona.close();
  await other.close();
  await page.goto('about:blank');
  const nearEnd = new Date(opening.getTime() + 13 * minute);
  await moveClock(nearEnd);
  await page.clock.setSystemTime(nearEnd);
  await page.goto('/activities/seremonier/navnefest');
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await round.getByRole('button', { name: 'Jeg trenger mer tid' }).click();
  await expect(round.getByText(/^Nå varer turen din til .*kl\.\s\d/)).toBeVisible();
  await expect(warning).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Navnefest i Botanisk hage' }).click();
  await expect(page.getByText(/^Det er din tur fram til .*kl\.\s\d/)).toBeVisible();
  // One place is skipped: what the server says is said where it was written.
  await press(page, 'Legg til en til');
  const [first, second] = [
    page.getByRole('group', { name: 'En annen' }),
    page.getByRole('group', { name: 'Nummer to' }),
  ];
  await expect(second.getByLabel('Fornavn og etternavn')).toBeFocused();
  await second.getByLabel('Fornavn og etternavn').fill('Robin Lund');
  await second.getByLabel('Fødselsdato').fill(typedInDays(10));
  await press(page, 'Meld på');
  await expect(second.getByText(/Den kan ikke være fram i tid/)).toBeVisible();
  await expect(first.getByText(/Den kan ikke være fram i tid/)).toHaveCount(0);
  await second.getByLabel('Fødselsdato').fill(typedInDays(-400));
  await first.getByLabel('Fornavn og etternavn').fill('Robin Lund');
  await press(page, 'Meld på');
  await expect(page.getByText('Skriv fødselsdatoen med dag, måned og år').first()).toBeVisible();
  await first.getByLabel('Fødselsdato').fill(typedInDays(-400));
  await expectAccessible(page);
  await press(page, 'Meld på');
  await expect(page.getByText('Denne personen er allerede med i påmeldingen').first()).toBeVisible();
  await second.getByLabel('Fornavn og etternavn').fill('Kim Lund');
  await press(page, 'Meld på');
  await expect(page.getByText('Du er påmeldt.', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Robin Lund, Kim Lund')).toBeVisible();
  await page.goto('/activities/seremonier/navnefest');
  await expect(round.getByRole('link', { name: 'Navnefest i Botanisk hage' })).toBeVisible();

  // No one waits any more: straight to a date, without a queue and without a limit of time.
  const late = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage();
  await signInAt(late, demoAccounts.ola.email);
  await late.goto('/activities/seremonier/navnefest');
  const lateRound = late.locator('.card', {
    has: late.getByRole('heading', { name: 'Vårens navnefester' }),
  });
  await expect(lateRound.getByText('Det er ingen kø nå.')).toBeVisible();
  await expect(lateRound.getByRole('button')).toHaveCount(0);
  await expectAccessible(late);
  await late.getByRole('link', { name: 'Navnefest i Botanisk hage' }).click();
  await expect(late.getByRole('group', { name: 'Hvem melder du på?' })).toBeVisible();
  await expect(late.getByText(/Det er din tur|Det er kø/)).toHaveCount(0);
});

test('a funeral is asked for without an account, is kept while it is written, and is a case', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(120_000);
  const name = `Pårørende ${randomUUID().slice(0, 6)}`;
  await page.goto('/activities/seremonier/gravferd');
  await expect(page.getByRole('link', { name: '68 05 00 21' }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Si fra om et dødsfall' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Navnet på den som er død').fill('Astrid Berg');
  await press(page, 'Send');
  // The link names its question.
  const unanswered = 'Svar på om den som er død, var medlem. Velg «Vet ikke» hvis du er usikker';
  await expect(page.getByRole('link', { name: unanswered })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Vet ikke').check();
  await page.getByLabel('Navnet ditt').fill(name);
  await page.getByLabel('Telefon', { exact: true }).fill('68 05 00 44');
  await page.reload();
  await expect(page.getByLabel('Navnet ditt')).toHaveValue(name);
  await press(page, 'Send');
  await expect(page.getByText('Vi tar kontakt senest neste virkedag.')).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);

  const mona = await (await openBrowser()).newPage();
  await signInAt(mona, demoAccounts.mona.email, '/medlemsservice?tema=funeral');
  await expect(mona.getByRole('link', { name: 'Ønske om gravferd' }).first()).toBeVisible();
  await mona.getByRole('link', { name: 'Ønske om gravferd' }).first().click();
  await expect(mona.getByText(name).first()).toBeVisible();
  await expect(mona.getByText(/Den som er død: Astrid Berg/)).toBeVisible();
});

test('a wedding is asked for by a member: what is missing is said, nothing typed is lost, and it is a case', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAt(page, demoAccounts.kari.email);
  await page.goto('/activities/seremonier/vigsel');
  await expect(page.getByText('Du er medlem, så medlemsprisen er din.')).toBeVisible();
  await press(page, 'Send ønsket');
  await expect(page.getByRole('region', { name: 'Dette må rettes før du kan gå videre' })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Hvem skal gifte seg?').fill('Astrid Berg og Kim Berg');
  await expect(page.getByText(/^Utkastet er lagret/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Hvem skal gifte seg?')).toHaveValue('Astrid Berg og Kim Berg');
  await page.getByLabel('Når tenker dere?').fill('Til sommeren');
  await page.getByLabel('Hvor tenker dere?').fill('I hagen hjemme');
  await expectAccessible(page);
  await press(page, 'Send ønsket');
  await expect(page.getByText('Takk! Vi har fått ønsket deres')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Se henvendelsen' }).click();
  await expect(page.getByText(/I hagen hjemme/)).toBeVisible();
});
