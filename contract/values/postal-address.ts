/**
 * Where post is sent. In Norway lines, four digits and a place; abroad free lines and a country. A line is not
 * always a street and a number: a place name, «Postboks 12 Sentrum», or no line at all (Bring,
 * «Adressering til postmottakere i Norge» and «i utlandet»).
 */
import * as z from 'zod/mini';
import { singleLine } from './text.ts';

export const addressLimits = { line: 60, place: 50 };

/** Four digits as text (leading zeros); «N-0182» and «0182 » are taken too. */
export const PostalCode = z.string().check(z.overwrite(cleanPostalCode), z.regex(/^\d{4}$/));

function cleanPostalCode(text: string): string {
  return text.trim().replace(/^(N|NO)[\s-]*(?=\d{4}$)/i, '');
}

/** ISO 3166-1 alpha-2, in capitals. */
function cleanCountry(text: string): string {
  return text.trim().toUpperCase();
}

/**
 * The fields of an address in a form and in a body; empty text is nothing. To be spread in an object schema that
 * also has the check {@link addressIsWhole}.
 */
export const addressFields = {
  /** ISO 3166-1 alpha-2 in capitals; empty: no address is given. */
  country: z.string().check(z.overwrite(cleanCountry), z.regex(/^([A-Z]{2})?$/)),
  /** Without «c/o». */
  careOf: singleLine(0, addressLimits.line),
  /** Street and number, place name or box; abroad as that country writes it, with the place. */
  addressLine: singleLine(0, addressLimits.line),
  addressLine2: singleLine(0, addressLimits.line),
  /** Only in Norway. */
  postalCode: z.string().check(z.overwrite(cleanPostalCode), z.regex(/^(\d{4})?$/)),
  /** Only in Norway: as the register has it, or as typed where the register does not know the code. */
  postalPlace: singleLine(0, addressLimits.place),
};
export type AddressFieldName = keyof typeof addressFields;
export type AddressFields = Record<AddressFieldName, string>;
/** In the order in which a form asks for them. */
export const addressFieldNames: readonly AddressFieldName[] = [
  'country',
  'addressLine',
  'postalCode',
  'postalPlace',
  'addressLine2',
  'careOf',
];

/**
 * What has to be filled in, told together with everything else that is wrong: in Norway postal code and place, abroad
 * at least one line.
 * @param isNeeded whether an address has to be given; without one the country may be left empty
 */
export const addressIsWhole = <Values extends AddressFields>(isNeeded: (values: Values) => boolean) =>
  z.check<Values>(
    ({ value, issues }) => {
      for (const name of missingAddressFields(value, isNeeded(value))) {
        issues.push({
          code: 'too_small',
          origin: 'string',
          minimum: 1,
          input: '',
          path: [name],
          continue: true,
        });
      }
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );

/** As {@link addressIsWhole}, for a form where it depends on more than the address. */
export function missingAddressFields(values: AddressFields, isNeeded: boolean): AddressFieldName[] {
  if (!values.country) return isNeeded ? ['country'] : [];
  const needed: AddressFieldName[] =
    values.country === 'NO' ? ['postalCode', 'postalPlace'] : ['addressLine'];
  return needed.filter((name) => values[name] === '');
}

/** An address as the register keeps it. */
export const PostalAddress = z.object({
  country: z.string(),
  careOf: z.nullable(z.string()),
  lines: z.array(z.string()),
  postalCode: z.nullable(z.string()),
  postalPlace: z.nullable(z.string()),
});
export type PostalAddress = z.infer<typeof PostalAddress>;

/** @param fields as the schema leaves them. @returns null where no country is chosen */
export function postalAddressOf(fields: AddressFields): PostalAddress | null {
  if (!fields.country) return null;
  const isNorwegian = fields.country === 'NO';
  return {
    country: fields.country,
    careOf: fields.careOf.replace(/^c\/o\s*/i, '') || null,
    lines: [fields.addressLine, fields.addressLine2].filter((line) => line !== ''),
    postalCode: (isNorwegian && fields.postalCode) || null,
    postalPlace: (isNorwegian && fields.postalPlace) || null,
  };
}

/** @returns the fields of a form; Norway where there is no address yet */
export function addressFieldsOf(address: PostalAddress | null): AddressFields {
  return {
    country: address?.country ?? 'NO',
    careOf: address?.careOf ?? '',
    addressLine: address?.lines[0] ?? '',
    addressLine2: address?.lines.slice(1).join(', ') ?? '',
    postalCode: address?.postalCode ?? '',
    postalPlace: address?.postalPlace ?? '',
  };
}
