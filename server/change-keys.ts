/**
 * `npm run keys -- new`: a secret to put in front of `SECRET`. `npm run keys -- rotate`: what is kept under a former
 * secret is sealed again under the newest, while the portal runs. `npm run keys -- status`: what is left under former ones.
 */
import { randomBytes } from 'node:crypto';
import { loadConfig } from './config.ts';
import { createKeyRotation } from './key-rotation.ts';
import { openDatabase } from './platform/database/database.ts';
import { loadSecret, secretMark, secretsOf } from './platform/server-secret.ts';
import { StartProblem } from './platform/start-problem.ts';

const [command] = process.argv.slice(2);

/** One that is not taken for one that is in use. */
function newSecret(known: readonly Buffer[]): string {
  const marks = new Set(known.map(secretMark));
  for (;;) {
    const secret = randomBytes(32);
    if (!marks.has(secretMark(secret))) return secret.toString('base64url');
  }
}

try {
  const { dataDir, databaseUrl, databasePrepare: prepare, ...config } = loadConfig(process.env);
  const secret = loadSecret(config.secret, dataDir);
  if (command === 'new') console.log(newSecret(secretsOf(secret)));
  else if (command === 'rotate' || command === 'status') {
    const { db, close } = await openDatabase({
      dataDir,
      databaseUrl,
      prepare,
      log: { info() {}, warn() {} },
    });
    const rotation = createKeyRotation(db, secret);
    const states = await rotation[command]().finally(close);
    for (const { where, left } of states) console.log(`${where}: ${left}`);
    const sum = states.reduce((all, { left }) => all + left, 0);
    if (command === 'rotate') console.log(`${sum} sealed again`);
    else if (sum === 0)
      console.log('Nothing is left under a former secret; see docs/operations.md for when it can go');
    process.exitCode = command === 'status' && sum > 0 ? 1 : 0;
  } else {
    console.error('npm run keys -- new | rotate | status');
    process.exitCode = 2;
  }
} catch (error) {
  console.error(error instanceof StartProblem ? error.sentence : String(error));
  process.exitCode = 1;
}
