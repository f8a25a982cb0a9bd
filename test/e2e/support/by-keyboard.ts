/**
 * Journeys with the keyboard alone: what a test asks of an element by pointer is done by Tab and keys instead, and each
 * stop on the way must be on the screen and show that it has the focus.
 */
import type { Locator, Page } from '@playwright/test';
import { stopNow } from './keyboard.ts';

const longestWay = 300;

const methods = ['click', 'fill', 'check', 'uncheck', 'selectOption', 'press', 'pressSequentially'] as const;
type Method = (typeof methods)[number];
type Original = Record<Method, (this: Locator, ...args: unknown[]) => Promise<unknown>>;

/** What is used by the keys for an element: itself, what it is a part of, or the field that it names. */
type Control = { kind: string; isChecked: boolean; hasFocus: boolean; isInGroup: boolean; isAhead: boolean };

/** @returns null where no key can use the element */
const controlOf = (target: Locator): Promise<Control | null> =>
  target.evaluate((element) => {
    const usable = 'a[href], button, summary, input, select, textarea, [tabindex="0"], label';
    const nearest = element.closest<HTMLElement>(usable);
    const control = nearest instanceof HTMLLabelElement ? nearest.control : nearest;
    if (!control) return null;
    const active = document.activeElement ?? document.body;
    const input = control instanceof HTMLInputElement ? control : null;
    const isRadio = input?.type === 'radio';
    return {
      kind: input?.type ?? control.tagName.toLowerCase(),
      isChecked: input?.checked ?? false,
      hasFocus: active === control,
      isInGroup:
        isRadio &&
        active instanceof HTMLInputElement &&
        active.type === 'radio' &&
        active.name === input?.name,
      isAhead: Boolean(active.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING),
    };
  });

/**
 * Goes to what is used for the element with Tab, or Shift and Tab where it is above, and in a group of radio buttons with
 * the arrows, which choose.
 * @throws when it has no key, is not reached, or a stop cannot be seen
 */
async function reach(target: Locator): Promise<Control> {
  const page = target.page();
  const stops: string[] = [];
  let [wasAhead, turns] = [true, 0];
  // What is passed by both ways is not reached.
  while (turns <= 3 && stops.length < longestWay) {
    const control = await controlOf(target);
    if (!control) throw new Error(`No key can use ${target}`);
    if (control.hasFocus) return control;
    if (control.isAhead !== wasAhead) turns += 1;
    wasAhead = control.isAhead;
    if (control.isInGroup) await page.keyboard.press(control.isAhead ? 'ArrowDown' : 'ArrowUp');
    else await page.keyboard.press(control.isAhead ? 'Tab' : 'Shift+Tab');
    const stop = await stopNow(page);
    stops.push(stop.name);
    if (stop.name === 'body') continue;
    if (!stop.isOnScreen) throw new Error(`«${stop.name}» has the focus outside the screen`);
    if (!stop.isMarked) throw new Error(`«${stop.name}» does not show that it has the focus`);
  }
  throw new Error(`Not reached with Tab: ${target}. Stops: ${stops.slice(-40).join(' → ')}`);
}

/** These have keys of their own for each of their parts: to be reached is what is tried. */
const inParts = ['date', 'time', 'month', 'datetime-local', 'number', 'range', 'color', 'file'];
const typedIn = ['text', 'email', 'tel', 'search', 'url', 'password', 'textarea', 'select', ...inParts];

async function use(target: Locator): Promise<void> {
  const { kind, isChecked } = await reach(target);
  if (typedIn.includes(kind) || (kind === 'radio' && isChecked)) return;
  await target.page().keyboard.press(kind === 'checkbox' || kind === 'radio' ? 'Space' : 'Enter');
}

/** What the keyboard does for each; `original` waits until the element can be used. */
const byKeys = (original: Original): Original => ({
  async click(...args) {
    await original.click.call(this, { ...(args[0] as object), trial: true });
    await use(this);
  },
  async check() {
    await original.check.call(this, { trial: true });
    const { isChecked } = await reach(this);
    if (!isChecked) await use(this);
  },
  async uncheck() {
    await original.uncheck.call(this, { trial: true });
    const { isChecked } = await reach(this);
    if (isChecked) await use(this);
  },
  async fill(text, ...rest) {
    await original.click.call(this, { trial: true });
    const { kind } = await reach(this);
    if (inParts.includes(kind)) return original.fill.call(this, text, ...rest);
    await this.page().keyboard.press('ControlOrMeta+A');
    if (text === '') await this.page().keyboard.press('Delete');
    else await this.page().keyboard.insertText(String(text));
  },
  async selectOption(...args) {
    await original.click.call(this, { trial: true });
    await reach(this);
    return original.selectOption.call(this, ...args);
  },
  async press(key) {
    await reach(this);
    await this.page().keyboard.press(String(key));
  },
  async pressSequentially(text) {
    await reach(this);
    await this.page().keyboard.type(String(text));
  },
});

/**
 * From now on, in all tests of this worker. Pages of others (Vipps, the public site) are used as before.
 * @param page any page of Playwright's, for its kind of `Locator`
 * @param origin of the portal
 * @returns how to end it
 */
export function workByKeyboardOnly(page: Page, origin: string): () => void {
  const shape = Object.getPrototypeOf(page.locator('body')) as Original;
  const original = Object.fromEntries(methods.map((name) => [name, shape[name]])) as Original;
  const keys = byKeys(original);
  for (const name of methods)
    shape[name] = function (this: Locator, ...args: unknown[]) {
      const isOurs = this.page().url().startsWith(`${origin}/`);
      return (isOurs ? keys : original)[name].call(this, ...args);
    };
  return () => void Object.assign(shape, original);
}
