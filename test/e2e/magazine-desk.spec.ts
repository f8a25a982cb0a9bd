/** A print run at the desk, from the plan to the file; and a number that stands on no envelope. */

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { shortDay } from '#contract/values/short-day.ts';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { inDays } from '../support/days.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('an issue is planned, its list frozen, its file made once; a number on no envelope is refused', async ({
  page,
  openBrowser,
  watch,
}) => {
  test.setTimeout(180_000);
  const number = `P-${randomUUID().slice(0, 8)}`;
  await signInAt(page, demoAccounts.mona.email, '/medlemsservice/magasinet');
  await expect(page.getByRole('heading', { name: 'Hvem får magasinet nå' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Planlegg en utgave' }).click();
  await page.getByRole('button', { name: 'Lagre utgaven' }).click();
  await expect(page.getByRole('link', { name: 'Skriv nummeret på utgaven' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Nummer', { exact: true }).fill(number);
  await page.getByLabel('Tittel').fill('Prøvetrykk');
  // Long after all others: it is no reader's first issue.
  await page.getByLabel('Frist for å bestille').fill(inDays(700));
  await page.getByLabel('I postkassene').fill(inDays(720));
  await expect(page.getByText('Utkastet er lagret')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Planlegg en utgave' }).click();
  await expect(page.getByLabel('Tittel')).toHaveValue('Prøvetrykk');
  await expect(page.getByLabel('I postkassene')).toHaveValue(inDays(720));
  await expect(page.getByText(/^Vi tok vare på det du skrev/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lagre utgaven' }).click();
  const issue = page.getByRole('listitem').filter({ hasText: `${number}: Prøvetrykk` });
  await expect(issue.getByText('Planlagt')).toBeVisible();

  await test.step('changed by a colleague too: neither overwrites the other unseen', async () => {
    const colleague = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage();
    await signInAt(colleague, demoAccounts.ingrid.email, '/medlemsservice/magasinet');
    await colleague.getByRole('button', { name: `Endre utgave ${number}` }).click();
    await colleague.getByLabel('Tittel').fill('Prøvetrykk, rettet');
    await expect(colleague.getByText('Utkastet er lagret')).toBeVisible();
    await issue.getByRole('button', { name: /^Endre/ }).click();
    await page.getByLabel('Frist for å bestille').fill(inDays(701));
    await page.getByRole('button', { name: 'Lagre utgaven' }).click();
    await expect(issue.getByText('Planlagt')).toBeVisible();

    watch.expectFault(/status 409: PUT \/api\/staff\/magazine-issues\//);
    await colleague.reload();
    await colleague.getByRole('button', { name: `Endre utgave ${number}` }).click();
    await expect(colleague.getByLabel('Tittel')).toHaveValue('Prøvetrykk, rettet');
    await colleague.getByRole('button', { name: 'Lagre utgaven' }).click();
    await expect(
      colleague.getByText('Utgaven er endret av en annen. Se over, og lagre på nytt.'),
    ).toBeVisible();
    await expectAccessible(colleague);
    await colleague.getByRole('button', { name: 'Avbryt' }).click();
    await colleague.getByRole('button', { name: `Endre utgave ${number}` }).click();
    await expect(colleague.getByLabel('Tittel')).toHaveValue('Prøvetrykk');
    await expect(colleague.getByLabel('Frist for å bestille')).toHaveValue(shortDay(inDays(701)));
    await colleague.close();
  });

  await test.step('an article is put in, changed, and taken out', async () => {
    await issue.getByRole('button', { name: 'Legg inn artikler' }).click();
    await issue.getByRole('button', { name: 'Legg inn en artikkel' }).click();
    await issue.getByRole('button', { name: 'Lagre artikkelen' }).click();
    await expect(page.getByRole('link', { name: 'Skriv en overskrift' })).toBeVisible();
    await expect(issue.getByLabel('Plass i innholdet')).toHaveValue('1');
    await expectAccessible(page);
    await issue.getByLabel('Overskrift').fill('Et bord til');
    await issue.getByLabel('Tekst', { exact: true }).fill('Det var plass.\n\n## Og så\n\nKom det flere.');
    await issue.getByRole('button', { name: 'Lagre artikkelen' }).click();
    await issue.getByRole('button', { name: 'Endre «Et bord til»' }).click();
    await issue.getByLabel('Overskrift').fill('To bord til');
    await issue.getByRole('button', { name: 'Lagre artikkelen' }).click();
    await expect(issue.getByText('1. To bord til')).toBeVisible();
    await expectAccessible(page);
    await issue.getByRole('button', { name: 'Slett «To bord til»' }).click();
    await expectAccessible(page);
    await issue.getByRole('button', { name: 'Ja, slett artikkelen' }).click();
    await expect(issue.getByText('Utgaven har ingen artikler ennå')).toBeVisible();
    await issue.getByRole('button', { name: 'Lukk artiklene' }).click();
  });

  await issue.getByRole('button', { name: /^Frys listen/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ja, frys listen' }).click();
  await expect(issue.getByText('Listen er fryst')).toBeVisible();
  await expect(issue.getByText('Papir, innland')).toBeVisible();
  await expectAccessible(page);

  await issue.getByRole('button', { name: /^Lag trykkefilen/ }).click();
  await page.getByRole('button', { name: 'Ja, lag filen' }).click();
  await expect(issue.getByText('Trykkefilen er laget')).toBeVisible();
  await expect(issue.getByText(/laget av Mona Eide/)).toBeVisible();
  await expect(issue.getByRole('button', { name: /^Lag trykkefilen/ })).toHaveCount(0);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    issue.getByRole('button', { name: 'Hent trykkefilen' }).click(),
  ]);
  const text = await readFile((await download.path()) ?? '', 'utf8');
  expect(text).toMatch(/"Per Dahl";"Eksempelveien 12";"7010 TRONDHEIM"/);
  expect(text).not.toMatch(/medlem/i);

  watch.expectFault(/status 422: POST \/api\/staff\/magazine-returns/);
  await page.getByLabel('Nummer på konvolutten').fill('12');
  await page.getByRole('button', { name: 'Registrer returen' }).click();
  await expect(page.getByRole('link', { name: /Vi finner ingen konvolutt/ })).toBeVisible();
  await expectAccessible(page);
});
