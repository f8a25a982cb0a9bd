/** Letters about offices. Which office, and where, is read behind the link. */
import { emailText, type Letter } from './letter.ts';

type Told = { link: string };

export const officeOffered = ({ link }: Told): Letter => ({
  subject: 'Du er spurt om et verv',
  text: emailText(
    'Noen vil gjerne ha deg med. Du er spurt om å ta et verv, og bestemmer selv om du sier ja eller nei.',
    `Her ser du hva det gjelder, og svarer:\n${link}`,
  ),
  sms: `Du er spurt om et verv. Se hva det gjelder, og svar: ${link}`,
});

export const officeSoonOver = ({ link }: Told): Letter => ({
  subject: 'Vervet ditt går snart ut',
  text: emailText(
    'Et verv du har, går ut om kort tid. Da lukkes også tilgangen som følger med.',
    `Her ser du hvilken dag det er, og hva du kan gjøre klart for den som tar over:\n${link}`,
  ),
  sms: `Et verv du har, går snart ut. Se når: ${link}`,
});

export const officeOver = ({ link }: Told): Letter => ({
  subject: 'Takk for innsatsen',
  text: emailText(
    'Et verv du har hatt, er over, og tilgangen som fulgte med, er lukket. Takk for alt du har gjort! Husk at taushetsplikten gjelder videre, og slett lister du måtte ha liggende.',
    `Her ser du vervene dine:\n${link}`,
  ),
  sms: `Et verv du har hatt, er over. Takk for innsatsen! Se vervene dine: ${link}`,
});

export const officeUndeclared = ({ link }: Told): Letter => ({
  subject: 'Vi mangler et svar fra deg',
  text: emailText(
    'Du har et verv, og før du kan bruke sidene som hører til, må du godta taushetserklæringen slik den lyder nå.',
    `Her leser og godtar du den:\n${link}`,
  ),
  sms: `Før du kan bruke sidene for vervet ditt, må du godta taushetserklæringen: ${link}`,
});

export const memberFileOld = ({ link }: Told): Letter => ({
  subject: 'Husk å slette en fil',
  text: emailText(
    'For en måned siden hentet du en liste til vervet ditt. Den skal ikke ligge lenger enn den trengs. Slett den overalt hvor du har den, også i e-post og på papir.',
    `Her sier du fra når det er gjort:\n${link}`,
  ),
  sms: `Husk å slette listen du hentet til vervet ditt. Si fra når det er gjort: ${link}`,
});
