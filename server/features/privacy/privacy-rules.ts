import { mayConsentToNews, newsTextVersion } from '../profile/profile-rules.ts';

/** The words that are said yes to here are those of «Mine opplysninger». */
export const consentTextVersion = newsTextVersion;

/** @param bornOn null: whose age is not known is not asked */
export const mayConsent = (bornOn: string | null, today: string): boolean => mayConsentToNews(bornOn, today);

/** Rows of each kind on the page; the file has all. */
export const rowsShown = 20;
