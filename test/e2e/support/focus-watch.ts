/**
 * Runs in each page: notes as an error in the console when the focus is on nothing after a press on a button, while the address
 * is the same and the page is quiet (WCAG 2.4.3).
 */
export function noteLostFocus(): void {
  let pressed: { words: string; address: string } | null = null;
  let looks = 0;
  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest?.('button, summary');
      const words = button?.getAttribute('aria-label') ?? button?.textContent ?? '';
      pressed = button ? { words, address: location.href } : null;
      looks = 0;
    },
    true,
  );
  setInterval(() => {
    if (!pressed) return;
    if (location.href !== pressed.address) pressed = null;
    const isLost = document.activeElement === document.body && !document.querySelector('[aria-busy=true]');
    looks = isLost ? looks + 1 : 0;
    if (looks < 5) return;
    console.error(`the focus is lost after «${pressed?.words}» on ${location.pathname}`);
    pressed = null;
  }, 100);
}
