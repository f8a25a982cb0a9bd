/** A tab whose process dies, and the same tab loaded again as the browser offers it. Needs a debugging port of the browser. */
import { chromium, type Page } from '@playwright/test';

/**
 * @param port `--remote-debugging-port` of the browser
 * @returns the same tab; the page it was given is of no use any more
 */
export async function crashAndReload(page: Page, port: number): Promise<Page> {
  const target = await targetOf(page);
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // No answer comes from a process that is dead.
  session.send('Page.crash').catch(() => {});
  await crashed;
  await reload(`ws://127.0.0.1:${port}/devtools/page/${target}`);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { timeout: 10_000 });
  for (const one of browser.contexts().flatMap((context) => context.pages()))
    if ((await targetOf(one)) === target) return one;
  throw new Error(`The tab that crashed at ${page.url()} is not there.`);
}

async function targetOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  return (await session.send('Target.getTargetInfo')).targetInfo.targetId;
}

/** Playwright cannot speak with a tab that has crashed: the browser itself reloads it. */
async function reload(address: string): Promise<void> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  let asked = 0;
  const ask = (method: string, params = {}) => {
    const id = ++asked;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise<{ result?: { result?: { value?: string } } }>((resolve) =>
      socket.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(data);
        if (answer.id === id) resolve(answer);
      }),
    );
  };
  await ask('Page.reload');
  const isLoaded = { expression: 'document.readyState' };
  while ((await ask('Runtime.evaluate', isLoaded)).result?.result?.value !== 'complete')
    await new Promise((resolve) => setTimeout(resolve, 50));
  socket.close();
}
