/** Types in every field of the forms on a page, and tells later which characters are gone. */
import { expect, type Page } from '@playwright/test';

/** What each field holds; the key is the same after a reload. */
export type Typed = Record<string, string>;

/** All but files, what is only shown, identity numbers, and the ticks beside the members of a board, which are no text. */
const fields =
  'main form.form :is(input, select, textarea):not([type=file], [readonly], [id^=fodselsnummer], [id^=goes-]):visible';

/** Waits for the page, and opens its forms. @param open the buttons that lead to them, in order */
export async function openForms(page: Page, open: readonly string[]): Promise<void> {
  await expect(page.locator('h1:visible').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true], .ds-skeleton')).toHaveCount(0);
  for (const name of open) await page.getByRole('button', { name, exact: true }).first().click();
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
  // A choice may bring more fields.
  for (let isMore = true; isMore; ) {
    isMore = false;
    for (const field of await page.locator(fields).all()) {
      const { key, kind } = await field.evaluate((element) => {
        const { id, name, value, type } = element as HTMLInputElement;
        const kind = element.matches('input') ? type : element.localName;
        return { key: id || `${name} ${value}`, kind };
      });
      if (done.has(key)) continue;
      done.add(key);
      isMore = true;
      if (kind === 'select') {
        const values = await field
          .locator('option')
          .evaluateAll((all) =>
            all.map((one) => (one as HTMLOptionElement).value).filter((value) => value !== ''),
          );
        await field.selectOption(values.at(-1) ?? '');
      } else if (kind === 'radio') await field.check();
      else if (kind === 'checkbox') await field.click();
      else await field.fill(textFor(kind, await field.getAttribute('inputmode')));
    }
  }
  return readFields(page);
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

/** One more character where there is text, as the last thing before something goes wrong. */
export async function typeOneMore(page: Page): Promise<Typed> {
  const texts =
    'textarea:visible, input[type=text]:visible, input[type=email]:visible, input:not([type]):visible';
  const field = page.locator('main form.form').locator(texts).first();
  if ((await field.count()) > 0) {
    await field.press('End');
    await field.pressSequentially('x');
  }
  return readFields(page);
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
export async function lostIn(page: Page, typed: Typed, patienceMs: number): Promise<string[]> {
  let lost: string[] = [];
  await expect(async () => {
    const now = await readFields(page);
    lost = Object.entries(typed)
      .filter(([key, text]) => now[key] !== text)
      .map(([key, text]) => `${key}: «${now[key] ?? 'not there'}», was «${text}»`);
    expect(lost).toEqual([]);
  })
    .toPass({ timeout: patienceMs })
    .catch(() => {});
  return lost;
}

/** The names of the forms that this tab has kept something of, without the ids of what they are about. */
export const keptForms = async (page: Page): Promise<string[]> => {
  const keys = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')),
  );
  return [...new Set(keys.map((key) => (key.split(':').at(-1) ?? '').replace(/\..*/, '')))].sort();
};
