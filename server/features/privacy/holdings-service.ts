/** Everything that is held of a person: to read, and as one archive. */
import type { FileAnswer, StreamedFile } from '#contract/endpoint.ts';
import { purposeName } from '#contract/giving-purpose.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { MyData } from '#contract/privacy-endpoints.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import type { Actor } from '#server/actor.ts';
import { countAttempt, findAttempts } from '#server/platform/database/attempts.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { NumberSeal } from '#server/platform/sealed-number.ts';
import { isSignInRecent, requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import { type ZipEntry, zipStream } from '#server/platform/zip-file.ts';
import { fileToSend } from '../attachments/attachment-service.ts';
import { logLooks } from '../staff-desk/access-log-service.ts';
import { type FetchedDocument, fetchedDocuments } from './fetched-documents-rules.ts';
import { personalTables } from './held-tables-rules.ts';
import { type HeldRow, readHeld } from './holdings-repository.ts';
import { rowsShown } from './privacy-rules.ts';

export type HoldingsService = ReturnType<typeof createHoldingsService>;

/** Files made for one person in a day: each reads and opens everything there is. */
const filesADay = 3;
const dayMs = 86_400_000;
const filesOf = (personId: string) => `my-data-file ${personId}`;

type Needs = {
  seal: Pick<NumberSeal, 'open'>;
  /** The names of the files, and what is at the top of the JSON, to their reader. */
  words: Record<Language, { fileName: string; folder: string; explanation: string }>;
  /** The readable page of the archive. */
  page(held: {
    language: Language;
    madeAt: Date;
    name: string;
    json: string;
    tables: readonly { name: string; rows: readonly HeldRow[] }[];
    files: readonly { path: string; name: string; keptAt: string; sizeBytes: number }[];
    documents: readonly (FetchedDocument & { address: string })[];
  }): Iterable<string>;
  origin: string;
  purposes: OrganisationProfile['giving']['purposes'];
};

export function createHoldingsService(needs: Needs) {
  function opened(row: HeldRow, numbers: readonly string[], personId: string): HeldRow {
    const plain = numbers.map((column) => {
      const sealed = row[column];
      return [column, sealed instanceof Buffer ? needs.seal.open(personId, sealed) : null];
    });
    return { ...row, ...Object.fromEntries(plain) };
  }

  /** The page is for a reader: a purpose by its name. */
  const named = (row: HeldRow, language: Language): HeldRow => {
    const name = purposeName(needs.purposes, row.purpose_id, language);
    return name ? { ...row, purpose_id: name } : row;
  };

  /** What is in the archive: the page first, so that it is seen first. */
  function archiveOf(
    db: Database,
    tables: Record<string, HeldRow[]>,
    language: Language,
    madeAt: Date,
  ): ZipEntry[] {
    const { fileName, folder, explanation } = needs.words[language];
    const files = filesIn(tables.attachment ?? [], folder);
    const [person] = tables.person ?? [];
    const names = [person?.given_name, person?.family_name].filter((one) => typeof one === 'string');
    const json = `${fileName}.json`;
    const shown = personalTables.map(([name, { keys = [] }]) => ({
      name,
      rows: (tables[name] ?? []).map((row) => named(without(row, keys), language)),
    }));
    const documents = fetchedDocuments(tables).map((one) => ({ ...one, address: needs.origin + one.path }));
    const name = names.join(' ');
    const page = needs.page({ language, madeAt, name, json, tables: shown, files, documents });
    return [
      { name: `${fileName}.html`, content: page },
      { name: json, content: jsonOf(explanation, madeAt, tables) },
      ...files.map((file) => ({ name: file.path, content: fileToSend(db, file).content })),
    ];
  }

  /** Reads everything, and records in the same transaction that it was fetched. */
  function take(
    db: Database,
    actor: Actor,
    requestId: string,
    now: Date,
  ): Promise<Record<string, HeldRow[]>> {
    requireRecentSignIn(actor, now);
    const { personId } = actor;
    return inTransaction(db, async (tx) => {
      const tomorrow = new Date(now.getTime() + dayMs);
      if ((await countAttempt(tx, filesOf(personId), now, tomorrow)) > filesADay)
        throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: dayMs / 1000 });
      const tables: Record<string, HeldRow[]> = {};
      for (const [name, table] of personalTables) {
        const { rows } = await readHeld(tx, [name, table], personId, { kind: 'file' });
        tables[name] = rows.map((row) => asWritten(opened(row, table.numbers ?? [], personId)));
      }
      // The log tells the person of their own downloads too: somebody else may have made one with their sign-in.
      await logLooks(tx, { actor, now, requestId }, { as: 'self', reason: 'export', fields: [] }, [personId]);
      return tables;
    });
  }

  return {
    /** The newest of each kind; numbers only as that they are there. */
    async read(db: Database, actor: Actor, language: Language, now: Date): Promise<MyData> {
      const sections: MyData['sections'] = [];
      for (const table of personalTables) {
        const { rows, total } = await readHeld(db, table, actor.personId, { kind: 'page', limit: rowsShown });
        if (total > 0)
          sections.push({ name: table[0], total, rows: rows.map((row) => named(row, language)) });
      }
      const made = await inTransaction(db, (tx) => findAttempts(tx, filesOf(actor.personId), now));
      return {
        isSignInRecent: isSignInRecent(actor.signIn.authenticatedAt, now),
        isFileToBeHad: (made?.count ?? 0) < filesADay,
        sections,
      };
    },

    /**
     * All of it: a page to read, the same as JSON, and the files, which are read one by one while the archive is taken.
     * @throws Refusal SIGN_IN_AGAIN, TOO_MANY_REQUESTS
     */
    async exportArchive(
      db: Database,
      actor: Actor,
      requestId: string,
      language: Language,
      now: Date,
    ): Promise<StreamedFile> {
      const tables = await take(db, actor, requestId, now);
      const day = norwegianDay(now);
      return {
        name: `${needs.words[language].fileName}-${day}.zip`,
        type: 'application/zip',
        sizeBytes: null,
        content: zipStream(archiveOf(db, tables, language, now), day),
      };
    },

    /** The JSON alone. @throws Refusal SIGN_IN_AGAIN, TOO_MANY_REQUESTS */
    async exportFile(
      db: Database,
      actor: Actor,
      requestId: string,
      language: Language,
      now: Date,
    ): Promise<FileAnswer> {
      const tables = await take(db, actor, requestId, now);
      const { fileName, explanation } = needs.words[language];
      return {
        name: `${fileName}-${norwegianDay(now)}.json`,
        type: 'application/json',
        content: new TextEncoder().encode([...jsonOf(explanation, now, tables)].join('')),
      };
    },
  };
}

/** Ids are for programs: in the JSON only. */
const without = (row: HeldRow, keys: readonly string[]): HeldRow =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !keys.includes(column)));

type ReadyAttachment = Parameters<typeof fileToSend>[1];
type HeldFile = ReadyAttachment & { path: string; keptAt: string };

/** The files whose rows are in the download, with names that differ. */
function filesIn(rows: readonly HeldRow[], folder: string): HeldFile[] {
  const ready = rows.filter(({ state, content_bytes: size }) => state === 'ready' && size !== null);
  return ready.map((row, place) => {
    const { id, name, kind, content_bytes: sizeBytes, created_at: keptAt } = row as AttachmentRow;
    return { id, name, kind, sizeBytes, keptAt, path: `${folder}/${place + 1}-${name}` };
  });
}

type AttachmentRow = Pick<ReadyAttachment, 'id' | 'name' | 'kind'> & {
  content_bytes: number;
  created_at: string;
};

/** Moments as the file and the page write them. */
const asWritten = (row: HeldRow): HeldRow => JSON.parse(JSON.stringify(row));

/** The JSON file, table by table. */
function* jsonOf(explanation: string, madeAt: Date, tables: Record<string, HeldRow[]>): Generator<string> {
  const head = JSON.stringify({ format: 'min-side-2026-11', explanation, madeAt }, null, 2);
  yield `${head.slice(0, -2)},\n  "tables": {`;
  for (const [place, [name, rows]] of Object.entries(tables).entries())
    yield `${place > 0 ? ',' : ''}\n    ${JSON.stringify(name)}: ${JSON.stringify(rows, null, 2).replaceAll('\n', '\n    ')}`;
  yield '\n  }\n}\n';
}
