/** Types in every field of the forms on a page, and tells later which characters are gone. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Step } from './form-states.ts';

/** What each field holds; the key is the same after a reload. */
export type Typed = Record<string, string>;

/**
 * All but files, what is only shown, what is no text (the ticks beside the members of a board, the choice of a text block),
 * and what must not be kept in a browser: identity numbers, and what the demo's activity asks about health.
 */
const fields = [
  'main form.form :is(input, select, textarea)',
  ':not([type=file], [readonly], [id*=fodselsnummer], [id^=goes-], [id=block], [id="answer-71000000-0000-4000-8000-000002000000"])',
  ':visible',
].join('');

/** Waits for the page, and opens its forms. @param open what leads to them, in order */
export async function openForms(page: Page, open: readonly Step[]): Promise<void> {
  await expect(page.locator('h1:visible').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true], .ds-skeleton')).toHaveCount(0);
  for (const step of open) {
    if (typeof step !== 'string') await step(page);
    else
      await page
        .getByRole('button', { name: new RegExp(`^${step}`) })
        .first()
        .click();
  }
  await expect(page.locator('main form.form').first()).toBeAttached();
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('main details'))
      if (one.querySelector('form.form')) (one as HTMLDetailsElement).open = true;
  });
  await expect(page.locator(fields).first()).toBeVisible();
}

/** Types something in every field that is shown. */
export async function typeInAll(page: Page): Promise<Typed> {
  const done = new Set<string>();
  // One at a time: a choice may bring more fields, and remove others.
  for (;;) {
    const shown = await page.locator(fields).evaluateAll((all) =>
      (all as HTMLInputElement[]).map((one, place) => ({
        key: one.id || `${one.name} ${one.value}`,
        kind: one.localName === 'input' ? one.type : one.localName,
        place,
      })),
    );
    const next = shown.find(({ key }) => !done.has(key));
    if (!next) break;
    done.add(next.key);
    await typeIn(page.locator(fields).nth(next.place), next.kind);
  }
  return readTyped(page);
}

async function typeIn(field: Locator, kind: string): Promise<void> {
  if (kind === 'select') {
    const values = await field
      .locator('option')
      .evaluateAll((all) => (all as HTMLOptionElement[]).map(({ value }) => value));
    await field.selectOption(values.findLast((value) => value !== '') ?? '');
  } else if (kind === 'radio') await field.check();
  else if (kind === 'checkbox') await field.click();
  else await field.fill(textFor(kind, await field.getAttribute('inputmode')));
}

function textFor(kind: string, inputMode: string | null): string {
  if (kind === 'date') return '2026-12-24';
  if (kind === 'month') return '2026-12';
  if (kind === 'time') return '18:30';
  if (kind === 'email') return 'noen@eksempel.example';
  if (kind === 'number' || inputMode === 'numeric' || inputMode === 'decimal') return '1234';
  if (kind === 'tel') return '68 05 00 11';
  return kind === 'textarea' ? 'Æ, ø og å – «sitat»\n\n  To blanke foran 😀' : 'Æ, ø og å «1» 😀';
}

/** In each form one more character, or another choice where there is no text: the last thing before something goes wrong. */
export async function typeOneMore(page: Page): Promise<Typed> {
  for (const form of await page.locator('main form.form').all()) {
    const own = form.locator(fields.replace('main form.form ', ''));
    const kinds = await own.evaluateAll((all) => (all as HTMLInputElement[]).map(({ type }) => type));
    const text = kinds.findIndex((kind) => ['textarea', 'text', 'email'].includes(kind));
    if (text >= 0) {
      await own.nth(text).press('End');
      await own.nth(text).pressSequentially('x');
    } else if (kinds.includes('checkbox')) await own.nth(kinds.indexOf('checkbox')).click();
  }
  return readTyped(page);
}

/** What the fields hold now that something is typed: none at all would be a form that can lose nothing. */
async function readTyped(page: Page): Promise<Typed> {
  const typed = await readFields(page);
  expect(typed).not.toEqual({});
  return typed;
}

const readFields = (page: Page): Promise<Typed> =>
  page
    .locator(fields)
    .evaluateAll((all) =>
      Object.fromEntries(
        (all as HTMLInputElement[]).map(({ id, name, value, type, checked }) =>
          type === 'radio' || type === 'checkbox'
            ? [id || `${name} ${value}`, checked ? 'x' : '']
            : [id || name, value],
        ),
      ),
    );

/** @returns what each field has lost, none where every character is there */
export async function lostNow(page: Page, typed: Typed): Promise<string[]> {
  const now = await readFields(page);
  return Object.entries(typed)
    .filter(([key, text]) => now[key] !== text)
    .map(([key, text]) => `${key}: «${now[key] ?? 'not there'}», was «${text}»`);
}

/** As {@link lostNow}, when the form has had its time to bring back what was typed. */
export async function lostIn(page: Page, typed: Typed, patienceMs: number): Promise<string[]> {
  await expect(async () => expect(await lostNow(page, typed)).toEqual([]))
    .toPass({ timeout: patienceMs })
    .catch(() => {});
  // Looked at again, however the waiting ended: where no look came to its end in time, nothing is known of the form.
  return lostNow(page, typed);
}

/** The names of the forms that this tab has kept something of, without the ids of what they are about. */
export const keptForms = async (page: Page): Promise<string[]> => {
  const keys = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')),
  );
  return [...new Set(keys.map((key) => (key.split(':').at(-1) ?? '').replace(/\..*/, '')))].sort();
};
