/** The everyday commands, on the demo database that `npm start` makes. */
import fs from 'node:fs';
import path from 'node:path';
import { everydayRuns } from '../../dev/smoke-runs.ts';
import { testSmokeRuns } from '../support/smoke-tests.ts';

const members = `Medlemsnummer;Fornavn;Etternavn;Fødselsdato;Innmeldt
990001;Prøve;Én;1980-01-01;2020-01-01
990002;Prøve;To;1981-01-01;2020-01-01
`;

testSmokeRuns(everydayRuns, {
  prepare: (folder) => fs.writeFileSync(path.join(folder, 'members.csv'), members),
});
