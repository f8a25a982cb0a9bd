/** The member's side of an enquiry on a phone: help before asking, the answer that comes by itself, closing, opening again. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { enquiryForm, newSubject, receiptHeading, sendEnquiry } from './support/enquiry-steps.ts';
import { expect, test } from './support/portal-test.ts';
import { newPerson, signInAt } from './support/sign-in-steps.ts';

const { ola, mona, jon } = demoAccounts;
const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const thread = (page: Page) => page.getByRole('list', { name: 'Meldinger' });

test.use({ viewport: { width: 390, height: 844 } });

/** The desk, through its API: its pages have tests of their own. */
type Desk = { page: Page; authorization: string };

async function openDesk(page: Page): Promise<Desk> {
  const asked = page.waitForRequest((request) => request.url().includes('/api/staff/'));
  await signInAt(page, mona.email, '/medlemsservice');
  return { page, authorization: (await (await asked).allHeaders()).authorization ?? '' };
}

async function act({ page, authorization }: Desk, id: string, what: string, body: object): Promise<void> {
  const path = `/api/staff/enquiries/${id}`;
  const { version } = await (await page.request.get(path, { headers: { authorization } })).json();
  const answered = await page.request.post(`${path}/${what}`, {
    headers: { authorization, 'idempotency-key': randomUUID() },
    data: { ...body, version },
  });
  expect(answered.status(), await answered.text()).toBeLessThan(300);
}
const answerAsMona = (desk: Desk, id: string, message: string, asks = false) =>
  act(desk, id, 'answers', { message, asks });

test('help by topic: what can be done by oneself, the law’s month, and a number to call', async ({
  page,
}) => {
  await signInAt(page, jon.email, '/ny-henvendelse');
  const { topic } = enquiryForm(page);

  await topic.selectOption({ label: 'Medlemskap' });
  await expect(page.getByRole('main').getByRole('link', { name: 'Meld deg inn' })).toBeVisible();

  await topic.selectOption({ label: 'Giveravtale og betaling' });
  await expect(page.getByRole('heading', { name: 'Dette kan du gjøre selv, med en gang' })).toBeVisible();
  await expect(page.getByRole('link', { name: /ta en pause eller stopp avtalen/ })).toBeVisible();
  await expectAccessible(page);

  await topic.selectOption({ label: 'Personvern' });
  await expect(
    page.getByText(/skal du etter personvernreglene som hovedregel ha svar senest \d+\.\s\w+ \d{4}/),
  ).toBeVisible();
  await expectAccessible(page);

  await topic.selectOption({ label: 'Dødsfall og pårørende' });
  await expect(page.getByRole('heading', { name: 'Vi kondolerer' })).toBeVisible();
  await expect(page.getByRole('link', { name: '68 05 00 00' })).toHaveAttribute('href', 'tel:+4768050000');
  await expect(page.getByRole('heading', { name: /Dette kan du gjøre selv/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('an answer comes by itself, is read, and is in the header until then', async ({ page, openBrowser }) => {
  test.setTimeout(120_000);
  await signInAt(page, ola.email, '/ny-henvendelse');
  const subject = newSubject('Når kommer svaret');
  const id = await sendEnquiry(page, subject, 'Jeg sitter her og venter på svar fra dere.');
  await page.getByRole('link', { name: 'Se henvendelsen' }).click();
  await expect(h1(page, subject)).toBeVisible();
  const desk = await openDesk(await (await openBrowser()).newPage());

  await test.step('without a reload, and said when there is time', async () => {
    const field = page.getByLabel('Skriv mer');
    await field.fill('Mens jeg skriver');
    await answerAsMona(desk, id, 'Her er svaret du ventet på.');
    await expect(thread(page)).toContainText('Her er svaret du ventet på.');
    await expect(page.getByRole('status').filter({ hasText: 'Nytt svar fra Mona.' })).toBeVisible();
    await expect(field).toHaveValue('Mens jeg skriver');
    await expect(field).toBeFocused();
    await expectAccessible(page);
    await button(page, 'Gå til svaret').click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Her er svaret' })).toBeFocused();
    await button(page, 'Send melding').click();
    await expect(thread(page)).toContainText('Mens jeg skriver');
  });

  await test.step('elsewhere the header counts it', async () => {
    await page.goto('/mine-opplysninger');
    await expect(h1(page, 'Mine opplysninger')).toBeVisible();
    await answerAsMona(desk, id, 'Og litt til.');
    await page.reload();
    const areas = page.getByRole('navigation', { name: 'Områder' });
    const more = areas.getByRole('button', { name: /^Mer/ });
    await expect(more).toHaveAccessibleName(/nytt svar|nye svar/);
    await expectAccessible(page);
    await more.click();
    const link = areas.getByRole('link', { name: /Henvendelser/ });
    await expect(link).toHaveAccessibleName(/nytt svar|nye svar/);
    await expectAccessible(page);
    await page.goto(`/henvendelser/${id}`);
    await expect(thread(page)).toContainText('Og litt til.');
  });

  await test.step('a question waits for the member', async () => {
    await answerAsMona(desk, id, 'Hvilket nummer gjelder det?', true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Vi venter på svar fra deg' })).toBeVisible();
    await expect(page.getByText('Venter på deg', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('what member service changed stands before and after', async () => {
    await act(desk, id, 'topics', { topic: 'tax' });
    await page.reload();
    const line = thread(page).getByRole('listitem').filter({ hasText: 'endret temaet' });
    await expect(line).toContainText('Magasin');
    await expect(line).toContainText('Skattefradrag og årsoppgave');
  });

  await test.step('closed while somebody writes: the words stay, and it is opened again with them', async () => {
    await page.getByLabel('Skriv mer').fill('Det er nummer 3.');
    await act(desk, id, 'closings', {});
    await expect(page.getByRole('textbox', { name: 'Hva gjelder det?' })).toHaveValue('Det er nummer 3.');
    await expect(page.getByText(/kan du åpne den igjen til og med/)).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Åpne igjen og send').click();
    await expect(thread(page)).toContainText('Det er nummer 3.');
    await expect(thread(page)).toContainText('Du åpnet henvendelsen igjen');
    await expect(page.getByText('Mottatt', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Skriv mer')).toHaveValue('');
  });

  await test.step('the member closes it, sees how long it can be opened again, and opens it', async () => {
    await button(page, 'Lukk henvendelsen').click();
    await button(page, 'Ja, lukk henvendelsen').click();
    await expect(page.getByText(/Henvendelsen ble lukket i dag kl\.\s/)).toBeVisible();
    await expectAccessible(page);
    await page.goto('/lukkede-henvendelser');
    await page.getByRole('link', { name: subject }).click();
    await page.getByLabel('Hva gjelder det?').fill('Jeg fant ut mer.');
    await button(page, 'Åpne igjen og send').click();
    await expect(page.getByText('Mottatt', { exact: true })).toBeVisible();
  });
});

test('where the server cannot tell of changes the page asks, and what was closed meanwhile loses nothing', async ({
  page,
  openBrowser,
  watch,
}) => {
  watch.expectFault(/status 429: GET \/api\/changes/);
  watch.expectFault(/status 409: POST .*messages/);
  test.setTimeout(120_000);
  await page.route('**/api/changes', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      headers: { 'cache-control': 'no-store' },
      json: { type: 'about:blank', title: 'Too Many Requests', status: 429, code: 'TOO_MANY_REQUESTS' },
    }),
  );
  await signInAt(page, newPerson(), '/ny-henvendelse');
  const id = await sendEnquiry(page, newSubject('Uten strøm'), 'Her må siden spørre av seg selv.');
  await page.goto(`/henvendelser/${id}`);
  await expect(page.getByLabel('Skriv mer')).toBeVisible();
  const desk = await openDesk(await (await openBrowser()).newPage());
  await answerAsMona(desk, id, 'Dette svaret måtte hentes.');
  await expect(thread(page)).toContainText('Dette svaret måtte hentes.', { timeout: 40_000 });

  await page.getByLabel('Skriv mer').fill('Det er nummer 3.');
  // The page does not hear of it before its words are refused.
  const refused = page.waitForResponse((answer) => answer.status() === 409);
  await page.route(`**/api/enquiries/${id}`, async (route) => {
    await refused;
    await route.continue().catch(() => {});
  });
  await act(desk, id, 'closings', {});
  await button(page, 'Send melding').click();
  await expect(page.getByText(/Henvendelsen ble lukket mens du skrev/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Hva gjelder det?' })).toHaveValue('Det er nummer 3.');
  await expectAccessible(page);
});

test('two tabs write at once: both are in the thread, each once', async ({ page, context }) => {
  await signInAt(page, ola.email, '/ny-henvendelse');
  const id = await sendEnquiry(page, newSubject('To faner'), 'Jeg har to faner åpne på en gang.');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/henvendelser/${id}`);
    await expect(tab.getByLabel('Skriv mer')).toBeVisible();
  }
  await page.getByLabel('Skriv mer').fill('Fra den første fanen');
  await other.getByLabel('Skriv mer').fill('Fra den andre fanen');
  await Promise.all([button(page, 'Send melding').click(), button(other, 'Send melding').click()]);
  for (const tab of [page, other]) await expect(tab.getByLabel('Skriv mer')).toHaveValue('');
  await page.reload();
  for (const words of ['Fra den første fanen', 'Fra den andre fanen'])
    await expect(thread(page).getByText(words)).toHaveCount(1);
});

test('a reply whose answer is lost on the way is there once', async ({ page, watch }) => {
  watch.expectFault(/failed: POST .*messages: net::ERR_CONNECTION_RESET/);
  await signInAt(page, ola.email, '/ny-henvendelse');
  const id = await sendEnquiry(page, newSubject('Tapt svar'), 'Nettet mitt er ikke til å stole på.');
  await page.goto(`/henvendelser/${id}`);
  let lost = 0;
  await page.route(`**/api/enquiries/${id}/messages`, async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByLabel('Skriv mer').fill('Kommer dette én gang?');
  await button(page, 'Send melding').click();
  await expect(page.getByLabel('Skriv mer')).toHaveValue('');
  await page.reload();
  await expect(thread(page).getByText('Kommer dette én gang?')).toHaveCount(1);
  expect(lost).toBeGreaterThan(1);
});

test('started from a child it says so, and the link leads back on both sides', async ({ page }) => {
  await signInAt(page, demoAccounts.kari.email, '/registrere-barn/bekreftelse');
  await page
    .getByRole('link', { name: /Spør om .*/ })
    .first()
    .click();
  await expect(h1(page, 'Ny henvendelse')).toBeVisible();
  await expect(page.getByText('Henvendelsen gjelder:')).toBeVisible();
  const form = enquiryForm(page);
  await expectAccessible(page);
  await form.topic.selectOption({ label: 'Registrering av barn' });
  await form.subject.fill(newSubject('Om barnet'));
  await form.message.fill('Er alt i orden med registreringen?');
  await form.send.click();
  await expect(h1(page, receiptHeading)).toBeVisible();
  await page.getByRole('link', { name: 'Se henvendelsen' }).click();
  await expect(page.getByRole('link', { name: /Registreringen av / })).toBeVisible();
  await expectAccessible(page);
});

test('an address that points at what is not one’s own says so, and lets one write', async ({
  page,
  watch,
}) => {
  watch.expectFault(/status 404: GET \/api\/enquiry-references/);
  const strangers = '50000000-0000-4000-8000-000000000999';
  await signInAt(page, jon.email, '/home');
  await page.goto(`/ny-henvendelse?gjelder=barn.${strangers}`);
  await expect(page.getByText('Vi fant ikke det du ville spørre om.')).toBeVisible();
  await expect(enquiryForm(page).topic).toBeVisible();
  await expectAccessible(page);
});

test('a name that member service corrects stands before and after in the thread', async ({
  page,
  openBrowser,
}) => {
  await signInAt(page, newPerson(), '/ny-henvendelse');
  const id = await sendEnquiry(page, newSubject('Nytt navn'), 'Jeg har giftet meg og heter noe annet nå.');
  const desk = await (await openBrowser({ viewport: { width: 1280, height: 900 } })).newPage();
  await signInAt(desk, mona.email, `/medlemsservice/henvendelser/${id}`);
  await desk.getByText('Rett navnet', { exact: true }).click();
  await button(desk, 'Lagre navnet').click();
  await expect(desk.getByText('Skriv fornavnet').first()).toBeVisible();
  await expectAccessible(desk);
  await desk.getByLabel('Fornavn og mellomnavn').fill('Maja');
  await desk.getByLabel('Etternavn').fill('Prøve Berg');
  await button(desk, 'Lagre navnet').click();
  await expect(desk.getByRole('status').filter({ hasText: 'Navnet er rettet' })).toBeVisible();
  await page.goto(`/henvendelser/${id}`);
  await expect(thread(page).getByRole('listitem').filter({ hasText: 'Mona endret navnet' })).toContainText(
    'Maja Prøve Berg',
  );
  await expectAccessible(page);
});
