/**
 * `/status`: what is known to be down, in words for members. Needs no database and no script, and says nothing of anybody, so
 * one answer is kept for all for a few seconds.
 */
import { readFile, stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { norwegianClock } from '../norwegian-time.ts';
import type { Outages } from '../watching/outages.ts';
import { escapeHtml } from './escape-html.ts';
import { pageSecurityPolicy } from './security-headers.ts';
import { statusTexts as texts } from './status-page-texts.ts';

/** What an operator has written in a file. */
export type StatusNotice = { text: string; writtenAt: Date };
export type Trouble = keyof typeof texts.troubles;

const keptMs = 5_000;
const mostLetters = 4_000;
const policy = pageSecurityPolicy({ scripts: [], styles: [], connectTo: [], frameAncestors: 'none' });

/** @returns null where there is no such file, or nothing in it */
export async function readStatusNotice(file: string): Promise<StatusNotice | null> {
  try {
    const [text, { mtime }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
    const trimmed = text.trim().slice(0, mostLetters);
    return trimmed ? { text: trimmed, writtenAt: mtime } : null;
  } catch {
    return null;
  }
}

/** What does not work, the worst first. */
export async function findTroubles(
  outages: Pick<Outages, 'isDown' | 'isCrowded'>,
  answers: () => Promise<boolean>,
): Promise<Trouble[]> {
  const suppliers = (['mail', 'sms', 'vipps'] as const).filter((supplier) => outages.isDown(supplier));
  if (!(await answers())) return ['database', ...suppliers];
  return [...(outages.isCrowded() ? (['crowded'] as const) : []), ...suppliers];
}

type Organisation = {
  name: string;
  memberService: { email: string; phone: string; hours: string };
};

const when = (moment: Date): string => {
  const [day = '', time = ''] = norwegianClock(moment).split('T');
  const [year, month, date] = day.split('-').map(Number);
  return `${date}.${month}.${year} kl. ${time.replace(':', '.')}`;
};
const box = (tone: 'warning' | 'success', title: string, paragraphs: readonly string[]): string =>
  `<div class="ds-alert" data-color="${tone}"><h2 class="notice__title">${escapeHtml(title)}</h2>${paragraphs
    .map((one) => `<p class="ds-paragraph">${escapeHtml(one)}</p>`)
    .join('')}</div>`;

function boxesOf(troubles: readonly Trouble[], notice: StatusNotice | null): string[] {
  const known = troubles.map((trouble) => {
    const { title, text } = texts.troubles[trouble];
    return box('warning', title, [text]);
  });
  if (notice)
    known.unshift(
      box('warning', texts.noticeTitle, [
        ...notice.text.split(/\n\s*\n/),
        texts.written(when(notice.writtenAt)),
      ]),
    );
  return known.length ? known : [box('success', texts.fine, [texts.fineHelp])];
}

/** The whole page, without a script. */
export function statusPageOf(
  shown: { troubles: readonly Trouble[]; notice: StatusNotice | null; now: Date },
  look: { stylesheets: readonly string[]; favicon: string; organisation: Organisation },
): string {
  const { name, memberService } = look.organisation;
  const { email, phone, hours } = memberService;
  const styles = look.stylesheets
    .map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`)
    .join('');
  return `<!doctype html><html lang="nb" data-color-scheme="auto"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${texts.title} – Min side – ${escapeHtml(name)}</title>
<link rel="icon" href="${escapeHtml(look.favicon)}" type="image/svg+xml">${styles}</head>
<body><div class="sign-in"><header><a class="sign-in-logo" href="/" aria-label="${escapeHtml(texts.logo(name))}">${escapeHtml(name)}</a></header>
<main class="sign-in-main"><div class="sign-in-card"><h1 class="ds-heading" data-size="md">${texts.title}</h1>
<p class="ds-paragraph">${escapeHtml(texts.lead(name))} ${escapeHtml(texts.checked(when(shown.now)))}</p>
${boxesOf(shown.troubles, shown.notice).join('\n')}
<p class="ds-paragraph">${texts.call} <a class="ds-link" href="tel:${escapeHtml(phone)}">${escapeHtml(spaced(phone))}</a> ${escapeHtml(texts.orWrite(hours))} <a class="ds-link" href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>.</p>
<p class="ds-paragraph"><a class="ds-link" href="/">${texts.toFrontPage}</a></p></div></main></div></body></html>
`;
}

/** As people write it: 68 05 00 00. */
const spaced = (phone: string) =>
  phone.replace(/^\+47(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1\u00a0$2\u00a0$3\u00a0$4');

/** Serves it from here on. */
export function serveStatusPage(
  app: FastifyInstance,
  needs: {
    outages: Pick<Outages, 'isDown' | 'isCrowded'>;
    answers(): Promise<boolean>;
    readNotice(): Promise<StatusNotice | null>;
    look: Parameters<typeof statusPageOf>[1];
  },
): void {
  let kept: { until: number; page: Promise<string> } | null = null;
  const make = async () => {
    const [troubles, notice] = await Promise.all([
      findTroubles(needs.outages, needs.answers),
      needs.readNotice(),
    ]);
    return statusPageOf({ troubles, notice, now: new Date() }, needs.look);
  };
  app.get('/status', { schema: { hide: true } }, async (_request, reply) => {
    if (!kept || kept.until < Date.now()) kept = { until: Date.now() + keptMs, page: make() };
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .send(await kept.page);
  });
}
