/** Alerts, dashboard and runbook name what there is: figures that the portal serves, sections, commands, settings and tables. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { settingNames } from '#server/config/config-environment.ts';
import { createPortalMetrics } from '#server/platform/watching/portal-metrics.ts';
import { routePatterns } from '#web/build/route-patterns.ts';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const rulesFile = 'deploy/watching/alerts.yml';
const rules = read(rulesFile);
const dashboard = JSON.parse(read('deploy/watching/grafana-dashboard.json')) as {
  panels: { targets: { expr: string }[] }[];
};
const runbook = read('docs/runbook.md');
const alerts = [...rules.matchAll(/^ {6}- alert: (\w+)$/gm)].map((found) => found[1]!);
const [, alertPart = '', accidentPart = ''] = runbook.split(/^## .*$/m);
const headingsOf = (text: string) => [...text.matchAll(/^### (.+)$/gm)].map((found) => found[1]!);

describe('watching', () => {
  test('each alert has a section in the runbook, in the same order, and says what has happened and how urgent it is', () => {
    assert.ok(alerts.length > 15);
    assert.deepEqual(headingsOf(alertPart), alerts);
    assert.equal(rules.match(/severity: (page|ticket) /g)?.length, alerts.length);
    assert.equal(rules.match(/summary: /g)?.length, alerts.length);
  });

  test('alerts and dashboard name figures that the portal serves; planted: another name is found', async () => {
    const served = await createPortalMetrics('test', true).page({
      pools: {},
      streams: 0,
      erasures: 0,
      freeBytes: 0,
      database: null,
    });
    const names = new Set([...served.matchAll(/^# TYPE (\w+)/gm)].map((found) => found[1]!));
    const unknown = (text: string) =>
      [...text.matchAll(/\b(?:minside|nodejs|process)_\w+/g)]
        .map((found) => found[0].replace(/_(bucket|count|sum)$/, ''))
        .filter((name) => !names.has(name));
    const expressions = [...rules.matchAll(/^ {8}expr: (.+)$/gm)].map((found) => found[1]!);
    assert.equal(expressions.length, alerts.length);
    const drawn = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    assert.ok(drawn.length > 15);
    assert.deepEqual(unknown([...expressions, ...drawn].join('\n')), []);
    assert.deepEqual(unknown('rate(minside_gone_total[5m])'), ['minside_gone_total']);
  });

  test('Prometheus reads the rules', {
    skip: spawnSync('promtool', ['--version']).error ? 'promtool is not installed' : false,
  }, () => {
    execFileSync('promtool', ['check', 'rules', rulesFile], { stdio: 'pipe' });
  });
});

describe('the runbook', () => {
  test('names settings, pages and sections that exist', () => {
    const quoted = [...runbook.matchAll(/`([^`]+)`/g)].map((found) => found[1]!);
    const settings = quoted.flatMap((text) => text.match(/\b[A-Z]+(?:_[A-Z]+)+\b|^SECRET$/g) ?? []);
    assert.ok(settings.length > 15);
    assert.deepEqual(
      settings.filter((name) => !(settingNames as string[]).includes(name)),
      [],
    );
    const pages = quoted.filter((text) => text.startsWith('/medlemsservice/'));
    const patterns: string[] = routePatterns.map(({ pattern }) => pattern);
    assert.ok(pages.length > 3);
    assert.deepEqual(
      pages.filter((page) => !patterns.includes(page)),
      [],
    );
    const sections = [...headingsOf(runbook)];
    const named = [...runbook.matchAll(/see «([^»]+)»/g)].map((found) => found[1]!);
    const operations = read('docs/operations.md');
    assert.deepEqual(
      named.filter((name) => !sections.includes(name) && !operations.includes(`## ${name}`)),
      [],
    );
  });

  test('has a section for each accident, and says what to do', () => {
    const accidents = headingsOf(accidentPart);
    for (const word of ['Roll back', 'Restore', 'lost', 'leaked', 'bank statement', 'e-mail', 'breach'])
      assert.ok(
        accidents.some((heading) => heading.includes(word)),
        word,
      );
    assert.match(accidentPart, /72 hours/);
  });

  test('names jobs and tables that exist', () => {
    const jobs = [...runbook.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map((found) => found[1]!);
    const sources = execFileSync('git', ['grep', '-hoE', "'[a-z]+(-[a-z]+)+'", '--', 'server/features'], {
      encoding: 'utf8',
    });
    assert.ok(jobs.length > 1);
    assert.deepEqual(
      jobs.filter((name) => !sources.includes(`'${name}'`)),
      [],
    );
  });
});
