/**
 * The question whether we may count a visit, and the frame that counts after a yes. Plain elements, because the open
 * pages are read without the app. Signed-in users are neither asked nor counted, in any tab.
 */
import { pageLanguageHeader } from '#contract/page-language-header.ts';
import {
  type MeasuringChoice,
  type MeasuringConfig,
  measuringAddress,
  measuringCookie,
} from '#contract/visit-measuring.ts';
import { paths } from '#web/paths.ts';
import { hasCachedAccount } from '#web/session/account-hint.ts';
import { visitMeasuringTexts as texts } from '#web/texts/visit-measuring-texts.ts';

const halfYear = 180 * 24 * 3600;
const fourteenDays = 14 * 24 * 3600;
const debugCookie = `${measuringCookie}_feilsok`;

function setCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

/** What the server put into the page. */
const measuringConfig = (): MeasuringConfig =>
  (JSON.parse(document.getElementById('config')?.textContent ?? '') as { measuring: MeasuringConfig })
    .measuring;

/** Null: not asked yet, or other words than these. */
function readChoice(textVersion: string): MeasuringChoice | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${measuringCookie}=`));
  const [choice, version] = found?.slice(measuringCookie.length + 1).split(/\.(.*)/) ?? [];
  return version === textVersion && (choice === 'yes' || choice === 'no') ? choice : null;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** Asks users without an answer, counts after a yes, and shows the choice on the page of cookies. */
export function measureVisits(): void {
  const { textVersion } = measuringConfig();
  let card: HTMLElement | undefined;
  /** What the card on the screen was drawn for; undefined where there is none. */
  let shown: MeasuringChoice | null | undefined;
  let frame: HTMLIFrameElement | undefined;

  const choose = (choice: MeasuringChoice) => {
    const wasMeasured = readChoice(textVersion) === 'yes';
    setCookie(measuringCookie, `${choice}.${textVersion}`, halfYear);
    setCookie(debugCookie, choice === 'yes' ? '1' : '', choice === 'yes' ? fourteenDays : 0);
    void fetch('/api/measuring-choices', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        ...(import.meta.env.LANGUAGE !== 'nb' && { [pageLanguageHeader]: import.meta.env.LANGUAGE }),
      },
      body: JSON.stringify({ choice, textVersion }),
      keepalive: true,
    }).finally(() => {
      // A reload removes everything that was loaded.
      if (wasMeasured && choice === 'no') location.reload();
    });
    update();
  };

  const button = (choice: MeasuringChoice) => {
    const made = element(
      'button',
      { type: 'button', className: 'ds-button', onclick: () => choose(choice) },
      texts[choice],
    );
    made.dataset.variant = 'secondary';
    return made;
  };

  const show = (choice: MeasuringChoice | null) => {
    const title = element('h2', { id: 'measuring-title' }, texts.title);
    const more = element('a', { href: paths.cookies, className: 'ds-link' }, texts.more);
    card = element(
      'section',
      { className: 'measuring' },
      title,
      element('p', {}, texts.text),
      element('p', { role: 'status' } as Partial<HTMLParagraphElement>, choice ? texts.chosen[choice] : ''),
      element('p', { className: 'actions' }, button('no'), button('yes'), more),
    );
    card.setAttribute('aria-labelledby', title.id);
    document.body.append(card);
  };

  const update = () => {
    const isSignedIn = hasCachedAccount();
    const choice = readChoice(textVersion);
    const isAsked = !choice || location.pathname === paths.cookies;
    const wanted = isAsked && !isSignedIn ? choice : undefined;
    // A card that is right stays as it is: one drawn again under a finger would take no press.
    if (wanted !== shown) {
      const hadFocus = card?.contains(document.activeElement);
      card?.remove();
      card = undefined;
      shown = wanted;
      if (wanted !== undefined) show(wanted);
      const next = document.querySelector<HTMLElement>('.measuring button, h1');
      if (hadFocus) next?.focus();
    }
    if (isSignedIn || choice !== 'yes') frame?.remove();
    if (isSignedIn) return;
    const src = `${measuringAddress}?side=${encodeURIComponent(location.pathname)}`;
    if (choice === 'yes' && frame?.getAttribute('src') !== src) {
      frame?.remove();
      frame = element('iframe', { src, title: texts.title, hidden: true, tabIndex: -1 });
      frame.sandbox.add('allow-scripts');
      document.body.append(frame);
    }
  };

  update();
  // Somebody signs in in another tab, or goes on to another page in this one.
  addEventListener('storage', update);
  addEventListener('popstate', update);
  (self as { navigation?: EventTarget }).navigation?.addEventListener('currententrychange', update);
}
