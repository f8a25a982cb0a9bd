/**
 * Finds a Chromium for the browser tests: CHROME_PATH, else the one inside the npm package @sparticuz/chromium
 * (x64 Linux; brings the libraries and a font that a bare machine lacks), else an installed one.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';

/** For Playwright's `launchOptions`. */
export type Chromium = {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
  /** Where it came from, for people. */
  source: string;
};

const modules = path.resolve(import.meta.dirname, '../../node_modules');
const packageFolder = path.join(modules, '@sparticuz/chromium');

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
];
// Without a locale the browser takes the name of a download for one it cannot write.
const ownEnvironment = () => ({ LANG: 'C.UTF-8', ...process.env }) as Record<string, string>;

/** @throws with one clear sentence where no browser can be had */
export async function findChromium(): Promise<Chromium> {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (!fs.existsSync(given)) throw new Error(`CHROME_PATH peker på ${given}, som ikke finnes.`);
    return { executablePath: given, args, env: ownEnvironment(), source: given };
  }
  const isPackaged = process.platform === 'linux' && process.arch === 'x64' && fs.existsSync(packageFolder);
  if (isPackaged) return fromPackage();
  const found = installed.find((file) => fs.existsSync(file));
  if (found) return { executablePath: found, args, env: ownEnvironment(), source: found };
  throw new Error(
    'Fant ingen Chromium til nettlesertestene. Installer Chrome eller Chromium, eller sett CHROME_PATH.',
  );
}

async function fromPackage(): Promise<Chromium> {
  const { version } = JSON.parse(fs.readFileSync(path.join(packageFolder, 'package.json'), 'utf8'));
  const target = path.join(modules, `.cache/chromium-${version}`);
  const executablePath = path.join(target, 'chromium');
  if (!fs.existsSync(executablePath)) await unpackInto(target);
  const env: Record<string, string> = { ...ownEnvironment(), HOME: process.env.HOME || target };
  // Only where the system lacks them: the package's own nss, nspr and expat, and its font.
  if (spawnSync(executablePath, ['--version'], { env }).status !== 0) {
    env.LD_LIBRARY_PATH = [path.join(target, 'al2023/lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(':');
    const { status, stderr } = spawnSync(executablePath, ['--version'], { env });
    if (status !== 0) {
      throw new Error(
        `Chromium fra npm-pakken kan ikke kjøre her. Sett CHROME_PATH. (${String(stderr).trim()})`,
      );
    }
  }
  if (!fs.existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = path.join(target, 'fonts');
  return { executablePath, args, env, source: `@sparticuz/chromium ${version}` };
}

/** Unpacked beside the target and renamed, so that two processes at once never see half a browser. */
async function unpackInto(target: string): Promise<void> {
  fs.mkdirSync(path.dirname(target), { recursive: true });
  const temporary = fs.mkdtempSync(`${target}-`);
  const unpack = (name: string, to: string) =>
    pipeline(
      fs.createReadStream(path.join(packageFolder, 'bin', name)),
      zlib.createBrotliDecompress(),
      fs.createWriteStream(to),
    );
  await unpack('chromium.br', path.join(temporary, 'chromium'));
  fs.chmodSync(path.join(temporary, 'chromium'), 0o755);
  for (const name of ['fonts', 'swiftshader', 'al2023']) {
    const archive = path.join(temporary, `${name}.tar`);
    // swiftshader must lie beside the browser.
    const folder = name === 'swiftshader' ? temporary : path.join(temporary, name);
    await unpack(`${name}.tar.br`, archive);
    fs.mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    fs.rmSync(archive);
  }
  const fonts = [`${target}/fonts`, '/usr/share/fonts'].map((folder) => `<dir>${folder}</dir>`).join('');
  fs.writeFileSync(
    path.join(temporary, 'fonts/fonts.conf'),
    `<?xml version="1.0"?><fontconfig>${fonts}<cachedir>${target}/fontcache</cachedir></fontconfig>`,
  );
  try {
    fs.renameSync(temporary, target);
  } catch (error) {
    fs.rmSync(temporary, { recursive: true, force: true });
    if (!fs.existsSync(target)) throw error;
  }
}
