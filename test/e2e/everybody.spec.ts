/** What axe has no rule for, and some cannot do without: by ear, in the system's colours, and with an unsteady hand. */
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { shortLinks, touchingControls } from './support/controls.ts';
import { newSubject, sendEnquiry } from './support/enquiry-steps.ts';
import { chooseAmount, chooseDay } from './support/giving-steps.ts';
import { expect, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, newPerson, signInAt } from './support/sign-in-steps.ts';

test('what must be corrected is in the order of the fields, and named by its form', async ({ page }) => {
  // Their name is asked for last, and kept first.
  await signInAt(page, newPerson());
  await page.goto('/giveravtale');
  await chooseAmount(page, '100');
  await chooseDay(page);
  await page.getByRole('button', { name: 'Fortsett til Vipps' }).click();
  const name = 'Dette må rettes før du kan gå videre: Se over og godkjenn';
  const summary = page.getByRole('region', { name });
  await expect(summary).toBeFocused();
  const fields = await summary
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(fields.length).toBeGreaterThan(2);
  const places = await page.evaluate(
    (ids) => ids.map((id) => [...document.querySelectorAll('*')].indexOf(document.querySelector(id!)!)),
    fields,
  );
  expect(places, fields.join(' ')).toEqual(places.toSorted((a, b) => a - b));
});

test('two refused forms at once in a case at the desk: each list of errors is named by its form', async ({
  page,
  openBrowser,
}) => {
  await signInAt(page, demoAccounts.kari.email, '/ny-henvendelse');
  const id = await sendEnquiry(page, newSubject('To skjemaer'), 'Hei! Når kommer det neste bladet?');
  const desk = await (await openBrowser({ viewport: { width: 1280, height: 900 } })).newPage();
  await signInAt(desk, demoAccounts.mona.email, `/medlemsservice/henvendelser/${id}`);
  const refused = desk.getByRole('region', { name: /^Dette må rettes/ });
  const named = (form: string) =>
    desk.getByRole('region', { name: `Dette må rettes før du kan gå videre: ${form}`, exact: true });
  await desk.getByRole('button', { name: 'Send svar', exact: true }).click();
  await expect(named('Skriv til personen')).toBeFocused();
  await desk.getByRole('button', { name: 'Lagre notat', exact: true }).click();
  await expect(named('Internt notat')).toBeFocused();
  await expect(refused).toHaveCount(2);
  await expect(named('Skriv til personen').getByRole('link')).toHaveText(['Skriv et svar']);
  await expect(named('Internt notat').getByRole('link')).toHaveText(['Skriv et notat']);
  await expectAccessible(desk);
});

test('a step of joining is in the title, and read with the heading', async ({ page }) => {
  await signInAt(page, newPerson(), '/hefinn/mine-opplysninger');
  await expect(page).toHaveTitle(/^Bli medlem – steg 1 av 5: Hvem er du\? – /);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveAccessibleDescription('Bli medlem – steg 1 av 5');
  const contact = page.getByRole('banner').getByRole('link', { name: 'Kontakt oss (ny fane)' });
  await expect(contact).toContainText('↗');
});

test('what we know is not asked for again: help is in the foot, and the name in its field', async ({
  page,
}) => {
  const { kari } = demoAccounts;
  const help = page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt oss' });
  await page.goto('/meld-dodsfall');
  await expect(help).toHaveAttribute('href', '/kontakt-oss');
  await signInAt(page, kari.email);
  await page.goto('/meld-dodsfall');
  await expect(help).toHaveAttribute('href', '/ny-henvendelse');
  await page.getByLabel('Navnet på den som er død').fill('Tor Holm');
  await page.getByLabel('Adresse', { exact: true }).fill('Fjordgata 3, 9008 Tromsø');
  await page.getByRole('button', { name: 'Gå videre' }).click();
  await expect(page.getByLabel('Navnet ditt')).toHaveValue('Kari Lund');
});

test('the proposed amounts are a group by name, which is no line of its own', async ({ page }) => {
  await signInAt(page, newPerson());
  await page.goto('/giveravtale');
  const amounts = page.getByRole('group', { name: 'Forslag til beløp' });
  await amounts
    .first()
    .getByRole('button', { name: /^200\skr$/ })
    .click();
  await expect(page.getByRole('textbox', { name: /^Beløp/ }).first()).toBeFocused();
  await expect(page.getByText('Forslag til beløp').first()).toBeHidden();
});

test('one region says that parts of a page are on their way, after a while', async ({ page }) => {
  await signInAt(page, demoAccounts.kari.email);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/\/api\/giving\//, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('/administrer-giveravtale');
  const line = page.getByRole('status').filter({ hasText: 'Henter …' });
  await expect(line).toHaveCount(1);
  goOn();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(line).toHaveCount(0);
});

test('a page that is still on its way has a heading', async ({ page }) => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/me', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('/home');
  await enterIdentifierAndCode(page, demoAccounts.kari.email);
  const heading = page.getByRole('heading', { level: 1 });
  // The drawing that came with the document has this heading too, until the app has taken its place.
  await expect(page.locator('#returning')).toHaveCount(0);
  await expect(heading).toHaveText('Henter …');
  await expectAccessible(page);
  goOn();
  await expect(heading).toHaveText('Hei, Kari!');
});

test('controls stay apart in the colours of the system, and a link alone is 24 pixels high', async ({
  page,
}) => {
  await signInAt(page, demoAccounts.per.email, '/administrer-giveravtale');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(touchingControls)).toEqual([]);
  expect(await page.evaluate(shortLinks)).toEqual([]);
  // What has happened is a line with dots: the browser takes the colour from those that do not keep their own.
  const dots = page.locator('.timeline li');
  await expect(dots).not.toHaveCount(0);
  const isSeen = (dot: Element) =>
    getComputedStyle(dot, '::before').getPropertyValue('forced-color-adjust') === 'none';
  expect(await dots.first().evaluate(isSeen)).toBe(true);
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('main .ds-button'))
      button.style.margin = '-8px';
    // A link of the page may be drawn again meanwhile, without what is planted in it.
    const link = Object.assign(document.createElement('a'), { href: '/home', textContent: 'Kort' });
    link.style.cssText = 'padding: 0; font-size: 12px';
    const line = document.createElement('p');
    line.append(link);
    document.querySelector('main')!.append(line);
  });
  expect(await page.evaluate(touchingControls)).not.toEqual([]);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.timeline li::before { forced-color-adjust: auto !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await dots.first().evaluate(isSeen)).toBe(false);
  expect(await page.evaluate(shortLinks)).not.toEqual([]);
});

test('what matters comes first, and is read aloud by the voice of the device', async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    const voices = [
      { lang: 'nb-NO', localService: false, name: 'Elsewhere' },
      { lang: 'nb-NO', localService: true, name: 'Here' },
    ];
    class Utterance {
      voice: { name: string } | null = null;
      onend = () => {};
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel() {},
      speak: ({ text, voice }: Utterance) => said.push(`${voice?.name}: ${text}`),
    });
    Object.defineProperties(window, {
      speechSynthesis: { value: synthesis },
      SpeechSynthesisUtterance: { value: Utterance },
      said: { value: said },
    });
  });
  await signInAt(page, demoAccounts.kari.email, '/registrere-barn');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Kort fortalt');
  await page.getByRole('button', { name: 'Les høyt' }).click();
  await expect(page.getByRole('button', { name: 'Stopp lesingen' })).toBeFocused();
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^Here: Et registrert barn er ikke medlem\./);
  await page.getByRole('button', { name: 'Stopp lesingen' }).click();
  await expect(page.getByRole('button', { name: 'Les høyt' })).toBeFocused();
});
