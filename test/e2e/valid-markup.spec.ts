/**
 * The document of every page as the browser holds it: html-validate, HTML CodeSniffer (the rules of pa11y) and the Nu Html
 * Checker (vnu) find no error. In `npm test` two pages, without the Nu checker, which takes seconds to start; all by
 * `npm run trial:trust -- --only=valid-markup`.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { isFullTrial, keepFigure, sizeOf } from '../support/trust-figures.ts';
import { addressOf, type Visitor, visitorParts } from './support/every-page.ts';
import { type NuChecker, startNuChecker } from './support/nu-checker.ts';
import { signInAt } from './support/sign-in-steps.ts';
import { test } from './support/worker-portal.ts';

const sniffer = fs.readFileSync(
  createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js'),
  'utf8',
);
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {},
});
const all: readonly Visitor[] = isFullTrial
  ? visitorParts
  : [{ name: 'a visitor', account: null, paths: ['/kontakt-oss', '/hefinn'] }];

// One after the other: the figure counts all of them.
test.describe.configure({ mode: 'default' });
const counts = { pages: 0, done: 0 };
let nu: NuChecker | null = null;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  if (isFullTrial) nu = await startNuChecker();
});

async function markupFaults(page: Page): Promise<string[]> {
  const report = await validator.validateString(await page.content());
  return report.results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message}: ${selector}`),
  );
}

type Sniffed = { type: number; code: string; msg: string; element: Element };
type Sniffer = {
  process(standard: string, document: Document, done: () => void): void;
  getMessages(): Sniffed[];
};

async function snifferFaults(page: Page): Promise<string[]> {
  await page.evaluate(sniffer);
  return page.evaluate(async () => {
    const { HTMLCS } = window as unknown as { HTMLCS: Sniffer };
    await new Promise<void>((done) => HTMLCS.process('WCAG2AA', document, done));
    return (
      HTMLCS.getMessages()
        // What is not drawn has no name to tell anybody.
        .filter(({ type, element }) => type === 1 && element.checkVisibility())
        .map(({ code, msg, element }) => `${code}: ${msg}: ${element.outerHTML.slice(0, 160)}`)
    );
  });
}

const nuFaults = async (page: Page): Promise<string[]> => (await nu?.errorsIn(await page.content())) ?? [];

for (const { name, account, paths } of all) {
  test(`the markup of the pages of ${name}`, async ({ page }) => {
    test.setTimeout(sizeOf({ small: 60_000, full: 60 * 60_000 }));
    const faults: string[] = [];
    if (account) await signInAt(page, account);
    for (const path of paths) {
      const address = await addressOf(page, path);
      await page.goto(address);
      await expect(page.locator('h1:visible').first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const found = [
        ...(await nuFaults(page)),
        ...(await markupFaults(page)),
        ...(await snifferFaults(page)),
      ];
      faults.push(...found.map((fault) => `${address}: ${fault}`));
      counts.pages += 1;
    }
    expect(faults).toEqual([]);
    counts.done += 1;
  });
}

test('broken markup is found by each', async ({ page }) => {
  await page.goto('/personvern');
  await page.locator('h1').evaluate((heading) => {
    const list = document.createElement('ul');
    list.append(document.createElement('div'), new Image(), document.createElement('input'));
    heading.after(list);
  });
  if (nu) expect((await nuFaults(page)).join('\n')).toContain('“div” not allowed as child of element “ul”');
  expect((await markupFaults(page)).join('\n')).toContain('element-permitted-content');
  expect((await snifferFaults(page)).join('\n')).toContain('H37');
  counts.done += 1;
});

test.afterAll(async () => {
  await nu?.stop();
  if (counts.done <= all.length) return;
  const checkers = ['html-validate', 'HTML CodeSniffer (the rules of pa11y, WCAG 2 AA)'];
  if (nu) checkers.unshift('the Nu Html Checker (vnu)');
  keepFigure({
    row: 40,
    // The Nu checker is a part of the row.
    score: nu ? 3 : 1,
    figure: [
      `${counts.pages} pages: 0 errors of ${checkers.join(', 0 of ')} in the document as the browser holds it;`,
      `broken markup was found by ${nu ? 'each' : 'both. The Nu checker (vnu) was not run: Java was missing'}.`,
    ].join(' '),
    command: 'npm run trial:trust -- --only=valid-markup',
  });
});
