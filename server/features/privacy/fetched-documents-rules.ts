/** Documents that are made when they are fetched, and so are in no archive: where each of them is fetched. */

type Rows = readonly Readonly<Record<string, unknown>>[];

export const fetchedDocumentKinds = ['gift', 'statements', 'agreements', 'magazine', 'children'] as const;
export type FetchedDocument = {
  kind: (typeof fetchedDocumentKinds)[number];
  /** Of one among many; empty for a page that has them all. */
  number: string;
  path: string;
};

/** The page that has all of a kind, where the person has rows that give one. */
const pages = [
  ['statements', 'gift_receipt', '/kvittering/aar'],
  ['agreements', 'gift_agreement', '/administrer-giveravtale'],
  ['magazine', 'magazine_payment', '/magasininn/mine-opplysninger'],
  ['children', 'child', '/registrere-barn/bekreftelse'],
] as const;

/** @param tables all that is held of the person, by the names of the tables */
export function fetchedDocuments(tables: Readonly<Record<string, Rows>>): FetchedDocument[] {
  const receipts = (tables.gift_receipt ?? []).map(({ charge_id, number }) => ({
    kind: 'gift' as const,
    number: String(number),
    path: `/kvittering/${charge_id}`,
  }));
  const others = pages
    .filter(([, table]) => (tables[table] ?? []).length > 0)
    .map(([kind, , path]) => ({ kind, number: '', path }));
  return [...receipts, ...others];
}
