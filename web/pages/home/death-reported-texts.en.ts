/** In English. */
import { formatPhone } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { phone, hours } = organisation.memberService;

export const deathReportedTexts = {
  title: 'We have received a report that may be wrong',
  text: 'Somebody has reported to us that you have died. Since you are signed in, we think that it is a misunderstanding, and we apologise for it. Your membership, agreements and sign-ups are as before. The only thing that may have been held back is post on paper.',
  family:
    'Press the button below, and we know that it is not right. If you are a relative who is signed in for somebody who has died, we offer our condolences. Then you do not have to do anything here.',
  talk: {
    before: 'If you would like to talk to us, you can call ',
    phone: formatPhone(phone),
    link: `tel:${phone}`,
    between: `, ${hours}, or `,
    write: 'write to us',
  },
  deny: 'It is not right',
  thanks: {
    title: 'Thank you for telling us',
    text: 'We have noted that the report is not right. One of us looks at it and puts things in order. Everything of yours is as before.',
  },
};
export type Complete = Whole<
  Compared<typeof import('./death-reported-texts.ts'), typeof import('./death-reported-texts.en.ts')>
>;
