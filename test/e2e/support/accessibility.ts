/** The gate that every page state passes: axe with its whole set of rules, and no scrolling sideways. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { NodeResult } from 'axe-core';

/** Less than half of `axe.source`, which is sent to every document. */
const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// All of them: tags do not add up, «wcag22aa» alone is one single rule.
const tags: string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What another colour scheme can break. Not asked in forced colours: there Chromium still tells axe the author's colours. */
export const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** All rules, or all but those left out, or only some. */
type Rules = { leftOut?: readonly string[]; only?: readonly string[] };

/** What axe says of a page as it is now, one line for each element. */
export type AxeFindings = {
  violations: string[];
  /** What axe cannot decide: for a person to look at. */
  incomplete: { rule: string; why: string; target: string; html: string }[];
};

export async function axeFindings(page: Page, { leftOut = [], only }: Rules = {}): Promise<AxeFindings> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // Once for each document: it is ten times the work of the look itself.
  if (!isThere) await page.evaluate(axeSource);
  const runOnly: axe.RunOnly = only ? { type: 'rule', values: [...only] } : { type: 'tag', values: tags };
  const { violations, incomplete } = await page.evaluate(
    ([asked, rules]) =>
      (window as unknown as { axe: typeof axe }).axe.run({
        runOnly: asked,
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations', 'incomplete'],
        iframes: false,
      }),
    [runOnly, leftOut] as const,
  );
  return {
    violations: violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html }) => `${id}: ${help}: ${target.join(' ')} ${html.slice(0, 200)}`),
    ),
    incomplete: incomplete.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, ...node }) => ({
        rule: id,
        why: reasonOf(node),
        target: target.join(' '),
        html: html.slice(0, 200),
      })),
    ),
  };
}

const reasonOf = ({ any, all, none }: Pick<NodeResult, 'any' | 'all' | 'none'>): string =>
  [...any, ...all, ...none].map(({ message }) => message).join('; ');

/** @returns how far the page scrolls sideways and what sticks out, or nothing */
export async function sidewaysFaults(page: Page): Promise<string[]> {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return sideways > 0 ? [`scrolls ${sideways} px sideways: ${await page.evaluate(stickingOut)}`] : [];
}

/** @returns the violations, one line for each element, and how far the page scrolls sideways */
export async function accessibilityFaults(page: Page, rules?: Rules): Promise<string[]> {
  await movementsEnded(page);
  const { violations } = await axeFindings(page, rules);
  return [...violations, ...(await unmarkedBokmal(page)), ...(await sidewaysFaults(page))];
}

/** The marks of words in bokmål on a page in another language, which `Words` takes away where it sets `lang`. */
const unmarkedBokmal = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.documentElement.outerHTML.matchAll(/.{0,60}\u2068.{0,60}/g)].map(
      ([where]) => `in bokmål, and not marked: ${where}`,
    ),
  );

/** The innermost elements beyond the edge, of which one is the cause. */
const stickingOut = () =>
  [...document.querySelectorAll('body *')]
    .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
    .filter((one, _index, all) => !all.some((other) => other !== one && one.contains(other)))
    .map((one) => one.outerHTML.slice(0, 120))
    .slice(0, 5)
    .join(' · ');

export async function expectAccessible(page: Page, rules?: Rules): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(await accessibilityFaults(page, rules), `${page.url()} at ${width} px`).toEqual([]);
}

/** The fonts have come, and what changed is drawn. Nothing fades: the journeys ask for less motion. */
export async function movementsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  });
}
