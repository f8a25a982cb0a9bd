/** Receipts and the giving year as documents, for `platform/pdf-document`. Everything as it was that day. */
import type { GivingYear } from '#contract/giving-options.ts';
import type { AgreementReceipt, Gift } from '#contract/giving-values.ts';
import { onDay } from './document-days.ts';
import { money, organisationNumberText } from './document-values.ts';
import { givingDocumentWords } from './giving-document-words.ts';
import type { Language } from './letter.ts';

const railWords = { vipps: 'Vipps', avtalegiro: 'AvtaleGiro' } as const;

type Receipt = NonNullable<Gift['receipt']>;

/** Of one payment that has come. @param purpose its name */
export function giftDocument(gift: Gift & { receipt: Receipt }, purpose: string, language: Language) {
  const { receipt, amountOre, rail, paidAt, refunds, id } = gift;
  const { labels, tax, thanks, receipt: titleOf } = givingDocumentWords[language];
  const title = titleOf(receipt.number);
  const facts: (readonly [string, string])[] = [
    [labels.number, receipt.number],
    [labels.giver, receipt.donorName],
    [labels.amount, money(amountOre, language)],
    [labels.paid, paidAt ? onDay(paidAt, language) : ''],
    [labels.rail, railWords[rail]],
    [labels.purpose, purpose],
    [labels.receiver, receipt.organisationName],
    [labels.organisationNumber, organisationNumberText(receipt.organisationNumber)],
    [labels.reference, id],
    ...refunds.map(
      (refund) =>
        [labels.refunded, `${money(refund.amountOre, language)}, ${onDay(refund.at, language)}`] as const,
    ),
  ];
  return {
    title,
    fileName: `${title}.pdf`,
    blocks: [
      { kind: 'paragraph', text: thanks },
      { kind: 'facts', facts },
      {
        kind: 'paragraph',
        text: receipt.isForTax ? tax.counted : receipt.lacksNumber ? tax.lacksNumber : tax.notCounted,
      },
    ],
  } as const;
}

/** Of one event of an agreement. @param purpose its name */
export function agreementDocument(receipt: AgreementReceipt, purpose: string, language: Language) {
  const { labels, events, actors, often, drawn, changes, agreement } = givingDocumentWords[language];
  const title = events[receipt.kind] ?? agreement;
  const facts: (readonly [string, string])[] = [
    [labels.agreement, receipt.agreement.number],
    [labels.giver, receipt.donorName],
    [labels.day, onDay(receipt.at, language)],
    [labels.by, actors[receipt.by]],
    [labels.amount, money(receipt.amountOre, language)],
    [labels.often, often[receipt.frequency]],
    [labels.drawn, drawn(receipt.day)],
    [labels.rail, railWords[receipt.rail]],
    [labels.purpose, purpose],
    ...(receipt.resumesOn ? [[labels.pausedUntil, onDay(receipt.resumesOn, language)] as const] : []),
    [labels.receiver, receipt.organisationName],
    [labels.organisationNumber, organisationNumberText(receipt.organisationNumber)],
    [labels.terms, receipt.termsVersion],
  ];
  return {
    title,
    fileName: `${title}.pdf`,
    blocks: [
      { kind: 'facts', facts },
      { kind: 'paragraph', text: changes },
    ],
  } as const;
}

/** What was given in a year, and what it means for tax. */
export function yearDocument(year: GivingYear, donorName: string, language: Language) {
  const { labels, year: words } = givingDocumentWords[language];
  const title = words.title(year.year);
  const paid = year.gifts.filter(({ paidAt }) => paidAt !== null);
  const refunded = year.refundedOre ? [[labels.refunded, money(year.refundedOre, language)] as const] : [];
  return {
    title,
    fileName: `${title}.pdf`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          [labels.giver, donorName],
          [labels.given, money(year.givenOre, language)],
          ...refunded,
          [labels.forTax, taxWords(year, language)],
        ],
      },
      { kind: 'heading', text: words.gifts },
      {
        kind: 'table',
        caption: words.caption(year.year),
        columns: [
          { title: labels.paid, width: 2 },
          { title: words.receipt, width: 2 },
          { title: labels.amount, isNumeric: true },
          { title: words.back, isNumeric: true },
        ],
        rows: paid.map(({ paidAt, receipt, amountOre, refundedOre }) => [
          onDay(paidAt!, language),
          receipt?.number ?? '–',
          money(amountOre, language),
          refundedOre ? money(refundedOre, language) : '–',
        ]),
      },
    ],
  } as const;
}

function taxWords({ tax }: GivingYear, language: Language): string {
  const words = givingDocumentWords[language].year;
  switch (tax.outcome) {
    case 'will-be-reported':
      return words.reported(money(tax.reportedOre, language), tax.reportedOn?.name);
    case 'number-missing':
      return words.numberMissing;
    case 'below-minimum':
      return words.tooLittle(money(tax.missingOre, language));
    case 'not-wanted':
      return words.notWanted;
    case 'not-approved':
      return words.notApproved;
  }
}
