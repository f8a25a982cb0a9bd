/** The browsers of the machine besides Chromium, each driven through a protocol of its own and used in one way. */
import fs from 'node:fs';
import path from 'node:path';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

/** A window of its own, with nothing of another one's. */
export type Window = {
  goTo(url: string): Promise<void>;
  address(): Promise<string>;
  /** Runs a function in the page, and waits for what it promises. */
  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** The code of a library, for what runs in the page afterwards. */
  add(source: string): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Errors of the page and in the console since they were last asked for. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
};
export type Key = 'Enter' | 'Space' | 'Backspace' | 'Control+a';
export type OtherBrowser = {
  /** With its version. */
  name: string;
  /** As narrow as it can be, down to 320 pixels. */
  open(): Promise<Window>;
  close(): Promise<void>;
};

const inFolders = (folders: readonly string[], names: readonly string[]): string | null =>
  folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => fs.existsSync(file)) ?? null;
const onPath = (...names: string[]) => inFolders((process.env.PATH ?? '').split(path.delimiter), names);

/** Debian: `webkit2gtk-driver`, which brings MiniBrowser with it, and `xvfb`: WebKitGTK wants a screen. */
function findWebKit(): { driver: string; browser: string; screen: string } | null {
  const [driver, screen] = [onPath('WebKitWebDriver'), onPath('Xvfb')];
  const libraries = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1`);
  const browser = inFolders(libraries, ['MiniBrowser']);
  return driver && browser && screen ? { driver, browser, screen } : null;
}

/** What is there to open, and what is missing for the others. */
export function findBrowsers(): { open: (() => Promise<OtherBrowser>)[]; missing: string[] } {
  const [firefox, webKit] = [onPath('firefox-esr', 'firefox'), findWebKit()];
  return {
    open: [...(firefox ? [() => openFirefox(firefox)] : []), ...(webKit ? [() => openWebKit(webKit)] : [])],
    missing: [
      ...(firefox ? [] : ['Firefox (firefox-esr)']),
      ...(webKit ? [] : ['WebKit (webkit2gtk-driver, xvfb)']),
    ],
  };
}
