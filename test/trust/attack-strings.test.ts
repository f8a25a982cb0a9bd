/**
 * Over 200 attack strings × every field of text of every endpoint: refused without being sent back, or kept whole; and
 * what they do in mail, exports, calendars, documents and the pages that the server writes: nothing.
 */
// databases: embedded
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import type { EndpointKey } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { createSmtpMailSender } from '#server/adapters/smtp/smtp-mail-sender.ts';
import { csvCell } from '#server/features/books/voucher-rules.ts';
import { printFile } from '#server/features/magazine/print-file-rules.ts';
import { escapeHtml } from '#server/identity-provider/page-layout.ts';
import { createSignInPages } from '#server/identity-provider/sign-in-pages.ts';
import { calendarFile } from '#server/platform/calendar-file.ts';
import { pdfDocument } from '#server/platform/pdf-document.ts';
import { startInbox } from '../../dev/inbox/inbox.ts';
import { demoPersons } from '../../dev/seed/demo-people.ts';
import { accessObjects } from '../support/access-object-makers.ts';
import { accessPolicy, type Policy, type TestedCaller } from '../support/access-policy.ts';
import { attackStrings } from '../support/attack-strings.ts';
import type { ApiDocument } from '../support/fuzzed-requests.ts';
import { withValue } from '../support/fuzzed-values.ts';
import { insertOffice, units } from '../support/office-fixtures.ts';
import { type RepresentativeKey, representativeRequests } from '../support/representative-access-policy.ts';
import { type DemoName, openTestPortal, type TestPortal } from '../support/test-portal.ts';
import { type TextField, textFields } from '../support/text-fields.ts';
import { keepFigure, sizeOf } from '../support/trust-figures.ts';

const policies = accessPolicy as Record<string, Policy>;
const perField = sizeOf({ small: 2, full: attackStrings.length });
/** Every one of them, or some that lie far apart. */
const sample = attackStrings.filter((_one, at) => at % sizeOf({ small: 6, full: 1 }) === 0);
const mark = /zq\d+zq/g;
const plain = (text: string) => text.toWellFormed().normalize('NFC').replace(/\s+/g, ' ').trim();

/** Puts the strings into a portal and looks at what becomes of them. */
async function openAttack() {
  const portal = await openTestPortal();
  const made = accessObjects(portal);
  await insertOffice(portal.db, { personId: demoPersons.liv.id, unitId: units.oslo });
  const document = (await portal.app.inject('/api/openapi.json')).json<ApiDocument>();
  const fields = textFields(document);
  const sent = new Map<string, string>();
  let number = 0;

  async function requestTo({ key }: TextField) {
    const policy = policies[key]!;
    const elected = representativeRequests[key as RepresentativeKey];
    if (elected) {
      const id = elected.made ? await elected.made(portal.db, units.oslo) : units.oslo;
      return { caller: 'liv' as DemoName, params: { id }, query: elected.query, body: elected.body };
    }
    const caller: TestedCaller = policy.admitted.includes('ola') ? 'ola' : (policy.admitted[0] ?? null);
    const id = policy.object && caller ? await made[policy.object.kind](caller) : '';
    return {
      caller,
      params: { ...(id && { id }), ...policy.params },
      query: policy.query,
      body: policy.body,
    };
  }

  /** @returns what is wrong; null where nothing is */
  async function attack(field: TextField, text: string): Promise<string | null> {
    const value = field.isFree ? `${text} zq${++number}zq` : text;
    if (field.isFree) sent.set(`zq${number}zq`, value);
    const { caller, params, query, body } = await requestTo(field);
    const [name = ''] = field.path;
    const inAddress = { [name]: value.toWellFormed() };
    const answer = await portal.call(caller, field.key, {
      params: { ...params, ...(field.place === 'path' && inAddress) },
      ...((query || field.place === 'query') && {
        query: { ...query, ...(field.place === 'query' && inAddress) },
      }),
      body: field.place === 'body' ? withValue(body ?? {}, field.path, value) : body,
    });
    const where = `${field.key} ${field.place}/${field.path.join('/')} ${JSON.stringify(text)}`;
    if (answer.status >= 500) return `${where}: ${answer.status}`;
    const type = String((answer.headers as Record<string, unknown>)['content-type'] ?? '');
    if (/html/.test(type)) return `${where}: answers HTML`;
    if (answer.status >= 400 && value.length > 12 && answer.text.includes(JSON.stringify(value).slice(1, 13)))
      return `${where}: refused, and sent back`;
    return null;
  }

  /** Everything that is kept and carries a mark. */
  async function kept(): Promise<string[]> {
    // What is only kept to be searched in has the words apart.
    const { rows: tables } = await sql<{ name: string; others: string[] }>`
      select t.table_name as name,
        coalesce(array_agg(c.column_name::text) filter (where c.udt_name = 'tsvector'), '{}') as others
      from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
      where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and t.table_name <> 'idempotency_key'
      group by 1`.execute(portal.db);
    const found: string[] = [];
    for (const { name, others } of tables) {
      const { rows } = await sql<{ row: unknown }>`
        select to_jsonb(t) - ${others}::text[] as row from ${sql.table(name)} t
        where to_jsonb(t)::text like '%zq%'`.execute(portal.db);
      found.push(...rows.flatMap(({ row }) => stringsIn(row)).filter((text) => text.search(mark) >= 0));
    }
    return found;
  }
  /** @returns those that are no longer what was sent */
  const broken = (texts: readonly string[]) =>
    texts.filter((text) =>
      (text.match(mark) ?? []).some((one) => !plain(text).includes(plain(sent.get(one) ?? '?'))),
    );
  return { portal, fields, attack, kept, broken };
}

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

describe('attack strings in every field', () => {
  let attacked: Awaited<ReturnType<typeof openAttack>>;
  let portal: TestPortal;
  before(async () => {
    attacked = await openAttack();
    portal = attacked.portal;
  });
  after(() => portal.close());

  test('are refused and not sent back, or kept whole, and what is shown afterwards is what it always is', async () => {
    const { fields, attack, kept, broken } = attacked;
    assert.ok(attackStrings.length >= 200 && fields.length > 150, `${fields.length} fields`);
    const faults: string[] = [];
    for (const [place, field] of fields.entries()) {
      await portal.db.deleteFrom('attempt_counter').execute();
      await sql`update enquiry set received_at = received_at - interval '3 hours'`.execute(portal.db);
      for (let n = 0; n < perField; n++) {
        const fault = await attack(field, attackStrings[(place * 31 + n * 97) % attackStrings.length]!);
        if (fault) faults.push(fault);
      }
    }
    assert.deepEqual(faults, []);
    const texts = await kept();
    assert.ok(texts.length > 20, `${texts.length} were kept`);
    assert.deepEqual(broken(texts), []);
    for (const key of Object.keys(endpoints) as EndpointKey[]) {
      if (!key.startsWith('GET ') || key.includes(':')) continue;
      for (const caller of ['ola', 'mona'] as const) {
        const { status } = await portal.call(caller, key);
        assert.ok(status < 500, `${key} as ${caller}: ${status}`);
      }
    }
    keepFigure({
      row: 26,
      score: 3,
      command: 'npm run trial:trust -- --only=attack-strings',
      figure: `${perField} attack strings in each of ${fields.length} fields of text, ${texts.length} texts kept: 0 answers of 500 or more, 0 sent back, 0 changed; in mail, exports, calendars, documents and sign-in pages 0 executed; planted faults of each kind were found.`,
    });
  });

  test('are found where a route fails on one, and where one is kept changed', async () => {
    const { fields, attack, kept, broken } = attacked;
    const { enquiries } = portal.services.enquiries as unknown as { enquiries: Record<string, unknown> };
    const field = fields.find(({ key, path }) => key === 'POST /api/enquiries' && path[0] === 'message')!;
    assert.equal(await attack(field, '<b>'), null);
    assert.deepEqual(broken(await kept()), []);
    await sql`update enquiry_message set body = replace(body, '<b>', '&lt;b&gt;')`.execute(portal.db);
    assert.equal(broken(await kept()).length > 0, true);
    for (const name of Object.keys(enquiries))
      if (typeof enquiries[name] === 'function')
        enquiries[name] = () => {
          throw new TypeError('planted');
        };
    assert.match(String(await attack(field, '<b>')), /POST \/api\/enquiries .*: 500/);
  });
});

/** As a spreadsheet reads it: what it would reckon with, or a row that is no longer whole. */
function faultsOfCsv(text: string, columns: number): string[] {
  const rows: string[][] = parse(text, { delimiter: ';', bom: true, relax_column_count: true });
  return rows.flatMap((row) => [
    ...(row.length === columns ? [] : [`${row.length} columns`]),
    ...row.filter((cell) => /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(cell)),
  ]);
}

test('exported: no cell is a formula, and no row breaks', () => {
  for (const text of attackStrings) {
    const lines = [text, text, text];
    const print = printFile([{ code: '1', lines, postalCode: '0182', isAbroad: false }]);
    assert.deepEqual(faultsOfCsv(print, 9), [], text);
    assert.deepEqual(faultsOfCsv(['1', text, '2'].map(csvCell).join(';'), 3), [], text);
  }
  assert.notDeepEqual(faultsOfCsv('1;=1+1;2', 3), []);
  assert.notDeepEqual(faultsOfCsv('1;a;b;2', 3), []);
});

const letterhead = { name: 'Laget', lines: ['Storgata 1'], mark: [], foot: 'Laget' };
/** Names of what a document can do, outside its texts and its streams. */
function activeIn(pdf: Buffer): string[] {
  const skeleton = pdf
    .toString('latin1')
    .replace(/stream\r?\n[\s\S]*?endstream/g, '')
    .replace(/\((?:\\[\s\S]|[^\\()])*\)/g, '')
    .replace(/<[\da-fA-F\s]*>/g, '');
  return (
    skeleton.match(
      /\/(JavaScript|JS|Launch|OpenAction|AA|URI|SubmitForm|GoToR|EmbeddedFile|RichMedia|XFA)\b/g,
    ) ?? []
  );
}

test('printed: a document is whole, and can do nothing', async () => {
  for (const text of sample) {
    const pdf = await pdfDocument({
      title: text,
      letterhead,
      createdAt: new Date(),
      pageNumber: () => text,
      blocks: [
        { kind: 'heading', text },
        { kind: 'paragraph', text },
        { kind: 'facts', facts: [[text, text]] },
        { kind: 'table', caption: text, columns: [{ title: text }], rows: [[text], [text]] },
      ],
    });
    assert.deepEqual(activeIn(pdf), [], text);
    assert.match(pdf.toString('latin1'), /^%PDF-1\.7[\s\S]*%%EOF\s*$/);
  }
  assert.deepEqual(activeIn(Buffer.from('1 0 obj << /OpenAction << /S /JavaScript /JS (x) >> >>')).length, 3);
});

test('in a calendar: one entry, with the lines that it always has', () => {
  const linesOf = (text: string) => {
    const [at, now] = [new Date('2027-01-01T10:00:00Z'), new Date('2026-11-23T10:00:00Z')];
    const entry = {
      uid: 'u',
      sequence: 1,
      status: 'confirmed',
      startsAt: at,
      endsAt: at,
      changedAt: at,
    } as const;
    const file = calendarFile(
      [
        {
          ...entry,
          title: text,
          description: text,
          place: text,
          point: null,
          url: 'https://minside.example',
        },
      ],
      {
        name: text,
        organisation: 'Laget',
        language: 'nb',
        now,
      },
    );
    return Buffer.from(file)
      .toString('utf8')
      .replace(/\r\n[ \t]/g, '')
      .split('\r\n')
      .map((line) => line.split(/[:;]/)[0]);
  };
  const usual = linesOf('En kveld sammen');
  for (const text of attackStrings) assert.deepEqual(linesOf(text), usual, JSON.stringify(text));
});

test('in the pages of the sign-in: shown as text', () => {
  const { nb: pages } = createSignInPages(
    ({ title, body }) => `<title>${escapeHtml(title)}</title>${body}`,
    'ikke-svar@minside.example',
  );
  for (const text of attackStrings.filter((one) => /[<>"'&]/.test(one))) {
    const shown = pages.identifier('/id/logg-inn/x', text);
    assert.equal(
      shown.replaceAll(escapeHtml(text), 'VALUE'),
      pages.identifier('/id/logg-inn/x', 'VALUE'),
      text,
    );
    assert.doesNotMatch(escapeHtml(text), /[<>"']/);
  }
});

test('mailed: one message to one receiver, with that text and nothing else', async () => {
  const inbox = await startInbox({ port: 0, smtpPort: 0 });
  try {
    const mail = createSmtpMailSender({
      url: inbox.smtpUrl,
      from: { name: 'Laget', email: 'post@laget.example' },
    });
    for (const [n, text] of sample.slice(0, sizeOf({ small: 12, full: sample.length })).entries()) {
      const to = `mottaker${n}@person.example`;
      await mail.send({ id: `a-${n}`, to, subject: 'Du har en ny melding', text });
      const [message, ...more] = inbox.messages(to);
      assert.deepEqual(more, []);
      assert.ok(message);
      // Control characters and line ends are the mail's own affair; letters are not.
      const readable = (one: string) => plain(one.replace(/\p{Cc}/gu, ' '));
      assert.ok(readable(message.text).includes(readable(text)), JSON.stringify([text, message.text]));
      await mail
        .send({ id: `b-${n}`, to, subject: text, text: 'Hei' })
        .catch((error) => assert.match(String(error), /subject/));
    }
    const receivers = new Set(inbox.messages().map(({ to }) => to));
    assert.ok(
      [...receivers].every((to) => /^mottaker\d+@person\.example$/.test(String(to))),
      [...receivers].join(),
    );
  } finally {
    await inbox.close();
  }
});
