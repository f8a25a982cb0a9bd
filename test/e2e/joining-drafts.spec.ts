/** Every step of joining keeps what is typed: reload, back, another tab, another device, no network, no sign-in. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { endSignIn } from './support/broken-sign-in.ts';
import { nextPart, typeWho } from './support/joining-steps.ts';
import { draftsAreKept } from './support/kept-drafts.ts';
import { expect, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, newPerson, signInAt } from './support/sign-in-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

const savedLine = 'Utkastet er lagret';
const first = '/hefinn/mine-opplysninger';
const next = (page: Page) => page.getByRole('button', { name: 'Lagre og gå videre' });

type Step = {
  name: string;
  path: string;
  draft: string;
  /** What comes before it. */
  reach(page: Page): Promise<void>;
  write(page: Page): Promise<void>;
  expectWritten(page: Page): Promise<void>;
  /** Sends the step; the next one is there. */
  finish(page: Page): Promise<void>;
};

const name = { givenName: 'Áile Ŋávdna', familyName: 'O’Brien-Å' };

/** The last part of the details; the parts before it are of the same draft. */
const details: Step = {
  name: 'the details',
  path: '/hefinn/mine-opplysninger?del=adresse',
  draft: 'joining-details',
  async reach(page) {
    await typeWho(page, name, '5.4.2003');
    await page.getByRole('combobox', { name: 'Språk' }).selectOption('nn');
    await nextPart(page);
  },
  async write(page) {
    await page.getByLabel('Adresse', { exact: true }).fill('Gården «Øvre»');
    await page.getByLabel('Postnummer').fill('0182');
    await page.getByLabel('Magasinet').selectOption('digital');
  },
  async expectWritten(page) {
    await expect(page.getByLabel('Adresse', { exact: true })).toHaveValue('Gården «Øvre»');
    await expect(page.getByLabel('Poststed')).toHaveValue(/oslo/i);
    await expect(page.getByLabel('Magasinet')).toHaveValue('digital');
  },
  async finish(page) {
    await next(page).click();
    await expect(page).toHaveURL('/hefinn/medlemskap-i-andre-samfunn');
  },
};

const communities: Step = {
  name: 'other communities',
  path: '/hefinn/medlemskap-i-andre-samfunn',
  draft: 'joining-communities',
  async reach(page) {
    await details.reach(page);
    await details.write(page);
    await details.finish(page);
    // The step before stands, with a button of the same name, until this one's code has come.
    await expect(page.getByLabel('Vet ikke')).toBeVisible();
  },
  async write(page) {
    await page.getByLabel('Vet ikke').check();
    await page.getByLabel('Minn meg på det').check();
  },
  async expectWritten(page) {
    await expect(page.getByLabel('Vet ikke')).toBeChecked();
    await expect(page.getByLabel('Minn meg på det')).toBeChecked();
    await expect(page.getByLabel(/skal få den offentlige støtten/)).not.toBeChecked();
  },
  async finish(page) {
    await page.getByLabel(/skal få den offentlige støtten/).check();
    await next(page).click();
    await expect(page).toHaveURL('/hefinn/sjekk-svarene');
  },
};

for (const step of [details, communities]) {
  test.describe(`${step.name}:`, () => {
    test.slow();
    const begin = async (page: Page): Promise<string> => {
      const person = newPerson();
      await signInAt(page, person, first);
      await step.reach(page);
      await expect(page).toHaveURL(step.path);
      // The draft has been asked for when the form is there.
      await expect(next(page)).toBeVisible();
      return person;
    };

    test('reload, back and forward, another tab', async ({ page, context }) => {
      await begin(page);
      await step.write(page);
      await page.reload();
      await step.expectWritten(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Personvern' }).click();
      await expect(page).toHaveURL('/personvern');
      await page.goBack();
      await step.expectWritten(page);
      await expect(
        page
          .getByText(savedLine)
          .or(page.getByText(/Vi tok vare på/))
          .first(),
      ).toBeVisible();
      const other = await context.newPage();
      await other.goto(step.path);
      await step.expectWritten(other);
      await step.finish(other);
    });

    test('another device', async ({ page, openBrowser }) => {
      const person = await begin(page);
      await step.write(page);
      await step.expectWritten(page);
      await expect(page.getByText(savedLine)).toBeVisible();
      await draftsAreKept(page);
      const device: BrowserContext = await openBrowser();
      const there = await device.newPage();
      await signInAt(there, person, step.path);
      await step.expectWritten(there);
      await step.finish(there);
    });

    test('no network while one writes, and a reload afterwards', async ({ page, context, watch }) => {
      watch.expectFault(new RegExp(`failed: PUT /api/drafts/${step.draft}: net::ERR_INTERNET_DISCONNECTED`));
      watch.expectFault(/failed: (GET|PUT|POST) \/api\/.*: net::ERR_INTERNET_DISCONNECTED/);
      await begin(page);
      await context.setOffline(true);
      await expect(page.getByRole('status').filter({ hasText: 'Du er frakoblet' }).first()).toBeVisible();
      await step.write(page);
      // Longer than the pause before the server is told.
      await page.waitForTimeout(1500);
      await next(page).click();
      await context.setOffline(false);
      await page.reload();
      if (step === details) await page.getByLabel('Poststed').fill('Oslo');
      await step.expectWritten(page);
      await step.finish(page);
    });

    test('a sign-in that runs out', async ({ page, watch }) => {
      watch.expectFault(/status 401: PUT \/api\/drafts/);
      watch.expectFault(/status 400: POST .*\/token/);
      const person = await begin(page);
      await endSignIn(page, '**/api/drafts/**', () => step.write(page));
      await expect(page.getByLabel('Telefonnummer eller e-post')).toHaveValue(person, { timeout: 20_000 });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await enterIdentifierAndCode(page, person);
      await expect(page).toHaveURL(step.path);
      await step.expectWritten(page);
      await step.finish(page);
    });
  });
}

test('the last step keeps no declaration: it is made when the button is pressed, on whatever device', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const person = newPerson();
  await signInAt(page, person, first);
  await details.reach(page);
  for (const step of [details, communities]) {
    await step.write(page);
    await step.finish(page);
  }
  const declaration = (where: Page) => where.getByLabel(/Jeg slutter meg til formålet/);
  await declaration(page).check();
  await page.reload();
  await expect(declaration(page)).not.toBeChecked();
  await expect(page.getByText('Áile Ŋávdna O’Brien-Å')).toBeVisible();
  const there = await (await openBrowser()).newPage();
  await signInAt(there, person, '/hefinn/sjekk-svarene');
  await declaration(there).check();
  await there.getByRole('button', { name: 'Bli medlem' }).click();
  await expect(there).toHaveURL('/velkommen');
  // The first device finds out, and makes no second member.
  await declaration(page).check();
  await page.getByRole('button', { name: 'Bli medlem' }).click();
  await expect(page).toHaveURL('/velkommen');
  await expect(page.getByText(/^2\d{5}$/)).toHaveText(
    (await there.getByText(/^2\d{5}$/).textContent()) ?? '',
  );
});

test('what is refused stays as it was typed, in every field', async ({ page }) => {
  test.slow();
  await signInAt(page, newPerson(), first);
  const inFields = async (typed: Record<string, string>, write: boolean) => {
    for (const [label, text] of Object.entries(typed)) {
      const field = page.getByLabel(label, { exact: true });
      if (write) await field.fill(text);
      await expect(field).toHaveValue(text);
    }
  };
  /** Written, refused, and still there. */
  const refused = async (typed: Record<string, string>, button: Locator) => {
    await inFields(typed, true);
    await button.click();
    await expect(page.getByText('Dette må rettes før du kan gå videre')).toBeVisible();
    await inFields(typed, false);
  };
  const forward = page.getByRole('button', { name: 'Gå videre', exact: true });

  const names = { 'Fornavn og mellomnavn': '<img src=x onerror=alert(1)>', Etternavn: 'Ola 😀' };
  const number = { 'Fødselsnummer eller d-nummer': '123' };
  await refused({ ...names, ...number }, forward);
  await page.getByLabel('Oppgi senere').check();
  await refused({ ...names, Fødselsdato: '31.02.2003' }, forward);
  // Everything but the number is there after a reload too.
  await expect(page.getByText(savedLine)).toBeVisible();
  await page.reload();
  await inFields({ ...names, Fødselsdato: '31.02.2003' }, false);
  await page.getByLabel('Oppgi senere').uncheck();
  await expect(page.getByLabel('Fødselsnummer eller d-nummer')).toHaveValue('');

  await typeWho(page, name);
  await refused({ 'E-post': 'ikke en adresse', Telefon: '123' }, forward);
  await page.getByLabel('E-post', { exact: true }).fill('kim@person.example');
  await page.getByLabel('Telefon', { exact: true }).fill('');
  await nextPart(page);
  await page.getByText('C/o eller mer av adressen').click();
  const address = { 'C/o (valgfritt)': 'x'.repeat(61), Postnummer: '12' };
  await refused(address, next(page));
  await page.reload();
  await inFields(address, false);
});
