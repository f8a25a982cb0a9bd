/** Where our e-mail comes from, for the pages that say so; the build gives them this of the profile and no more. */
import profile from '../../organisation-profile.json' with { type: 'json' };

const { sender }: { sender: { email: string; namedEmail?: string } } = profile;

export const senderEmail: string = sender.email;
/** For people who have chosen that the organisation may say who it is. */
export const namedSenderEmail: string = sender.namedEmail ?? sender.email;
