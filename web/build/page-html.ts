/** One HTML file: readable at once, with nothing that the strict content-security policy refuses. */
import type { Language } from '../texts/language.ts';
import { alternateLinks, languageSwitch } from './language-switch.ts';

export type PageParts = {
  /** `shell`: replaced by the app. `static`: the app never starts there (a failing server may have sent it). */
  kind: 'prerendered' | 'shell' | 'static';
  language: Language;
  /** The languages that the page is there in, and its address where it has one of its own. */
  offered: { languages: readonly Language[]; address: string | null };
  title: string;
  description: string | null;
  body: string;
  /** Shown instead of the body while a sign-in is being completed; only where the identity provider returns to. */
  returningBody: string | null;
  criticalCss: string;
  stylesheet: string;
  bootScript: string;
  bodyFont: string | null;
  favicon: string;
  preloads: Preloads;
};

/** Files of code, fetched in one wave where they will be needed: the sign-in library, with whose token the first calls
 * leave, the app, the page. The heavy files go ahead: over HTTP/1.1 only six share the line. */
export type Preloads = {
  app: string[];
  page: string[];
  signIn: string[];
  /** The code of the own page: where most users are sent when a sign-in is completed. */
  afterSignIn: string[];
};

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;');

/**
 * Runs before the first paint. Signed-in users must not see the button of a signed-out visitor.
 * The key is the sign-in library's own; the same one is in `web/session/account-hint.ts`.
 */
const markSession = `const d=document.documentElement;let s=false;
try{s=(localStorage.getItem('msal.3.account.keys')||'[]').length>2}catch{}
const r=self===top&&/[#&](code|error)=/.test(location.hash);
if(s||r)d.classList.add('signed-in');
if(r)d.classList.add('returning');`;

const fetchAtOnce = ({ kind, preloads, stylesheet, returningBody }: PageParts): string => {
  const needsApp = kind === 'shell' ? 'self===top' : '(s||r)&&self===top';
  const page = JSON.stringify(preloads.page);
  return `if(${needsApp}){const a=(r,h)=>{const l=document.createElement('link');l.rel=r;l.href='/'+h;document.head.append(l)};
const f=${JSON.stringify(preloads.app)},l=${JSON.stringify(preloads.signIn)},q=${returningBody ? `r?${JSON.stringify(preloads.afterSignIn)}:` : ''}${page};
for(const u of s||r?[...l,...f,...q]:[...l,...q,...f])a('modulepreload',u);
a('stylesheet',${JSON.stringify(stylesheet.slice(1))})}`;
};

/** For a visitor who is about to sign in: from the first touch or focus of «Logg inn», unless they save data. */
const fetchOnIntent = ({ preloads, returningBody }: PageParts): string =>
  returningBody
    ? `else{let o=0;const b=(e)=>{if(o||!e.target.closest?.('[data-sign-in]')||navigator.connection?.saveData)return;o=1;
for(const u of ${JSON.stringify([...preloads.signIn, ...preloads.app, ...preloads.afterSignIn])}){const l=document.createElement('link');l.rel='prefetch';l.href='/'+u;document.head.append(l)}};
for(const t of ['pointerover','focusin','touchstart'])addEventListener(t,b,{passive:true})}`
    : '';

const earlyScript = (parts: PageParts): string =>
  `{${markSession}${parts.kind === 'static' ? '' : fetchAtOnce(parts) + fetchOnIntent(parts)}}`;

/** The server puts the browser's configuration in place of `<!--config-->`, and each answer's own in `<!--nonce-->`. */
export function pageHtml(parts: PageParts): string {
  const { kind, title, description, body, returningBody, bodyFont } = parts;
  return [
    `<!doctype html><html lang="${parts.language}" data-stylesheet="${parts.stylesheet}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeText(title)}</title>`,
    description ? `<meta name="description" content="${escapeAttribute(description)}">` : '',
    // First: where the style sheet comes, which has all rules, its order of them holds.
    `<style>${parts.criticalCss}</style>`,
    `<script>${earlyScript(parts)}</script>`,
    bodyFont ? `<link rel="preload" href="${bodyFont}" as="font" type="font/woff2" crossorigin>` : '',
    `<link rel="icon" href="${parts.favicon}" type="image/svg+xml">`,
    '<meta name="color-scheme" content="light dark">',
    alternateLinks(parts.offered),
    '<!--config-->',
    `<script type="module" nonce="<!--nonce-->" src="${parts.bootScript}"></script>`,
    kind === 'static' ? `<link rel="stylesheet" href="${parts.stylesheet}">` : '',
    `</head><body><div id="root" data-kind="${kind}">${body}</div>`,
    returningBody ? `<div id="returning">${returningBody}</div>` : '',
    languageSwitch(parts.language, parts.offered.languages),
    '</body></html>',
  ].join('');
}
