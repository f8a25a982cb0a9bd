/** The words of every document that the organisation gives: receipts, statements and certificates, of made-up people. */
import { readFileSync } from 'node:fs';
import type { GivingYear } from '#contract/giving-options.ts';
import type { AgreementReceipt, Gift } from '#contract/giving-values.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import type { YearStatement } from '#contract/year-statement-endpoints.ts';
import { childCertificate } from '#server/letters/child-certificate-words.ts';
import { choiceCertificate } from '#server/letters/choice-letters.ts';
import { agreementDocument, giftDocument, yearDocument } from '#server/letters/giving-documents.ts';
import { leavingCertificate } from '#server/letters/leaving-letters.ts';
import { magazineReceiptDocument } from '#server/letters/magazine-receipt-words.ts';
import { yearStatementDocument } from '#server/letters/year-statement-document.ts';
import type { PdfBlock } from '#server/platform/pdf-document.ts';

export const organisation: OrganisationProfile = JSON.parse(
  readFileSync('organisation-profile.json', 'utf8'),
);
const { name: organisationName, organisationNumber } = organisation;
const at = new Date('2026-05-12T10:05:00Z');
const of = { donorName: 'Kari Lund', organisationName, organisationNumber };

const receipt = { ...of, number: 'G-000123', issuedAt: at.toISOString(), isForTax: false, lacksNumber: true };
export const gift: Gift & { receipt: NonNullable<Gift['receipt']> } = {
  id: '60000000-0000-4000-8000-000000000003',
  kind: 'recurring',
  agreementId: null,
  state: 'partly-refunded',
  rail: 'vipps',
  amountOre: 125_050,
  refundedOre: 5_000,
  purposeId: 'general',
  dueOn: '2026-05-12',
  paidAt: at.toISOString(),
  failure: null,
  approval: null,
  receipt,
  refunds: [{ amountOre: 5_000, at: at.toISOString() }],
};
const event = (kind: AgreementReceipt['kind'], by: AgreementReceipt['by'], day: number) =>
  ({
    ...of,
    kind,
    by,
    day,
    at: at.toISOString(),
    amountOre: 25_000,
    frequency: 'quarterly',
    rail: 'avtalegiro',
    resumesOn: '2026-08-01',
    termsVersion: 'giver-2026-11',
    agreement: { number: 'A-000045' },
  }) as AgreementReceipt;
const year = (outcome: GivingYear['tax']['outcome']) =>
  ({
    year: 2026,
    givenOre: 125_050,
    refundedOre: 5_000,
    gifts: [gift, { ...gift, refundedOre: 0, receipt: null }],
    tax: { outcome, reportedOre: 120_000, missingOre: 10_000, reportedOn: null },
  }) as unknown as GivingYear;
const statement = (outcome: YearStatement['report']['outcome']) =>
  ({
    ...of,
    year: 2026,
    givenOre: 125_050,
    refundedOre: 5_000,
    gifts: ['G-000123', null].map((receiptNumber) => ({
      paidOn: '2026-05-12',
      receiptNumber,
      amountOre: 125_050,
      refundedOre: 0,
    })),
    report: {
      outcome,
      amountKroner: 1200,
      nextKroner: 1150,
      isCorrected: true,
      deliveredOn: '2027-01-23',
      maskedFodselsnummer: '100188•••••',
      limits: { minimumOre: 50_000 },
    },
  }) as unknown as YearStatement;
const child = { name: 'Vår Lund', bornYear: 2014, endedAt: at, reference: 'B-0A1B-2C3D' };
const left = { name: 'Kari Lund', number: '104218', joinedOn: '2011-03-14', leftAt: at, reference: 'U-1' };
const bought = {
  number: 'M-000007',
  buyer: 'Per Dahl',
  amountOre: 39_000,
  paidAt: at,
  startsOn: '2026-06-01',
  untilOn: '2027-05-31',
  refundedAt: at,
  paymentId: gift.id,
};

export type Words = { title: string; fileName: string; blocks: readonly PdfBlock[] };
/** Every document that the organisation gives, by name. */
export const documentsIn = (language: Language): Record<string, Words> => ({
  gift: giftDocument(gift, 'Lokallagene', language),
  countedGift: giftDocument({ ...gift, receipt: { ...receipt, isForTax: true } }, 'Lokallagene', language),
  ...Object.fromEntries(
    (
      [
        ['begun', 'donor'],
        ['approved', 'vipps'],
        ['declined', 'bank'],
        ['approval-expired', 'portal'],
        ['abandoned', 'staff'],
        ['changed', 'donor'],
        ['paused', 'donor'],
        ['resumed', 'portal'],
        ['stopped', 'donor'],
        ['restarted', 'donor'],
        ['rail-changed', 'donor'],
      ] as const
    ).map(([kind, by], place) => [
      `agreement ${kind}`,
      agreementDocument(event(kind, by, place % 2 ? 31 : 5), 'Lokallagene', language),
    ]),
  ),
  ...Object.fromEntries(
    (['will-be-reported', 'number-missing', 'below-minimum', 'not-wanted', 'not-approved'] as const).flatMap(
      (outcome) => [
        [`year ${outcome}`, yearDocument(year(outcome), 'Kari Lund', language)],
        [`statement ${outcome}`, yearStatementDocument(statement(outcome), language)],
      ],
    ),
  ),
  'statement reported': yearStatementDocument(statement('reported'), language),
  'statement next-delivery': yearStatementDocument(statement('next-delivery'), language),
  child: childCertificate(organisation, { ...child, registeredOn: '2024-02-03' }, language),
  'child never registered': childCertificate(organisation, { ...child, registeredOn: null }, language),
  ...Object.fromEntries(
    (['account', 'giving', 'magazine'] as const).map((kind) => [
      kind,
      choiceCertificate(organisation, { kind, name: 'Kari Lund', at, reference: 'X-1' }, language),
    ]),
  ),
  leaving: leavingCertificate(organisation, { ...left, language }),
  magazineReceipt: magazineReceiptDocument(organisation, bought, language),
});
