/** The examples of deployment name what there is: settings, programs, paths and limits, and have the form their programs read. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { statementBytes } from '#contract/bank-statement-endpoints.ts';
import { endpoints } from '#contract/endpoints.ts';
import { settingNames } from '#server/config/config-environment.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const readPrograms = (text: string) => [...text.matchAll(/server\/[\w/-]+\.ts/g)].map(([program]) => program);
const known = (name: string) =>
  (settingNames as string[]).includes(name) || ['DATABASE_OWNER_URL', 'RELEASE'].includes(name);

/** Braces that pair, outside comments. */
function depthOf(text: string): number {
  let depth = 0;
  for (const sign of text.replaceAll(/^\s*#.*$|\s#\s.*$/gm, '').match(/[{}]/g) ?? []) {
    depth += sign === '{' ? 1 : -1;
    assert.ok(depth >= 0, 'a brace is closed that is not open');
  }
  return depth;
}
const megabytesIn = (text: string, name: RegExp) => Number(name.exec(text)?.[1]);

describe('the proxies', () => {
  const proxies = { nginx: read('deploy/proxy/nginx.conf'), caddy: read('deploy/proxy/Caddyfile') };
  /** The largest body that an endpoint takes. */
  const largest = Math.max(
    ...Object.values(endpoints).map((one) =>
      'bytes' in one ? (one.bytes as { maximum: number }).maximum : 0,
    ),
  );

  test('let the largest file of the contract through, and no much larger one', () => {
    assert.ok(largest >= statementBytes);
    for (const megabytes of [
      megabytesIn(proxies.nginx, /client_max_body_size (\d+)m;/),
      megabytesIn(proxies.caddy, /max_size (\d+)MB/),
      megabytesIn(read('deploy/kubernetes/portal.yaml'), /proxy-body-size: (\d+)m/),
    ]) {
      assert.ok(megabytes * 1e6 > largest, `${megabytes} MB`);
      assert.ok(megabytes * 1e6 <= 4 * largest, `${megabytes} MB`);
    }
  });

  test('have braces that pair, and each directive of nginx its end; planted: a missing one is found', () => {
    for (const text of Object.values(proxies)) assert.equal(depthOf(text), 0);
    const unended = (text: string) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line && !line.startsWith('#') && !/[;{}]$/.test(line));
    assert.deepEqual(unended(proxies.nginx), []);
    assert.deepEqual(unended('location / {\n proxy_pass http://minside\n}'), ['proxy_pass http://minside']);
  });

  test('say who calls by themselves, name each request, and pass live events on at once', () => {
    assert.match(proxies.nginx, /listen 443 ssl http2;/);
    const places = proxies.nginx.split(/^ {4}location /m).slice(1);
    assert.equal(places.length, 2);
    for (const place of places) {
      assert.match(place, /X-Forwarded-For \$remote_addr;/);
      assert.match(place, /X-Request-Id \$request_id;/);
    }
    const stream = places.find((place) => place.startsWith('= /api/changes '))!;
    assert.ok('GET /api/changes' in endpoints && 'events' in endpoints['GET /api/changes']);
    assert.match(stream, /proxy_buffering off;/);
    assert.match(proxies.caddy, /flush_interval -1/);
    assert.match(proxies.caddy, /X-Forwarded-For \{remote_host\}/);
  });
});

describe('the cluster', () => {
  const haproxy = read('deploy/cluster/haproxy.cfg');
  const pgbouncer = read('deploy/cluster/pgbouncer.ini');
  const patroni = read('deploy/cluster/patroni.yml');

  test('HAProxy asks the portals and Patroni, and says who calls', () => {
    assert.match(haproxy, /option httpchk GET \/readyz/);
    assert.match(haproxy, /set-header X-Forwarded-For %\[src\]/);
    const checked = new Set([...haproxy.matchAll(/check port (\d+)/g)].map(([, port]) => port));
    assert.deepEqual([...checked], [/^restapi:\n {2}listen: [\d.]+:(\d+)$/m.exec(patroni)?.[1]]);
  });

  test('PgBouncer connects to the primary that HAProxy has found, one transaction at a time', () => {
    const [, port] = /^portal = host=127\.0\.0\.1 port=(\d+) /m.exec(pgbouncer)!;
    assert.match(haproxy, new RegExp(`^listen primary\\n +mode tcp\\n +bind 127\\.0\\.0\\.1:${port}$`, 'm'));
    assert.match(pgbouncer, /^pool_mode = transaction$/m);
    for (const [, name] of pgbouncer.matchAll(/^; +([A-Z_]+)=/gm)) assert.ok(known(name!), name);
  });

  test('Patroni keeps each answered commit on two machines, and archives to pgBackRest and fetches from it', () => {
    assert.match(patroni, /^ {4}synchronous_mode: true$/m);
    for (const command of ['archive_command', 'restore_command']) {
      const [, stanza] = new RegExp(`${command}: pgbackrest --stanza=(\\w+) archive-`).exec(patroni)!;
      assert.ok(read('deploy/cluster/pgbackrest.conf').includes(`[${stanza}]`));
    }
    assert.doesNotMatch(patroni, /password:/);
    for (const line of patroni.split('\n'))
      assert.ok(!/\t/.test(line) && /^ */.exec(line)![0].length % 2 === 0);
  });

  test('Patroni asks each member of etcd, and both trust one authority', () => {
    const etcd = read('deploy/cluster/etcd.env');
    const members = [...etcd.matchAll(/db\d=https:\/\/([\d.]+):\d+/g)].map(([, host]) => host);
    const asked = [...patroni.matchAll(/([\d.]+):2379/g)].map(([, host]) => host);
    assert.deepEqual([members.length, asked], [3, members]);
    assert.match(etcd, /^ETCD_ADVERTISE_CLIENT_URLS=https:\/\/[\d.]+:2379$/m);
    for (const word of ['ETCD_CLIENT_CERT_AUTH', 'ETCD_PEER_CLIENT_CERT_AUTH'])
      assert.match(etcd, new RegExp(`^${word}=true$`, 'm'));
    assert.match(patroni, /^etcd:$/m);
    assert.match(etcd, /^ETCD_ENABLE_V2=true$/m);
    const [, authority] = /cacert: (\S+)/.exec(patroni)!;
    for (const [, file] of etcd.matchAll(/TRUSTED_CA_FILE=(\S+)/g)) assert.equal(file, authority);
    assert.ok(pgbouncer.includes(`server_tls_ca_file = ${authority}`));
    assert.equal(pgbouncer.split(`sslrootcert=${authority}`).length, 3);
  });
});

describe('the units of systemd', () => {
  const units = readdirSync(path.join(root, 'deploy/systemd'));

  for (const unit of units)
    test(`${unit} has sections of settings, and starts a program that exists`, () => {
      const text = read(`deploy/systemd/${unit}`);
      const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
      assert.deepEqual(
        lines.filter((line) => !/^\[(Unit|Service|Timer|Install)\]$|^[A-Z][A-Za-z]+=/.test(line)),
        [],
      );
      assert.equal(lines[0], '[Unit]');
      for (const program of readPrograms(text)) assert.ok(existsSync(path.join(root, program)), program);
      for (const [, name] of text.matchAll(/^Environment=(\w+)=/gm)) assert.ok(known(name!), name);
    });

  test('a timer has its service', () => {
    for (const timer of units.filter((name) => name.endsWith('.timer')))
      assert.ok(units.includes(timer.replace('.timer', '.service')), timer);
  });
});

describe('the manifests of Kubernetes', () => {
  const documents = readdirSync(path.join(root, 'deploy/kubernetes')).flatMap((name) =>
    read(`deploy/kubernetes/${name}`).split(/^---$/m),
  );
  const kinds = (text: string) => /^kind: (\w+)$/m.exec(text)?.[1];

  test('are one object each, indented by spaces in steps of two', () => {
    assert.deepEqual(documents.map(kinds).sort(), [
      ...['ConfigMap', 'Ingress', 'Job', 'NetworkPolicy', 'PodDisruptionBudget', 'Service', 'StatefulSet'],
    ]);
    for (const text of documents) {
      assert.match(text, /^apiVersion: [\w./]+$/m);
      assert.match(text, /^ {2}name: minside[\w-]*$/m);
      assert.deepEqual(
        text.split('\n').filter((line) => /\t/.test(line) || /^ */.exec(line)![0].length % 2 > 0),
        [],
      );
    }
  });

  test('run as an ordinary user who can write only to volumes, with the checks of the portal and no unknown setting', () => {
    for (const text of documents.filter((one) => /^ *containers:$/m.test(one))) {
      for (const wanted of [
        'runAsNonRoot: true',
        'readOnlyRootFilesystem: true',
        'allowPrivilegeEscalation: false',
        'automountServiceAccountToken: false',
        'capabilities: { drop: [ALL] }',
        'seccompProfile: { type: RuntimeDefault }',
      ])
        assert.ok(text.includes(wanted), `${kinds(text)}: ${wanted}`);
      for (const program of readPrograms(text)) assert.ok(existsSync(path.join(root, program)), program);
    }
    const portal = documents.find((one) => kinds(one) === 'StatefulSet')!;
    for (const probe of ['startup', 'liveness', 'readiness']) {
      const checked = new RegExp(`${probe}Probe:\\n +httpGet: \\{ path: (\\S+),`).exec(portal)?.[1];
      assert.equal(checked, probe === 'readiness' ? '/readyz' : '/healthz');
    }
    const settings = documents.find((one) => kinds(one) === 'ConfigMap')!;
    const names = [...settings.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name!);
    assert.ok(names.length > 5);
    assert.deepEqual(
      names.filter((name) => !known(name)),
      [],
    );
  });
});

describe('compose.yaml', () => {
  const text = read('compose.yaml');
  test('names settings that exist, and programs that exist', () => {
    const named = [...text.matchAll(/^# {5}([A-Z_]+)=/gm)].map(([, name]) => name!);
    assert.ok(named.length > 8);
    const ofOthers = [
      ...['SITE', 'POSTGRES_PASSWORD', 'DATABASE_OWNER_PASSWORD', 'DATABASE_PASSWORD', 'BACKUP_PASSPHRASE'],
    ];
    assert.deepEqual(
      named.filter((name) => !known(name) && !ofOthers.includes(name)),
      [],
    );
    for (const program of readPrograms(text)) assert.ok(existsSync(path.join(root, program)), program);
  });

  const [services = '', volumes = ''] = text.split(/^services:$/m)[1]!.split(/^volumes:$/m);
  const namesIn = (part: string) => [...part.matchAll(/^ {2}([a-z]+):$/gm)].map(([, name]) => name!);

  test('has a proxy, a pooler, backups and figures, which know each other and their volumes', () => {
    assert.deepEqual(namesIn(services), [
      ...['proxy', 'migrations', 'portal', 'pooler', 'database', 'backup', 'metrics'],
    ]);
    const needed = [...services.matchAll(/^ {6}([a-z]+):\n {8}condition:|service:([a-z]+)"/gm)];
    for (const [, one, other] of needed) assert.ok(namesIn(services).includes((one ?? other)!), one ?? other);
    const used = [...services.matchAll(/["\s]([a-z]+):\/[a-z]/g)].map(([, name]) => name!);
    assert.deepEqual([...new Set(used)].sort(), namesIn(volumes).sort());
    const files = [...services.matchAll(/"\.\/([\w./-]+?):\//g)].map(([, file]) => file!);
    assert.ok(files.length >= 3);
    for (const file of files) assert.ok(existsSync(path.join(root, file)), file);
  });

  test('gives the portal no password of the administrator, the owner or the backups, and connects it past the pooler only to listen', () => {
    const portal = /^ {2}portal:$[\s\S]*?^ {2}pooler:$/m.exec(services)![0];
    for (const name of ['POSTGRES_PASSWORD', 'DATABASE_OWNER_PASSWORD', 'BACKUP_PASSPHRASE'])
      assert.match(portal, new RegExp(`^ {6}${name}: ""$`, 'm'));
    assert.match(portal, /DATABASE_URL: .*%2Fpgbouncer:6432/);
    assert.match(portal, /DATABASE_LISTEN_URL: .*%2Fpostgresql\//);
    assert.match(read('deploy/container/pool.sh'), /^listen_port = 6432$/m);
  });
});

describe('the image', () => {
  const docker = read('Dockerfile');
  const last = docker.split(/^FROM /m).at(-1)!;

  test('has one Node, no tests, a bill of materials, labels, and an ordinary user', () => {
    assert.match(last, /^debian:/);
    assert.match(docker, /find server contract -name '\*\.test\.ts' -delete/);
    assert.match(docker, /npm prune --omit=dev/);
    assert.match(last, /^COPY --from=build \/portal\/sbom sbom$/m);
    assert.match(last, /^USER minside$/m);
    for (const label of ['title', 'licenses', 'version', 'revision', 'base.name'])
      assert.ok(last.includes(`org.opencontainers.image.${label}=`), label);
  });

  test('has the commands of package.json, of which each program exists', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const inside = Object.fromEntries(
      [...read('deploy/container/minside').matchAll(/^ {2}([a-z:]+)\) program=([a-z-]+) ;;$/gm)].map(
        ([, name, program]) => [name!, `server/commands/${program}.ts`],
      ),
    );
    for (const program of Object.values(inside)) assert.ok(existsSync(path.join(root, program)), program);
    const outside = Object.entries(scripts)
      .map(([name, script]) => [name, /server\/commands\/[\w-]+\.ts/.exec(script)?.[0]] as const)
      .filter(([, program]) => program);
    assert.ok(outside.length >= 10);
    assert.deepEqual(inside, {
      ...Object.fromEntries(outside),
      migrate: 'server/commands/migrate-database.ts',
    });
  });

  for (const name of readdirSync(path.join(root, 'deploy/container')).filter((one) =>
    one.endsWith('.Dockerfile'),
  ))
    test(`${name} copies what is beside it`, () => {
      for (const [, file] of read(`deploy/container/${name}`).matchAll(/^COPY (\S+) /gm))
        assert.ok(existsSync(path.join(root, 'deploy/container', file!)), file);
    });
});
