/** Puts the membership card on the device: one page, shown by `web/card-worker.js` when there is no network. */
import type { MembershipCard } from '#contract/home-endpoints.ts';
import { cardAddress, cardCache, forgetKeptCard } from '#web/session/kept-card.ts';
import { keptDays } from '#web/session/kept-days.ts';
import { formatDate } from '#web/texts/format.ts';
import { keepCardTexts as texts } from './keep-card-texts.ts';

const dayMs = 86_400_000;

/** The page has no other style sheet. Colours are those of the dialog: black on white, so that any reader finds the code. */
const style = `body{margin:0;padding:1.5rem;background:#fff;color:#2b211b;font:1.125rem/1.5 system-ui,sans-serif}
main{max-width:30rem;margin:auto}h1{font-size:1.25rem;font-weight:400}.logo{display:flex;align-items:center;gap:.6rem;font-weight:700;font-size:1.25rem}
.member-name{font-size:1.6rem;font-weight:700;margin:.75rem 0}dl{margin:0;display:grid;grid-template-columns:1fr 1fr;gap:0 1rem}a{color:#a4361c}dt{font-size:1rem;color:#4d423a}dd{margin:0 0 .5rem}
.member-card__code{display:block;width:min(100%,20rem);margin:1rem auto;fill:#000}
.logo-mark__sun{fill:#f2b33d}.logo-mark__rays{fill:none;stroke:#b57b12;stroke-width:2.6}.logo-mark__one{fill:#c4472a}.logo-mark__two{fill:#24406a}.logo-mark__gap{stroke:#fff;stroke-width:2}`;

/** @param face the card as it is drawn in the page, so that each name in it is escaped by the browser */
function pageOf(face: Element, until: Date): Document {
  const page = document.implementation.createHTMLDocument(texts.title);
  page.documentElement.lang = document.documentElement.lang;
  const element = (name: string, text: string) => {
    const made = page.createElement(name);
    made.textContent = text;
    return made;
  };
  const viewport = page.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=device-width';
  page.head.append(viewport);
  const card = face.cloneNode(true) as Element;
  for (const shownOnline of card.querySelectorAll('.no-print')) shownOnline.remove();
  const again = element('a', texts.again) as HTMLAnchorElement;
  again.href = cardAddress;
  const line = element('p', `${texts.offline(formatDate(dayOf(until)))} `);
  line.append(again);
  const main = page.createElement('main');
  main.append(element('h1', texts.title), card, line);
  page.body.append(main);
  return page;
}

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Until a month from now, and not longer than the card is good for. */
export function keptUntil({ validYear }: MembershipCard, now: Date): Date {
  const yearEnds = Date.parse(`${validYear + 1}-01-01T00:00:00`);
  return new Date(Math.min(now.getTime() + keptDays * dayMs, yearEnds));
}

async function put(card: MembershipCard): Promise<void> {
  const face = document.querySelector('.member-card');
  if (!face) throw new Error('The card is not drawn');
  const until = keptUntil(card, new Date());
  // As text: the policy of this page lets no style be put into a document.
  const page = pageOf(face, until).documentElement.outerHTML.replace(
    '</head>',
    `<style>${style}</style></head>`,
  );
  const html = `<!doctype html>${page}`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; script-src 'none'; style-src 'self' 'sha256-${hash}'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'cache-control': 'no-store',
    expires: until.toUTCString(),
    etag: card.number,
  };
  await (await caches.open(cardCache)).put(cardAddress, new Response(html, { headers }));
}

/**
 * The pages of the portal allow no Trusted Types policy. This frame allows one, for the address of the one worker
 * (`server/platform/http/card-worker-routes.ts`), and is removed when the worker is registered.
 */
async function register(): Promise<void> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = '/medlemskort-ramme';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  try {
    await loaded;
    const inside = frame.contentWindow as FrameWindow;
    const worker = '/medlemskort.js';
    const policy = inside.trustedTypes?.createPolicy('medlemskort', { createScriptURL: () => worker });
    const address = policy?.createScriptURL('') ?? worker;
    await inside.navigator.serviceWorker.register(address as string, { scope: cardAddress });
  } finally {
    frame.remove();
  }
}

/** What the types of the language do not know yet. */
type FrameWindow = Window & {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(): string },
    ): { createScriptURL(input: string): unknown };
  };
};

/** @throws where the browser refuses: then nothing is kept */
export async function keepCard(card: MembershipCard): Promise<void> {
  try {
    await register();
    await put(card);
  } catch (error) {
    await forgetKeptCard();
    throw error;
  }
}

/** The card has been seen with a network: it is kept as it is now. Another person's goes. */
export async function renewKeptCard(card: MembershipCard): Promise<void> {
  const kept = await caches.match(cardAddress, { cacheName: cardCache });
  if (kept?.headers.get('etag') === card.number) await put(card);
  else await forgetKeptCard();
}
