import { useEffect } from 'react';
import { formTexts } from '#web/texts/form-texts.ts';

/** Says in the window's title that something must be corrected: it is what a screen reader reads first. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    document.title = formTexts.errorPrefix + document.title;
    return () => {
      if (document.title.startsWith(formTexts.errorPrefix))
        document.title = document.title.slice(formTexts.errorPrefix.length);
    };
  }, [hasErrors]);
}
