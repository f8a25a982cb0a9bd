/**
 * Makes server/platform/postal-register.json.
 *
 *   npm run build:postal-register -- postnummerregister-ansi.txt
 *
 * The file is Bring's, from https://www.bring.no/tjenester/adressetjenester/postnummer: tab separated, ISO-8859-1,
 * with code, place, municipality number, municipality and category. Without a file the package
 * norwegian-postalcodes-mapper is used: the same register as of April 2024, without categories and with the
 * municipalities by name.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getPostalCodeInfo } from 'norwegian-postalcodes-mapper';
import { placeName, type RegisterRow, rowsOfBringFile } from './bring-postal-file.ts';
import { municipalityNumbers } from './municipality-numbers.ts';

const target = path.join(import.meta.dirname, '../server/platform/postal-register.json');

/** @throws Error where a municipality has no number in our list */
function rowsOfPackage(): RegisterRow[] {
  const codes = Array.from({ length: 10_000 }, (_, code) => String(code).padStart(4, '0'));
  return codes.flatMap((code) => {
    const found = getPostalCodeInfo(code);
    if (!found) return [];
    const municipality = municipalityNumbers.get(found.municipality);
    if (!municipality) throw new Error(`Kommunen «${found.municipality}» har ikke noe nummer`);
    return [{ code, place: placeName(found.city), municipalities: [municipality], category: null }];
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
