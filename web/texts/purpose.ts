/** What a member endorses, for the pages that say so; the build gives them this of the profile, in their language. */
import profile from '../../organisation-profile.json' with { type: 'json' };

/** `about` follows «is», `summary` follows «the purpose is». */
export const purpose: { about: string; summary: string } = profile.purpose;
/** Of these words in all languages; the file of the sources has none. */
export const { version: purposeVersion }: { version?: string } = profile as object;
