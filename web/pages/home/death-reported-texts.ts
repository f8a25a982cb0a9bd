import { formatPhone } from '#web/texts/format.ts';
import { organisation } from '#web/texts/organisation.ts';

const { phone, hours } = organisation.memberService;

export const deathReportedTexts = {
  title: 'Vi har fått en melding som kan være feil',
  text: 'Noen har meldt til oss at du er død. Siden du er logget inn, tror vi at det er en misforståelse, og det beklager vi. Medlemskapet, avtalene og påmeldingene dine er som før. Det eneste som kan ha ventet, er post på papir.',
  family:
    'Trykk på knappen under, så vet vi at det ikke stemmer. Er du en pårørende som er logget inn for en som er død, kondolerer vi. Da trenger du ikke å gjøre noe her.',
  talk: {
    before: 'Vil du snakke med oss, kan du ringe ',
    phone: formatPhone(phone),
    link: `tel:${phone}`,
    between: `, ${hours}, eller `,
    write: 'skrive til oss',
  },
  deny: 'Det stemmer ikke',
  thanks: {
    title: 'Takk for at du sa fra',
    text: 'Vi har notert at meldingen ikke stemmer. En av oss ser på den og rydder opp. Alt ditt er som før.',
  },
};
