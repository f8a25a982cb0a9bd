/**
 * `npm start`: builds what has changed, starts the inbox and the portal, and says how to sign in.
 * `npm run dev` (`--watch`): the same with a development server in front, that shows each change at once.
 */
import fs from 'node:fs';
import path from 'node:path';
import { type Config, loadConfig } from '#server/config/config.ts';
import { lockFolder } from '#server/platform/database/folder-lock.ts';
import { keepFilesPrivate, makePrivate } from '#server/platform/private-folder.ts';
import { findFreePort } from '../test/support/free-port.ts';
import {
  type AvtalegiroSimulator,
  startAvtalegiroSimulator,
} from './avtalegiro-simulator/avtalegiro-simulator.ts';
import { build } from './build.ts';
import { fillDemoDatabase } from './demo-database.ts';
import { type Inbox, startInbox } from './inbox/inbox.ts';
import { removeEndedThreads } from './inbox/set-clock.ts';
import { isPortFree } from './port-check.ts';
import { writePublishedProfile } from './published-profile.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { startVippsSimulator, type VippsSimulator } from './vipps-simulator/vipps-simulator.ts';
import { hasBuild, isBuilt } from './web-inputs.ts';
import { welcome } from './welcome.ts';

/** Why the portal cannot start, as a sentence for the terminal. */
class NoStart extends Error {
  readonly sentence: string;
  constructor(sentence: string) {
    super(sentence);
    this.sentence = sentence;
  }
}

const isDevelopment = process.argv.includes('--watch');
let inbox: Inbox | null = null;
let vipps: VippsSimulator | null = null;
let giro: AvtalegiroSimulator | null = null;
let server: ServerProcess | null = null;
/** The database is an organisation's own: it has the inbox as mail server, and nothing else is made up. */
let isOwn = false;

function stop(): void {
  if (server) server.stop();
  else process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, stop);

function portFrom(name: string, fallback: number): number {
  const port = Number(process.env[name] || fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new NoStart(`${name} må være et portnummer mellom 1 og 65535, ikke «${process.env[name]}».`);
}

async function refuseTakenPort(name: string, port: number, host?: string): Promise<void> {
  if (await isPortFree(port, host)) return;
  throw new NoStart(
    `Port ${port} er opptatt. Stopp programmet som bruker den, eller velg en annen, for eksempel ${name}=${port + 1}.`,
  );
}

/** The port that is said, or a usual one; another where that is taken. */
async function choosePort(name: string, usual: number): Promise<number> {
  const port = portFrom(name, (await isPortFree(usual)) ? usual : await findFreePort());
  await refuseTakenPort(name, port);
  return port;
}

/** The portal's own clock, which may have been moved. */
const clockOf = (clockFile: string) => (): Date => {
  const offsetMs = fs.existsSync(clockFile) ? Number(fs.readFileSync(clockFile, 'utf8')) || 0 : 0;
  return new Date(Date.now() + offsetMs);
};

async function startVipps(dataDir: string, clockFile: string): Promise<VippsSimulator> {
  const port = await choosePort('VIPPS_SIMULATOR_PORT', 3081);
  return startVippsSimulator({ port, dataDir, now: clockOf(clockFile) });
}

/** The operator of AvtaleGiro with its folders in the data folder. */
async function startGiro(dataDir: string, clockFile: string): Promise<AvtalegiroSimulator> {
  return startAvtalegiroSimulator({
    port: await choosePort('GIRO_SIMULATOR_PORT', 3082),
    dir: path.join(dataDir, 'giro'),
    now: clockOf(clockFile),
    payouts: (until) => vipps?.payouts(until) ?? [],
  });
}

async function start(): Promise<number> {
  let config = loadConfig(process.env);
  // A database of one's own may be meant for real people: nothing made up gets near it unless that is said.
  const isDemo = config.databaseUrl === null || process.env.DEMO === 'true';
  if (!isDemo)
    console.log(
      'DATABASE_URL er satt. Portalen starter uten demopersoner, innboks og etterligninger av Vipps og nettbank. Sett DEMO=true for å få dem.',
    );
  const inboxPort = portFrom('INBOX_PORT', 3080);
  await refuseTakenPort('PORT', config.port, config.host);
  if (isDemo) await refuseTakenPort('INBOX_PORT', inboxPort);
  makePrivate(config.dataDir);
  // Said at once, and not after a build.
  if (config.databaseUrl === null) lockFolder(config.dataDir).release();
  const profileFile = await writePublishedProfile(config);
  if (profileFile) {
    process.env.ORGANISATION_PROFILE = profileFile;
    config = loadConfig(process.env);
  }
  // During development the pages come from their sources; the server only needs some build to start with.
  if (isDevelopment ? !hasBuild() : !isBuilt()) {
    console.log('Bygger nettsidene.');
    if (!(await build({ onlyIfChanged: true })))
      throw new NoStart('Byggingen av nettsidene mislyktes. Se meldingen over.');
  }
  keepFilesPrivate();
  const logFile = path.join(config.dataDir, 'server.log');
  const made = isDemo ? await startDemo(config, inboxPort) : {};
  const front = isDevelopment ? await startFront(config) : null;
  const address = front?.behind ?? {
    PORT: String(config.port),
    HOST: config.host,
    PUBLIC_ORIGIN: config.origin,
  };
  server = startServer({ ...address, ...made }, logFile, isDevelopment);
  if ((await server.ready) && inbox) {
    const hasDemo = config.externalIdentity === null && !isOwn;
    console.log(
      welcome({
        portal: config.origin,
        inbox: inbox.url,
        vipps: vipps?.url ?? null,
        giro: giro?.url ?? null,
        log: logFile,
        hasDemo,
      }),
    );
  }
  const code = await server.ended;
  await front?.close();
  await inbox?.close();
  await vipps?.close();
  await giro?.close();
  return code;
}

/** Vite on the portal's own port. @returns how to close it, and where the server listens behind it */
async function startFront(config: Config) {
  const { startDevelopmentFront } = await import('./development-front.ts');
  const serverPort = await findFreePort();
  const profileFile = path.resolve(process.env.ORGANISATION_PROFILE || 'organisation-profile.json');
  const { close } = await startDevelopmentFront({ port: config.port, serverPort, profileFile });
  return {
    close,
    behind: { PORT: String(serverPort), HOST: '127.0.0.1', PUBLIC_ORIGIN: config.origin },
  };
}

/** The demo people, and everything outside the portal that they need. @returns what the server must know of it */
async function startDemo(config: Config, inboxPort: number): Promise<Record<string, string>> {
  const { isSetUp } = await fillDemoDatabase(config);
  isOwn = isSetUp;
  const smtpPort = await choosePort('INBOX_SMTP_PORT', 1025);
  const clockFile = path.join(config.dataDir, 'clock-offset-ms');
  removeEndedThreads(clockFile);
  inbox = await startInbox({ port: inboxPort, smtpPort, dataDir: config.dataDir, clockFile });
  vipps = isOwn || config.vipps ? null : await startVipps(config.dataDir, clockFile);
  giro = isOwn || config.giroDir ? null : await startGiro(config.dataDir, clockFile);
  return {
    SMTP_URL: process.env.SMTP_URL || inbox.smtpUrl,
    SMS_URL: process.env.SMS_URL || inbox.smsUrl,
    CLOCK_OFFSET_FILE: clockFile,
    // The public site of the demo organisation does not exist.
    AFTER_SIGN_OUT: process.env.AFTER_SIGN_OUT || 'portal',
    ...vipps?.environment,
    ...giro?.environment,
  };
}

/** The sentence of a problem that was foreseen; the whole error of one that was not. */
function explain(error: unknown): string {
  const { sentence, code, stack } = error as { sentence?: string; code?: string; stack?: string };
  if (sentence) return sentence;
  if (code === 'ENOSPC') return 'Disken er full. Frigjør plass og prøv igjen.';
  return `Portalen kunne ikke starte.\n${stack ?? String(error)}`;
}

try {
  process.exit(await start());
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
