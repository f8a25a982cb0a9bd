/** How large the controls of a page are, and how far from each other. Each runs in the page. */

/** @returns buttons and fields that lie over each other, two by two */
export const touchingControls = (): string[] => {
  const controls = [...document.querySelectorAll<HTMLElement>('main :is(button, .ds-button, input, select)')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  return controls.flatMap(({ one, box }, at) =>
    controls
      .slice(at + 1)
      .filter(
        (other) =>
          !one.contains(other.one) &&
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 0.5 &&
          Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 0.5,
      )
      .map((other) => `${one.outerHTML.slice(0, 80)} over ${other.one.outerHTML.slice(0, 80)}`),
  );
};

/** @returns links that are alone in their paragraph or item, and less than 24 pixels high (WCAG 2.5.8 without its exceptions) */
export const shortLinks = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('main a[href]')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 24)
    .filter(
      (one) => one.textContent.trim() === one.closest('p, li, dd, td, div, section')?.textContent.trim(),
    )
    .map((one) => one.outerHTML.slice(0, 120));
