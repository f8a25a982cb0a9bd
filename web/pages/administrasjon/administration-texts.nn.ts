/** In nynorsk. */
import type { Compared, Whole } from '#web/texts/language.ts';

export const administrationTexts = {
  title: 'Administrasjon',
  lead: 'Her set du opp organisasjonen. Alt du gjer, blir loggført med namnet ditt, og kan angrast.',
  back: 'Tilbake til administrasjon',
  cards: {
    profile: {
      title: 'Profilen til organisasjonen',
      text: 'Namn, kontakt, avsendar, beløp og prisar.',
    },
    units: { title: 'Lag og område', text: 'Regionlag, lokallag og kommunane dei dekkjer.' },
    subscribers: {
      title: 'Andre system',
      text: 'System som får endringar frå medlemsregisteret, og det som ikkje har kome fram.',
    },
    moveIns: {
      title: 'Flytt inn eit register',
      text: 'Medlemmer, givarar, avtalar og gåver frå eit gammalt system.',
    },
    goingLive: { title: 'Før de opnar', text: 'Det som bør vere på plass før medlemmene slepp inn.' },
    roles: { title: 'Roller', text: 'Kven som har tilgang til kva.' },
  },
  forbidden: {
    title: 'Denne sida er for administratorar',
    text: 'Innlogginga di gir ikkje tilgang hit. Skal du ha tilgang, kan du be ein administrator hos dykk om det.',
    home: 'Til Min side',
  },
};

export const ownNameTexts = { why: 'Skriv namnet ditt slik det skal stå i loggen.' };
export type Complete = Whole<
  Compared<typeof import('./administration-texts.ts'), typeof import('./administration-texts.nn.ts')>
>;
