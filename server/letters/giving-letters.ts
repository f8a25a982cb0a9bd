/**
 * Letters about giving. No amounts, and not what the money is for: e-mail is open post. Only the notice before a payment
 * of AvtaleGiro, which the payer has asked for, has to name payee, amount, purpose and day (docs/rules/avtalegiro.md): it
 * names the payee by the account alone, and the purpose by the agreement.
 */

import { accountText } from '#contract/values/bank-account.ts';
import { kroner } from '#contract/values/money-ore.ts';
import { type Language, letterIn, longDay } from './letter.ts';

type Told = { link: string };

/** After everything that happens to an agreement, also in the Vipps app or the bank. */
export const agreementChanged = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Kvittering for en endring på Min side',
    text: [
      'Vi har registrert en endring i en avtale du har. Kvitteringen ligger på Min side.',
      `Logg inn for å se den:\n${link}`,
      'Var det ikke du som gjorde endringen, og heller ikke noen du har bedt om det? Skriv til oss eller ring.',
    ],
    sms: `En avtale du har, er endret. Kvitteringen ligger her: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Kvittering for ei endring på Min side',
    text: [
      'Vi har registrert ei endring i ein avtale du har. Kvitteringa ligg på Min side.',
      `Logg inn for å sjå kvitteringa:\n${link}`,
      'Var det ikkje du som gjorde endringa, og heller ikkje nokon du har bede om det? Skriv til oss eller ring.',
    ],
    sms: `Ein avtale du har, er endra. Kvitteringa ligg her: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'Receipt for a change on Min side',
    text: [
      'We have recorded a change in an agreement you have. The receipt is on Min side.',
      `Sign in to see it:\n${link}`,
      'Was it neither you nor somebody you asked? Write to us or call.',
    ],
    sms: `An agreement you have has been changed. The receipt is here: ${link}`,
  }),
});

/** A week before a pause ends. */
export const agreementResumes = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Pausen din er snart over',
    text: [
      'Om en uke er pausen du ba om, over.',
      `Passer det ikke? Logg inn for å ta en ny pause, endre eller stoppe:\n${link}`,
    ],
    sms: `Pausen du ba om, er over om en uke. Se eller endre: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Pausen din er snart over',
    text: [
      'Om ei veke er pausen du bad om, over.',
      `Passar det ikkje? Logg inn for å ta ein ny pause, endre eller stoppe:\n${link}`,
    ],
    sms: `Pausen du bad om, er over om ei veke. Sjå eller endre: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'Your pause ends soon',
    text: [
      'The pause you asked for ends in a week.',
      `If that does not suit you, sign in to take another pause, change or stop:\n${link}`,
    ],
    sms: `The pause you asked for ends in a week. See or change: ${link}`,
  }),
});

/** `account` is where it goes; null where the payment is not known any more: it stands behind the sign-in. */
type Claim = { account: string; amountOre: number; dueOn: string } | null;

/** The lines about a payment. @param labels payee, amount, purpose, the agreement and the day in a language */
const claimLines = (
  claim: Claim,
  [payee, amount, purpose, agreement, due]: readonly string[],
  language: Language = 'nb',
): string[] =>
  claim
    ? [
        [
          `${payee}: ${language === 'en' ? 'account' : 'konto'} ${accountText(claim.account)}`,
          `${amount}: ${kroner(claim.amountOre)}`,
          `${purpose}: ${agreement}`,
          `${due}: ${longDay(claim.dueOn, language)}`,
        ].join('\n'),
      ]
    : [];

/** At least a week before a payment, to a payer who has asked for it. */
export const claimComing = letterIn({
  nb: ({ link, claim }: Told & { claim: Claim }) => ({
    subject: 'Et trekk kommer snart',
    text: [
      'Du har bedt om varsel før et trekk. Nå kommer det neste.',
      ...claimLines(claim, ['Mottaker', 'Beløp', 'Formål', 'den faste avtalen din', 'Forfall']),
      `Logg inn her for å se hvem som får pengene, eller for å endre eller stoppe trekket:\n${link}`,
    ],
    sms: `Et trekk kommer snart, som du har bedt om varsel om. Se dato og beløp: ${link}`,
  }),
  nn: ({ link, claim }: Told & { claim: Claim }) => ({
    subject: 'Eit trekk kjem snart',
    text: [
      'Du har bede om varsel før eit trekk. No kjem det neste.',
      ...claimLines(claim, ['Mottakar', 'Beløp', 'Formål', 'den faste avtalen din', 'Forfall']),
      `Logg inn her for å sjå kven som får pengane, eller for å endre eller stoppe trekket:\n${link}`,
    ],
    sms: `Eit trekk kjem snart, som du har bede om varsel om. Sjå dato og beløp: ${link}`,
  }),
  en: ({ link, claim }) => ({
    subject: 'A payment is coming soon',
    text: [
      'You have asked to be told before a payment. The next one is coming.',
      ...claimLines(claim, ['Payee', 'Amount', 'Purpose', 'your regular agreement', 'Due'], 'en'),
      `Sign in here to see who gets the money, or to change or stop the payment:\n${link}`,
    ],
    sms: `A payment you have asked to be told about is coming soon. See the date and amount: ${link}`,
  }),
});

export const giftReceived = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Takk! Kvitteringen din er klar',
    text: ['Tusen takk! Betalingen er kommet fram.', `Logg inn for å se kvitteringen:\n${link}`],
    sms: `Tusen takk! Betalingen er kommet fram. Kvittering: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Takk! Kvitteringa di er klar',
    text: ['Tusen takk! Betalinga er komen fram.', `Logg inn for å sjå kvitteringa:\n${link}`],
    sms: `Tusen takk! Betalinga er komen fram. Kvittering: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'Thank you! Your receipt is ready',
    text: ['Thank you very much! The payment has arrived.', `Sign in to see the receipt:\n${link}`],
    sms: `Thank you very much! The payment has arrived. Receipt: ${link}`,
  }),
});

/** Never a debt: nothing is claimed, nothing is threatened. */
export const giftFailed = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Et trekk gikk ikke gjennom',
    text: [
      'Et trekk gikk ikke gjennom denne gangen. Du skylder oss ingenting, og du trenger ikke å gjøre noe.',
      'På Min side står det hva du kan gjøre for at det neste skal gå gjennom.',
      `Logg inn for å se hva det gjelder:\n${link}`,
    ],
    sms: `Et trekk gikk ikke gjennom. Du skylder oss ingenting. Les mer: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Eit trekk gjekk ikkje gjennom',
    text: [
      'Eit trekk gjekk ikkje gjennom denne gongen. Du skuldar oss ingenting, og du treng ikkje å gjere noko.',
      'På Min side står det kva du kan gjere for at det neste skal gå gjennom.',
      `Logg inn for å sjå kva det gjeld:\n${link}`,
    ],
    sms: `Eit trekk gjekk ikkje gjennom. Du skuldar oss ingenting. Les meir: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'A payment did not go through',
    text: [
      'A payment did not go through this time. You owe us nothing, and you do not have to do anything.',
      'Min side says what you can do so that the next one goes through.',
      `Sign in to see what it is about:\n${link}`,
    ],
    sms: `A payment did not go through. You owe us nothing. Read more: ${link}`,
  }),
});

export const giftRefunded = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Penger er på vei tilbake til deg',
    text: [
      'Vi har betalt tilbake til deg. Det kan ta noen dager før pengene er på kontoen.',
      `Logg inn for å se hva det gjelder:\n${link}`,
    ],
    sms: `Penger er på vei tilbake til deg. Det kan ta noen dager. Les mer: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Pengar er på veg tilbake til deg',
    text: [
      'Vi har betalt tilbake til deg. Det kan ta nokre dagar før pengane er på kontoen.',
      `Logg inn for å sjå kva det gjeld:\n${link}`,
    ],
    sms: `Pengar er på veg tilbake til deg. Det kan ta nokre dagar. Les meir: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'Money is on its way back to you',
    text: [
      'We have paid money back to you. It may take a few days before it is in your account.',
      `Sign in to see what it is about:\n${link}`,
    ],
    sms: `Money is on its way back to you. It may take a few days. Read more: ${link}`,
  }),
});
