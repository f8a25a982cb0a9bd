/** The scheduler as a process of its own, for killing: makes and sends what is due on a day, and ends. */
import { setTimeout as delay } from 'node:timers/promises';
import { createVippsClient } from '#server/adapters/vipps/vipps-client.ts';
import { createVippsHttp } from '#server/adapters/vipps/vipps-http.ts';
import { compose } from '#server/compose.ts';
import { features } from '#server/features.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { VippsUnavailable } from '#server/ports/vipps.ts';
import { demoSalesUnit } from '../dev/vipps-simulator/vipps-simulator.ts';
import { testPorts } from '../test/support/test-ports.ts';

const [dataDir = '', url = '', at = ''] = process.argv.slice(2);
const begunAt = Date.now();
const now = () => new Date(Date.parse(at) + Date.now() - begunAt);
const log = { info() {}, warn() {} };
const database = await openDatabase({ dataDir, databaseUrl: null, prepare: true, log });
const ports = testPorts({
  db: database.db,
  clock: { now },
  vipps: createVippsClient(createVippsHttp({ ...demoSalesUnit, url }, { clock: { now } })),
});
const { planning, rail } = compose(features, ports).services.giving;
process.stdout.write('ready\n');
// As the job does: what Vipps did not answer is tried again, after the breaker has closed.
for (let tries = 0; ; tries += 1) {
  try {
    await planning.makeCharges(database.db, now());
    await rail!.charges.sendAll(database.db, now());
    await rail!.reconciliation.run(database.db, now(), { allPayments: false });
    break;
  } catch (error) {
    if (!(error instanceof VippsUnavailable) || tries === 5) throw error;
    await delay(31_000);
  }
}
await database.close();
process.stdout.write('done\n');
process.exit(0);
