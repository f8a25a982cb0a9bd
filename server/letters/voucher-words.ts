/** What the bookkeeper reads of a voucher. No names: the receipt has them. */
const rails = { vipps: 'Vipps', avtalegiro: 'AvtaleGiro' } as const;
const kinds = {
  gift: 'Gave',
  refund: 'Gave betalt tilbake',
  payout: 'Utbetaling',
  magazine: 'Magasin',
  'magazine-refund': 'Magasin betalt tilbake',
  activity: 'Aktivitet',
  'activity-refund': 'Aktivitet betalt tilbake',
} as const;

export const voucherWords = ({
  kind,
  rail,
}: {
  kind: keyof typeof kinds;
  rail: keyof typeof rails;
}): string => `${kinds[kind]}, ${rails[rail]}`;
