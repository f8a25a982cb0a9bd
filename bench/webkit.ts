/** WebKitGTK's MiniBrowser, through WebDriver (https://www.w3.org/TR/webdriver2/), on a screen of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '../test/support/free-port.ts';
import { until } from '../test/support/until.ts';
import type { Key, OtherBrowser, Window } from './other-browsers.ts';

/** WebDriver's names of keys (§ 17.4.2, keyboard actions). */
const strokes: Record<Key, string[]> = {
  Enter: ['\uE007'],
  Space: [' '],
  Backspace: ['\uE003'],
  'Control+a': ['\uE009', 'a'],
};
const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });

/** Runs in the page: keeps its errors until they are asked for. */
function listen(): void {
  const kept = window as unknown as { errorsOfPage?: string[] };
  if (kept.errorsOfPage) return;
  const errors: string[] = [];
  kept.errorsOfPage = errors;
  addEventListener('error', ({ message }) => errors.push(`page error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`page error: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    errors.push(`refused by ${effectiveDirective}: ${blockedURI}`),
  );
}

/** @param programs the driver, the browser and the virtual screen */
export async function openWebKit(programs: {
  driver: string;
  browser: string;
  screen: string;
}): Promise<OtherBrowser> {
  const screen = spawn(
    programs.screen,
    ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const [display] = await once(screen.stdout, 'data');
  const port = await findFreePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
  });
  const command = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: { message?: string } | null };
    if (!answer.ok) throw new Error(value?.message ?? `${method} ${path}: ${answer.status}`);
    return value;
  };
  const newSession = () =>
    command('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] } },
      },
    }) as Promise<{ sessionId: string; capabilities: { browserVersion: string } }>;

  const close = async () => {
    for (const program of [driver, screen]) await end(program);
  };
  const isThere = () =>
    command('GET', '/status').then(
      () => true,
      () => false,
    );
  const first = await until('the driver of WebKit answers', isThere)
    .then(newSession)
    .catch(async (error: Error) => {
      await close();
      throw error;
    });
  await command('DELETE', `/session/${first.sessionId}`);
  return {
    name: `WebKitGTK ${first.capabilities.browserVersion}`,
    close,
    async open(): Promise<Window> {
      const session = `/session/${(await newSession()).sessionId}`;
      await command('POST', `${session}/window/rect`, { width: 320, height: 640 });
      const script = (source: string, args: unknown[] = []) =>
        command('POST', `${session}/execute/sync`, { script: source, args });
      const keys = (actions: object[]) =>
        command('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
      return {
        async goTo(url) {
          await command('POST', `${session}/url`, { url });
          await script(`(${listen})()`);
        },
        address: async () => String(await command('GET', `${session}/url`)),
        run: (work, ...args) => script(`return (${work})(...arguments)`, args) as never,
        add: async (source) => void (await script(source)),
        type: async (text) => void (await keys([...text].flatMap((letter) => [down(letter), up(letter)]))),
        press: async (key) =>
          void (await keys([...strokes[key].map(down), ...strokes[key].toReversed().map(up)])),
        errors: async () => (await script('return (window.errorsOfPage ?? []).splice(0)')) as string[],
        close: async () => void (await command('DELETE', session)),
      };
    },
  };
}

async function end(program: ChildProcess): Promise<void> {
  program.kill();
  if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
}
