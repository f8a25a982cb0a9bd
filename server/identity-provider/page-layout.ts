import { type Language, languages } from '#contract/values/portal-languages.ts';
import { addressInLanguage } from './page-languages.ts';
import { languageNames, textsIn } from './sign-in-language-texts.ts';

/** How the pages are dressed. They look like the rest of the portal, but load none of its scripts. */
export type SignInLayout = {
  /** Hrefs of our own style sheets. */
  stylesheets: string[];
  /** Href of the icon of the portal. */
  favicon: string;
  organisationName: string;
};

export const escapeHtml = (value: unknown): string =>
  String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** One page. `body` is markup, already escaped. */
export type RenderPage = (page: {
  title: string;
  body: string;
  language: Language;
  /** Where the page is shown again, in another language; without one where nothing can be asked for again. */
  path?: string | undefined;
  /** Run when it is there, where the policy knows it. */
  script?: string;
}) => string;

/** The last element of a page, and shown at its top, as on the pages of the portal. */
function languageSwitch(current: Language, path: string): string {
  const links = languages.map((language) => {
    const mark = language === current ? ' aria-current="true"' : '';
    return `<li><a href="${escapeHtml(addressInLanguage(path, language))}" lang="${language}" hreflang="${language}"${mark}>${languageNames[language]}</a></li>`;
  });
  return `<nav class="languages" aria-label="${textsIn[current].languages}"><ul class="frame-width">${links.join('')}</ul></nav>`;
}

export const createPageLayout = (layout: SignInLayout): RenderPage => {
  const name = escapeHtml(layout.organisationName);
  const styles = layout.stylesheets
    .map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`)
    .join('\n');
  return ({ title, body, script, language, path }) => {
    const texts = textsIn[language];
    return `<!doctype html>
<html lang="${language}" data-color-scheme="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(texts.titleOf(title, layout.organisationName))}</title>
<link rel="icon" href="${escapeHtml(layout.favicon)}" type="image/svg+xml">
${styles}
</head>
<body>
<div class="sign-in">
<header>
<a class="sign-in-logo" href="/" aria-label="${escapeHtml(texts.toFrontPage(layout.organisationName))}">${name}</a>
</header>
<main class="sign-in-main">
<div class="sign-in-card">
${body}
</div>
<p class="sign-in-help"><a class="ds-link" href="/kontakt-oss">${escapeHtml(texts.noWayIn)}</a></p>
</main>
<footer class="sign-in-foot">
<a class="ds-link" href="/kontakt-oss">${texts.contactUs}</a>
<a class="ds-link" href="/personvern">${texts.privacy}</a>
<a class="ds-link" href="/tilgjengelighet">${texts.accessibility}</a>
</footer>
</div>
${path === undefined ? '' : languageSwitch(language, path)}
${script ? `<script>${script}</script>` : ''}
</body>
</html>
`;
  };
};
