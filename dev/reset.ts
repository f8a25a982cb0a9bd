/** `npm run reset`: deletes the data folder, so that the next start seeds a new demo database. */
import fs from 'node:fs';
import path from 'node:path';
import { lockFolder } from '#server/platform/database/folder-lock.ts';
import { StartProblem } from '#server/platform/start-problem.ts';

/** Everything that the portal, the inbox and the simulators put there. */
const ours = [
  ...['database', 'giro', 'secret', 'identity-discovery.json', 'erasures.jsonl', 'access-log-heads.jsonl'],
  'assets',
  ...['demo.json', 'inbox.jsonl', 'server.log', 'vipps-simulator.json', 'owner.txt', 'owner.lock'],
  ...['owner.lock-journal', 'clock-offset-ms', 'organisation-profile.json', 'nothing-published'],
];
const isOurs = (name: string) => ours.includes(name) || /^clock-offset-ms\.\d+-\d+$/.test(name);

function reset(): void {
  const folder = path.resolve(process.env.DATA_DIR || './data');
  if (!fs.existsSync(folder)) {
    console.log(`Det er ingenting å slette: ${folder} finnes ikke. Kjør «npm start».`);
    return;
  }
  const foreign = fs.readdirSync(folder).filter((name) => !isOurs(name));
  if (foreign.length > 0) {
    throw new StartProblem(
      `Sletter ikke ${folder}: mappen inneholder også «${foreign[0]}», som ikke er laget av portalen.`,
    );
  }
  const lock = lockFolder(folder);
  for (const name of fs.readdirSync(folder)) fs.rmSync(path.join(folder, name), { recursive: true });
  lock.release();
  fs.rmSync(folder, { recursive: true });
  const elsewhere = process.env.DATABASE_URL ? ' PostgreSQL-databasen i DATABASE_URL er ikke rørt.' : '';
  console.log(`Slettet ${folder}. Neste «npm start» begynner på nytt.${elsewhere}`);
}

try {
  reset();
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.sentence);
  process.exit(1);
}
