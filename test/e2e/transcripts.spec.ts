/** The transcripts in `docs/transcripts/` are those of the journeys, and a change in what a screen reader says is noticed. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support/portal-test.ts';
import { startTranscript, transcriptFolder, transcriptName } from './support/transcript.ts';

test('every transcript is of a journey that compares it', () => {
  const specs = fs.globSync(path.join(import.meta.dirname, '*.spec.ts'));
  const texts = specs.map((file) => fs.readFileSync(file, 'utf8'));
  const started = texts.flatMap((text) => [...text.matchAll(/await startTranscript\(\w+, '([^']+)'\)/g)]);
  const names = started.map(([, title = '']) => transcriptName(title));
  expect(fs.readdirSync(transcriptFolder).toSorted()).toEqual(names.toSorted());
});

type Fault = 'a lost announcement' | 'a lost focus' | 'a changed name' | 'a missing step';
/** No fault: how long an answer takes is another on each run. */
type Wait = 'a noticed wait';

/** A field is reached, and something is announced. */
async function goThrough(page: Page, folder: string, isKept: boolean, fault?: Fault | Wait): Promise<void> {
  await page.goto('/kontakt-oss');
  const field = page.getByLabel('Navn');
  await expect(field).toBeVisible();
  const transcript = await startTranscript(page, 'Prøve', { folder, isKept, timeout: 3000 });
  await field.focus();
  if (fault !== 'a missing step') await transcript.hear('Feltet');
  await page.evaluate(async (planted) => {
    const status = document.createElement('p');
    status.role = 'status';
    document.querySelector('main')?.append(status);
    await new Promise(requestAnimationFrame);
    if (planted === 'a noticed wait') {
      const line = document.createElement('p');
      line.role = 'status';
      document.body.append(line);
      await new Promise(requestAnimationFrame);
      line.textContent = 'Henter …';
      await new Promise(requestAnimationFrame);
      line.textContent = '';
    }
    if (planted !== 'a lost announcement') status.textContent = 'Lagret';
    if (planted === 'a lost focus') (document.activeElement as HTMLElement).blur();
    if (planted === 'a changed name') document.activeElement?.setAttribute('aria-label', 'Feltet');
  }, fault);
  await transcript.hear('Lagret');
  transcript.end();
}

test('a transcript that is the same passes, and a planted fault does not', async ({ page }) => {
  const folder = test.info().outputPath('transcripts');
  fs.mkdirSync(folder, { recursive: true });
  await goThrough(page, folder, true);
  expect(fs.readFileSync(path.join(folder, transcriptName('Prøve')), 'utf8')).toContain('- Meldes: Lagret');
  await goThrough(page, folder, false);
  await goThrough(page, folder, false, 'a noticed wait');
  const faults: Fault[] = ['a lost announcement', 'a lost focus', 'a changed name', 'a missing step'];
  for (const fault of faults)
    await expect(goThrough(page, folder, false, fault), fault).rejects.toThrow(/prøve\.md/);
});
