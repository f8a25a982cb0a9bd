/** Prometheus with the files of `deploy/watching`, beside the two portals of the cluster. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../test/support/free-port.ts';
import type { Ports } from './cluster-front.ts';
import { type Setting, until } from './cluster-machines.ts';
import { type Part, startProgram, withAddresses } from './cluster-parts.ts';

type Alert = { labels: { alertname: string; instance?: string; severity: string }; state: string };

export async function startWatching({ programs, folder }: Setting, ports: Ports) {
  const port = await findFreePort();
  const own = path.join(folder, 'prometheus');
  fs.mkdirSync(own);
  const portals = [`127.0.0.1:${ports.metricsOne}`, `127.0.0.1:${ports.metricsTwo}`];
  // Two minutes of waiting would be two minutes of the trial.
  const rules = withAddresses('watching/alerts.yml', {
    'expr: up{job="minside"} == 0\n        for: 2m': 'expr: up{job="minside"} == 0\n        for: 5s',
  });
  fs.writeFileSync(path.join(own, 'alerts.yml'), rules);
  const settings = withAddresses('watching/prometheus.yml', {
    'scrape_interval: 30s, evaluation_interval: 30s': 'scrape_interval: 1s, evaluation_interval: 1s',
    '"127.0.0.1:9464"': portals.map((one) => `"${one}"`).join(', '),
  });
  const file = path.join(own, 'prometheus.yml');
  fs.writeFileSync(file, settings);
  execFileSync(programs.find('promtool'), ['check', 'config', file], { stdio: 'pipe' });
  const options = [`--config.file=${file}`, `--storage.tsdb.path=${own}/data`];
  startProgram(programs.find('prometheus'), [...options, `--web.listen-address=127.0.0.1:${port}`], {
    environment: programs.environment,
    logFile: path.join(own, 'prometheus.log'),
  });
  async function ask<Data>(address: string): Promise<Data | null> {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${address}`).catch(() => null);
    return answer?.ok ? ((await answer.json()) as { data: Data }).data : null;
  }
  const isDown = async (instance: string): Promise<boolean> =>
    (await ask<{ alerts: Alert[] }>('alerts'))?.alerts.some(
      ({ labels, state }) =>
        labels.alertname === 'PortalDown' && labels.instance === instance && state === 'firing',
    ) ?? false;
  return {
    untilScraped: () =>
      until('Prometheus has the figures of both portals', async () => {
        const targets = await ask<{ activeTargets: { health: string }[] }>('targets');
        return targets?.activeTargets.filter(({ health }) => health === 'up').length === portals.length;
      }),
    /** Keeps the second portal away until somebody is called, and lets it come back. @returns seconds until then */
    async alertOf(portal: Part): Promise<number> {
      if (await isDown(portals[1]!)) throw new Error('PortalDown before a portal is down');
      const from = Date.now();
      await portal.halt();
      await until('PortalDown is firing', () => isDown(portals[1]!), 60);
      const seconds = Math.round((Date.now() - from) / 1000);
      portal.start();
      await until('PortalDown is over', async () => !(await isDown(portals[1]!)), 60);
      return seconds;
    },
    /** The names of all alerts that fired since it started. */
    async fired(): Promise<string[]> {
      const query = encodeURIComponent('max by (alertname) (max_over_time(ALERTS{alertstate="firing"}[1h]))');
      const found = await ask<{ result: { metric: { alertname: string } }[] }>(`query?query=${query}`);
      return (found?.result ?? []).map(({ metric }) => metric.alertname).sort();
    },
  };
}
