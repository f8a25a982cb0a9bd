/** Letters about giving. No amounts, and not what the money is for: e-mail is open post. */
import { emailText, type Letter } from './letter.ts';

type Link = { link: string };

/** After everything that happens to an agreement, also in the Vipps app or the bank. */
export function agreementChanged({ link }: Link): Letter {
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
export function agreementResumes({ link }: Link): Letter {
  return {
    subject: 'Pausen din er snart over',
    text: emailText(
      'Om en uke er pausen du ba om, over.',
      `Passer det ikke? Logg inn for å ta en ny pause, endre eller stoppe:\n${link}`,
    ),
    sms: `Pausen du ba om, er over om en uke. Se eller endre: ${link}`,
  };
}

/** At least a week before a payment, to whoever has asked for it. */
export function claimComing({ link }: Link): Letter {
  return {
    subject: 'Et trekk kommer om en uke eller så',
    text: emailText(
      'Du har bedt om å få beskjed før et trekk. Nå er det snart tid for det neste.',
      `Logg inn for å se dato, beløp og hva det gjelder. Der kan du også stoppe det:\n${link}`,
    ),
    sms: `Et trekk kommer snart, slik du har bedt om beskjed om. Se dato og beløp: ${link}`,
  };
}

export function giftReceived({ link }: Link): Letter {
  return {
    subject: 'Takk! Kvitteringen din er klar',
    text: emailText('Tusen takk! Betalingen er kommet fram.', `Logg inn for å se kvitteringen:\n${link}`),
    sms: `Tusen takk! Betalingen er kommet fram. Kvittering: ${link}`,
  };
}

/** Never a debt: nothing is claimed, nothing is threatened. */
export function giftFailed({ link }: Link): Letter {
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

export function giftRefunded({ link }: Link): Letter {
  return {
    subject: 'Penger er på vei tilbake til deg',
    text: emailText(
      'Vi har betalt tilbake til deg. Det kan ta noen dager før pengene er på kontoen.',
      `Logg inn for å se hva det gjelder:\n${link}`,
    ),
    sms: `Penger er på vei tilbake til deg. Det kan ta noen dager. Les mer: ${link}`,
  };
}
