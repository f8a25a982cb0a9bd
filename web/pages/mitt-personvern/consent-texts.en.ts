/** In English. */

import type { Consents } from '#contract/privacy-endpoints.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { shortName } = organisation;
type Purpose = Consents['purposes'][number]['purpose'];

export const consentTexts = {
  title: 'Consents',
  lead: 'You decide this yourself. It is as easy to say no as to say yes, and nothing else changes.',
  purposes: {
    'news-email': { title: 'News by e-mail', words: `Yes, send me news from ${shortName} by e-mail.` },
    'news-sms': { title: 'News by SMS', words: `Yes, send me news from ${shortName} by SMS.` },
  } satisfies Record<Purpose, { title: string; words: string }>,
  yes: 'You have said yes',
  no: 'You have not said yes',
  give: (what: string) => `Say yes to ${what.toLocaleLowerCase('en').replace('sms', 'SMS')}`,
  withdraw: (what: string) => `Say no to ${what.toLocaleLowerCase('en').replace('sms', 'SMS')}`,
  saidYes: 'You have said yes',
  saidNo: 'You have said no. It applies at once.',
  tooYoung: `You can say yes to this when you are ${adultAge}, and we know your date of birth.`,
  cookies: 'Your choice about counting of visits is kept in the browser. You change it on the page about',
  cookiesLink: 'cookies',
  log: 'Everything you have said yes and no to',
  logLead: 'The log cannot be changed, neither by you nor by us. If the text is new, it gets a new version.',
  logEmpty: 'You have not said yes or no to anything yet.',
  saidYesTo: 'Yes',
  saidNoTo: 'No',
  purposeNames: {
    'news-email': 'to news by e-mail',
    'news-sms': 'to news by SMS',
    'chapter-contact': 'to the board of the local chapter seeing e-mail and phone',
  } as Readonly<Record<string, string>>,
  channels: {
    portal: 'On Min side',
    import: 'From the register we brought in',
    desk: 'With member service',
  } as Readonly<Record<string, string>>,
  version: (version: string) => `Text: ${version}`,
};

export const restrictionTexts = {
  title: 'Restrict the use',
  lead: 'If you disagree with us about something, you can ask us to leave your information alone while we sort it out. Then this applies:',
  means: [
    'We delete nothing, and you are still a member if you are one.',
    'You do not get the magazine, news, reminders or invitations.',
    'You get answers to your enquiries as before.',
    'A giving agreement runs until you stop it, and you get the notices that go with it.',
  ],
  restrict: 'Restrict the use of my information',
  lift: 'Lift the restriction',
  since: (when: string) => `Restricted since ${when}`,
  begun: 'The use is restricted from now on.',
  lifted: 'The restriction is lifted.',
};
export type Complete = Whole<
  Compared<typeof import('./consent-texts.ts'), typeof import('./consent-texts.en.ts')>
>;
