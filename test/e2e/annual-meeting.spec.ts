/** The annual meeting on a phone: papers, a motion, a candidate, the last day, the lists, and what is kept of it. */
import type { Page } from '@playwright/test';
import type { MeetingForMember } from '#contract/meeting-endpoints.ts';
import { addDays } from '#contract/values/working-days.ts';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { pdfWith } from '../support/attack-files.ts';
import { expectAccessible } from './support/accessibility.ts';
import { nextMessageTo } from './support/inbox-reader.ts';
import { moveClock } from './support/move-clock.ts';
import { expect, test } from './support/portal-test.ts';
import { reloadUntil } from './support/reload-until.ts';
import { signInAt } from './support/sign-in-steps.ts';

const phone = { viewport: { width: 390, height: 844 } };
test.use({ ...phone, environment: { BROWSER_TEST_OF: 'annual-meeting' } });

/** Seeded: Liv leads it, and its members are summoned to this meeting. */
const board = '/tillitsvalgt/40000000-0000-4000-8000-000000000011/arsmote';
const meetingPath = '/mitt-medlemsdemokrati/91000000-0000-4000-8000-000000000001';
const { kari, liv, nils } = demoAccounts;

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true });

const hour = (day: string, time = '11:00') => new Date(`${day}T${time}:00Z`);

test('the board adds papers, a member sends a motion, the last day passes, the lists are out, and it is over', async ({
  openBrowser,
}) => {
  test.setTimeout(540_000);
  let days = { on: '', motionsBy: '', nominationsBy: '' };
  /** Signed in again: the sign-ins of before run out when the clock is moved. */
  const seenAt = async (who: string, path: string) => {
    const page = await (await openBrowser(phone)).newPage();
    await signInAt(page, who, path);
    return page;
  };

  await test.step('papers', async () => {
    const page = await seenAt(liv.email, board);
    await expect(page.getByRole('heading', { name: 'Årsmøtet i Oslo lokallag' })).toBeVisible();
    await expectAccessible(page);
    const form = page.getByRole('form', { name: 'Legg fram papirer' });
    await form.getByRole('button', { name: /^Legg fram: Årsmøte/ }).click();
    await expect(page.getByRole('link', { name: 'Skriv hva papiret heter' })).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel('Hva heter det?').fill('Budsjett for neste år');
    await form.locator('input[type=file][multiple]').setInputFiles({
      name: 'Budsjett.pdf',
      mimeType: 'application/pdf',
      buffer: pdfWith(''),
    });
    await expect(form.getByText('Lagt ved', { exact: true })).toBeVisible();
    await form.getByRole('button', { name: /^Legg fram: Årsmøte/ }).click();
    await expect(list(page, 'Sakspapirer og protokoll')).toContainText('Budsjett for neste år');
    await expectAccessible(page);
    await page.close();
  });

  await test.step('a member reads them, and sends a motion that survives a reload', async () => {
    const page = await seenAt(kari.email, '/home');
    const card = page.getByRole('region', { name: 'Årsmøtet' });
    // The browser may drop an answer before it is read, so it is read on its way to the page.
    await page.route(/\/api\/meetings\//, async (route) => {
      const response = await route.fetch();
      days = ((await response.json()) as MeetingForMember).meeting;
      await route.fulfill({ response });
    });
    await card.getByRole('link', { name: 'Årsmøtet i Oslo lokallag' }).click();
    await expect(h1(page)).toHaveText('Årsmøtet i Oslo lokallag');
    await expect(page.getByRole('heading', { name: 'Du har stemmerett' })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await press(page, 'Last ned Budsjett.pdf');
    expect((await downloading).suggestedFilename()).toBe('Budsjett.pdf');
    await page.getByRole('link', { name: 'Send et forslag' }).click();
    await expect(h1(page)).toHaveText('Send et forslag');
    await press(page, 'Send forslaget');
    await expect(page.getByRole('link', { name: 'Velg om navnet ditt skal vises' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Hva gjelder det?').fill('Boksirkel');
    await page.getByLabel('Forslaget', { exact: true }).fill('Laget starter en boksirkel i mars.');
    await page.getByLabel('Nei, skriv bare «et medlem»').check();
    await expect(page.getByText('Utkastet er lagret')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Hva gjelder det?')).toHaveValue('Boksirkel');
    await page.getByLabel('Begrunnelse').fill('Da møtes vi om vinteren også.');
    await press(page, 'Send forslaget');
    const own = list(page, 'Forslagene dine');
    await expect(own).toContainText('Boksirkel');
    await expect(own).toContainText('Sendt inn');
    const receipt = await nextMessageTo(kari.email, 0, ({ subject }) => /forslaget ditt/.test(subject));
    expect(receipt.text).not.toMatch(/årsmøte|Boksirkel|lokallag/i);
    await press(page, 'Endre: Boksirkel');
    await expectAccessible(page);
    await page.getByLabel('Hva gjelder det?').fill('Boksirkel for alle');
    await press(page, 'Lagre endringen');
    await expect(own).toContainText('Boksirkel for alle');
    await page.getByRole('link', { name: 'Foreslå en kandidat' }).click();
    await page.getByLabel('Noen andre').check();
    await press(page, 'Send inn');
    await expect(page.getByRole('link', { name: 'Velg et verv' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Fornavn').fill('Liv');
    await page.getByLabel('Etternavn').fill('Moen');
    await page.getByLabel('E-post eller telefon til den du foreslår').fill(liv.email);
    await page.getByLabel('Verv').selectOption({ label: 'Revisor' });
    await page.getByLabel('Begrunnelse').fill('Er nøyaktig, og har god tid.');
    await press(page, 'Send inn');
    await expect(list(page, 'Dem du har foreslått')).toContainText('Venter på svar');
    await expectAccessible(page);
    await page.close();
  });

  await test.step('the one who is proposed says yes', async () => {
    const page = await seenAt(liv.email, '/home');
    const needs = page.getByRole('region', { name: 'Dette bør du gjøre' });
    await expect(needs).toContainText('Du er foreslått som revisor i Oslo lokallag');
    await page.goto(meetingPath);
    await expect(page.getByRole('heading', { name: 'Vil du stille som revisor?' })).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Ja, jeg stiller');
    await expect(page.getByText('Du har sagt ja')).toBeVisible();
    await page.close();
  });

  await test.step('the last days near, and pass: nothing more is taken, and the board publishes', async () => {
    await moveClock(hour(addDays(days.motionsBy, -1)));
    const near = await seenAt(kari.email, meetingPath);
    await expect(near.getByText('Siste dag er i morgen')).toBeVisible();
    await expectAccessible(near);
    await near.close();
    await moveClock(hour(addDays(days.nominationsBy, 2)));
    const late = await seenAt(kari.email, `${meetingPath}/forslag`);
    await expect(late.getByRole('heading', { name: 'Fristen er ute' })).toBeVisible();
    await expectAccessible(late);
    await late.goto(meetingPath);
    await expect(late.getByText('Styret legger fram listen når fristen er ute.').first()).toBeVisible();
    const page = await seenAt(liv.email, board);
    const published = page.getByRole('region', { name: 'Årsmøtet i Oslo lokallag' }).getByText(/^Lagt fram/);
    await press(page, 'Legg fram forslagene for medlemmene');
    await expect(published).toHaveCount(1);
    await press(page, 'Legg fram listen for medlemmene');
    await expect(published).toHaveCount(2);
    await expectAccessible(page);
    await late.reload();
    const motions = list(late, 'Forslag fra medlemmene');
    const boksirkel = motions.getByRole('listitem').filter({ hasText: 'Boksirkel for alle' });
    await expect(boksirkel).toContainText('Fra et medlem');
    await expect(boksirkel).not.toContainText('Kari');
    await expect(list(late, 'De som stiller til valg')).toContainText('Liv Moen som revisor');
    await expectAccessible(late);
    // A page left open would ask with a sign-in that has run out.
    await late.close();
    await page.close();
    await moveClock(hour(addDays(days.nominationsBy, 2), '11:40'));
    const told = await seenAt(kari.email, '/meldinger');
    const notice = told.getByRole('link', { name: 'Se forslag og kandidater: «Årsmøtet i Oslo lokallag»' });
    await reloadUntil(notice, 150_000);
    await told.close();
  });

  await test.step('when it is over: minutes, and what is kept of it', async () => {
    await moveClock(hour(addDays(days.on, 2)));
    const page = await seenAt(kari.email, '/mitt-medlemsdemokrati');
    const been = list(page, 'Tidligere årsmøter').getByRole('listitem').filter({ hasText: 'i Oslo' });
    await reloadUntil(been.filter({ hasText: 'Du hadde stemmerett' }), 150_000);
    await expect(page.getByRole('region', { name: 'Hva du stemmer, vet bare du' })).toBeVisible();
    await expect(list(page, 'Forslag du har sendt')).toContainText('Boksirkel for alle');
    await expectAccessible(page);
    const desk = await seenAt(liv.email, board);
    const form = desk.getByRole('form', { name: 'Legg fram protokollen' });
    await form.getByLabel('Hva heter det?').fill('Protokoll');
    await form.locator('input[type=file][multiple]').setInputFiles({
      name: 'Protokoll.pdf',
      mimeType: 'application/pdf',
      buffer: pdfWith(''),
    });
    await expect(form.getByText('Lagt ved', { exact: true })).toBeVisible();
    await form.getByRole('button', { name: /^Legg fram: Årsmøte/ }).click();
    await expect(list(desk, 'Sakspapirer og protokoll').first()).toContainText('Protokoll');
    await expectAccessible(desk);
    await page.goto(meetingPath);
    await expect(list(page, 'Protokoll')).toContainText('Protokoll.pdf');
    await expect(page.getByRole('heading', { name: 'Du hadde stemmerett' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('no meeting, no member, no vote here, and no such meeting: each says why', async ({
  openBrowser,
  watch,
}) => {
  test.setTimeout(180_000);
  const empty = await (await openBrowser(phone)).newPage();
  await signInAt(empty, nils.email, '/mitt-medlemsdemokrati');
  await expect(empty.getByText('Det er ikke kalt inn til noe årsmøte akkurat nå.')).toBeVisible();
  await expectAccessible(empty);
  watch.allowFault(/status 404: GET \/api\/meetings\//);
  await empty.goto(meetingPath);
  await expect(h1(empty)).toHaveText('Vi finner ikke møtet');
  await expectAccessible(empty);

  const outside = await (await openBrowser(phone)).newPage();
  await signInAt(outside, demoAccounts.jon.email, '/mitt-medlemsdemokrati');
  await expect(outside.getByRole('heading', { name: 'Dette er for medlemmer' })).toBeVisible();
  await expectAccessible(outside);

  // Who was summoned and has moved since, as the server says it.
  const moved = await (await openBrowser(phone)).newPage();
  await moved.route('**/api/meetings/*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, vote: 'other-unit', papers: [] } });
  });
  await signInAt(moved, demoAccounts.kari.email, meetingPath);
  await expect(moved.getByRole('heading', { name: 'Du har ikke stemmerett her' })).toBeVisible();
  await expect(moved.getByRole('link', { name: 'Send et forslag' })).toHaveCount(0);
  await expectAccessible(moved);
});
