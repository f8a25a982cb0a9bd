import { formatPhone } from '#web/texts/format.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name, phone } = organisation.memberService;
const call = `Ring ${name} på ${formatPhone(phone)}.`;

export const texts = {
  title: 'Har du endret innloggingen din?',
  lead: 'Det du logger inn med på Min side, er endret.',
  help: 'Var det ikke deg, stopper du det her. Da blir e-post, telefon og innlogging som før, og alle blir logget ut.',
  undo: 'Det var ikke meg – stopp det',
  mine: 'Var det deg, kan du bare lukke siden.',
  outcomes: {
    undone: {
      title: 'Det er stoppet',
      text: `Alt er som før, og alle er logget ut. Logg inn igjen når du vil. Noen kan ha fått tak i en kode fra e-posten eller telefonen din, så bytt gjerne passord på e-posten. Vil du snakke med oss? ${call}`,
    },
    gone: {
      title: 'Her er det ingenting å stoppe lenger',
      text: `Det kan allerede være stoppet, eller det har gått mer enn to døgn. Var det ikke deg? ${call}`,
    },
  },
};
