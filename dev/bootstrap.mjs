/**
 * The first thing that runs, also on a machine that has only Node 20 and npm: installs what is missing, then goes
 * on with the Node that the project brings. Plain JavaScript without dependencies, because nothing else is there yet.
 *
 *     node dev/bootstrap.mjs start | test | reset | build | run FILE [args…]
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const modules = path.join(root, 'node_modules');
const marker = path.join(modules, '.cache', 'min-side', 'installed');
const ownNode = path.join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const commands = {
  start: 'dev/start.ts',
  test: 'dev/run-checks.ts',
  reset: 'dev/reset.ts',
  build: 'dev/build.ts',
};

/** Ends with one clear sentence. */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function isWritable(folder) {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function freeMegabytes() {
  const { bavail, bsize } = fs.statfsSync(root);
  return Math.floor((bavail * bsize) / 1_000_000);
}

const lockHash = () =>
  createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

/** Whether node_modules matches package-lock.json, however it was installed. */
function matchesLock() {
  try {
    const read = (file) => JSON.parse(fs.readFileSync(file, 'utf8')).packages;
    const installed = read(path.join(modules, '.package-lock.json'));
    return Object.entries(read(path.join(root, 'package-lock.json'))).every(
      ([name, { version, optional, link }]) =>
        name === '' || link || installed[name]?.version === version || (optional && !installed[name]),
    );
  } catch {
    return false;
  }
}

function hasPackages() {
  if (fs.existsSync(marker) && fs.readFileSync(marker, 'utf8') === lockHash()) return true;
  if (!matchesLock()) return false;
  remember();
  return true;
}

function remember() {
  try {
    fs.mkdirSync(path.dirname(marker), { recursive: true });
    fs.writeFileSync(marker, lockHash());
  } catch {
    // Only a short cut for the next time.
  }
}

/**
 * npm as npm itself named it when it started us, else the one on the path. The Node that runs this may be the
 * project's own, which an installation has just deleted.
 */
function npm(args, options) {
  const named = process.env.npm_execpath;
  return named && /npm-cli\.c?js$/.test(named) && fs.existsSync(process.execPath)
    ? spawnSync(process.execPath, [named, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Ends with a sentence where nothing can be installed, before anything is changed. */
function expectRoom(megabytes) {
  if (!isWritable(root) || (fs.existsSync(modules) && !isWritable(modules))) {
    stop(`Kan ikke installere: brukeren ${os.userInfo().username} har ikke lov til å skrive i ${root}.`);
  }
  if (freeMegabytes() < megabytes) {
    stop(
      `Kan ikke installere: det er bare ${freeMegabytes()} MB ledig på disken, og det trengs ${megabytes} MB.`,
    );
  }
  if (npm(['--version'], { stdio: 'ignore' }).status !== 0) {
    stop('Kan ikke installere: fant ikke npm. Installer Node 20 eller nyere sammen med npm, og prøv igjen.');
  }
}

const isDiskFull = () => freeMegabytes() < 50;
const fullDisk = 'Installasjonen stoppet fordi disken er full. Frigjør plass og prøv igjen.';

/** No package's own install script runs: `.npmrc` says `ignore-scripts`. */
function installPackages() {
  expectRoom(1400);
  // On the error stream: what a command answers may be read by another program.
  console.error('Installerer det portalen trenger (npm ci). Det tar et par minutter første gang.');
  // The development dependencies are needed whatever NODE_ENV or npm's settings say.
  const { status } = npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) {
    stop(
      isDiskFull()
        ? fullDisk
        : 'Installasjonen mislyktes. Se meldingen fra npm over, sjekk nettforbindelsen og prøv igjen.',
    );
  }
  remember();
}

/** The one install script that is needed, and therefore run by name: it fetches Node from npm's registry. */
function installNode() {
  expectRoom(500);
  console.error('Henter Node 24, som portalen kjører på.');
  const { status } = npm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status === 0 && fs.existsSync(ownNode)) return;
  stop(
    isDiskFull()
      ? fullDisk
      : 'Installasjonen ble ikke ferdig: Node 24 mangler fordi installasjonsskriptet til pakken «node» ikke kom i mål. Sjekk nettforbindelsen, kjør «npm rebuild node --ignore-scripts=false» og prøv igjen.',
  );
}

/** Hands over to the project's own Node and ends as it ends. */
function run(file, args) {
  const child = spawn(ownNode, [file, ...args], {
    cwd: root,
    // The channel tells the child when this process is gone, however it went.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      // Every process that a command starts reads its code compiled already, from the second start on.
      NODE_COMPILE_CACHE: path.join(modules, '.cache', 'compiled'),
      ...process.env,
      PATH: `${path.join(modules, '.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
    },
  });
  const stopChild = (signal) => {
    child.kill(signal);
    setTimeout(() => child.kill('SIGKILL'), 12_000).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopChild);
  // A stopped npm takes the shell between us along, and no signal reaches this process: then its parent has changed.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stopChild('SIGTERM');
  }, 500);
  watch.unref();
  child.on('error', (error) => stop(`Kunne ikke starte ${file}: ${error.message}.`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (os.constants.signals[signal] ?? 0)));
}

const [command = '', ...rest] = process.argv.slice(2);
const file = command === 'run' ? rest.shift() : commands[command];
if (!file) stop(`Bruk: node dev/bootstrap.mjs ${Object.keys(commands).join(' | ')} | run FIL`);
if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(`Node ${process.versions.node} er for gammel. Installer Node 20 eller nyere og prøv igjen.`);
}
if (!hasPackages()) installPackages();
if (!fs.existsSync(ownNode)) installNode();
run(file, rest);
