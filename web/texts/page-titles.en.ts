/** In English. */
import type { Compared, Whole } from './language.ts';
import { organisation } from './organisation.ts';
import { pageTitles as inBokmal, type PagePattern } from './page-titles.ts';

export type { PagePattern };

export const openPages = {
  '/': 'Front page',
  '/activities': 'Activities',
  '/activities/seremonier': 'Ceremonies',
  '/activities/seremonier/navnefest': 'Naming ceremony',
  '/activities/seremonier/konfirmasjon': 'Humanist confirmation',
  '/activities/seremonier/vigsel': 'Humanist wedding',
  '/activities/seremonier/gravferd': 'Humanist funeral',
  '/giveravtale': 'Become a regular giver',
  '/hefinn': 'Become a member',
  '/magasininn': 'The magazine',
  '/finn-fram': 'What would you like to do?',
  '/kontakt-oss': 'Contact us',
  '/meld-dodsfall': 'Report a death',
  '/personvern': 'Privacy',
  '/informasjonskapsler': 'Cookies',
  '/tilgjengelighet': 'Accessibility',
  '/ord': 'Words and terms',
  '/logget-ut': 'You are signed out',
  '/404': 'We cannot find the page',
  '/500': 'Something went wrong',
};

/** The pages of the offices are in bokmål. */
type OfficePattern = Extract<
  PagePattern,
  `/medlemsservice${string}` | `/administrasjon${string}` | `/oppsett${string}`
>;
type OtherPattern = Exclude<PagePattern, OfficePattern | keyof typeof openPages>;

const askingPages = {
  '/activities/mine': 'My sign-ups',
  '/activities/utskrift': 'Programme',
  '/activities/mine/arranger': 'Organise activities',
  '/activities/mine/arranger/:id': 'Organise: an activity',
  '/activities/mine/arranger/:id/deltakere': 'Organise: participants',
  '/activities/:id': 'Activity',
  '/medlemskort/:id': 'Membership card',
  '/home': 'Min side',
  '/administrer-giveravtale': 'Your giving agreement',
  '/kvittering-avtale': 'Receipt for the newest giving agreement',
  '/kvittering-avtale/:id': 'Receipt for a giving agreement',
  '/kvittering': 'The newest receipt',
  '/kvittering/aar': 'Yearly statements',
  '/kvittering/aar/:id': 'Yearly statement',
  '/kvittering/:id': 'Receipt',
  '/hefinn/mine-opplysninger': 'Become a member: your details',
  '/hefinn/medlemskap-i-andre-samfunn': 'Become a member: memberships elsewhere',
  '/hefinn/sjekk-svarene': 'Become a member: check your answers',
  '/henvendelser': 'Enquiries',
  '/henvendelser/:id': 'Enquiry',
  '/lukkede-henvendelser': 'Closed enquiries',
  '/ny-henvendelse': 'New enquiry',
  '/magasininn/mine-opplysninger': 'The magazine: your details',
  '/magasininn/les/:id': 'Read the magazine',
  '/magasininn/artikkel/:id': 'Article in the magazine',
  '/registrere-barn': 'Register children',
  '/registrere-barn/bekreftelse': 'The children you have registered',
  '/invitasjon': 'Answer a request',
  '/tillitsvalgt': 'Elected roles',
  '/tillitsvalgt/verv/:id': 'Elected: a role',
  '/tillitsvalgt/utlegg': 'Elected: your expense claims',
  '/tillitsvalgt/:id': 'Elected: the chapter',
  '/tillitsvalgt/:id/styret': 'Elected: the board',
  '/tillitsvalgt/:id/medlemmer': 'Elected: members',
  '/tillitsvalgt/:id/nye': 'Elected: new members',
  '/tillitsvalgt/:id/tall': 'Elected: figures',
  '/tillitsvalgt/:id/overlevering': 'Elected: handover',
  '/tillitsvalgt/:id/dokumenter': 'Elected: documents',
  '/tillitsvalgt/:id/refusjon': 'Elected: reimbursement',
  '/tillitsvalgt/:id/utlegg': 'Elected: expense claims to handle',
  '/tillitsvalgt/:id/saker': 'Elected: cases',
  '/tillitsvalgt/:id/skriv': 'Write to the members',
  '/tillitsvalgt/:id/arsmote': 'Elected: the annual meeting',
  '/velkommen': 'Welcome',
  '/verifisering': 'Confirm who you are',
  '/mine-opplysninger': 'My details',
  '/mine-opplysninger/meld-meg-ut': 'End your membership',
  '/mine-opplysninger/meld-meg-ut/bekreftelse': 'Confirmation that you have left',
  '/mitt-personvern': 'My privacy',
  '/mitt-personvern/opplysninger': 'All we have about you',
  '/mitt-personvern/samtykker': 'Consents',
  '/mitt-personvern/lagring': 'Storage and recipients',
  '/mitt-personvern/avslutt': 'End or delete',
  '/mitt-personvern/palogginger': 'Where you are signed in',
  '/innlogging-slettet': 'The login is deleted',
  '/meldinger': 'Notices',
  '/meldinger/innstillinger': 'How you get notices',
  '/mitt-medlemsdemokrati': 'Annual meetings and elections',
  '/mitt-medlemsdemokrati/:id': 'The annual meeting',
  '/mitt-medlemsdemokrati/:id/forslag': 'New motion for the annual meeting',
  '/mitt-medlemsdemokrati/:id/kandidat': 'Suggest a candidate',
  '/meldinger/brev/:id': 'A letter to you',
  '/avmelding/:id': 'E-mail from us',
  '/ny-innlogging': 'Get your access back',
  '/svaradresse': 'Do you want answers here?',
  '/stopp-ny-innlogging': 'Did you ask for new access?',
  '/angre-endring': 'Did you change your login?',
} satisfies Record<OtherPattern, string>;

export const pageTitles = { ...inBokmal, ...openPages, ...askingPages };

export function titleAt(pathname: string): string {
  const patterns = Object.keys(pageTitles) as PagePattern[];
  const pattern = patterns.find((one) => RegExp(`^${one.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(pathname));
  return pageTitles[pattern ?? '/404'];
}

export const pageDescriptions: Partial<Record<PagePattern, string>> = {
  '/': `Min side at ${organisation.name}: membership, children, gifts, magazine and enquiries in one place.`,
  '/hefinn': `How to become a member of ${organisation.name}.`,
  '/giveravtale': `How to become a regular giver to ${organisation.name}.`,
  '/magasininn': `How to get the magazine of ${organisation.name}.`,
  '/activities': `What is on in ${organisation.name}.`,
  '/activities/seremonier': `Naming, confirmation, wedding and funeral with ${organisation.name}.`,
  '/activities/seremonier/navnefest': 'Dates and sign-up for naming ceremonies.',
  '/activities/seremonier/konfirmasjon': 'Courses, dates and sign-up for humanist confirmation.',
  '/activities/seremonier/vigsel': 'How to ask for a humanist wedding.',
  '/activities/seremonier/gravferd': 'Help with a humanist funeral. Call or write to us.',
  '/finn-fram': 'Everything you can do on Min side, in one place, with search.',
  '/kontakt-oss': `Write to or call ${organisation.name}, also when you cannot sign in.`,
  '/meld-dodsfall': `How to tell ${organisation.name} when somebody has died.`,
  '/personvern': `How ${organisation.name} handles personal data about you.`,
  '/informasjonskapsler': 'The cookies on Min side, and what they are used for.',
  '/tilgjengelighet': 'How Min side should work for everyone, and how to tell us when something does not.',
  '/ord': 'What the words on Min side mean, in plain language.',
};
export type Complete = Whole<
  Compared<typeof import('./page-titles.ts'), typeof import('./page-titles.en.ts')>
>;
