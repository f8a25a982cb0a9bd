/** The notices worker as a separate process: makes one notice, and kills itself at a given step. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { createSmtpMailSender } from '#server/adapters/smtp/smtp-mail-sender.ts';
import { createUnsubscribeCodes } from '#server/features/notices/notice-preference-service.ts';
import { deliverNotice } from '#server/features/notices/notices-jobs.ts';
import { createAnnounce } from '#server/features/notices/notices-service.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { systemClock } from '#server/ports/clock.ts';
import { demoPersons } from '../dev/seed/demo-people.ts';
import organisation from '../organisation-profile.json' with { type: 'json' };
import { isSmall } from './trial-size.ts';

/** The steps at which it kills itself; at the others it is killed by the mail server. */
const [dataDir = '', smtpUrl = '', step = ''] = process.argv.slice(2);
/** The planted fault: the recipient cannot recognise an e-mail that comes twice. */
const hasNewIds = process.env.PLANT_NEW_IDS === 'yes';
const die = () => process.kill(process.pid, 'SIGKILL');

const log = { info() {}, warn() {}, error() {} };
const database = await openDatabase({ dataDir, databaseUrl: null, prepare: true, log });
const { db } = database;
const smtp = createSmtpMailSender({ url: smtpUrl, from: organisation.sender });
let own = '';
const job = deliverNotice({
  db,
  organisation,
  clock: systemClock,
  origin: 'https://minside.example',
  codes: createUnsubscribeCodes(Buffer.alloc(32)),
  sms: { send: () => Promise.reject(new Error('nobody is told by SMS here')) },
  mail: {
    async send(mail) {
      const isOwn = mail.id === own;
      if (isOwn && step === 'before it is sent') die();
      await smtp.send(hasNewIds ? { ...mail, id: randomUUID() } : mail);
      if (isOwn && step === 'sent, not yet marked') die();
    },
  },
});
// A small run does not wait until a job that was cut off has been silent for long enough.
if (!step && isSmall)
  await sql`update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`.execute(
    db,
  );
const jobs = createJobs(database, log);
await jobs.start([
  {
    ...job,
    async run(payload, context) {
      const isOwn = (payload as { noticeId: string }).noticeId === own;
      if (isOwn && step === 'taken up') die();
      await job.run(payload, context);
      if (isOwn && step === 'marked, job not done') die();
    },
  },
]);
if (step) {
  const enquiry = await db
    .selectFrom('enquiry')
    .select('id')
    .where('person_id', '=', demoPersons.kari.id)
    .limit(1)
    .executeTakeFirstOrThrow();
  await db.transaction().execute(async (tx) => {
    const announce = createAnnounce({
      jobs: {
        async enqueue(...order) {
          own = (order[2] as unknown as { noticeId: string }).noticeId;
          process.stdout.write(`notice ${own}\n`);
          await jobs.enqueue(...order);
        },
      },
    });
    const told = { personId: demoPersons.kari.id, subjectId: enquiry.id, now: new Date() };
    await announce(tx, { ...told, kind: 'enquiry-received' });
    if (step === 'written, not yet kept') die();
  });
  await delay(60_000);
} else {
  // Those that were cut off are taken up once nothing has been heard of them for a while.
  // One that was cut off after its mark is run again, and sends nothing.
  const unfinished = async () =>
    (
      await sql`select from pgboss.job where name = ${job.name} and state in ('created', 'retry', 'active')`.execute(
        db,
      )
    ).rows.length;
  while ((await unfinished()) > 0) await delay(200);
  await jobs.stop();
  const rows = await db.selectFrom('notice').select(['id', 'sent_at']).execute();
  process.stdout.write(`kept ${JSON.stringify(rows.map(({ id }) => id))}\n`);
  await database.close();
}
process.exit(0);
