/**
 * Letters about giving. No amounts, and not what the money is for: e-mail is open post. Only the notice before a payment
 * of AvtaleGiro, which the payer has asked for, has to name payee, amount, purpose and day (docs/rules/avtalegiro.md): it
 * names the payee by the account alone, and the purpose by the agreement.
 */

import { accountText } from '#contract/values/bank-account.ts';
import { kroner } from '#contract/values/money-ore.ts';
import { emailText, emailTextInNynorsk, type Letter, longDay } from './letter.ts';

/** `language`: the one the person has chosen, bokmål or nynorsk. */
type Told = { link: string; language: 'nb' | 'nn' };

/** After everything that happens to an agreement, also in the Vipps app or the bank. */
export function agreementChanged({ link, language }: Told): Letter {
  if (language === 'nn')
    return {
      subject: 'Kvittering for ei endring på Min side',
      text: emailTextInNynorsk(
        'Vi har registrert ei endring i ein avtale du har. Kvitteringa ligg på Min side.',
        `Logg inn for å sjå henne:\n${link}`,
        'Var det ikkje du som gjorde endringa, og heller ikkje nokon du har bede om det? Skriv til oss eller ring.',
      ),
      sms: `Ein avtale du har, er endra. Kvitteringa ligg her: ${link}`,
    };
  return {
    subject: 'Kvittering for en endring på Min side',
    text: emailText(
      'Vi har registrert en endring i en avtale du har. Kvitteringen ligger på Min side.',
      `Logg inn for å se den:\n${link}`,
      'Var det ikke du som gjorde endringen, og heller ikke noen du har bedt om det? Skriv til oss eller ring.',
    ),
    sms: `En avtale du har, er endret. Kvitteringen ligger her: ${link}`,
  };
}

/** A week before a pause ends. */
export function agreementResumes({ link, language }: Told): Letter {
  if (language === 'nn')
    return {
      subject: 'Pausen din er snart over',
      text: emailTextInNynorsk(
        'Om ei veke er pausen du bad om, over.',
        `Passar det ikkje? Logg inn for å ta ein ny pause, endre eller stoppe:\n${link}`,
      ),
      sms: `Pausen du bad om, er over om ei veke. Sjå eller endre: ${link}`,
    };
  return {
    subject: 'Pausen din er snart over',
    text: emailText(
      'Om en uke er pausen du ba om, over.',
      `Passer det ikke? Logg inn for å ta en ny pause, endre eller stoppe:\n${link}`,
    ),
    sms: `Pausen du ba om, er over om en uke. Se eller endre: ${link}`,
  };
}

/**
 * At least a week before a payment, to a payer who has asked for it.
 * @param claim null where it is not known any more: it stands behind the sign-in; `account` is where it goes
 */
export function claimComing({
  link,
  language,
  claim,
}: Told & { claim: { account: string; amountOre: number; dueOn: string } | null }): Letter {
  const told = claim && {
    account: accountText(claim.account),
    amount: kroner(claim.amountOre),
    on: longDay(claim.dueOn),
  };
  if (language === 'nn')
    return {
      subject: 'Eit trekk kjem om ei veke eller så',
      text: emailTextInNynorsk(
        'Du har bede om å få beskjed før eit trekk. No er det snart tid for det neste.',
        ...(told
          ? [
              `Mottakar: konto ${told.account}\nBeløp: ${told.amount}\nFormål: den faste avtalen din\nForfall: ${told.on}`,
            ]
          : []),
        `Logg inn her for å sjå kven som får pengane, eller for å endre eller stoppe trekket:\n${link}`,
      ),
      sms: `Eit trekk kjem snart, slik du har bede om beskjed om. Sjå dato og beløp: ${link}`,
    };
  return {
    subject: 'Et trekk kommer om en uke eller så',
    text: emailText(
      'Du har bedt om å få beskjed før et trekk. Nå er det snart tid for det neste.',
      ...(told
        ? [
            `Mottaker: konto ${told.account}\nBeløp: ${told.amount}\nFormål: den faste avtalen din\nForfall: ${told.on}`,
          ]
        : []),
      `Logg inn her for å se hvem som får pengene, eller for å endre eller stoppe trekket:\n${link}`,
    ),
    sms: `Et trekk kommer snart, slik du har bedt om beskjed om. Se dato og beløp: ${link}`,
  };
}

export function giftReceived({ link, language }: Told): Letter {
  if (language === 'nn')
    return {
      subject: 'Takk! Kvitteringa di er klar',
      text: emailTextInNynorsk(
        'Tusen takk! Betalinga er komen fram.',
        `Logg inn for å sjå kvitteringa:\n${link}`,
      ),
      sms: `Tusen takk! Betalinga er komen fram. Kvittering: ${link}`,
    };
  return {
    subject: 'Takk! Kvitteringen din er klar',
    text: emailText('Tusen takk! Betalingen er kommet fram.', `Logg inn for å se kvitteringen:\n${link}`),
    sms: `Tusen takk! Betalingen er kommet fram. Kvittering: ${link}`,
  };
}

/** Never a debt: nothing is claimed, nothing is threatened. */
export function giftFailed({ link, language }: Told): Letter {
  if (language === 'nn')
    return {
      subject: 'Eit trekk gjekk ikkje gjennom',
      text: emailTextInNynorsk(
        'Eit trekk gjekk ikkje gjennom denne gongen. Du skuldar oss ingenting, og du treng ikkje å gjere noko.',
        'På Min side står det kva du kan gjere for at det neste skal gå gjennom.',
        `Logg inn for å sjå kva det gjeld:\n${link}`,
      ),
      sms: `Eit trekk gjekk ikkje gjennom. Du skuldar oss ingenting. Les meir: ${link}`,
    };
  return {
    subject: 'Et trekk gikk ikke gjennom',
    text: emailText(
      'Et trekk gikk ikke gjennom denne gangen. Du skylder oss ingenting, og du trenger ikke å gjøre noe.',
      'På Min side står det hva du kan gjøre for at det neste skal gå gjennom.',
      `Logg inn for å se hva det gjelder:\n${link}`,
    ),
    sms: `Et trekk gikk ikke gjennom. Du skylder oss ingenting. Les mer: ${link}`,
  };
}

export function giftRefunded({ link, language }: Told): Letter {
  if (language === 'nn')
    return {
      subject: 'Pengar er på veg tilbake til deg',
      text: emailTextInNynorsk(
        'Vi har betalt tilbake til deg. Det kan ta nokre dagar før pengane er på kontoen.',
        `Logg inn for å sjå kva det gjeld:\n${link}`,
      ),
      sms: `Pengar er på veg tilbake til deg. Det kan ta nokre dagar. Les meir: ${link}`,
    };
  return {
    subject: 'Penger er på vei tilbake til deg',
    text: emailText(
      'Vi har betalt tilbake til deg. Det kan ta noen dager før pengene er på kontoen.',
      `Logg inn for å se hva det gjelder:\n${link}`,
    ),
    sms: `Penger er på vei tilbake til deg. Det kan ta noen dager. Les mer: ${link}`,
  };
}
