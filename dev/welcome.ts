/** What is in the terminal when everything runs. */
import { shortDay } from '#contract/values/short-day.ts';
import { demoAccounts, demoRecords } from './seed/demo-people.ts';
import { tenorNumber } from './seed/tenor-number.ts';

const inPairs = (phone: string) => phone.replace('+47', '').replace(/(..)(?=.)/g, '$1 ');

/** Of two children and an adult who are not demo users. */
const tryNumbers = ['2016-05-14', '2020-09-03', '1988-03-22'].map((bornOn) => tenorNumber(bornOn, 5));

/** @returns several lines of Norwegian text */
export function welcome(addresses: {
  portal: string;
  inbox: string;
  vipps: string | null;
  giro: string | null;
  log: string;
  hasDemo: boolean;
}): string {
  const rows = Object.values(demoAccounts).map(({ email, phone, name, explanation }) => [
    email,
    inPairs(phone),
    `${name}, ${explanation}`,
  ]);
  for (const { email, phone, givenName, familyName, bornOn } of Object.values(demoRecords)) {
    const who = `${givenName} ${familyName}, medlem som ikke har logget inn før, født ${shortDay(bornOn)}`;
    rows.push([email, inPairs(phone), who]);
  }
  const table = [['E-post', 'Telefon', 'Hvem'], ...rows]
    .map(([email = '', phone = '', who = '']) => `  ${email.padEnd(32)}${phone.padEnd(13)}${who}`)
    .join('\n');
  return `
Min side er klar.

  Portalen    ${addresses.portal}
  Innboksen   ${addresses.inbox}   (all e-post og SMS havner her)${
    addresses.vipps
      ? `
  Vipps       ${addresses.vipps}   (en etterligning: avtalene og trekkene, som i appen)`
      : ''
  }${
    addresses.giro
      ? `
  Nettbanken  ${addresses.giro}   (en etterligning: her signeres og avsluttes AvtaleGiro)`
      : ''
  }
  Logg        ${addresses.log}
${
  addresses.hasDemo
    ? `
Slik logger du inn: Åpne portalen, velg «Logg inn» og skriv e-postadressen eller telefonnummeret til en av disse.
Engangskoden ligger i innboksen. Enhver annen e-postadresse blir en ny bruker som ikke er medlem ennå.
Bare oppdiktede fødselsnumre virker her (måneden er 80 høyere), aldri et ekte. Tre du kan bruke, de to første er barn:
${tryNumbers.join(', ')}.
Adresser som slutter på «.example», finnes ikke. Lenkene til organisasjonens egne nettsider virker derfor ikke i demoen.

${table}
`
    : ''
}
Stopp med Ctrl+C. «npm run reset» sletter alt og begynner på nytt.
`;
}
