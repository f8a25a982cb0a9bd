/**
 * `/status`: what is known to be down, in words for members. Needs no database and no script, and says nothing of anybody, so
 * one answer in each language is kept for all for a few seconds.
 */
import { readFile, stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { type Language, languages, type Translated } from '#contract/values/portal-languages.ts';
import { inLanguage } from '#contract/values/translations.ts';
import { norwegianClock } from '../norwegian-time.ts';
import type { Outages } from '../watching/outages.ts';
import { escapeHtml } from './escape-html.ts';
import { keepLanguage, languageOf } from './page-language.ts';
import { pageSecurityPolicy } from './security-headers.ts';
import { statusTexts as english } from './status-page-texts.en.ts';
import { statusTexts as nynorsk } from './status-page-texts.nn.ts';
import { statusTexts as bokmal } from './status-page-texts.ts';

/** What an operator has written in a file. */
export type StatusNotice = { text: string; writtenAt: Date };
export type Trouble = keyof typeof bokmal.troubles;

const textsIn: Record<Language, Translated<typeof bokmal>> = { nb: bokmal, nn: nynorsk, en: english };
/** As each calls itself. */
const languageNames: Record<Language, string> = { nb: 'Bokmål', nn: 'Nynorsk', en: 'English' };

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
  memberService: OrganisationProfile['memberService'];
};

const when = (moment: Date, language: Language): string => {
  const [day = '', time = ''] = norwegianClock(moment).split('T');
  const [year, month, date] = day.split('-').map(Number);
  return language === 'en'
    ? `${new Date(day).toLocaleDateString('en-GB', { timeZone: 'UTC', dateStyle: 'long' })} at ${time}`
    : `${date}.${month}.${year} kl. ${time.replace(':', '.')}`;
};
/** The last element of the page, and shown at its top, as on the other pages. */
function languageSwitch(current: Language): string {
  const links = languages.map((language) => {
    const mark = language === current ? ' aria-current="true"' : '';
    return `<li><a href="/status?sprak=${language}" lang="${language}" hreflang="${language}"${mark}>${languageNames[language]}</a></li>`;
  });
  return `<nav class="languages" aria-label="${textsIn[current].languages}"><ul class="frame-width">${links.join('')}</ul></nav>`;
}
const paragraphs = (texts: readonly string[], attributes = ''): string =>
  texts.map((one) => `<p class="ds-paragraph"${attributes}>${escapeHtml(one)}</p>`).join('');
/** @param body markup, already escaped */
const box = (tone: 'warning' | 'success', title: string, body: string): string =>
  `<div class="ds-alert" data-color="${tone}"><h2 class="notice__title">${escapeHtml(title)}</h2>${body}</div>`;

function boxesOf(troubles: readonly Trouble[], notice: StatusNotice | null, language: Language): string[] {
  const texts = textsIn[language];
  const known = troubles.map((trouble) => {
    const { title, text } = texts.troubles[trouble];
    return box('warning', title, paragraphs([text]));
  });
  if (notice)
    known.unshift(
      box(
        'warning',
        texts.noticeTitle,
        // As the operator wrote it, whatever the language of the page.
        `${paragraphs(notice.text.split(/\n\s*\n/), language === 'nb' ? '' : ' lang="nb"')}${paragraphs([
          texts.written(when(notice.writtenAt, language)),
        ])}`,
      ),
    );
  return known.length ? known : [box('success', texts.fine, paragraphs([texts.fineHelp]))];
}

/** The whole page, without a script. */
export function statusPageOf(
  shown: { troubles: readonly Trouble[]; notice: StatusNotice | null; now: Date },
  look: { stylesheets: readonly string[]; favicon: string; organisation: Organisation },
  language: Language,
): string {
  const texts = textsIn[language];
  const { name, memberService } = look.organisation;
  const { email, phone, hours } = inLanguage(memberService, language);
  const styles = look.stylesheets
    .map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`)
    .join('');
  return `<!doctype html><html lang="${language}" data-color-scheme="auto"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${texts.title} – Min side – ${escapeHtml(name)}</title>
<link rel="icon" href="${escapeHtml(look.favicon)}" type="image/svg+xml">${styles}</head>
<body><div class="sign-in"><header><a class="sign-in-logo" href="/" aria-label="${escapeHtml(texts.logo(name))}">${escapeHtml(name)}</a></header>
<main class="sign-in-main"><div class="sign-in-card"><h1 class="ds-heading" data-size="md">${texts.title}</h1>
<p class="ds-paragraph">${escapeHtml(texts.lead(name))} ${escapeHtml(texts.checked(when(shown.now, language)))}</p>
${boxesOf(shown.troubles, shown.notice, language).join('\n')}
<p class="ds-paragraph">${texts.call} <a class="ds-link" href="tel:${escapeHtml(phone)}">${escapeHtml(spaced(phone))}</a> ${escapeHtml(texts.orWrite(hours))} <a class="ds-link" href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>.</p>
<p class="ds-paragraph"><a class="ds-link" href="/">${texts.toFrontPage}</a></p></div></main></div>
${languageSwitch(language)}</body></html>
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
    origin: string;
    clock: { now(): Date };
  },
): void {
  let kept: { until: number; pages: Promise<Record<Language, string>> } | null = null;
  const isSecure = needs.origin.startsWith('https:');
  const make = async (): Promise<Record<Language, string>> => {
    const [troubles, notice] = await Promise.all([
      findTroubles(needs.outages, needs.answers),
      needs.readNotice(),
    ]);
    const shown = { troubles, notice, now: new Date() };
    const page = (language: Language) => statusPageOf(shown, needs.look, language);
    return { nb: page('nb'), nn: page('nn'), en: page('en') };
  };
  app.get('/status', { schema: { hide: true } }, async (request, reply) => {
    if (!kept || kept.until < Date.now()) kept = { until: Date.now() + keptMs, pages: make() };
    const pages = await kept.pages;
    keepLanguage(request, reply, { isSecure, now: needs.clock.now() });
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie')
      .header('content-security-policy', policy)
      .send(pages[languageOf(request)]);
  });
}
