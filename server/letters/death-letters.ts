/** To somebody who has told us of a death. Neither who has died nor anything we know of them is in it. */
import { emailTextIn, type Language, type Letter } from './letter.ts';

/** The phone number as it is read aloud, and when it is answered. */
type MemberService = { phone: string; hours: string };
type Words = { subject: string; text: (to: MemberService) => readonly string[]; last: string };

const words: Record<Language, Words> = {
  nb: {
    subject: 'Vi har fått meldingen din',
    text: ({ phone, hours }) => [
      'Takk for at du sa fra. Vi kondolerer.',
      'Meldingen din er kommet fram, og vi tar oss av resten. Du trenger ikke å gjøre noe mer.',
      `Vil du snakke med noen, kan du ringe oss på ${phone}, ${hours}.`,
    ],
    last: 'Denne e-posten kan ikke besvares. Var det ikke du som skrev til oss, kan du se bort fra den.',
  },
  nn: {
    subject: 'Vi har fått meldinga di',
    text: ({ phone, hours }) => [
      'Takk for at du sa frå. Vi kondolerer.',
      'Meldinga di er komen fram, og vi tek oss av resten. Du treng ikkje å gjere noko meir.',
      `Vil du snakke med nokon, kan du ringe oss på ${phone}, ${hours}.`,
    ],
    last: 'Du kan ikkje svare på denne e-posten. Var det ikkje du som skreiv til oss, kan du sjå bort frå han.',
  },
  en: {
    subject: 'We have received your message',
    text: ({ phone, hours }) => [
      'Thank you for telling us. We are sorry for your loss.',
      'Your message has arrived, and we take care of the rest. You do not have to do anything more.',
      `If you want to talk to somebody, you can call us on ${phone}, ${hours}.`,
    ],
    last: 'This e-mail cannot be answered. If it was not you who wrote to us, you can ignore it.',
  },
};

export function deathReceived(
  memberService: MemberService,
  language: Language,
): Pick<Letter, 'subject' | 'text'> {
  const { subject, text, last } = words[language];
  return { subject, text: emailTextIn(language, text(memberService), last) };
}
