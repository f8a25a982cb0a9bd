/** In nynorsk. */
import { formatPhone } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { phone, hours } = organisation.memberService;

export const deathReportedTexts = {
  title: 'Vi har fått ei melding som kan vere feil',
  text: 'Nokon har meldt til oss at du er død. Sidan du er logga inn, trur vi at det er ei misforståing, og det er vi lei for. Medlemskapen, avtalane og påmeldingane dine er som før. Det einaste som kan ha venta, er post på papir.',
  family:
    'Trykk på knappen under, så veit vi at det ikkje stemmer. Er du ein pårørande som er logga inn for ein som er død, kondolerer vi. Då treng du ikkje å gjere noko her.',
  talk: {
    before: 'Vil du snakke med oss, kan du ringje ',
    phone: formatPhone(phone),
    link: `tel:${phone}`,
    between: `, ${hours}, eller `,
    write: 'skrive til oss',
  },
  deny: 'Det stemmer ikkje',
  thanks: {
    title: 'Takk for at du sa frå',
    text: 'Vi har notert at meldinga ikkje stemmer. Ein av oss ser på saka og ryddar opp. Alt ditt er som før.',
  },
};
export type Complete = Whole<
  Compared<typeof import('./death-reported-texts.ts'), typeof import('./death-reported-texts.nn.ts')>
>;
