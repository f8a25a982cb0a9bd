/** The documents that the organisation gives, under its letterhead. What each says is in `letters/`. */
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import { pageNumberWords } from '#server/letters/leaving-letters.ts';
import { type Letterhead, type PdfBlock, pdfDocument } from '#server/platform/pdf-document.ts';
import { organisationMark } from './organisation-mark.ts';

const locales: Record<Language, string> = { nb: 'nb-NO', nn: 'nn-NO', en: 'en-GB' };
const numberWords: Record<Language, string> = {
  nb: 'Organisasjonsnummer',
  nn: 'Organisasjonsnummer',
  en: 'Organisation number',
};

function letterheadOf(organisation: OrganisationProfile, language: Language): Letterhead {
  const { name, postalAddress, organisationNumber, memberService } = organisation;
  const number = organisationNumber.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3');
  return {
    name,
    lines: [postalAddress.filter((line) => line !== name).join(', '), `${numberWords[language]} ${number}`],
    mark: organisationMark,
    foot: `${name} · ${memberService.email}`,
  };
}

type Words = { title: string; fileName: string; blocks: readonly PdfBlock[] };

/** Makes a PDF of words. The same words and moment give the same bytes. */
export function documentMaker(organisation: OrganisationProfile) {
  return async ({ title, fileName, blocks }: Words, createdAt: Date, language: Language) => {
    const letterhead = letterheadOf(organisation, language);
    const content = await pdfDocument({
      title,
      blocks,
      letterhead,
      createdAt,
      pageNumber: (page, pages) => pageNumberWords(page, pages, language),
      language: locales[language],
    });
    return { name: fileName, type: 'application/pdf' as const, content };
  };
}
