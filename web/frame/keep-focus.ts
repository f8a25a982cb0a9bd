/**
 * The focus is never lost (WCAG 2.4.3): when the control that has it is removed, it goes to what came in its place, so that a
 * screen reader says it. A panel or a receipt: to its heading, or to its first field. A closed panel: back to the control that
 * opened it. A removed row: to the heading of the next one, or of the list.
 */

/** What a part of a page is called. Of choices between buttons that is the question. */
const headings = 'h1:not([aria-busy] h1), h2, h3, h4, fieldset:not(:has(input, select, textarea)) > legend';
const fields = 'input, select, textarea';
const openers = 'a[href], button, summary';
const busy = '[aria-busy=true]';

/** The parts of one change come shortly after each other. A page that moves the focus itself does so in this time. */
const changeMs = 50;

type Loss = { parent: Element; removed: Node; next: Node | null };

/** Call once, when the app has started. Going to another address is the business of `watchArrivals`. */
export function keepFocus(): void {
  let used: Element | null = null;
  let usedAt = '';
  /** The panels that are open: where the focus went, and the words on what was pressed. */
  let opened: { words: string; panel: Element }[] = [];
  let changes: MutationRecord[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const use = (element: Element | null) => {
    if (usedAt !== location.pathname) opened = [];
    else if (element && used?.isConnected === false && !element.matches(openers))
      opened.push({ words: used.textContent, panel: element });
    used = element;
    usedAt = location.pathname;
    changes = [];
  };
  use(document.activeElement);
  addEventListener('focusin', ({ target }) => use(target as Element));
  // Safari gives no focus to a button that is pressed.
  addEventListener('click', ({ target }) => use((target as Element).closest(`${openers}, ${fields}`)), {
    capture: true,
  });

  const settle = () => {
    const loss =
      used &&
      document.activeElement === document.body &&
      location.pathname === usedAt &&
      lossOf(used, changes);
    if (!loss) return;
    const added = addedIn(loss.parent, changes);
    const closed = opened.filter(({ panel }) => !panel.isConnected).map(({ words }) => words);
    const target =
      visible(added, openers).findLast((opener) => closed.includes(opener.textContent)) ??
      visible(added, headings)[0] ??
      // What is still being fetched comes as another change.
      (added.some((element) => element.matches(busy) || element.querySelector(busy))
        ? null
        : (visible(added, fields)[0] ?? headingOfNextRow(loss) ?? headingAbove(loss)));
    if (!target) return;
    opened = opened.filter(({ panel }) => panel.isConnected);
    // What is still on its way has no part that could be seen to close: the next change may bring its opener back.
    if (used && !used.closest('form') && visible(added, '.ds-skeleton')[0])
      opened.push({ words: used.textContent, panel: used });
    if (!target.matches(`${openers}, ${fields}`)) target.tabIndex = -1;
    target.focus();
  };

  new MutationObserver((records) => {
    if (used?.isConnected !== false) return;
    changes.push(...records);
    clearTimeout(timer);
    timer = setTimeout(settle, changeMs);
  }).observe(document.body, { childList: true, subtree: true });
}

/** @returns where the removed element was, in what is still part of the page */
function lossOf(lost: Node, changes: readonly MutationRecord[]): Loss | null {
  for (const { target, removedNodes, nextSibling } of changes)
    for (const removed of removedNodes)
      if (removed.contains(lost))
        return target.isConnected
          ? { parent: target as Element, removed, next: nextSibling }
          : lossOf(target, changes);
  return null;
}

/** @returns what was added at the place of the loss; when nothing was, what was added to the page */
function addedIn(parent: Element, changes: readonly MutationRecord[]): HTMLElement[] {
  const added = changes
    .flatMap(({ addedNodes }) => [...addedNodes])
    .filter((node): node is HTMLElement => node instanceof HTMLElement && node.isConnected);
  const near = added.filter((element) => parent.contains(element));
  return near.length > 0 ? near : added.filter((element) => element.closest('main'));
}

const visible = (roots: readonly Element[], selector: string): HTMLElement[] =>
  roots
    .flatMap((root) => [root, ...root.querySelectorAll('*')] as HTMLElement[])
    .filter((element) => element.matches(selector) && element.checkVisibility());

const headingOfNextRow = ({ removed, next }: Loss): HTMLElement | undefined =>
  next instanceof Element && next.nodeName === removed.nodeName ? visible([next], headings)[0] : undefined;

/** The heading of the innermost part of the page that begins before the place of the loss. */
function headingAbove({ parent, next }: Loss): HTMLElement | undefined {
  for (let part: Element | null = parent; part; part = part.parentElement) {
    const heading = part.matches('ul, ol, tbody') ? undefined : visible([part], headings)[0];
    const isAfter =
      heading &&
      next?.isConnected &&
      next.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (heading && !isAfter) return heading;
  }
  return undefined;
}
