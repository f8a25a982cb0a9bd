/** The documents that the organisation gives, under its letterhead. What each says is in `letters/`. */
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { pageNumberWords } from '#server/letters/leaving-letters.ts';
import { type Letterhead, type PdfBlock, pdfDocument } from '#server/platform/pdf-document.ts';
import { organisationMark } from './organisation-mark.ts';

function letterheadOf(organisation: OrganisationProfile): Letterhead {
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

/** Makes a PDF of words. The same words and moment give the same bytes. */
export function documentMaker(organisation: OrganisationProfile) {
  const letterhead = letterheadOf(organisation);
  return async ({ title, fileName, blocks }: Words, createdAt: Date, language?: 'nb-NO' | 'nn-NO') => {
    const content = await pdfDocument({
      title,
      blocks,
      letterhead,
      createdAt,
      pageNumber: pageNumberWords,
      ...(language && { language }),
    });
    return { name: fileName, type: 'application/pdf' as const, content };
  };
}
