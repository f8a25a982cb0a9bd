/** One HTML file: readable at once, with nothing that the strict content-security policy refuses. */

export type PageParts = {
  /** `shell`: replaced by the app. `static`: the app never starts there (a failing server may have sent it). */
  kind: 'prerendered' | 'shell' | 'static';
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
  /** Fetched in one wave where somebody is signed in; the sign-in library last, never ahead of the app. */
  preloads: string[];
};

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;');

/**
 * Runs before the first paint. Whoever is signed in must not see the button of a signed-out visitor.
 * The key is the sign-in library's own; the same one stands in `web/session/account-hint.ts`.
 */
const earlyScript = ({ kind, preloads, stylesheet }: PageParts): string => {
  const always = kind === 'shell';
  return [
    'const d=document.documentElement;let s=false;',
    "try{s=(localStorage.getItem('msal.3.account.keys')||'[]').length>2}catch{}",
    "const r=self===top&&/[#&](code|error)=/.test(location.hash);if(s||r)d.classList.add('signed-in');",
    "if(r)d.classList.add('returning');",
    kind === 'static'
      ? ''
      : `if(${always ? 'true' : 's||r'}){const a=(r,h)=>{const l=document.createElement('link');l.rel=r;l.href=h;document.head.append(l)};` +
        `for(const u of ${JSON.stringify(preloads)})a('modulepreload',u);a('stylesheet',${JSON.stringify(stylesheet)})}`,
  ].join('');
};

/** The server puts the browser's configuration in place of `<!--config-->`. */
export function pageHtml(parts: PageParts): string {
  const { kind, title, description, body, returningBody, bodyFont } = parts;
  return [
    `<!doctype html><html lang="nb" data-stylesheet="${parts.stylesheet}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeText(title)}</title>`,
    description ? `<meta name="description" content="${escapeAttribute(description)}">` : '',
    `<script>${earlyScript(parts)}</script>`,
    `<style>${parts.criticalCss}</style>`,
    bodyFont ? `<link rel="preload" href="${bodyFont}" as="font" type="font/woff2" crossorigin>` : '',
    `<link rel="icon" href="${parts.favicon}" type="image/svg+xml">`,
    '<meta name="color-scheme" content="light dark">',
    '<!--config-->',
    `<script type="module" src="${parts.bootScript}"></script>`,
    kind === 'static' ? `<link rel="stylesheet" href="${parts.stylesheet}">` : '',
    `</head><body><div id="root" data-kind="${kind}">${body}</div>`,
    returningBody ? `<div id="returning">${returningBody}</div>` : '',
    '</body></html>',
  ].join('');
}
