/** Letters about activities, and the words in calendars. What it is, and who arranges it, is read behind the link. */
import { emailText, type Letter } from './letter.ts';

type Told = { link: string };

export const activitySignedUp = ({ link }: Told): Letter => ({
  subject: 'Du er påmeldt',
  text: emailText(
    'Vi har tatt imot påmeldingen din.',
    `Her ser du når og hvor, legger det i kalenderen eller melder deg av:\n${link}`,
  ),
  sms: `Du er påmeldt. Se når og hvor: ${link}`,
});

export const activityWaiting = ({ link }: Told): Letter => ({
  subject: 'Du står på ventelisten',
  text: emailText(
    'Det var fullt, og du står nå på ventelisten. Blir det ledig, sier vi fra med en gang.',
    `Her ser du hvilket nummer du har i køen:\n${link}`,
  ),
  sms: `Du står på ventelisten. Vi sier fra hvis det blir ledig: ${link}`,
});

export const activityOffer = ({ link }: Told): Letter => ({
  subject: 'Det er blitt en ledig plass til deg',
  text: emailText(
    'Du har stått på venteliste, og nå er det blitt ledig. Plassen er din hvis du svarer i tide.',
    `Her ser du fristen, og svarer ja eller nei:\n${link}`,
  ),
  sms: `Det er blitt en ledig plass til deg. Svar ja eller nei før fristen: ${link}`,
});

export const activityOfferOver = ({ link }: Told): Letter => ({
  subject: 'Fristen er gått ut',
  text: emailText(
    'En plass vi holdt av til deg, ble ikke bekreftet i tide og er gitt videre. Ingenting er trukket.',
    `Vil du prøve igjen, kan du melde deg på på nytt:\n${link}`,
  ),
  sms: `Plassen vi holdt av til deg, er gitt videre. Vil du prøve igjen: ${link}`,
});

export const activitySignedOff = ({ link }: Told): Letter => ({
  subject: 'Du er meldt av',
  text: emailText(
    'Du er ikke lenger påmeldt. Den neste på ventelisten får plassen.',
    `Her kan du se mer, eller melde deg på igjen:\n${link}`,
  ),
  sms: `Du er meldt av. Se mer: ${link}`,
});

export const activityChanged = ({ link }: Told): Letter => ({
  subject: 'Noe er endret',
  text: emailText(
    'Noe du er påmeldt til, er endret. Det kan gjelde tid eller sted.',
    `Her ser du hva som er nytt, og kan melde deg av hvis det ikke passer lenger:\n${link}`,
  ),
  sms: `Noe du er påmeldt til, er endret. Se hva som er nytt: ${link}`,
});

export const activityCancelled = ({ link }: Told): Letter => ({
  subject: 'Noe du er påmeldt til, er avlyst',
  text: emailText(
    'Noe du er påmeldt til, er dessverre avlyst. Har du betalt, får du pengene tilbake automatisk.',
    `Her ser du hvorfor:\n${link}`,
  ),
  sms: `Noe du er påmeldt til, er dessverre avlyst. Se hvorfor: ${link}`,
});

export const activityMessage = ({ link }: Told): Letter => ({
  subject: 'Ny melding til deg som er påmeldt',
  text: emailText('Arrangøren har skrevet til alle som er påmeldt.', `Les meldingen her:\n${link}`),
  sms: `Arrangøren har skrevet til deg som er påmeldt. Les meldingen: ${link}`,
});

export const activityRefunded = ({ link }: Told): Letter => ({
  subject: 'Pengene er på vei tilbake',
  text: emailText(
    'Vi har betalt tilbake det du betalte for plassen. Pengene er vanligvis på konto innen noen dager.',
    `Her ser du hva det gjelder:\n${link}`,
  ),
  sms: `Vi har betalt tilbake det du betalte for plassen. Se mer: ${link}`,
});

export const activityReminder = ({ link }: Told): Letter => ({
  subject: 'Påminnelse: Det du er påmeldt til, er snart',
  text: emailText(
    'Du er påmeldt til noe som snart skjer.',
    `Her ser du når og hvor. Kan du ikke komme likevel, meld deg av, så får en annen plassen:\n${link}`,
  ),
  sms: `Du er påmeldt til noe som snart skjer. Se når og hvor: ${link}`,
});

export const queueTurn = ({ link }: Told): Letter => ({
  subject: 'Det er din tur',
  text: emailText(
    'Du har stått i kø, og nå er det din tur. Vi holder plassen din en stund, så du rekker det.',
    `Her ser du hvor lenge, og hvor du går videre:\n${link}`,
  ),
  sms: `Det er din tur i køen. Vi holder plassen din en stund. Se hvor lenge: ${link}`,
});

/** What is in calendar files. The person's own, so it says what it is. */
export const calendarWords = {
  file: 'aktivitet',
  feedFile: 'mine-aktiviteter',
  feedName: 'Mine aktiviteter',
  digital: 'På nett',
  waiting: (title: string) => `${title} (ikke fast plass ennå)`,
  description: (entry: { summary: string; digitalLink: string | null; url: string }): string =>
    [
      entry.summary,
      ...(entry.digitalLink ? [`Bli med på nett: ${entry.digitalLink}`] : []),
      `Les mer eller meld deg av: ${entry.url}`,
    ].join('\n\n'),
};
