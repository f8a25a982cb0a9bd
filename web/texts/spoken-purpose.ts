/** The purpose as it is read aloud: in bokmål, whatever the language of the desk, as the declaration is. */
import profile from '../../organisation-profile.json' with { type: 'json' };

export const spokenPurpose: string = profile.purpose.summary;
/** Of these words; the file of the sources has none. */
export const { version: spokenPurposeVersion }: { version?: string } = profile as object;
