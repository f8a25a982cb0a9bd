import { useEffect } from 'react';
import { uiTexts } from '#web/texts/ui-texts.ts';

const noticedMs = 700;

let region: HTMLElement | undefined;
let waiting = 0;

/**
 * Says to a screen reader that something is on its way, for as long as the component is there: in one live region for all parts
 * of a page, which is there before its words are, and only where the wait is long enough to notice.
 */
export function useLoadingLine(): void {
  useEffect(() => {
    waiting += 1;
    region ??= document.body.appendChild(
      Object.assign(document.createElement('p'), { className: 'ds-sr-only', role: 'status' }),
    );
    const line = region;
    const timer = setTimeout(() => {
      if (!line.textContent) line.textContent = uiTexts.loading;
    }, noticedMs);
    return () => {
      clearTimeout(timer);
      waiting -= 1;
      if (waiting === 0) line.textContent = '';
    };
  }, []);
}
