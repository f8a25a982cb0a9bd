/** Every sentence of `/status`, in English. */
import type { Compared, Whole } from '#contract/values/portal-languages.ts';

export const statusTexts = {
  title: 'Service status',
  languages: 'Language',
  lead: (name: string) => `This is how Min side of ${name} works right now.`,
  fine: 'Everything works as it should.',
  fineHelp: 'Still not working for you? Load the page again, or contact us.',
  noticeTitle: 'A message from us',
  written: (when: string) => `Written ${when}`,
  checked: (when: string) => `Last checked ${when}.`,
  toFrontPage: 'To the front page',
  logo: (organisation: string) => `${organisation}, to the front page`,
  call: 'Is it urgent? Call us on',
  orWrite: (hours: string) => `${hours}, or write to`,
  troubles: {
    database: {
      title: 'Min side is out of service',
      text: 'You cannot sign in or send anything right now. What you have already sent is safely stored. We are working to fix this.',
    },
    crowded: {
      title: 'Many are using Min side now',
      text: 'It may take a little while before the pages appear. What you have written is kept, and the page goes on when there is room.',
    },
    mail: {
      title: 'E-mail is not getting through',
      text: 'Codes and letters by e-mail are delayed. The letters are sent as soon as e-mail works again. Sign in with your phone number if you have given it to us.',
    },
    sms: {
      title: 'SMS is not getting through',
      text: 'Codes and notices by SMS are delayed. Sign in with your e-mail address if you have given it to us.',
    },
    vipps: {
      title: 'Vipps is not answering',
      text: 'You cannot pay or set up new agreements with Vipps right now. Agreements you already have continue, and no donor is charged twice.',
    },
  },
} as const;
export type Complete = Whole<
  Compared<typeof import('./status-page-texts.ts'), typeof import('./status-page-texts.en.ts')>
>;
