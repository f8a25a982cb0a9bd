/** An administrator moves givers in from an old system: a file, its columns, the report, a duplicate, and the undo. A portal of its own. */
import { readFile } from 'node:fs/promises';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

const phone = { width: 390, height: 850 };
const large = { width: 1280, height: 850 };

test.use({ environment: { BROWSER_TEST_OF: 'move-in' } });

test('a file is matched by keyboard and by dragging, decided about, moved in, balanced and undone', async ({
  openBrowser,
}) => {
  test.setTimeout(180_000);
  const page = await (await openBrowser({ viewport: phone })).newPage();
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const look = async (name: string) => {
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath(`${name}-phone.png`), fullPage: true });
    await page.setViewportSize(large);
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath(`${name}-large.png`), fullPage: true });
    await page.setViewportSize(phone);
  };
  const choose = async (lines: string[]) => {
    await page.getByLabel('Hva er i filen?').selectOption({ label: 'Givere som ikke er medlemmer' });
    await page.getByLabel('Hvilket system kommer filen fra?').fill('Gamlesys');
    await page.getByLabel('Velg fil').setInputFiles({
      name: 'givere.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\n')),
    });
  };
  const lines = [
    'Ref;Fornavn;Etternavn;Mail;Født',
    'G1;Gro;Giversen;gro@giver.example;12.02.1994',
    `G2;Kari;Lund;${demoAccounts.kari.email};`,
    'G 3;Geir;Giversen;geir@giver.example;',
  ];

  await test.step('a file is chosen and sent', async () => {
    await signInAt(page, demoAccounts.vigdis.email, '/administrasjon/flytte-inn');
    await expect(page.getByText('Ingen filer er flyttet inn ennå.')).toBeVisible();
    await button('Send filen').click();
    await expect(page.getByRole('link', { name: 'Velg hva som er i filen' })).toBeVisible();
    await look('form');
    await choose(lines);
    await button('Send filen').click();
    await expect(page.getByRole('heading', { level: 1, name: 'givere.csv' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Koble kolonnene' })).toBeVisible();
  });

  await test.step('the key has a wrong heading, and is matched by keyboard', async () => {
    const key = page.getByLabel('Id (må være med)');
    await expect(key).toHaveValue('');
    await expect(page.getByLabel('Fornavn (må være med)')).toHaveValue('Fornavn');
    await button('Kontroller filen').click();
    await expect(page.getByText('Velg hvor id står i filen')).toBeVisible();
    await expect(key).toBeFocused();
    await look('columns');
    await page.keyboard.press('R');
    await expect(key).toHaveValue('Ref');
    await page.setViewportSize({ width: 1280, height: 2000 });
    const mail = page.getByLabel('E-post', { exact: true });
    await page.getByText('Mail', { exact: true }).last().dragTo(mail);
    await expect(mail).toHaveValue('Mail');
    await page.setViewportSize(phone);
    await button('Kontroller filen').click();
  });

  await test.step('the report says which row is refused, and why', async () => {
    const row = page.getByRole('row', { name: /^4 / });
    await expect(row).toContainText('Innholdet i kolonnen kan ikke leses (id)');
    await expect(page.getByText('Avgjør først dem som allerede kan være her.')).toBeVisible();
    const download = page.waitForEvent('download');
    await button('Last ned rapporten (CSV)').click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain('4;;avvist;Innholdet i kolonnen kan ikke leses (id)');
  });

  await test.step('a duplicate is decided, and the file is moved in', async () => {
    await expect(page.getByText('Samme e-postadresse eller telefonnummer')).toBeVisible();
    await look('report');
    await button('Samme person: Kari Lund').click();
    await expect(page.getByText('Alle er avgjort.')).toBeVisible();
    await button('Flytt inn').click();
    await expect(page.getByRole('heading', { name: 'Hva som ble av radene' })).toBeVisible();
    await expect(page.getByText('Flyttet inn', { exact: true }).first()).toBeVisible();
    await look('applied');
  });

  await test.step('the sums are balanced with the old system, and signed with a reason', async () => {
    await expect(page.getByText('Ikke avstemt')).toBeVisible();
    const sums = page.getByRole('textbox', { name: 'Summene fra det gamle systemet' });
    await sums.fill('1994;1\n1995;x');
    await button('Legg inn summene').click();
    await expect(page.getByText('Linje 2: antallet er ikke et helt tall')).toBeVisible();
    await sums.fill('1994;1\n1995;1');
    await button('Legg inn summene').click();
    await expect(page.getByRole('row', { name: /^1995 0 1 Finnes bare i det gamle systemet/ })).toBeVisible();
    await expect(page.getByRole('row', { name: '1994 1 1 Ingen' })).toBeVisible();
    await button('Skriv under på avstemmingen').click();
    await expect(
      page.getByRole('link', { name: 'Skriv hvorfor det er avvik: finnes bare i portalen' }),
    ).toBeVisible();
    await look('balance');
    for (const name of [/^Finnes bare i det gamle systemet/, /^Finnes bare i portalen/])
      await page.getByLabel(name).fill('Giveren ble registrert to ganger før');
    await button('Skriv under på avstemmingen').click();
    await expect(page.getByText('Venter på én underskrift til')).toBeVisible();
    const ingrid = await (await openBrowser({ viewport: phone })).newPage();
    await signInAt(ingrid, demoAccounts.ingrid.email, new URL(page.url()).pathname);
    await ingrid.getByRole('button', { name: 'Skriv under', exact: true }).click();
    await expect(ingrid.getByText('Avstemt', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Avstemt', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Ingrid Sæther, i dag/)).toBeVisible();
    await look('signed');
  });

  await test.step('a second file from the same system is matched as the first one, and deleted', async () => {
    await page.getByRole('link', { name: 'Tilbake til filene' }).click();
    await expect(page.getByText('Flyttet inn: 2')).toBeVisible();
    await choose(['Ref;Fornavn;Etternavn;Mail', 'G4;Gry;Giversen;gry@giver.example']);
    await button('Send filen').click();
    await expect(page.getByLabel('Id (må være med)')).toHaveValue('Ref');
    await expect(page.getByLabel('E-post', { exact: true })).toHaveValue('Mail');
    await button('Slett filen').click();
    await button('Ja, slett').click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Flytt inn et gammelt register' }),
    ).toBeVisible();
    await look('list');
  });

  await test.step('a file that another one builds on is not undone', async () => {
    await page.getByLabel('Hva er i filen?').selectOption({ label: 'Gaver fra tidligere år' });
    await page.getByLabel('Hvilket system kommer filen fra?').fill('Gamlesys');
    await page.getByLabel('Velg fil').setInputFiles({
      name: 'gaver.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Bilag;Giver;Dato;Beløp\nB1;G1;15.03.2025;250'),
    });
    await button('Send filen').click();
    await button('Kontroller filen').click();
    await button('Flytt inn').click();
    await expect(page.getByText('Ikke avstemt')).toBeVisible();
    await page.getByRole('link', { name: 'Tilbake til filene' }).click();
    await page.getByRole('link', { name: 'givere.csv' }).click();
    await button('Angre alt').click();
    await button('Ja, angre alt').click();
    await expect(page.getByText(/bygger på denne\. Angre den først\.$/)).toBeVisible();
    await look('not-undone');
    await page.getByRole('link', { name: 'Tilbake til filene' }).click();
    await page.getByRole('link', { name: 'gaver.csv' }).click();
    await button('Angre alt').click();
    await button('Ja, angre alt').click();
    await expect(page.getByText('Angret', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Tilbake til filene' }).click();
  });

  await test.step('the first file is undone as a whole', async () => {
    await page.getByRole('link', { name: 'givere.csv' }).click();
    await button('Angre alt').click();
    await button('Ja, angre alt').click();
    await expect(page.getByText('Angret', { exact: true })).toBeVisible();
  });
});
