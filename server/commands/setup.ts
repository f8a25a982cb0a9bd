/**
 * `npm run setup -- [--name=NAME] [--email=ADDRESS]`: prepares the database for an organisation, without anything of the demo, and prints the
 * link by which its first administrator takes over; see docs/going-live.md.
 */
import os from 'node:os';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { EmailAddress } from '#contract/profile-endpoints.ts';
import { loadConfig } from '#server/config/config.ts';
import { setupLinkHours } from '#server/features/setup/setup-link-rules.ts';
import { makeSetupLink } from '#server/features/setup/setup-link-service.ts';
import { runCommand, withDatabase } from './run-command.ts';
import { setupTexts as texts } from './setup-texts.ts';

type Answers = { email: string; name: string };

/** Asks in the terminal for what was not given. @returns null where there is none */
async function readAnswers(): Promise<Answers | null> {
  const options = { email: { type: 'string' }, name: { type: 'string' } } as const;
  const { email, name } = parseArgs({ options }).values;
  if (email !== undefined && name !== undefined) return { email, name };
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return {
      name: name ?? (await terminal.question(texts.askName)),
      email: email ?? (await terminal.question(texts.askEmail)),
    };
  } finally {
    terminal.close();
  }
}

await runCommand(async () => {
  const answers = await readAnswers();
  if (answers === null) {
    console.error(texts.usage);
    return 2;
  }
  const email = EmailAddress.safeParse(answers.email);
  if (!email.success) {
    console.error(texts.badEmail);
    return 2;
  }
  const config = loadConfig(process.env);
  const given = { email: email.data, name: answers.name.trim(), madeBy: os.userInfo().username };
  const made = await withDatabase(config, (db) => makeSetupLink(db, { ...given, now: new Date() }));
  if ('refusal' in made) {
    console.error(texts.refused[made.refusal]);
    return 1;
  }
  console.log(texts.link(email.data, `${config.origin}/oppsett#${made.code}`, setupLinkHours));
  return 0;
});
