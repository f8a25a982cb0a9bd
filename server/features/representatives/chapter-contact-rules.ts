import { mayConsentToNews } from '../profile/profile-rules.ts';

/**
 * Whether somebody can say that the board may reach them: it follows from the list that they are members, and consent to
 * what is of that kind is for adults (GDPR art. 9(2)(a); the limit of Datatilsynet). @param bornOn null: whose age is not known is not asked
 */
export const mayShowContact = (bornOn: string | null, today: string): boolean =>
  mayConsentToNews(bornOn, today);
