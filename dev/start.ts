/** `npm start`: builds what has changed, starts the inbox and the portal, and says how to sign in. */
import fs from 'node:fs';
import path from 'node:path';
import { type Config, loadConfig } from '#server/config.ts';
import { lockFolder } from '#server/platform/database/folder-lock.ts';
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
import { type ServerProcess, startServer } from './server-process.ts';
import { startVippsSimulator, type VippsSimulator } from './vipps-simulator/vipps-simulator.ts';
import { isBuilt } from './web-inputs.ts';
import { welcome } from './welcome.ts';

/** Why there is no start, for whoever sits at the terminal. */
class NoStart extends Error {
  readonly sentence: string;
  constructor(sentence: string) {
    super(sentence);
    this.sentence = sentence;
  }
}

let inbox: Inbox | null = null;
let vipps: VippsSimulator | null = null;
let giro: AvtalegiroSimulator | null = null;
let server: ServerProcess | null = null;

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

function makeDataDir(config: Config): void {
  try {
    fs.mkdirSync(config.dataDir, { recursive: true });
    fs.accessSync(config.dataDir, fs.constants.W_OK);
  } catch {
    throw new NoStart(
      `Kan ikke skrive i datamappen ${config.dataDir}. Sjekk tilgangen, eller sett DATA_DIR.`,
    );
  }
}

/** On a port that is said, or a usual one; another where that is taken. Its clock is the portal's. */
async function startVipps(dataDir: string, clockFile: string): Promise<VippsSimulator> {
  const usual = 3081;
  const port = portFrom('VIPPS_SIMULATOR_PORT', (await isPortFree(usual)) ? usual : await findFreePort());
  await refuseTakenPort('VIPPS_SIMULATOR_PORT', port);
  const offsetMs = () => (fs.existsSync(clockFile) ? Number(fs.readFileSync(clockFile, 'utf8')) || 0 : 0);
  return startVippsSimulator({ port, dataDir, now: () => new Date(Date.now() + offsetMs()) });
}

/** The operator of AvtaleGiro with its folders in the data folder. Its clock is the portal's. */
async function startGiro(dataDir: string, clockFile: string): Promise<AvtalegiroSimulator> {
  const usual = 3082;
  const port = portFrom('GIRO_SIMULATOR_PORT', (await isPortFree(usual)) ? usual : await findFreePort());
  await refuseTakenPort('GIRO_SIMULATOR_PORT', port);
  const offsetMs = () => (fs.existsSync(clockFile) ? Number(fs.readFileSync(clockFile, 'utf8')) || 0 : 0);
  const options = {
    ...{ dir: path.join(dataDir, 'giro'), now: () => new Date(Date.now() + offsetMs()) },
    payouts: (until: string) => vipps?.payouts(until) ?? [],
  };
  return startAvtalegiroSimulator({ ...options, port }).catch(async (error: { code?: string }) => {
    // Another portal on this machine was quicker.
    if (error.code !== 'EADDRINUSE') throw error;
    return startAvtalegiroSimulator({ ...options, port: await findFreePort() });
  });
}

async function start(): Promise<number> {
  const config = loadConfig(process.env);
  const inboxPort = portFrom('INBOX_PORT', 3080);
  await refuseTakenPort('PORT', config.port, config.host);
  await refuseTakenPort('INBOX_PORT', inboxPort);
  makeDataDir(config);
  // Said at once, and not after a build.
  if (config.databaseUrl === null) lockFolder(config.dataDir).release();
  if (!isBuilt()) {
    console.log('Bygger nettsidene.');
    if (!(await build({ onlyIfChanged: true })))
      throw new NoStart('Byggingen av nettsidene mislyktes. Se meldingen over.');
  }
  await fillDemoDatabase(config);

  const smtpPort = (await isPortFree(1025)) ? 1025 : await findFreePort();
  const clockFile = path.join(config.dataDir, 'clock-offset-ms');
  removeEndedThreads(clockFile);
  inbox = await startInbox({ port: inboxPort, smtpPort, dataDir: config.dataDir, clockFile });
  vipps = config.vipps ? null : await startVipps(config.dataDir, clockFile);
  giro = config.giroDir ? null : await startGiro(config.dataDir, clockFile);
  const logFile = path.join(config.dataDir, 'server.log');
  server = startServer(
    {
      PORT: String(config.port),
      HOST: config.host,
      SMTP_URL: process.env.SMTP_URL || inbox.smtpUrl,
      SMS_URL: process.env.SMS_URL || inbox.smsUrl,
      CLOCK_OFFSET_FILE: clockFile,
      ...vipps?.environment,
      ...giro?.environment,
    },
    logFile,
  );
  if (await server.ready) {
    const hasDemo = config.externalIdentity === null;
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
  await inbox.close();
  await vipps?.close();
  await giro?.close();
  return code;
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
