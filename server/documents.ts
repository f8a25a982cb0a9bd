/** The documents that the organisation gives: what each says, under its letterhead. */
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { ChildCertificateMaker } from './features/children/children-service.ts';
import type { GivingDocuments } from './features/giving/giving-reading-service.ts';
import type { StatementMaker } from './features/giving-year/year-statement-service.ts';
import type { ChoiceCertificateMaker } from './features/leaving/account-ending-service.ts';
import type { CertificateMaker } from './features/leaving/leaving-service.ts';
import type { ReceiptMaker } from './features/magazine/magazine-payment-service.ts';
import { childCertificate } from './letters/child-certificate-words.ts';
import { choiceCertificate } from './letters/choice-letters.ts';
import { agreementDocument, giftDocument, yearDocument } from './letters/giving-documents.ts';
import { leavingCertificate, pageNumberWords } from './letters/leaving-letters.ts';
import { magazineReceiptDocument } from './letters/magazine-receipt-words.ts';
import { yearStatementDocument } from './letters/year-statement-document.ts';
import { organisationMark } from './organisation-mark.ts';
import { type Letterhead, type PdfBlock, pdfDocument } from './platform/pdf-document.ts';

export function letterheadOf(organisation: OrganisationProfile): Letterhead {
  const { name, postalAddress, organisationNumber, memberService } = organisation;
  const number = organisationNumber.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3');
  return {
    name,
    lines: [postalAddress.filter((line) => line !== name).join(', '), `Organisasjonsnummer ${number}`],
    mark: organisationMark,
    foot: `${name} · ${memberService.email}`,
  };
}

type Words = { title: string; fileName: string; blocks: readonly PdfBlock[] };

/** Makes the files that are said in words. */
function fileMaker(organisation: OrganisationProfile) {
  const letterhead = letterheadOf(organisation);
  return async ({ title, fileName, blocks }: Words, createdAt: Date, language?: 'nb-NO' | 'nn-NO') => {
    const content = await pdfDocument({
      ...{ title, blocks, letterhead, createdAt, pageNumber: pageNumberWords },
      ...(language && { language }),
    });
    return { name: fileName, type: 'application/pdf' as const, content };
  };
}

export function createDocuments(organisation: OrganisationProfile) {
  const made = fileMaker(organisation);
  const leavingCertificateOf: CertificateMaker = (facts) =>
    made(leavingCertificate(organisation, facts), facts.leftAt, facts.language === 'nn' ? 'nn-NO' : 'nb-NO');
  const childCertificateOf: ChildCertificateMaker = (facts) =>
    made(childCertificate(organisation, facts), facts.endedAt);
  const choiceCertificateOf: ChoiceCertificateMaker = (facts) =>
    made(choiceCertificate(organisation, facts), facts.at);
  return { leavingCertificateOf, childCertificateOf, choiceCertificateOf };
}

/** Receipts and the yearly statement. The same gifts give the same bytes. */
export function createGivingDocuments(organisation: OrganisationProfile): GivingDocuments {
  const made = fileMaker(organisation);
  const purposeOf = (id: string) => organisation.giving.purposes.find((one) => one.id === id)?.name ?? id;
  return {
    gift: (gift) => made(giftDocument(gift, purposeOf(gift.purposeId)), new Date(gift.receipt.issuedAt)),
    agreement: (receipt) =>
      made(agreementDocument(receipt, purposeOf(receipt.purposeId)), new Date(receipt.at)),
    year: (year, donorName) =>
      made(yearDocument(year, donorName), new Date(year.gifts[0]?.paidAt ?? `${year.year}-12-31T12:00:00Z`)),
  };
}

/** The receipt of a year of the magazine. The same payment gives the same bytes. */
export function createMagazineReceipts(organisation: OrganisationProfile): ReceiptMaker {
  const made = fileMaker(organisation);
  return (bought) => made(magazineReceiptDocument(organisation, bought), bought.paidAt);
}

/** The yearly statement. The same gifts and the same delivery give the same bytes. */
export function createStatementMaker(organisation: OrganisationProfile): StatementMaker {
  const made = fileMaker(organisation);
  return (statement) =>
    made(
      yearStatementDocument(statement),
      new Date(`${statement.report.deliveredOn ?? statement.readyOn}T12:00:00Z`),
    );
}
