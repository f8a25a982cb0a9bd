/**
 * The way to a page's other languages. Plain HTML beside the app: it works before any script, and weighs on no bundle.
 * An address of a query alone leads to the page that is shown, also after the app has gone on to another.
 */
import type { Language } from '../texts/language.ts';
import { languageTexts } from './language-texts.ts';

/** @param current the language of the page. @returns nothing where the page is there in one language only */
export function languageSwitch(current: Language, offered: readonly Language[]): string {
  if (offered.length < 2) return '';
  const links = offered.map((language) => {
    const mark = language === current ? ' aria-current="true"' : '';
    return `<li><a href="?sprak=${language}" lang="${language}" hreflang="${language}"${mark}>${languageTexts[language].name}</a></li>`;
  });
  return `<nav class="languages" aria-label="${languageTexts[current].label}"><ul class="frame-width">${links.join('')}</ul></nav>`;
}

/** For search engines. The server knows its own origin, and puts it in. */
export function alternateLinks(offered: { languages: readonly Language[]; address: string | null }): string {
  const { languages, address } = offered;
  if (address === null || languages.length < 2) return '';
  return languages
    .map(
      (language) =>
        `<link rel="alternate" hreflang="${language}" href="<!--origin-->${address}${language === 'nb' ? '' : `?sprak=${language}`}">`,
    )
    .join('');
}
