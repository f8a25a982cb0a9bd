/** A second server that feeds other systems, in a process that is made to be killed: numbers what is new, and sends it. */
import { createHttpWebhookSender } from '#server/adapters/webhooks/http-webhook-sender.ts';
import { compose } from '#server/compose.ts';
import { features } from '#server/features.ts';
import { openServer } from '#server/platform/database/server-database.ts';
import { testPorts } from '../test/support/test-ports.ts';
import { answerMessages } from './killable-process.ts';

export type FeedRound = { at: string; subscriberIds: readonly string[] };

const [databaseUrl = '', origin = '', secret = ''] = process.argv.slice(2);
const open = await openServer({ databaseUrl, dataDir: '', prepare: true, log: { info() {}, warn() {} } });
let time = new Date(0);
const ports = testPorts({
  db: open.db,
  clock: { now: () => time },
  origin,
  secret: Buffer.from(secret, 'hex'),
  webhookSender: createHttpWebhookSender({ timeoutMs: 2000 }),
});
const { deliveries } = compose(features, ports).services.feeding;

answerMessages(async ({ at, subscriberIds }: FeedRound) => {
  time = new Date(at);
  await deliveries.feedAll();
  await Promise.all(subscriberIds.map((id) => deliveries.feed(id)));
  return 'done';
});
process.send!('ready');
