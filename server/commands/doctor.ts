/**
 * `npm run doctor`: what would go wrong in production with these settings, on this machine, one line each. It changes
 * nothing and sends nothing. Ends with 1 where something is wrong.
 */
import { type Config, ConfigProblem, loadServerConfig } from '#server/config/config.ts';
import { unknownSettings } from '#server/config/unknown-settings.ts';
import { keepFilesPrivate } from '#server/platform/private-folder.ts';
import { checkDatabase } from './doctor-database.ts';
import { checkMachine } from './doctor-machine.ts';
import { type Finding, fault, ok, warning } from './doctor-report.ts';
import { checkSender } from './doctor-sender.ts';
import { checkSuppliers } from './doctor-suppliers.ts';
import { levelWords, doctorTexts as texts } from './doctor-texts.ts';

function checkSettings(): { config: Config | null; findings: Finding[] } {
  const unknown = unknownSettings(process.env).map((sentence) => warning(texts.settings, sentence));
  try {
    const config = loadServerConfig(process.env);
    return { config, findings: [ok(texts.settings, texts.settingsRight), ...unknown, ...choicesOf(config)] };
  } catch (error) {
    if (!(error instanceof ConfigProblem)) throw error;
    const wrong = error.sentences.map((sentence) => fault(texts.settings, sentence));
    return { config: null, findings: [...wrong, ...unknown, warning(texts.settings, texts.fixSettings)] };
  }
}

/** Settings that are valid, but hardly meant for production. */
function choicesOf(config: Config): Finding[] {
  if (config.isThisMachine) return [warning(texts.settings, texts.onThisMachine)];
  const choices = [
    config.fodselsnummerSeries === 'synthetic' && texts.syntheticNumbers,
    config.strongSignIn.length === 0 && texts.weakSignIn,
    config.mailReportToken === null && texts.noMailReports,
  ];
  return choices.filter((text) => text !== false).map((text) => warning(texts.settings, text));
}

keepFilesPrivate();
const { config, findings } = checkSettings();
if (config) {
  const machine = checkMachine(config);
  // What this user leaves in another user's folder would stop the portal.
  const isOurs = machine.every(({ level, what }) => what !== texts.folder || level !== 'error');
  const database = isOurs ? await checkDatabase(config) : [];
  findings.push(...machine, ...database, ...(await checkSuppliers(config)));
  // On one's own machine the sender is made up.
  if (!config.isThisMachine) findings.push(...(await checkSender(config)));
}
for (const { level, what, text } of findings) console.log(`${levelWords[level].padEnd(9)} ${what}: ${text}`);
const count = (wanted: Finding['level']) => findings.filter(({ level }) => level === wanted).length;
console.log(`\n${texts.sum(count('error'), count('warning'))}`);
process.exitCode = count('error') > 0 ? 1 : 0;
