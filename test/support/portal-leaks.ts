/**
 * Personal data of a portal in places where it must not be: its log, the heads and texts of what it has sent, and
 * the payloads of its jobs. Looked at when it has stopped, in its data folder.
 */
import fs from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { sql } from 'kysely';
import { loadConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import type { InboxMessage } from '../../dev/inbox/inbox-messages.ts';
import { type Canaries, type CanaryKind, demoCanaries } from './canaries.ts';

/** What a person has typed in a browser, to search for in the portal's own traces afterwards. */
const typedFile = (dataDir: string) => path.join(dataDir, 'typed-in-tests.jsonl');

/** @param typed as {@link Canaries.added} */
export function keepTyped(dataDir: string, typed: [CanaryKind, string][]): void {
  fs.appendFileSync(typedFile(dataDir), typed.map((one) => `${JSON.stringify(one)}\n`).join(''));
}

function canariesOf(dataDir: string): Canaries {
  const canaries = demoCanaries();
  for (const line of linesOf(typedFile(dataDir))) canaries.add(...(JSON.parse(line) as [CanaryKind, string]));
  return canaries;
}

const linesOf = (file: string): string[] =>
  fs.existsSync(file)
    ? fs
        .readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : [];

/**
 * @param dataDir of a portal that has stopped
 * @param errors what it wrote to standard error
 * @returns one sentence for each leak
 */
export async function leaksOfPortal(
  dataDir: string,
  errors: string,
  readJobs: (dataDir: string) => Promise<KeptJob[]> = jobsOf,
): Promise<string[]> {
  const canaries = canariesOf(dataDir);
  const messages = linesOf(path.join(dataDir, 'inbox.jsonl')).map((line) => JSON.parse(line) as InboxMessage);
  return [
    ...leaksOfLog([...linesOf(path.join(dataDir, 'server.log')), ...errors.split('\n')], canaries),
    ...messages.flatMap((message) => leaksOfMessage(message, canaries)),
    ...(await readJobs(dataDir)).flatMap((job) => leaksOfJob(job, canaries)),
  ];
}

/** A log that says the same a hundred times is one leak. */
export function leaksOfLog(lines: readonly string[], canaries: Canaries): string[] {
  const found = new Map<string, string>();
  for (const line of lines)
    for (const hit of canaries.hitsIn(line)) if (!found.has(hit)) found.set(hit, line);
  return [...found].map(([hit, line]) => `The log tells ${hit}: ${line}`);
}

/** As in `server/letters/letters.test.ts`: no word that tells of a belief, of children or of money. */
const telling =
  /human|livss?yn|\btro(?!nd)|kirke|religi|samfunn|medlem|giver|gave|skatt|konfirma|seremoni|barn/i;
/** The only letters with content, for those who cannot sign in to read it. */
const subjectsWithContent = {
  answer: 'Svar på meldingen din',
  certificate: [
    'Bekreftelsen din fra Min side',
    'Stadfestinga di frå Min side',
    'Your certificate from Min side',
  ],
};

export function leaksOfMessage(message: InboxMessage, canaries: Canaries): string[] {
  const { to, channel, subject, text, attachments = [] } = message;
  const what = `${channel === 'sms' ? 'An SMS' : 'An e-mail'} («${subject || text}»)`;
  // The link to open is no word of the letter.
  const words = text.replace(/https?:\/\/\S+/g, '');
  // A reader is greeted by name, and called by it nowhere else.
  const letter = text.replace(/^Hei, [^\n]{1,40}!\n/, '');
  // An invited guardian is told who asks, by the given name.
  const texted = subject === subjectsWithContent.answer ? [] : canaries.hitsIn(letter, ['family name']);
  return [
    ...canaries.hitsIn(subject).map((hit) => `${what} has ${hit} in its subject.`),
    ...texted.filter((hit) => !hit.includes(to)).map((hit) => `${what} tells ${hit}.`),
    ...[subject, subject === subjectsWithContent.answer ? '' : words]
      .flatMap((part) => telling.exec(part)?.[0] ?? [])
      .map((word) => `${what} has the telling word «${word}».`),
    ...(attachments.length > 0 && !subjectsWithContent.certificate.includes(subject)
      ? [`${what} has an attachment.`]
      : []),
  ];
}

export type KeptJob = { name: string; data: unknown; output: unknown };

/** Ids, days, moments and words of the program: nothing that a person has written or is called. */
const isIdOrWord = /^([\w:.,+/-]{0,80}|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)$/;

export function leaksOfJob({ name, data, output }: KeptJob, canaries: Canaries): string[] {
  const values = stringsIn(data);
  return [
    ...canaries.hitsIn(JSON.stringify([data, output])).map((hit) => `The job ${name} carries ${hit}.`),
    ...values
      .filter((value) => !isIdOrWord.test(value))
      .map((value) => `The job ${name} carries more than ids: «${value}».`),
  ];
}

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
};

async function jobsOf(dataDir: string): Promise<KeptJob[]> {
  // The embedded database answers one question here: to compile its code well would take longer than the whole look.
  setFlagsFromString('--liftoff-only');
  const config = loadConfig({ ...process.env, DATA_DIR: dataDir });
  const open = await openDatabase({
    dataDir,
    databaseUrl: config.databaseUrl,
    prepare: config.databasePrepare,
    log: { info() {}, warn() {} },
  });
  try {
    const { rows } = await sql<KeptJob>`select distinct name, data, output from pgboss.job`.execute(open.db);
    return rows;
  } finally {
    await open.close();
  }
}
