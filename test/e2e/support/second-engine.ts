/** A second engine beside axe, with rules of its own: IBM's Equal Access, which tests WCAG 2.2 A and AA. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const engine = fs.readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js'),
  'utf8',
);

type Result = { ruleId: string; message: string; snippet: string; value: [kind: string, verdict: string] };
type Checker = { check(document: Document, standards: string[]): Promise<{ results: Result[] }> };

/** @returns what breaks a rule, one line for each element */
export async function equalAccessFaults(page: Page): Promise<string[]> {
  await page.evaluate(engine);
  return page.evaluate(async () => {
    const { ace } = window as unknown as { ace: { Checker: new () => Checker } };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [kind, verdict] }) => kind === 'VIOLATION' && verdict === 'FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 200)}`);
  });
}
