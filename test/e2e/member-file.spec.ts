/** The list of members as a file, on a phone: allowed at the desk, taken for a reason, seen by the members, deleted. */
import { readFileSync } from 'node:fs';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the desk opens for it, the leader takes it and says it is deleted, and a member sees that it was taken', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(180_000);
  const desk = await (await openBrowser({ viewport: { width: 1280, height: 800 } })).newPage();
  await signInAt(desk, demoAccounts.mona.email, '/medlemsservice/verv');
  await desk.getByRole('link', { name: 'Oslo lokallag' }).click();
  // Where an earlier try left it open.
  const [allow, stop] = ['Åpne for fil', 'Steng for fil'].map((name) => desk.getByRole('button', { name }));
  await expect(allow!.or(stop!)).toBeVisible();
  if (await allow!.isVisible()) await allow!.click();
  await expect(stop!).toBeVisible();

  await signInAt(page, demoAccounts.liv.email, '/tillitsvalgt');
  await page.getByRole('link', { name: 'Gå til Oslo lokallag' }).click();
  await page
    .getByRole('navigation', { name: 'Sidene for laget' })
    .getByRole('link', { name: 'Medlemmer' })
    .click();
  const card = page.getByRole('region', { name: 'Hent listen som fil' });
  await expect(card.getByText('Velg grunn øverst på siden først.')).toBeVisible();
  await page.getByLabel('Hvorfor trenger du listen?').selectOption({ label: 'Innkalle til årsmøte' });
  await page.getByRole('button', { name: 'Vis medlemmer' }).click();
  const waiting = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Hent filen' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^Liste .* slettes .*\.csv$/);
  const rows = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(rows[0]).toMatch(/^\ufeffHentet av Liv Moen .* for Oslo lokallag, for å innkalle til årsmøte\.$/);
  const code = /^Merke (\w+)\./.exec(rows[1] ?? '')?.[1] ?? 'none';
  expect(rows.find((row) => row.startsWith('Kari Lund;'))).toMatch(new RegExp(`;${code}$`));
  const said = `Jeg har slettet filen ${code}`;
  await expect(card.getByRole('button', { name: said })).toBeVisible();
  await expectAccessible(page);

  // It is asked for where the offices are too: there it stands when they are over.
  await page.goto('/tillitsvalgt');
  const left = page.getByRole('region', { name: 'Husk å slette disse' });
  await expect(left.getByRole('listitem').filter({ hasText: code })).toContainText('Oslo lokallag');
  await expectAccessible(page);
  await left.getByRole('button', { name: said }).click();
  await expect(page.getByText('Takk! Vi har notert at filen er slettet.')).toBeVisible();
  await expect(page.getByRole('button', { name: said })).toHaveCount(0);

  const member = await (await openBrowser()).newPage();
  await signInAt(member, demoAccounts.kari.email, '/mitt-personvern');
  const look = member.getByRole('listitem').filter({ hasText: 'Lastet ned medlemslisten' }).first();
  await expect(look).toContainText('Liv, tillitsvalgt i Oslo lokallag');
  await expect(look).not.toContainText('e-post og telefon');
  await stop!.click();
  await expect(allow!).toBeVisible();
});
