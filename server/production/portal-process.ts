/** The portal from its start to its end, which loses nothing that is under way. */
import os from 'node:os';
import path from 'node:path';
import closeWithGrace from 'close-with-grace';
import { buildApp } from '#server/app.ts';
import type { Config } from '#server/config/config.ts';
import { createLog } from '#server/platform/log.ts';
import { StartProblem } from '#server/platform/start-problem.ts';
import { traceWith } from '#server/platform/tracing.ts';
import { createDependencies } from './dependencies.ts';

/** From «not ready» until connections are refused: time for a load balancer to look elsewhere. */
const drainMilliseconds = 1000;

export async function runPortal(config: Config): Promise<void> {
  // A line that cannot be written (a full disk, a reader that is gone) is lost; the portal and its log go on.
  process.stdout.on('error', () => {});
  const log = createLog(undefined, {
    level: config.logLevel,
    base: { release: config.release, host: os.hostname() },
  });
  const traces = await beginTraces(config);
  const dependencies = await createDependencies(config, log, path.resolve(import.meta.dirname, '../../dist'));
  let isStopping = false;
  const app = await buildApp({ ...dependencies.needs, isReady: () => !isStopping });

  closeWithGrace({ delay: 9500, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an uncaught error');
    isStopping = true;
    await new Promise((resolve) => setTimeout(resolve, drainMilliseconds));
    await app.close();
    await dependencies.close();
    await traces?.stop();
    log.info('stopped');
  });

  await listen(app, config.host, config.port).catch(async (error) => {
    await dependencies.close();
    throw error;
  });
  log.info({ origin: config.origin, database: config.databaseUrl ? 'postgresql' : 'embedded' }, 'ready');
}

/** Traces cost memory and time: their library is not even read where they are not wanted. */
async function beginTraces({ traces, release }: Config): Promise<{ stop(): Promise<void> } | null> {
  if (!traces) return null;
  const { startTraces } = await import('#server/platform/watching/otlp-traces.ts');
  const { tracer, stop } = startTraces(traces, { release, host: os.hostname() });
  traceWith(tracer);
  return { stop: () => stop().catch(() => {}) };
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, host: string, port: number): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartProblem(
        `Porten ${port} er opptatt. Velg en annen med PORT, eller stopp det som bruker den.`,
      );
    }
    if (code === 'EACCES')
      throw new StartProblem(`Porten ${port} krever mer tilgang. Velg en over 1023 med PORT.`);
    throw error;
  }
}
