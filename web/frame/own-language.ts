/**
 * In a translation only. A page that is still in bokmål is marked as such, so that it is read aloud as what it is; and a
 * language that a signed-in user chooses is kept in their profile.
 */
import type { AnyRouter } from '@tanstack/react-router';
import { call } from '../api/call.ts';
import { session } from '../session/session.ts';
import type { Language } from '../texts/language.ts';

const patterns = import.meta.env.UNTRANSLATED.map(
  (pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`),
);

export function markLanguage(router: AnyRouter): void {
  const mark = () => {
    const main = document.querySelector('main');
    const isBokmal = patterns.some((pattern) => pattern.test(location.pathname));
    if (main) main.lang = isBokmal ? 'nb' : import.meta.env.LANGUAGE;
  };
  router.subscribe('onRendered', mark);
  mark();
}

/** How long a user who chooses bokmål waits for it to be kept. */
const longestMs = 2000;

/** What cannot be kept now is no hindrance: the browser remembers it until the next sign-in. */
const keep = (language: Language): Promise<unknown> =>
  call('PUT /api/profile/language', { body: { language } }).catch(() => null);

export async function keepChosenLanguage(): Promise<void> {
  // The pages in bokmål have no code for this, so it is kept on the way to them.
  document
    .querySelector<HTMLAnchorElement>('.languages a[hreflang=nb]')
    ?.addEventListener('click', async (event) => {
      const { href } = event.currentTarget as HTMLAnchorElement;
      const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
      if (isElsewhere || !session.get().account) return;
      event.preventDefault();
      await Promise.race([keep('nb'), new Promise((resolve) => setTimeout(resolve, longestMs))]);
      location.assign(href);
    });
  // The server marks a page whose language was chosen on another page of ours.
  if (!('languageChosen' in document.documentElement.dataset)) return;
  await session.start();
  if (session.get().account) await keep(import.meta.env.LANGUAGE);
}
