/** The Nu Html Checker (vnu), the checker of the W3C: one Java process on this machine for all pages of a run. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { findFreePort } from '../../support/free-port.ts';

export type NuChecker = {
  /** @returns the errors of a document, each with the markup it is about */
  errorsIn(html: string): Promise<string[]>;
  stop(): Promise<void>;
};

/**
 * The build has parsed the style sheet that is in the page. What the checker knows of CSS is older: it takes
 * `::view-transition-old(root)` and a custom property with a calculation for errors. Style attributes are checked.
 */
const withoutStyleSheets = (html: string): string => html.replace(/(<style[^>]*>).*?(?=<\/style>)/gs, '$1');

type Message = { type: string; message: string; extract?: string };

/** @returns null where Java is not installed @throws when the checker does not answer within a minute */
export async function startNuChecker(): Promise<NuChecker | null> {
  if (spawnSync('java', ['-version']).status !== 0) return null;
  const port = await findFreePort();
  const jar = String(createRequire(import.meta.url)('vnu-jar'));
  const java = spawn(
    'java',
    [
      '-Dnu.validator.servlet.bind-address=127.0.0.1',
      ...['-cp', jar, 'nu.validator.servlet.Main', String(port)],
    ],
    { stdio: 'ignore' },
  );
  const address = `http://127.0.0.1:${port}/?out=json`;
  const check = async (html: string) => {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    const answer = await fetch(address, { method: 'POST', headers, body: withoutStyleSheets(html) });
    if (!answer.ok) throw new Error(`The Nu checker answered ${answer.status}: ${await answer.text()}`);
    const { messages } = (await answer.json()) as { messages: Message[] };
    return messages;
  };
  await untilReady(java, check);
  return {
    async errorsIn(html) {
      const messages = await check(html);
      return messages
        .filter(({ type }) => type !== 'info')
        .map(({ message, extract = '' }) => `${message}: ${extract}`);
    },
    async stop() {
      const ended = once(java, 'exit');
      java.kill();
      await ended;
    },
  };
}

async function untilReady(java: ChildProcess, check: (html: string) => Promise<unknown>): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline && java.exitCode === null; ) {
    const answer = await check('<!DOCTYPE html><html lang="nb"><title>-</title>').catch(() => null);
    if (answer) return;
    await new Promise((later) => setTimeout(later, 200));
  }
  java.kill();
  throw new Error('The Nu checker did not start.');
}
