/**
 * `npm run keys -- new`: a secret to put in front of `SECRET`. `npm run keys -- rotate`: what is kept under a former
 * secret is sealed again under the newest, while the portal runs. `npm run keys -- status`: what is left under former
 * ones. `npm run keys -- webhook`: a new secret of Vipps' webhooks, beside the one there is.
 */
import { randomBytes } from 'node:crypto';
import { createVippsClient } from '#server/adapters/vipps/vipps-client.ts';
import { createVippsHttp } from '#server/adapters/vipps/vipps-http.ts';
import { type Config, loadConfig } from '#server/config/config.ts';
import {
  createWebhookSubscription,
  webhookPath,
} from '#server/features/giving/vipps/vipps-webhook-service.ts';
import { createTextSeal } from '#server/platform/sealed-text.ts';
import { loadSecret, secretMark, secretsOf } from '#server/platform/server-secret.ts';
import { systemClock } from '#server/ports/clock.ts';
import { createKeyRotation } from './key-rotation.ts';
import { runCommand, withDatabase } from './run-command.ts';

const [command] = process.argv.slice(2);

/** One that is not taken for one that is in use. */
function newSecret(known: readonly Buffer[]): string {
  const marks = new Set(known.map(secretMark));
  for (;;) {
    const secret = randomBytes(32);
    if (!marks.has(secretMark(secret))) return secret.toString('base64url');
  }
}

/** @returns the exit code */
async function run(config: Config): Promise<number> {
  const secret = loadSecret(config.secret, config.dataDir);
  if (command === 'new') {
    console.log(newSecret(secretsOf(secret)));
    return 0;
  }
  if (command === 'rotate' || command === 'status') {
    const states = await withDatabase(config, (db) => createKeyRotation(db, secret)[command]());
    for (const { where, left } of states) console.log(`${where}: ${left}`);
    const sum = states.reduce((all, { left }) => all + left, 0);
    if (command === 'rotate') console.log(`${sum} sealed again`);
    else if (sum === 0)
      console.log('Nothing is left under a former secret; see docs/operations.md for when it can go');
    return command === 'status' && sum > 0 ? 1 : 0;
  }
  if (command === 'webhook' && config.vipps) {
    const vipps = createVippsClient(createVippsHttp(config.vipps, { clock: systemClock }));
    const url = `${config.origin}${webhookPath}`;
    const subscription = createWebhookSubscription({ vipps, url, seal: createTextSeal(secret) });
    await withDatabase(config, (db) => subscription.replace(db, systemClock.now()));
    console.log('The webhooks have a new secret; the former one ends by itself within a day');
    return 0;
  }
  console.error('npm run keys -- new | rotate | status | webhook (where Vipps is set up)');
  return 2;
}

await runCommand(() => run(loadConfig(process.env)));
