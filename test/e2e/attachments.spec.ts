/** Files along with a message: on a phone, over a network that goes and comes back, to the desk and back again. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { pdfWith, picture, pictureWithPlace, text } from '../support/attack-files.ts';
import { hostilePdfs } from '../support/hostile-pdfs.ts';
import { expectAccessible } from './support/accessibility.ts';
import { enquiryForm, newSubject, receiptHeading } from './support/enquiry-steps.ts';
import { draftsAreKept } from './support/kept-drafts.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, test } from './support/portal-test.ts';
import { newPerson, signInAt } from './support/sign-in-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

const path = '/ny-henvendelse';
const input = (page: Page) => page.locator('input[type=file][multiple]');
const files = (page: Page) => page.getByRole('list', { name: 'Filer du legger ved' }).getByRole('listitem');
const fileNamed = (page: Page, name: string) => files(page).filter({ hasText: name });
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

/** A photograph of several chunks, all noise: nothing can be packed away. */
const photograph = () =>
  sharp({
    create: {
      width: 1500,
      height: 1100,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 92 })
    .toBuffer();

async function write(page: Page, subject = newSubject('Med vedlegg')): Promise<string> {
  const form = enquiryForm(page);
  await form.topic.selectOption('magazine');
  await form.subject.fill(subject);
  await form.message.fill('Her er bildet av bladet som kom i stykker.');
  return subject;
}

async function saved(page: Page, name: string): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: `Last ned ${name}` }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(name);
  return readFile(await download.path());
}

test('a photograph and a letter are attached, survive a reload and another browser, and are saved at the desk', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(120_000);
  const person = newPerson();
  await signInAt(page, person, path);
  const subject = await write(page);

  // Asked for first: the browser must know that the dialogue is wanted here before the key is pressed.
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, page.getByRole('button', { name: 'Legg ved filer' }));
  await page.keyboard.press('Enter');
  await (await choosing).setFiles([
    jpeg('Bladet på trappa.jpg', await pictureWithPlace()),
    { name: 'Følgebrev.pdf', mimeType: 'application/pdf', buffer: pdfWith('') },
  ]);
  await expect(files(page)).toHaveCount(2);
  await expect(files(page).getByText('Lagt ved', { exact: true })).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: 'er lagt ved.' })).toBeAttached();
  await expectAccessible(page);

  await page.reload();
  await expect(files(page).getByText('Lagt ved', { exact: true })).toHaveCount(2);
  await draftsAreKept(page);
  const elsewhere = await (await openBrowser({ viewport: { width: 320, height: 640 } })).newPage();
  await signInAt(elsewhere, person, path);
  await expect(fileNamed(elsewhere, 'Bladet på trappa.jpg')).toContainText('Lagt ved');
  await expect(enquiryForm(elsewhere).subject).toHaveValue(subject);
  await expectAccessible(elsewhere);

  await enquiryForm(page).send.click();
  await expect(page.getByRole('heading', { level: 1, name: receiptHeading })).toBeVisible();
  await page.getByRole('link', { name: 'Se henvendelsen' }).click();
  await expect(page.getByRole('list', { name: 'Vedlegg' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  const own = await saved(page, 'Bladet på trappa.jpg');
  expect(own.toString('latin1')).not.toMatch(/Exif|GPS|Hemmelig|Synthetic/);
  const { width, height } = await sharp(own).metadata();
  expect([width, height]).toEqual([30, 40]);
  const letter = await saved(page, 'Følgebrev.pdf');
  expect(letter.toString('latin1', 0, 5)).toBe('%PDF-');

  const desk = await (await openBrowser({ viewport: { width: 1280, height: 800 } })).newPage();
  await signInAt(desk, demoAccounts.mona.email, '/medlemsservice');
  await desk.getByRole('link', { name: subject }).click();
  expect((await saved(desk, 'Bladet på trappa.jpg')).equals(own)).toBe(true);
  expect((await saved(desk, 'Følgebrev.pdf')).equals(letter)).toBe(true);
  await expectAccessible(desk);

  // The form is empty again.
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Legg ved filer' })).toBeVisible();
  await expect(files(page)).toHaveCount(0);
});

test('the network goes in the middle of an upload and comes back: it goes on where it was', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFault(/failed: PUT \/api\/uploads\/.*ERR_INTERNET_DISCONNECTED/);
  await signInAt(page, newPerson(), path);
  await write(page);
  await expect(page.getByText('Utkastet er lagret')).toBeVisible();
  const starts: number[] = [];
  await page.route('**/api/uploads/*/chunks/*', async (route) => {
    starts.push(Number(route.request().url().split('/').at(-1)));
    if (starts.length === 3) await context.setOffline(true);
    await route.continue();
  });
  await input(page).setInputFiles([jpeg('Stort bilde.jpg', await photograph())]);
  await expect(files(page).getByText(/Vi mistet kontakten/)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Opplasting av Stort bilde.jpg' })).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(files(page).getByText('Lagt ved', { exact: true })).toBeVisible();
  // What had come was not sent again.
  expect([0, 262_144].map((start) => starts.filter((one) => one === start).length)).toEqual([1, 1]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await enquiryForm(page).send.click();
  await expect(page.getByRole('heading', { level: 1, name: receiptHeading })).toBeVisible();
});

test('a page that is closed in the middle of an upload: the same file is chosen again and goes on', async ({
  page,
  watch,
}) => {
  watch.expectFault(/status 409: PUT \/api\/uploads\//);
  await signInAt(page, newPerson(), path);
  await write(page);
  const bytes = await photograph();
  let chunks = 0;
  await page.route('**/api/uploads/*/chunks/*', (route) => {
    chunks += 1;
    return chunks > 2 ? new Promise(() => {}) : route.continue();
  });
  await input(page).setInputFiles([jpeg('Stort bilde.jpg', bytes)]);
  await expect.poll(() => chunks).toBe(3);
  await enquiryForm(page).send.click();
  const summary = page.getByRole('region', { name: 'Dette må rettes før du kan gå videre' });
  await expect(summary.getByRole('link', { name: /Vent til alle filene er lastet opp/ })).toBeVisible();
  await expectAccessible(page);
  // The page goes first: a chunk that is let through would be taken.
  await page.reload();
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  const row = fileNamed(page, 'Stort bilde.jpg');
  await expect(row).toContainText('Velg samme fil igjen');
  await expectAccessible(page);
  const another = Buffer.from(bytes);
  for (let place = 1000; place < another.length; place += 100_000) another[place] = 0;
  await row.locator('input[type=file]').setInputFiles([jpeg('Stort bilde.jpg', another)]);
  await expect(row).toContainText('Dette er ikke den samme filen');
  await row.locator('input[type=file]').setInputFiles([jpeg('Stort bilde.jpg', bytes)]);
  await expect(row).toContainText('Lagt ved');
});

test('a refused file is explained in plain words; the rest is sent', async ({ page }) => {
  await signInAt(page, newPerson(), path);
  await write(page);
  await input(page).setInputFiles([
    jpeg('bilde.jpg', text('<svg onload="alert(1)"/>')),
    jpeg('avbrutt.jpg', (await photograph()).subarray(0, 40_000)),
    { name: 'regnskap.xlsx', mimeType: 'application/vnd.ms-excel', buffer: text('PK') },
    {
      name: 'med-vedlegg.pdf',
      mimeType: 'application/pdf',
      buffer: hostilePdfs['a file in it']!(),
    },
    { name: 'greit.png', mimeType: 'image/png', buffer: await picture('png') },
  ]);
  await expect(fileNamed(page, 'bilde.jpg')).toContainText('Dette er ikke en PDF, JPG, PNG eller HEIC');
  await expect(fileNamed(page, 'avbrutt.jpg')).toContainText('Filen lar seg ikke åpne');
  await expect(fileNamed(page, 'regnskap.xlsx')).toContainText('Vi tar imot PDF, JPG, PNG og HEIC');
  await expect(fileNamed(page, 'med-vedlegg.pdf')).toContainText('lagre den som en ny PDF');
  await expect(fileNamed(page, 'greit.png')).toContainText('Lagt ved');
  await expectAccessible(page);

  for (const name of ['bilde.jpg', 'avbrutt.jpg', 'regnskap.xlsx', 'med-vedlegg.pdf'])
    await page.getByRole('button', { name: `Fjern ${name}` }).click();
  await expect(page.getByRole('button', { name: 'Legg ved flere filer' })).toBeFocused();
  await expect(files(page)).toHaveCount(1);

  await input(page).setInputFiles(
    await Promise.all(
      [1, 2, 3, 4, 5].map(async (n) => ({
        name: `${n}.png`,
        mimeType: 'image/png',
        buffer: await picture('png'),
      })),
    ),
  );
  await expect(page.getByRole('alert').filter({ hasText: 'Du kan legge ved høyst 5 filer' })).toBeVisible();
  await expect(files(page).getByText('Lagt ved', { exact: true })).toHaveCount(5);
  await enquiryForm(page).send.click();
  await expect(page.getByRole('heading', { level: 1, name: receiptHeading })).toBeVisible();
});

test('files are sent with a reply, dropped onto the form', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAt(page, newPerson(), path);
  await write(page);
  await enquiryForm(page).send.click();
  await page.getByRole('link', { name: 'Se henvendelsen' }).click();
  await page.getByLabel('Skriv mer').fill('Her er det.');
  const content = (await picture('png')).toString('base64');
  const dropped = await page.evaluateHandle((base64) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    transfer.items.add(new File([bytes], 'Sluppet.png', { type: 'image/png' }));
    return transfer;
  }, content);
  await page
    .getByRole('group', { name: 'Vedlegg (valgfritt)' })
    .dispatchEvent('drop', { dataTransfer: dropped });
  await expect(fileNamed(page, 'Sluppet.png')).toContainText('Lagt ved');
  await page.getByRole('button', { name: 'Send melding' }).click();
  await expect(page.getByRole('list', { name: 'Vedlegg' })).toContainText('Sluppet.png');
  await expect(files(page)).toHaveCount(0);
  await saved(page, 'Sluppet.png');
});
