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

/** What is in a SAF-T file besides the vouchers. */
export const saftWords = {
  journals: { GAVER: 'Gaver', SALG: 'Salg av magasin og aktiviteter', BANK: 'Utbetalinger til banken' },
  accounts: {
    bank: 'Bank',
    income: 'Gaver',
    magazine: 'Salg av magasinet',
    activity: 'Betaling for aktiviteter',
    fees: 'Gebyrer',
  },
  clearing: { vipps: 'Vipps, ikke utbetalt', avtalegiro: 'AvtaleGiro, ikke utbetalt' },
  dimensions: { purpose: 'Formål med gaven', unit: 'Lag som arrangerer' },
  comment:
    'Bilagene i medlemsportalen: gaver, salg og utbetalinger. Inngående saldo er summen av de tidligere årene som er oppbevart.',
  voucher: voucherWords,
};
