/**
 * What a screen reader says on the way through a journey, from the browser's accessibility tree and the live regions in order.
 * It is kept as text in `docs/transcripts/` and compared on each run; `KEEP_TRANSCRIPTS=1` writes it instead.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type ReadNode, readFocus, readFrom } from './read-aloud.ts';
import { steady } from './steady-words.ts';

/** Where the transcripts of the journeys are. */
export const transcriptFolder = path.resolve(import.meta.dirname, '../../../docs/transcripts');

/** @param title of the journey */
export const transcriptName = (title: string): string => `${title.toLowerCase().replace(/[ ,]+/g, '-')}.md`;

/** Runs in each page: keeps what its live regions have said last. */
function followLiveRegions(): void {
  // biome-ignore lint/performance/useDomNodeTextContent: it keeps the words of two elements apart
  const textOf = (node: Node) => (node as HTMLElement).innerText?.replace(/\s+/g, ' ').trim() ?? '';
  const known = new Map<Element, string>();
  const news = new Map<Element, string>();
  const look = () => {
    for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
      if (region.querySelector('[role=status], [role=alert]')) continue;
      const text = textOf(region);
      // What a region holds when it comes is read with the page, unless it is an alert or a message that passes.
      const isNew = known.has(region) || region.matches('[role=alert], .Toastify *');
      if (isNew && text && text !== known.get(region)) {
        news.delete(region);
        news.set(region, text);
      }
      known.set(region, text);
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  Object.assign(window, {
    saidNow: () => [...news].filter(([region]) => region.isConnected).map(([, text]) => text),
    forgetSaid: () => news.clear(),
  });
}

/** What is said a moment after a key, or is not where the next step comes first; and that a page is on its way, where it takes long. */
const dependsOnSpeed = (text: string): boolean =>
  /tegn (?:igjen|for mye)|^Utkastet er lagret|^Hent(?:er|ar) …$/.test(text);

export type Transcript = {
  /**
   * Compares what has been said since the last time, where the focus is and what is read from there on with what was kept of
   * this step, as soon as the page has come so far.
   */
  hear(step: string): Promise<void>;
  /** Every step that was kept has been heard. */
  end(): void;
};

type Listening = { saidNow(): string[]; forgetSaid(): void };

/** By step. */
function keptIn(file: string): Map<string, string> {
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const steps = text.split(/^## /m).slice(1);
  return new Map(steps.map((step) => [/^.*/.exec(step)![0], step.replace(/^.*\n+/, '').trim()]));
}

/**
 * Listens to a page from now on.
 * @param title of the journey, in Norwegian; the file is named by it
 * @param place for the test of the comparison itself: another folder, whether it is written, and how long a step may take
 */
export async function startTranscript(
  page: Page,
  title: string,
  place: { folder?: string; isKept?: boolean; timeout?: number } = {},
): Promise<Transcript> {
  const { folder = transcriptFolder, isKept = Boolean(process.env.KEEP_TRANSCRIPTS) } = place;
  const file = path.join(folder, transcriptName(title));
  const kept = keptIn(file);
  const heard = new Map<string, string>();
  // How much is said while a page is on its way depends on how fast it comes.
  let isNewDocument = false;
  page.on('load', () => {
    isNewDocument = true;
  });
  await page.addInitScript(followLiveRegions);
  await page.evaluate(followLiveRegions);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Accessibility.enable');

  async function listen(): Promise<string> {
    const { nodes } = (await browser.send('Accessibility.getFullAXTree')) as unknown as { nodes: ReadNode[] };
    const said = await page.evaluate(() => (window as unknown as Listening).saidNow());
    return [
      `Side: ${await page.title()}`,
      ...(isNewDocument ? [] : said).filter((text) => !dependsOnSpeed(text)).map((text) => `Meldes: ${text}`),
      `Fokus: ${readFocus(nodes)}`,
      ...readFrom(nodes).filter((line) => !dependsOnSpeed(line)),
    ]
      .map((line) => `- ${steady(line)}`)
      .join('\n');
  }

  return {
    async hear(step) {
      if (isKept) await page.waitForTimeout(3000);
      else
        await expect
          .poll(listen, {
            message: `«${step}» in ${file}; KEEP_TRANSCRIPTS=1 writes it`,
            ...(place.timeout && { timeout: place.timeout }),
          })
          .toBe(kept.get(step) ?? '');
      heard.set(step, isKept ? await listen() : kept.get(step)!);
      await page.evaluate(() => (window as unknown as Listening).forgetSaid());
      isNewDocument = false;
    },
    end() {
      const steps = [...heard].map(([step, text]) => `## ${step}\n\n${text}\n`);
      if (isKept) fs.writeFileSync(file, `# ${title}\n\n${steps.join('\n')}`);
      else expect([...heard.keys()], `the steps of ${file}`).toEqual([...kept.keys()]);
    },
  };
}
