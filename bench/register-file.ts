/** Member registers of made-up people, as large as one wants, in CSV and XLSX. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import writeXlsxFile from 'write-excel-file/node';
import { checkFodselsnummer } from '#contract/values/fodselsnummer.ts';

const headings = [
  ...['Medlemsnummer', 'Fornavn', 'Etternavn', 'Fødselsdato', 'Innmeldt', 'E-post', 'Mobil', 'Fødselsnummer'],
  ...['Adresse', 'Postnummer', 'Poststed', 'Målform', 'Magasin', 'Nyheter e-post', 'Nyheter e-post dato'],
];
const givenNames = [
  'Áile',
  'Bjørn',
  'Camilla',
  'Dag-Øyvind',
  'Eva',
  'Frøydis',
  'Gaute',
  'Hanne',
  'Ingá',
  'Jon',
];
const familyNames = [
  'Ødegård',
  'Næss',
  'Åsheim',
  'Berg-Lie',
  'O’Brien',
  'Sara',
  'Moen',
  'Vik',
  'Strand',
  'Holm',
];
const two = (number: number) => String(number).padStart(2, '0');

/** A number of the Tax Administration's test series for that day of birth: each turn another one. */
function testNumber(day: Date, turn: number): string {
  const date = `${two(day.getUTCDate())}${two(day.getUTCMonth() + 81)}${two(day.getUTCFullYear() % 100)}`;
  for (let found = -1, rest = 0; rest < 50_000; rest++) {
    const digits = date + String(rest).padStart(5, '0');
    if (checkFodselsnummer(digits, { accept: 'synthetic', today: '2026-11-21' }) && ++found === turn)
      return digits;
  }
  throw new Error('There are no more numbers for that day');
}

function* registerRows(count: number): Generator<string[]> {
  yield headings;
  const days = 20_000;
  for (let one = 0; one < count; one++) {
    // From 1940 to 1994; after each round the next number of the same day.
    const born = new Date(Date.UTC(1940, 0, 1 + (one % days)));
    const joined = new Date(Date.UTC(2000 + (one % 26), one % 10, 1 + (one % 28)));
    const dayOf = (day: Date) =>
      `${two(day.getUTCDate())}.${two(day.getUTCMonth() + 1)}.${day.getUTCFullYear()}`;
    yield [
      ...[
        String(300_000 + one),
        givenNames[one % 10]!,
        `${familyNames[(one >> 3) % 10]}`,
        dayOf(born),
        dayOf(joined),
      ],
      ...[`medlem${one}@register.example`, `6805${String(one % 10_000).padStart(4, '0')}`],
      testNumber(born, Math.floor(one / days)),
      ...[`Veien ${1 + (one % 300)}`, one % 2 ? '0182' : '5003', one % 2 ? 'Oslo' : 'Bergen'],
      ...[one % 9 ? 'bokmål' : 'nynorsk', one % 4 ? 'papir' : 'digitalt'],
      ...(one % 3 ? ['nei', ''] : ['ja', dayOf(joined)]),
    ];
  }
}

export async function writeCsv(file: string, count: number): Promise<void> {
  const stream = createWriteStream(file);
  for (const row of registerRows(count)) if (!stream.write(`${row.join(';')}\n`)) await once(stream, 'drain');
  stream.end();
  await once(stream, 'finish');
}

/** With texts shared, numbers as numbers and days as dates, as spreadsheet programs have them. */
export async function writeXlsx(file: string, count: number): Promise<void> {
  const dateColumns = [3, 4, 14];
  const rows = [...registerRows(count)].map((row, place) =>
    row.map((text, column) => {
      if (place === 0 || text === '') return text;
      if (dateColumns.includes(column)) {
        const [day, month, year] = text.split('.').map(Number);
        return { value: new Date(Date.UTC(year!, month! - 1, day)), type: Date, format: 'dd.mm.yyyy' };
      }
      return column === 0 || column === 9 ? Number(text) : text;
    }),
  );
  await writeXlsxFile(rows as never).toFile(file);
}

const [kind, file, count] = process.argv.slice(2);
if (import.meta.main && kind && file) await (kind === 'csv' ? writeCsv : writeXlsx)(file, Number(count));
