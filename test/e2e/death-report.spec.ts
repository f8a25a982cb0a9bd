/** A death is reported once, on a phone and without an account; member service confirms it; and nothing more comes. */

import type { Page } from '@playwright/test';
import { demoAccounts, demoPersons } from '../../dev/seed/demo-people.ts';
import { typedInDays } from '../support/days.ts';
import { expectAccessible } from './support/accessibility.ts';
import { bornOn } from './support/demo-birth-day.ts';
import { becomeDonor } from './support/giving-steps.ts';
import { messagesTo, nextMessageTo } from './support/inbox-reader.ts';
import { moveClock } from './support/move-clock.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';
import { startTranscript, type Transcript } from './support/transcript.ts';

test.use({ viewport: { width: 390, height: 844 }, environment: { BROWSER_TEST_OF: 'death-report' } });

/** From the first part, once it is whole, to the part about the reporter. */
async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Gå videre' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Du som sier fra' })).toBeFocused();
}

/** Types the code that came. */
async function proveReporter(page: Page, to: string, transcript?: Transcript): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Meldingen er kommet fram' })).toBeVisible();
  await transcript?.hear('Koden er sendt');
  const { text } = await nextMessageTo(to, 0, (message) => /\b\d{6}\b/.test(message.text));
  await page.getByRole('textbox', { name: 'Kode' }).fill(/\b(\d{6})\b/.exec(text)?.[1] ?? '');
  await page.getByRole('button', { name: 'Bekreft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Takk for at du sa fra' })).toBeFocused();
}

test('reported by a signed-in user: all that is said to have stopped, has; the family is not bothered', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(240_000);
  const small = { viewport: { width: 390, height: 844 } };
  await signInAt(page, demoAccounts.kari.email);
  const transcript = await startTranscript(page, 'Si fra om et dødsfall');
  await page.goto('/kontakt-oss');
  // A link that is pressed before the app has started loads a document, and that gives the focus to no heading.
  await expect(page.locator('#root[data-hydrated]')).toHaveCount(1);

  await test.step('the name of the reporter is filled in, and nothing is shown of the dead', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Si fra om et dødsfall' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Si fra om et dødsfall' })).toBeVisible();
    await expectAccessible(page);
    await transcript.hear('Skjemaet');
    await page.getByLabel('Navnet på den som er død').fill('Tor Holm');
    await page.getByLabel('Adresse', { exact: true }).fill('Fjordgata 3, 9008 Tromsø');
    await goOn(page);
    await expectAccessible(page);
    await transcript.hear('Den som sier fra');
    await expect(page.getByLabel('Navnet ditt')).toHaveValue('Kari Lund');
    await page.getByLabel('Hvilken relasjon har du til den som er død?').selectOption('friend');
    await page.getByRole('button', { name: 'Send meldingen' }).click();
    await expect(
      page.getByRole('link', { name: 'Skriv telefonnummeret eller e-postadressen din' }),
    ).toBeVisible();
    await expectAccessible(page);
    await transcript.hear('Sendt uten noe å svare til');
    await page.getByLabel('Telefon').fill('68 05 00 01');
    await page.getByLabel(/tar kontakt om gravferd/).check();
    await page.getByRole('button', { name: 'Send meldingen' }).click();
    await proveReporter(page, '+4768050001', transcript);
    await expect(page.getByText('Du har bedt oss ta kontakt om gravferd.')).toBeVisible();
    await expect(page.getByText(/kan du oppgi referansen D-[0-9A-F]{6}\./)).toBeVisible();
    await expect(page.getByRole('main').getByText(/Tor Holm/)).toHaveCount(0);
    await expectAccessible(page);
    await transcript.hear('Meldingen er bekreftet');
    transcript.end();
  });

  await test.step('confirmed: the membership, the magazine and the AvtaleGiro have stopped', async () => {
    const desk = await (await openBrowser(small)).newPage();
    await signInAt(desk, demoAccounts.mona.email, '/medlemsservice/dodsfall');
    await desk.getByRole('link', { name: 'Tor Holm' }).click();
    await expect(desk.getByText('Har en giveravtale')).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Bekreft dødsfallet' }).click();
    await desk.getByLabel('Dødsdato').fill(typedInDays(-1));
    await desk.getByLabel('Hvordan vet vi det?').fill('Sto i avisen, og snakket med ektefellen');
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Bekreft dødsfallet' }).click();
    await expect(desk.getByText('Dødsfallet er bekreftet', { exact: true })).toBeVisible();
    const stopped = desk.locator('.card', { has: desk.getByRole('heading', { name: 'Dette er stoppet' }) });
    for (const words of [
      'Ingen brev, e-poster, SMS-er eller invitasjoner sendes mer.',
      'Sendes ikke mer.',
      /^AvtaleGiro er stoppet, og det er også trekk som var sendt banken/,
      'Avsluttet fra dødsdagen.',
    ])
      await expect(stopped.getByText(words)).toBeVisible();
    await expectAccessible(desk);
    await desk.close();
  });

  await test.step('the one who shared the sign-in and the magazine has both alone, and is not reminded of why', async () => {
    const left = await (await openBrowser(small)).newPage();
    await signInAt(left, demoAccounts.familie.email, '/magasininn/mine-opplysninger');
    await expect(left.getByRole('heading', { level: 1, name: 'Magasinet ditt' })).toBeVisible();
    await expect(left.getByText(/^Du deler ett eksemplar/)).toHaveCount(0);
    await expect(left.getByRole('heading', { name: 'Nå får du ditt eget eksemplar' })).toBeVisible();
    await expect(left.getByRole('main').getByText(/Tor|flyttet|død/)).toHaveCount(0);
    await expectAccessible(left);
    await left.close();
  });
});

test('it was somebody else: the desk rejects it, and says why', async ({ page, openBrowser }) => {
  test.setTimeout(120_000);
  await page.goto('/kontakt-oss');
  // The form comes after what is above it, and moves what is below.
  await expect(page.getByLabel('Melding')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Si fra om et dødsfall' }).click();
  await page.getByLabel('Navnet på den som er død').fill('Ukjent Eksempel');
  await page.getByLabel('Adresse', { exact: true }).fill('Ingensteds 3, 0182 Oslo');
  await goOn(page);
  await page.getByLabel('Navnet ditt').fill('Pål Nilsen');
  await page.getByLabel('Hvilken relasjon har du til den som er død?').selectOption('friend');
  await page.getByLabel('Telefon').fill('68 05 00 44');
  await page.getByRole('button', { name: 'Send meldingen' }).click();
  // Without a code it has come all the same.
  await page.getByRole('button', { name: 'Fortsett uten kode' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Takk for at du sa fra' })).toBeVisible();
  await expect(page.getByText(/Før vi stopper noe/)).toBeVisible();

  const desk = await (await openBrowser({ viewport: { width: 1280, height: 900 } })).newPage();
  await signInAt(desk, demoAccounts.ingrid.email, '/medlemsservice/dodsfall');
  const row = desk.getByRole('listitem').filter({ hasText: 'Ukjent Eksempel' });
  await expect(row.getByText('Ikke bekreftet av den som meldte')).toBeVisible();
  await desk.getByRole('link', { name: 'Ukjent Eksempel' }).click();
  await expect(desk.getByText('Nei. Ring før du avgjør noe.')).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Vi vet ikke hvem det gjelder' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Bekreft dødsfallet' })).toHaveCount(0);
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Avvis meldingen' }).click();
  await desk.getByLabel('Hvorfor?').fill('Ringte: det gjelder ingen hos oss');
  await desk.getByRole('button', { name: 'Avvis meldingen' }).click();
  await expect(desk.getByText('Meldingen er avvist', { exact: true })).toBeVisible();
  await expectAccessible(desk);
});

test('the member lives: what she is told is kind, and «Det stemmer ikke» reaches the desk', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(120_000);
  const small = { viewport: { width: 390, height: 844 } };
  await page.goto('/meld-dodsfall');
  await page.getByLabel('Navnet på den som er død').fill('Nils Aas');
  await page.getByLabel('Fødselsdato').fill(bornOn(demoPersons.nils.age).split('-').reverse().join('.'));
  await goOn(page);
  await page.getByLabel('Navnet ditt').fill('Noen Andre');
  await page.getByLabel('Hvilken relasjon har du til den som er død?').selectOption('friend');
  await page.getByLabel('E-post').fill('noen.andre@person.example');
  await page.getByRole('button', { name: 'Send meldingen' }).click();
  await proveReporter(page, 'noen.andre@person.example');

  const living = await (await openBrowser(small)).newPage();
  await signInAt(living, demoAccounts.nils.email);
  const notice = living.getByRole('heading', { name: 'Vi har fått en melding som kan være feil' });
  await expect(notice).toBeVisible();
  await expectAccessible(living);
  await living.screenshot({ path: 'test-results/death-reported-390.png', fullPage: true });
  await living.setViewportSize({ width: 1280, height: 900 });
  await living.screenshot({ path: 'test-results/death-reported-1280.png', fullPage: true });
  await living.getByRole('button', { name: 'Det stemmer ikke' }).click();
  await expect(living.getByRole('heading', { name: 'Takk for at du sa fra' })).toBeVisible();
  await expectAccessible(living);
  await living.reload();
  await expect(living.getByRole('heading', { name: 'Dette bør du gjøre' })).toBeVisible();
  await expect(notice).toHaveCount(0);

  const desk = await (await openBrowser({ viewport: { width: 1280, height: 900 } })).newPage();
  await signInAt(desk, demoAccounts.mona.email, '/medlemsservice/dodsfall');
  const row = desk.getByRole('listitem').filter({ hasText: 'Nils Aas' });
  await expect(row.getByText('Sier selv at det ikke stemmer')).toBeVisible();
  await expectAccessible(desk);
  await desk.screenshot({ path: 'test-results/desk-deaths-1280.png', fullPage: true });
  await row.getByRole('link', { name: 'Nils Aas' }).click();
  await expect(
    desk.getByRole('heading', { name: 'Noen som er logget inn som personen, sier at det ikke stemmer' }),
  ).toBeVisible();
  await expectAccessible(desk);
  await desk.screenshot({ path: 'test-results/desk-death-1280.png', fullPage: true });
});

// Last: it moves the clock that the others read.
test('reported without an account, confirmed at the desk: no charge, no magazine, no invitation', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(240_000);
  // Somebody who gives, reads the magazine, and is signed up for something.
  const donor = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage();
  const dead = await becomeDonor(donor, '250');

  await test.step('its words are there before any script, and the phone number with them', async () => {
    const plain = await (await openBrowser({ javaScriptEnabled: false })).newPage();
    await plain.goto('/meld-dodsfall');
    await expect(plain.getByRole('heading', { level: 1, name: 'Si fra om et dødsfall' })).toBeVisible();
    await expect(plain.getByRole('link', { name: '68 05 00 00' }).first()).toBeVisible();
  });

  await test.step('what is missing is said by field, and a reload takes nothing', async () => {
    // A part that is opened too early leads to the first.
    await page.goto('/meld-dodsfall?del=deg');
    await expect(page).toHaveURL('/meld-dodsfall?del=avdode');
    await page.getByRole('button', { name: 'Gå videre' }).click();
    const summary = page.getByRole('region', { name: 'Dette må rettes før du kan gå videre' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Skriv navnet på den som er død',
      'Skriv fødselsdatoen eller adressen til den som er død',
    ]);
    await expectAccessible(page);
    await page.getByLabel('Navnet på den som er død').fill('Kim Nilsen');
    await page.reload();
    await expect(page.getByLabel('Navnet på den som er død')).toHaveValue('Kim Nilsen');
  });

  await test.step('tells of it, and learns nothing of what we know', async () => {
    await page.getByLabel('Fødselsdato').fill('05.04.1983');
    await goOn(page);
    await page.getByRole('link', { name: 'Tilbake til forrige steg' }).click();
    await expect(page.getByLabel('Navnet på den som er død')).toHaveValue('Kim Nilsen');
    await goOn(page);
    await page.reload();
    await page.getByRole('button', { name: 'Send meldingen' }).click();
    await expect(page.getByRole('region', { name: /^Dette må rettes/ }).getByRole('link')).toHaveText([
      'Skriv navnet ditt',
      'Velg hvem du er for den som er død',
      'Skriv telefonnummeret eller e-postadressen din',
    ]);
    await expectAccessible(page);
    await page.getByLabel('Navnet ditt').fill('Pål Nilsen');
    await page.getByLabel('Hvilken relasjon har du til den som er død?').selectOption('sibling');
    await page.getByLabel('E-post').fill('paal@person.example');
    await page.getByLabel('Jeg vil gjerne at dere tar kontakt om gravferd').check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send meldingen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Meldingen er kommet fram' })).toBeFocused();
    await expectAccessible(page);
    await page.screenshot({ path: 'test-results/death-code-390.png', fullPage: true });
    // A reload leads back to the code, and not to an empty form.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Meldingen er kommet fram' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Kode' }).fill('000000');
    await page.getByRole('button', { name: 'Bekreft' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Koden stemmer ikke' })).toBeVisible();
    await proveReporter(page, 'paal@person.example');
    await expectAccessible(page);
    const letter = await nextMessageTo(
      'paal@person.example',
      0,
      ({ subject }) => subject === 'Vi har fått meldingen din',
    );
    expect(letter.text).not.toMatch(/Kim|medlem|humanis/i);
  });

  await test.step('member service sees the person, and confirms it', async () => {
    const desk = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage();
    await signInAt(desk, demoAccounts.mona.email, '/medlemsservice/dodsfall');
    await expect(desk.getByRole('list', { name: 'Meldinger om dødsfall' })).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole('link', { name: 'Kim Nilsen' }).click();
    await expect(desk.getByText('Har en giveravtale')).toBeVisible();
    await expect(desk.getByText(/^Post på papir er satt på vent/)).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Bekreft dødsfallet' }).click();
    await desk.getByRole('button', { name: 'Bekreft dødsfallet' }).click();
    await expect(desk.getByRole('link', { name: 'Skriv dødsdatoen' })).toBeVisible();
    await expectAccessible(desk);
    await desk.getByLabel('Dødsdato').fill(typedInDays(-1));
    await desk.getByLabel('Hvordan vet vi det?').fill('Snakket med søsteren på telefon');
    await desk.getByRole('button', { name: 'Bekreft dødsfallet' }).click();
    await expect(desk.getByText('Dødsfallet er bekreftet', { exact: true })).toBeVisible();
    await expect(desk.getByText('Snakket med søsteren på telefon')).toBeVisible();
    const stopped = desk.locator('.card', { has: desk.getByRole('heading', { name: 'Dette er stoppet' }) });
    for (const words of [
      'Ingen brev, e-poster, SMS-er eller invitasjoner sendes mer.',
      'Avtalen i Vipps er stoppet, og det er også trekk som var meldt.',
    ])
      await expect(stopped.getByText(words)).toBeVisible();
    await expectAccessible(desk);
    await desk.close();
  });

  await test.step('two months on: no letter, and the dead person is gone from the register', async () => {
    await donor.close();
    const before = (await messagesTo(dead)).length;
    await moveClock(new Date(Date.now() + 62 * 86_400_000));
    const desk = await (await openBrowser({ viewport: { width: 1280, height: 900 } })).newPage();
    await signInAt(desk, demoAccounts.mona.email, '/medlemsservice/dodsfall');
    const row = desk.getByRole('listitem').filter({ hasText: 'Kim Nilsen' });
    await expect(row.getByText('Bekreftet')).toBeVisible();
    expect((await messagesTo(dead)).length).toBe(before);
    await desk.close();
  });
});
