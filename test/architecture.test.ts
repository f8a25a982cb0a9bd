/** Which module may import which, as data, checked on every import of every file. The table is explained in docs/architecture.md. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { parseAst } from 'vite';
import { resolveImport, specifiersOf } from './support/project-imports.ts';

type Layer = {
  name: string;
  /** The first layer whose pattern fits a file is its layer. */
  files: RegExp;
  /** Project files it may import. `$feature` and `$page` stand for its own feature and page folder. */
  may: RegExp[];
  /** Packages and Node modules it may import; all unless said. */
  packages?: RegExp;
};

const contract = /^contract\//;
const actor = /^server\/(actor)\.ts$/;
const ports = /^server\/ports\//;
const platform = /^server\/platform\//;
const database = /^server\/platform\/database\/(database|person-lock|person-rows)\.ts$/;
const refusal = /^server\/platform\/refusal\.ts$/;
const letters = /^server\/letters\//;
const portalPorts = /^server\/(portal-ports|events)\.ts$/;
const building = /^server\/(feature\.ts$|documents\/)/;
const profile = /^organisation-profile\.json$/;
const anything = /./;
const sharedWeb = /^web\/((api|forms|ui|texts|frame|session)\/|paths\.ts$)/;

const own = (suffix: string) => new RegExp(`^server/features/$feature/(?:[a-z-]+/)?[a-z-]+-${suffix}\\.ts$`);

const layers: Layer[] = [
  { name: 'tests', files: /(\.test\.tsx?|^test\/.*|^playwright\.config\.ts)$/, may: [anything] },
  { name: 'contract', files: /^contract\//, may: [contract], packages: /^zod\/mini$/ },
  {
    name: 'rules',
    files: /^server\/features\/.*-rules\.ts$/,
    may: [contract, /^server\/features\/[^/]+\/(?:[a-z-]+\/)?[a-z-]+-rules\.ts$/],
    packages: /^$/,
  },
  {
    name: 'repository',
    files: /^server\/features\/.*-repository\.ts$/,
    may: [contract, own('rules'), database],
    packages: /^(kysely|node:crypto)$/,
  },
  {
    name: 'service',
    files: /^server\/features\/.*-service\.ts$/,
    may: [
      contract,
      actor,
      own('rules'),
      own('repository'),
      ports,
      portalPorts,
      platform,
      /^server\/features\/[^/]+\/(?:[a-z-]+\/)?[a-z-]+-service\.ts$/,
    ],
    packages: /^node:crypto$/,
  },
  {
    name: 'routes',
    files: /^server\/features\/.*-routes\.ts$/,
    may: [contract, actor, refusal, own('service'), own('repository')],
    packages: /^$/,
  },
  {
    name: 'jobs',
    files: /^server\/features\/.*-jobs\.ts$/,
    may: [contract, own('service'), own('repository'), ports, portalPorts, platform, letters],
    packages: /^node:crypto$/,
  },
  {
    name: 'webhooks',
    files: /^server\/features\/.*-webhooks\.ts$/,
    may: [contract, own('service'), own('jobs'), ports, portalPorts, platform],
    packages: /^node:crypto$/,
  },
  {
    name: 'feature',
    files: /^server\/features\/.*-feature\.ts$/,
    may: [
      contract,
      building,
      /^server\/features\/$feature\//,
      /^server\/features\/[^/]+\/(?:[a-z-]+\/)?[a-z-]+-(feature|service)\.ts$/,
      ports,
      platform,
      letters,
    ],
    packages: /^$/,
  },
  { name: 'ports', files: ports, may: [contract, ports], packages: /^zod\/mini$/ },
  {
    name: 'config',
    files: /^server\/config\//,
    may: [contract, /^server\/config\//],
    packages: /^(zod\/mini|node:fs|node:path|node:crypto)$/,
  },
  { name: 'letters', files: letters, may: [contract, letters], packages: /^$/ },
  { name: 'adapters', files: /^server\/adapters\//, may: [ports, contract, /^server\/adapters\/$adapter\//] },
  { name: 'platform', files: platform, may: [contract, platform] },
  {
    name: 'identity provider',
    files: /^server\/identity-provider\//,
    may: [
      /^server\/identity-provider\//,
      /^contract\/(sign-in-config|values\/(sign-in-methods|portal-languages))\.ts$/,
      ports,
    ],
  },
  { name: 'server', files: /^server\//, may: [/^(contract|server)\//] },
  {
    name: 'page',
    files: /^web\/pages\//,
    may: [contract, sharedWeb, /^web\/pages\/$page\//],
  },
  {
    name: 'shared web',
    files: /^web\/(api|forms|ui|texts|frame|session)\//,
    may: [contract, sharedWeb, profile, /^web\/(stylesheet|theme)/],
  },
  { name: 'web', files: /^web\//, may: [/^(contract|web)\//, profile] },
  { name: 'development', files: /^dev\//, may: [/^(contract|server|dev|web|test\/support)\//, profile] },
  { name: 'bench', files: /^bench\//, may: [anything] },
];

type SyntaxNode = {
  type?: string;
  start: number;
  end: number;
  body?: unknown;
  id?: { name: string } | null;
  key?: { name: string };
};

/** A row goes when its function is split; none is added. */
const stillLong: string[] = [
  'bench/browser-walk.ts walkIn',
  'bench/charge-oracle.ts findFaults',
  'bench/crash-portal.ts createCrashPortal',
  'bench/crash-writers.ts createWriters',
  'bench/donor-crowd.ts openDonorCrowd',
  'bench/feed-acts.ts createFeedActs',
  'bench/feed-system.ts startFeedSystem',
  'bench/feed-troubles.ts createFeedTroubles',
  'bench/giro-crowd.ts createGiroCrowd',
  'bench/year-people.ts createYearPeople',
  'dev/avtalegiro-simulator/avtalegiro-simulator.ts startAvtalegiroSimulator',
  'dev/avtalegiro-simulator/operator-machine.ts createOperatorMachine',
  'dev/avtalegiro-simulator/operator-reader.ts readPayeeFile',
  'dev/seed/seed-children.ts seedChildren',
  'dev/vipps-simulator/vipps-api.ts createVippsApi',
  'dev/vipps-simulator/vipps-machine.ts createVippsMachine',
  'dev/vipps-simulator/vipps-simulator.ts startVippsSimulator',
  'dev/vipps-simulator/vipps-webhooks.ts createVippsWebhooks',
  'server/adapters/avtalegiro/giro-reader.ts createGiroReader',
  'server/adapters/avtalegiro/giro-transactions.ts createTransactions',
  'server/adapters/bank-statement/camt-reader.ts readCamt',
  'server/adapters/file-cleaning/pdf-copier.ts createPdfCopier',
  'server/adapters/vipps/vipps-client.ts createVippsClient',
  'server/adapters/vipps/vipps-http.ts createVippsHttp',
  'server/app.ts buildApp',
  'server/features/administration/role-service.ts createRoles',
  'server/features/feeding/feed-delivery-service.ts createDeliveries',
  'server/features/feeding/subscriber-service.ts createSubscribers',
  'server/features/magazine/magazine-payment-service.ts createMagazinePayments',
  'server/features/magazine/magazine-service.ts createMagazineService',
  'server/features/magazine/print-run-service.ts createPrintRunService',
  'server/features/organisation-profile/organisation-profile-service.ts createProfileVersions',
  'server/features/privacy/holdings-service.ts createHoldingsService',
  'server/features/record-merges/record-merge-service.ts createRecordMerges',
  'server/features/register-import/move-in-act-service.ts createMoveInActs',
  'server/features/register-import/move-in-service.ts moveInsWith',
  'server/features/register-import/move-in-staging-service.ts stagingWith',
  'server/features/staff-desk/desk-case-service.ts createDeskCaseService',
  'server/features/staff-desk/desk-person-service.ts createDeskPersonService',
  'server/identity-provider/identity-provider.ts createIdentityProvider',
  'server/identity-provider/provider-configuration.ts providerConfiguration',
  'server/identity-provider/provider-mount.ts mountProvider',
  'server/identity-provider/sign-in-attempt.ts createSignInAttempts',
  'server/identity-provider/sign-in-limits.ts createLimitKeeper',
  'server/identity-provider/sign-in-pages.ts pagesIn',
  'server/identity-provider/sign-in-routes.ts registerSignInRoutes',
  'server/platform/http/endpoint-routes.ts registerEndpoints',
  'server/platform/http/web-pages.ts serveWebPages',
  'server/platform/pdf/pdf-paper.ts createPdfPaper',
  'server/platform/pdf/pdf-text.ts createPdfText',
  'server/production/dependencies.ts createDependencies',
  'web/forms/draft-sync.ts createDraftSync',
  'web/forms/uploads.ts createUploads',
  'web/forms/use-checked-form.ts useCheckedForm',
  'web/frame/measure-visits.ts measureVisits',
  'web/pages/activities/sign-up-form.tsx SignUpForm',
  'web/pages/administrer-giveravtale/change-agreement.tsx ChangeAgreement',
  'web/pages/magasininn/magazine-status.tsx MagazineStatus',
  'web/pages/medlemsservice/magazine/desk-issue.tsx DeskIssue',
  'web/session/session-store.ts createSessionStore',
];

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(file));
const sources = tracked.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('/generated'));

/** What is wrong with the imports of one file, as sentences. */
export function faultsOf(file: string, text: string): string[] {
  const layer = layers.find((one) => one.files.test(file));
  if (!layer) return [`${file} is in no layer`];
  const names: Record<string, string> = {
    feature: /^server\/features\/([^/]+)/.exec(file)?.[1] ?? '-',
    adapter: /^server\/adapters\/([^/]+)/.exec(file)?.[1] ?? '-',
    page: /^web\/pages\/([^/]+)/.exec(file)?.[1] ?? '-',
  };
  const allowed = layer.may.map(
    ({ source }) => new RegExp(source.replace(/\$(feature|adapter|page)/g, (_match, name) => names[name]!)),
  );
  return specifiersOf(text).flatMap((specifier) => {
    const target = resolveImport(file, specifier);
    const isAllowed =
      'path' in target
        ? allowed.some((pattern) => pattern.test(target.path))
        : (layer.packages?.test(target.package) ?? true);
    return isAllowed ? [] : [`${file} (${layer.name}) may not import ${specifier}`];
  });
}

/** The functions of a file with more than 80 lines, from the first to the last, by name. */
function longFunctions(file: string, text: string): string[] {
  if (text.split('\n').length <= 80) return [];
  const found: string[] = [];
  function look(node: unknown, outerName: string): void {
    if (typeof node !== 'object' || node === null) return;
    const { type, start, end, body, id, key } = node as SyntaxNode;
    const name = id?.name ?? key?.name ?? outerName;
    const isFunction = body && /^(Function|ArrowFunction)/.test(type ?? '');
    if (isFunction && text.slice(start, end).split('\n').length > 80) found.push(`${file} ${name}`);
    for (const part of Object.values(node)) look(part, name);
  }
  look(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body, '-');
  return found;
}

describe('architecture', () => {
  test('every import is one that the table allows', () => {
    const faults = sources.flatMap((file) => faultsOf(file, readFileSync(file, 'utf8')));
    assert.deepEqual(faults, []);
  });

  test('the table bites: planted faults are found', () => {
    for (const [file, specifier] of [
      ['contract/x-endpoints.ts', '#server/app.ts'],
      ['contract/x-endpoints.ts', 'zod'],
      ['server/features/giving/giving-rules.ts', 'node:fs'],
      ['server/features/giving/giving-repository.ts', '../enquiries/enquiry-repository.ts'],
      ['server/features/giving/agreements/giving-service.ts', '../../enquiries/enquiry-repository.ts'],
      ['server/features/giving/agreements/giving-service.ts', '#server/adapters/smtp/smtp-mail-sender.ts'],
      ['server/features/giving/giving-routes.ts', '../enquiries/enquiry-service.ts'],
      ['server/features/giving/agreements/giving-service.ts', '../giving-feature.ts'],
      ['server/features/giving/giving-feature.ts', '../enquiries/enquiry-repository.ts'],
      ['server/features/giving/giving-feature.ts', '#server/adapters/vipps/vipps-client.ts'],
      ['server/features/notices/notice-webhooks.ts', '#server/adapters/mail-report/mail-report.ts'],
      ['server/platform/log.ts', '../features/enquiries/enquiry-rules.ts'],
      ['server/adapters/sms/http-sms-sender.ts', '../smtp/smtp-mail-sender.ts'],
      ['server/identity-provider/keys.ts', '../features/session/session-rules.ts'],
      ['server/app.ts', '../dev/seed/demo-people.ts'],
      ['web/pages/home/home-page.tsx', '../henvendelser/enquiries-page.tsx'],
      ['web/pages/home/home-page.tsx', '#server/actor.ts'],
      ['web/frame/header.tsx', '../pages/home/home-page.tsx'],
    ] as const) {
      assert.equal(faultsOf(file, `import { x } from '${specifier}';\n`).length, 1, `${file} ← ${specifier}`);
    }
  });

  test('no two source files share a name, and none has a name that says nothing', () => {
    const names = sources.map((file) => path.basename(file));
    const twice = names.filter((name, place) => names.indexOf(name) !== place);
    assert.deepEqual(twice, []);
    const empty = /^(utils?|helpers?|index|types|misc|common|shared)\.(ts|tsx|mjs)$/;
    assert.deepEqual(
      names.filter((name) => empty.test(name)),
      [],
    );
    assert.deepEqual(
      names.filter((name) => !/^[a-z0-9]+([.-][a-z0-9]+)*\.(ts|tsx|mjs)$/.test(name)),
      [],
    );
  });

  test('at most eight files are at the root of server/; the others are in a room that says what they are', () => {
    const atRoot = tracked.filter((file) => /^server\/[^/]+$/.test(file));
    assert.ok(atRoot.length <= 8, atRoot.join(' '));
  });

  test('files stay small', () => {
    const lines = (file: string) => readFileSync(file, 'utf8').split('\n').length;
    const long = sources.filter((file) => !/\.(test|spec)\.tsx?$/.test(file) && lines(file) > 300);
    assert.deepEqual(long, []);
  });

  test('no function has more than 80 lines, with what is in functions inside it', () => {
    const planted = (lines: number) =>
      `const f = () => {\n${'x();\n'.repeat(lines)}const g = () => {\n\n};\n};`;
    assert.deepEqual(longFunctions('f.ts', planted(75)), []);
    assert.deepEqual(longFunctions('f.ts', planted(76)), ['f.ts f']);
    const long = sources
      .filter((file) => !/\.(test|spec)\.tsx?$|^test\/|\.d\.ts$/.test(file))
      .flatMap((file) => longFunctions(file, readFileSync(file, 'utf8')));
    assert.deepEqual(long.sort(), stillLong);
  });

  test('an object is written out, not packed into spreads of literals', () => {
    const packed = /\.\.\.\{/;
    assert.match(['{ ..', '.{ a, b }, c }'].join(''), packed);
    assert.deepEqual(
      sources.filter((file) => packed.test(readFileSync(file, 'utf8'))),
      [],
    );
  });

  test('nothing branches on NODE_ENV, and production code never imports dev or test', () => {
    const faults = sources
      .filter((file) => /^(server|contract|web)\//.test(file))
      .filter((file) => /NODE_ENV/.test(readFileSync(file, 'utf8')));
    assert.deepEqual(faults, []);
  });

  test('the browser imports nothing whose address is not written in the code', () => {
    // A page trusts what its scripts import, wherever it lies.
    const open = /\bimport\((?!\s*'[^']+',?\s*\))/;
    assert.match('import(address)', open);
    const faults = sources
      .filter((file) => /^(contract|web)\//.test(file) && !file.startsWith('web/build/'))
      .filter((file) => open.test(readFileSync(file, 'utf8')));
    assert.deepEqual(faults, []);
  });

  test('pages read and change their address by page-address.ts only, and nothing is cast to get there', () => {
    const router = 'web/ui/page-address.ts';
    const untyped = /\bas '\/|\bstrict: false|\buse(Params|Search|Navigate|Match)\b/;
    for (const bad of ["to={to as '/'}", 'useParams({ strict: false })', 'useNavigate()'])
      assert.match(bad, untyped);
    const web = sources.filter((file) => file.startsWith('web/') && !/\.test\.tsx?$/.test(file));
    const found = (pattern: RegExp) => web.filter((file) => pattern.test(readFileSync(file, 'utf8')));
    assert.deepEqual(found(untyped), [router]);
    const anywhere = /(^|(?<!from: string)[{;])\s*(to|backTo)\??: string\b/m;
    assert.match('{ to: string; words: string }', anywhere);
    assert.deepEqual(found(anywhere), []);
    // A file is deleted here when its last one is gone; none is added.
    assert.deepEqual(found(/\bas never\b/), [
      'web/forms/field-codes.ts',
      'web/forms/use-open-form.ts',
      'web/pages/activities/sign-up-fields.ts',
      'web/pages/administrer-giveravtale/use-agreement-act.ts',
    ]);
  });

  test('the answer of a write is kept by keepAnswer only', () => {
    // By hand, a fetch that began before the write puts the old state back. The tab's kept answers are not of a write.
    const byHand = /\.setQuer(y|ies)Data\b/;
    assert.match('client.setQueriesData<Page>(', byHand);
    const faults = sources
      .filter((file) => file.startsWith('web/') && !/\.test\.tsx?$/.test(file))
      .filter((file) => byHand.test(readFileSync(file, 'utf8')));
    assert.deepEqual(faults, ['web/api/keep-answer.ts', 'web/api/kept-answers.ts']);
  });

  test('Norwegian for people stands only where people’s texts are kept', () => {
    const places =
      /-texts(\.nn|\.en)?\.ts$|^web\/texts\/|^server\/letters\/|^dev\/|^bench\/|^test\/|\.test\.tsx?$|^contract\/values\/text\.ts$/;
    // Sentences for the operator who starts the server; they have no other place.
    const startUp = /^server\/(main\.ts$|config\/|platform\/)/;
    const faults = sources
      .filter((file) => !places.test(file) && !startUp.test(file))
      .flatMap((file) => {
        const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
        return [
          ...code.matchAll(/'[^'\n]*[æøåÆØÅ][^'\n]*'|`[^`]*[æøåÆØÅ][^`]*`|>[^<>{}\n]*[æøåÆØÅ][^<>{}\n]*</g),
        ].map((match) => `${file}: ${match[0]}`);
      });
    assert.deepEqual(faults, []);
  });
});
