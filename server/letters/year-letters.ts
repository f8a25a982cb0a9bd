/** Letters about the year of giving: that something is missing, or ready. Never what it is about, no number, no amount. */
import { emailText, type Letter } from './letter.ts';

type Link = { link: string };

/** @param until the last day, as it is said: «15. januar» */
export function numberMissing({ link, until }: Link & { until: string }): Letter {
  return {
    subject: 'Vi mangler en opplysning fra deg',
    text: emailText(
      'Du har bedt oss om noe vi ikke får gjort uten en opplysning til fra deg.',
      `Logg inn for å se hva som mangler:\n${link}`,
      `Vi må ha den senest ${until}. Har du ombestemt deg, kan du se bort fra dette.`,
    ),
    sms: `Vi mangler en opplysning fra deg, senest ${until}. Se hva: ${link}`,
  };
}

/** A number that the person gave is no longer taken as theirs. */
export function numberRemoved({ link }: Link): Letter {
  return {
    subject: 'Se over opplysningene dine',
    text: emailText(
      'En opplysning du har gitt oss, kunne ikke brukes. Vi har tatt den bort.',
      `Logg inn for å se hva som mangler, og gi den på nytt:\n${link}`,
    ),
    sms: `En opplysning du har gitt oss, kunne ikke brukes. Se hvilken, og gi den på nytt: ${link}`,
  };
}

export function statementReady({ link }: Link): Letter {
  return {
    subject: 'Årsoversikten din er klar',
    text: emailText(
      'Oversikten din for året som gikk, ligger på Min side. Du trenger ikke å gjøre noe.',
      `Logg inn for å se den:\n${link}`,
    ),
    sms: `Oversikten din for året som gikk, er klar: ${link}`,
  };
}

export function statementChanged({ link }: Link): Letter {
  return {
    subject: 'Årsoversikten din er rettet',
    text: emailText(
      'Noe i årsoversikten din er rettet siden du fikk den. Den nye ligger på Min side.',
      `Logg inn for å se den:\n${link}`,
      'Er noe fortsatt feil? Skriv til oss eller ring.',
    ),
    sms: `Årsoversikten din er rettet. Den nye ligger her: ${link}`,
  };
}
