/**
 * Makes server/platform/postal-register.json.
 *
 *   npm run build:postal-register -- postnummerregister-ansi.txt
 *
 * The file is Bring's, from https://www.bring.no/tjenester/adressetjenester/postnummer: tab separated, ISO-8859-1,
 * with code, place, municipality number, municipality and category. Without a file the package norway-postal-codes is
 * used, which has only code and place.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { placeName, type RegisterRow, rowsOfBringFile } from './bring-postal-file.ts';

const target = path.join(import.meta.dirname, '../server/platform/postal-register.json');

/** Where the municipality is known from the place: names that only one municipality has, and its town. */
const municipalityByPlace: Record<string, string> = {
  OSLO: '0301',
  STAVANGER: '1103',
  DRAMMEN: '3301',
  BERGEN: '4601',
  TRONDHEIM: '5001',
  TROMSØ: '5501',
};

function rowsOfPackage(): RegisterRow[] {
  const places = createRequire(import.meta.url)('norway-postal-codes') as Record<string, string>;
  return Object.entries(places).map(([code, place]) => {
    const municipality = municipalityByPlace[place];
    return {
      code,
      place: placeName(place),
      municipalities: municipality ? [municipality] : [],
      category: null,
    };
  });
}

const file = process.argv[2];
const rows = (file ? rowsOfBringFile(readFileSync(file, 'latin1')) : rowsOfPackage()).sort((a, b) =>
  a.code < b.code ? -1 : 1,
);
const lines = rows.map(
  ({ code, place, municipalities, category }) =>
    `  ${JSON.stringify(code)}: ${JSON.stringify([place, municipalities.join(' '), category ?? '']).replaceAll('",', '", ')}`,
);
writeFileSync(target, `{\n${lines.join(',\n')}\n}\n`);
const known = rows.filter(({ municipalities }) => municipalities.length > 0).length;
console.log(`${rows.length} postnumre skrevet, ${known} av dem med kommune.`);
