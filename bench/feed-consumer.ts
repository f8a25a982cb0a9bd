/**
 * Another system with a few subscriptions, in a process that is made to be killed: it takes signed webhooks over HTTP, asks the API,
 * and keeps its copies in a file, a line for each thing that happened.
 */
import fs from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { FedMember, RegisterChange } from '#contract/register-api-endpoints.ts';
import { isSignedBy } from '../test/support/register-signature.ts';
import { answerMessages } from './killable-process.ts';
import { seededRandom } from './seeded-random.ts';

export type Subscription = { name: string; clientId: string; secrets: string[]; asks: boolean };
/** When it kills itself, with an answer that never comes. */
export type CrashPoint = 'before' | 'half' | 'after';
export type ConsumerOrder =
  | { what: 'set'; now: string; subscriptions: Subscription[]; crash: CrashPoint | null; setsAside: boolean }
  /** All members, as a new system begins. */
  | { what: 'begin'; name: string }
  /** What was set aside, in another order and once again backwards; then what it asks for; then what it confirms. */
  | { what: 'work'; seed: number }
  | { what: 'tell' };
export type Told = {
  /** Of each subscription, by member number or child id. */
  held: Record<string, Record<string, Record<string, unknown>>>;
  /** As they would be in a system that takes what comes last for the newest. */
  careless: Record<string, Record<string, Record<string, unknown>>>;
  /** What came since it was asked last. */
  notes: Note[];
};
/** A message, something in one with data, a message whose signature is not ours, or an erasure that was confirmed. */
export type Note =
  | { kind: 'message'; id: string }
  | { kind: 'shown'; name: string; subject: string }
  | { kind: 'forged' }
  | { kind: 'confirmed' };
type Line =
  | { kind: 'change'; name: string; change: RegisterChange }
  | { kind: 'aside'; name: string; changes: RegisterChange[] }
  | { kind: 'taken' }
  | { kind: 'acknowledged'; name: string; subject: string }
  | { kind: 'cursor'; name: string; position: number };

const [port = '', origin = '', file = ''] = process.argv.slice(2);
const copies = new Map<string, Map<string, { position: number; data: object | null }>>();
const careless = new Map<string, Map<string, object | null>>();
const erased = new Map<string, Set<string>>();
const cursors = new Map<string, number>();
const of = <Value>(map: Map<string, Value>, name: string, empty: () => Value): Value => {
  if (!map.has(name)) map.set(name, empty());
  return map.get(name)!;
};
let aside: { name: string; changes: RegisterChange[] }[] = [];
let state: Extract<ConsumerOrder, { what: 'set' }> = {
  what: 'set',
  now: '',
  subscriptions: [],
  crash: null,
  setsAside: false,
};
const die = () => process.kill(process.pid, 'SIGKILL');

/** Whatever comes late or twice changes nothing. */
function apply(line: Line): void {
  if (line.kind === 'aside') aside.push(line);
  if (line.kind === 'taken') aside = [];
  if (line.kind === 'acknowledged') of(erased, line.name, () => new Set()).delete(line.subject);
  if (line.kind === 'cursor') cursors.set(line.name, line.position);
  if (line.kind !== 'change') return;
  const { subject, position, member, child } = line.change;
  const own = of(copies, line.name, () => new Map());
  const data = member ?? child;
  of(careless, line.name, () => new Map()).set(subject, data);
  if ((own.get(subject)?.position ?? -1) >= position) return;
  own.set(subject, { position, data });
  const toConfirm = of(erased, line.name, () => new Set());
  if (data) toConfirm.delete(subject);
  else toConfirm.add(subject);
}

const written = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
for (const line of written) if (line) apply(JSON.parse(line) as Line);
function keep(line: Line): void {
  fs.appendFileSync(file, `${JSON.stringify(line)}\n`);
  apply(line);
}

/** Also what came just before it was killed. */
const noteFile = `${file}.notes`;
const note = (one: Note) => fs.appendFileSync(noteFile, `${JSON.stringify(one)}\n`);
function noteShown(name: string, changes: readonly RegisterChange[]): void {
  for (const { subject, member, child } of changes)
    if (member ?? child) note({ kind: 'shown', name, subject });
}
function takeNotes(): Note[] {
  const lines = fs.existsSync(noteFile) ? fs.readFileSync(noteFile, 'utf8').split('\n').filter(Boolean) : [];
  fs.writeFileSync(noteFile, '');
  return lines.map((line) => JSON.parse(line) as Note);
}

/** By Standard Webhooks: one of our secrets, and at most five minutes old. */
function isSigned({ secrets }: Subscription, headers: IncomingMessage['headers'], body: string): boolean {
  const sentAt = Number(headers['webhook-timestamp']) * 1000;
  return Math.abs(sentAt - Date.parse(state.now)) <= 300_000 && isSignedBy(secrets, headers, body);
}

/** @returns what it answers */
function take(name: string, headers: IncomingMessage['headers'], body: string): number {
  const subscription = state.subscriptions.find((one) => one.name === name);
  if (!subscription || !isSigned(subscription, headers, body)) {
    note({ kind: 'forged' });
    return 401;
  }
  note({ kind: 'message', id: String(headers['webhook-id']) });
  const { changes } = (JSON.parse(body) as { data: { changes: RegisterChange[] } }).data;
  noteShown(name, changes);
  if (state.crash === 'before') die();
  if (state.setsAside) keep({ kind: 'aside', name, changes });
  else
    for (const [place, change] of changes.entries()) {
      if (state.crash === 'half' && place >= changes.length / 2) die();
      keep({ kind: 'change', name, change });
    }
  if (state.crash) die();
  return 204;
}

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (piece) => {
    body += piece;
  });
  request.on('end', () => response.writeHead(take(request.url!.slice(1), request.headers, body)).end());
});

async function ask(subscription: Subscription, path: string, method = 'GET') {
  const form = { grant_type: 'client_credentials', client_id: subscription.clientId };
  const signIn = await fetch(`${origin}/api/register/v1/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...form, client_secret: subscription.secrets[0]! }),
  });
  const { access_token: token } = (await signIn.json()) as { access_token: string };
  const answer = await fetch(`${origin}/api/register/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, body: (await answer.json()) as never };
}

async function begin(subscription: Subscription): Promise<void> {
  const { name } = subscription;
  let first: number | null = null;
  for (let after = ''; ; ) {
    const { body } = await ask(subscription, `members${after && `?after=${after}`}`);
    const page = body as { members: FedMember[]; next: string | null; position: number };
    first ??= page.position;
    for (const member of page.members) {
      const change = { position: member.version, subject: member.number, member, child: null };
      keep({ kind: 'change', name, change: { ...change, type: 'member.changed', at: state.now } });
    }
    if (page.next === null) break;
    after = page.next;
  }
  keep({ kind: 'cursor', name, position: first });
}

async function askForChanges(subscription: Subscription): Promise<void> {
  const { name } = subscription;
  for (;;) {
    const { body } = await ask(subscription, `changes?after=${cursors.get(name) ?? 0}`);
    const page = body as { changes: RegisterChange[]; position: number; hasMore: boolean };
    noteShown(name, page.changes);
    for (const change of page.changes) keep({ kind: 'change', name, change });
    keep({ kind: 'cursor', name, position: page.position });
    if (!page.hasMore) return;
  }
}

async function work(seed: number): Promise<void> {
  const random = seededRandom(seed);
  const came = aside.flatMap(({ name, changes }) => changes.map((change) => ({ name, change })));
  const mixed = came
    .map((one) => ({ one, place: random() }))
    .toSorted((first, second) => first.place - second.place)
    .map(({ one }) => one);
  for (const { name, change } of [...mixed, ...came.toReversed()]) keep({ kind: 'change', name, change });
  keep({ kind: 'taken' });
  for (const subscription of state.subscriptions) {
    if (subscription.asks) await askForChanges(subscription);
    for (const subject of [...(erased.get(subscription.name) ?? [])]) {
      // What is not asked for any more is answered with 404.
      const { status } = await ask(subscription, `erasures/${subject}/acknowledgement`, 'PUT');
      if (status === 200) note({ kind: 'confirmed' });
      else if (status !== 404) throw new Error(`the acknowledgement: ${status}`);
      keep({ kind: 'acknowledged', name: subscription.name, subject });
    }
  }
}

function tell(): Told {
  const ofEach = <Value>(map: Map<string, Map<string, Value>>, dataOf: (value: Value) => object | null) =>
    Object.fromEntries(
      [...map].map(([name, own]) => [
        name,
        Object.fromEntries(
          [...own].flatMap(([subject, value]) => (dataOf(value) ? [[subject, dataOf(value)]] : [])),
        ),
      ]),
    ) as Told['held'];
  return {
    held: ofEach(copies, ({ data }) => data),
    careless: ofEach(careless, (data) => data),
    notes: takeNotes(),
  };
}

async function obey(order: ConsumerOrder): Promise<unknown> {
  if (order.what === 'set') state = order;
  if (order.what === 'begin') await begin(state.subscriptions.find(({ name }) => name === order.name)!);
  if (order.what === 'work') await work(order.seed);
  return order.what === 'tell' ? tell() : 'done';
}

answerMessages(obey);
server.listen(Number(port), '127.0.0.1', () => process.send!('ready'));
