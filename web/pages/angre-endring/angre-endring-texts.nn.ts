/** In nynorsk. */
import { formatPhone } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name, phone } = organisation.memberService;
const call = `Ring ${name} på ${formatPhone(phone)}.`;

export const texts = {
  title: 'Har du endra innlogginga di?',
  lead: 'Det du loggar inn med på Min side, er endra.',
  help: 'Var det ikkje deg, stoppar du det her. Då blir e-post, telefon og innlogging som før, og alle blir logga ut.',
  undo: 'Det var ikkje meg – stopp det',
  mine: 'Var det deg, kan du berre lukke sida.',
  outcomes: {
    undone: {
      title: 'Det er stoppa',
      text: `Alt er som før, og alle er logga ut. Logg inn igjen når du vil. Nokon kan ha fått tak i ein kode frå e-posten eller telefonen din, så byt gjerne passord på e-posten. Vil du snakke med oss? ${call}`,
    },
    gone: {
      title: 'Her er det ingenting å stoppe lenger',
      text: `Det kan allereie vere stoppa, eller det har gått meir enn to døgn. Var det ikkje deg? ${call}`,
    },
  },
};
export type Complete = Whole<
  Compared<typeof import('./angre-endring-texts.ts'), typeof import('./angre-endring-texts.nn.ts')>
>;
