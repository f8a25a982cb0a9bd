/** A page of another browser as a person uses it with the keyboard: controls are found by their words, and the focus is followed. */
import type { Window } from './other-browsers.ts';

export type Walk = {
  /** What has gone wrong since it was last asked for, one line each. */
  faults(): Promise<string[]>;
  open(path: string): Promise<void>;
  /** Presses Enter on a link or a button, and waits until the words are on the page. */
  press(words: string, comes: string): Promise<void>;
  /** Types into the field with that label in place of what is there. */
  type(label: string, text: string): Promise<void>;
  /** Chooses in the list with that label. */
  choose(label: string, option: string): Promise<void>;
  /** Ticks the box, or takes the choice, with that label. */
  check(label: string): Promise<void>;
  /** Waits until the field with that label holds the text. */
  expectValue(label: string, text: string): Promise<void>;
  /** Notes a fault where the focus is on something else. */
  expectFocus(words: string): Promise<void>;
};

const waitMs = 20_000;
const pause = (ms: number) => new Promise((later) => setTimeout(later, ms));

/** Runs in the page: puts the focus on the control with these words, or on the field with this label. @returns whether it is there */
function focusOn(words: string): boolean {
  const nameOf = (one: Element) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/\s+/g, ' ').trim();
  const labels = [...document.querySelectorAll('label')];
  const label =
    labels.find((one) => nameOf(one) === words) ?? labels.find((one) => nameOf(one).startsWith(words));
  const controls = [...document.querySelectorAll<HTMLElement>('button, a[href], summary')];
  const named = controls.find((one) => one.checkVisibility() && nameOf(one) === words);
  const found = named ?? (label?.control as HTMLElement | null);
  found?.focus();
  return document.activeElement === found && !!found;
}

/** Follows a window on the portal from now on. */
export function walkIn(window: Window, origin: string): Walk {
  const noted: string[] = [];
  async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    for (const deadline = Date.now() + waitMs; ; await pause(100)) {
      // Between two documents nothing can be asked.
      if (await isSo().catch(() => false)) return;
      if (Date.now() > deadline) throw new Error(`not in ${waitMs / 1000} s: ${what}`);
    }
  }
  const untilShown = (words: string) =>
    until(`«${words}» on the page`, () =>
      window.run(
        (text: string) => (document.body?.textContent ?? '').replace(/\s+/g, ' ').includes(text),
        words,
      ),
    );
  const focus = (words: string) => until(`«${words}» with the focus`, () => window.run(focusOn, words));
  const focusedIs = (label: string, isSo: string) =>
    until(`«${label}» is ${isSo}`, () =>
      window.run((wanted: string) => {
        const field = document.activeElement;
        if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text === wanted;
        return field instanceof HTMLInputElement && String(field.checked) === wanted;
      }, isSo),
    );
  return {
    faults: async () => [...noted.splice(0), ...(await window.errors())],
    async open(path) {
      await window.goTo(`${origin}${path}`);
      await until(`the whole of ${path}`, () =>
        window.run(
          () =>
            document.querySelector('h1') !== null &&
            !document.querySelector('[aria-busy=true], .ds-skeleton'),
        ),
      );
    },
    async press(words, comes) {
      const before = await window.address();
      await focus(words);
      await window.press('Enter');
      await untilShown(comes);
      await pause(500);
      const isLost = await window.run(() => document.activeElement === document.body);
      if (isLost && (await window.address()) === before)
        noted.push(`the focus is lost after «${words}» on ${before}`);
    },
    async type(label, text) {
      await focus(label);
      await window.press('Control+a');
      await window.press('Backspace');
      await window.type(text);
    },
    async choose(label, option) {
      await focus(label);
      await window.type(option);
      await focusedIs(label, option);
    },
    async check(label) {
      await focus(label);
      await window.press('Space');
      await focusedIs(label, 'true');
    },
    async expectValue(label, text) {
      await until(`«${label}» holds ${text}`, () =>
        window.run(
          (name: string, wanted: string) =>
            [...document.querySelectorAll('label')].some(
              (one) =>
                one.textContent.trim().startsWith(name) &&
                (one.control as HTMLInputElement | null)?.value === wanted,
            ),
          label,
          text,
        ),
      );
    },
    async expectFocus(words) {
      let focused = '';
      const isThere = async () => {
        focused = await window.run(
          () => document.activeElement?.textContent.replace(/\s+/g, ' ').trim() ?? '',
        );
        return focused.startsWith(words);
      };
      // The words may have been on the page before the press.
      await until(`«${words}» with the focus`, isThere).catch(() =>
        noted.push(`the focus is on «${focused.slice(0, 60)}», not on «${words}»`),
      );
    },
  };
}
