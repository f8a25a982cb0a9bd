/** In nynorsk. */
import type { RecoveryEnding } from '#contract/recovery-endpoints.ts';
import { formatPhone } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name, phone } = organisation.memberService;
const call = `Ring ${name} på ${formatPhone(phone)}.`;

export const texts = {
  title: 'Få tilgangen tilbake',
  lead: 'Du har fått ei lenkje frå oss fordi du ikkje kom inn lenger.',
  signInTitle: 'Logg inn med den nye e-postadressa',
  signInText: 'Bruk den adressa du fekk lenkja til. Du får ein kode dit, og kjem tilbake hit etterpå.',
  signIn: 'Logg inn',
  meant: (masked: string) => `Lenkja gjeld ${masked}. Logg inn med den adressa.`,
  finishTitle: 'No står det berre att eitt trykk',
  finishText: 'Då er tilgangen gjenoppretta, og du blir logga ut alle andre stader.',
  finish: 'Gi meg tilgangen tilbake',
  doneTitle: 'Velkomen tilbake',
  done: 'Brukarkontoen er din, og du er logga ut alle andre stader. Sjå gjerne over opplysningane dine.',
  home: 'Gå til Min side',
  details: 'Sjå over opplysningane',
  otherAddress: 'Logg inn med ei anna adresse',
};

export const endings: Record<
  Exclude<RecoveryEnding['outcome'], 'done'>,
  { title: string; text: string; isSignIn: boolean }
> = {
  used: {
    title: 'Lenkja er brukt',
    text: `Ho kan berre brukast éin gong. Var det ikkje deg? ${call}`,
    isSignIn: false,
  },
  expired: { title: 'Lenkja har gått ut', text: `Vi kan sende ei ny. ${call}`, isSignIn: false },
  unknown: {
    title: 'Lenkja verkar ikkje',
    text: `Ho kan vere stoppa, bytt ut med ei nyare, eller ikkje ha kome med heile vegen. ${call}`,
    isSignIn: false,
  },
  'for-another': {
    title: 'Du er logga inn med ei anna adresse',
    text: 'Logg inn med den e-postadressa du fekk lenkja til.',
    isSignIn: true,
  },
};

const gone = {
  title: 'Her er det ingenting å stoppe lenger',
  text: `Saka kan vere ferdig eller allereie stoppa. Er du i tvil? ${call}`,
};
const stopped = {
  title: 'Det er stoppa',
  text: `Ingen får ny tilgang i ditt namn. Vil du snakke med oss om det? ${call}`,
};
const asked = {
  title: 'Har du bede om ny tilgang?',
  lead: 'Nokon har bede oss om å gjenopprette tilgangen til brukarkontoen din på Min side.',
  stopHelp: 'Var det ikkje deg, stoppar du det her. Då skjer det ingenting, og du loggar inn som før.',
  stop: 'Det var ikkje meg – stopp det',
  mineHelp: 'Var det deg, kan du seie frå, så slepp du å vente. Du kan òg la det vere.',
  mine: 'Ja, det var meg',
};
const hurried = {
  title: 'Takk, då treng du ikkje å vente',
  text: 'Lenkja er på veg til den nye adressa di.',
};

export const stopTexts = {
  recovery: { ...asked, outcomes: { stopped, gone, hurried, done: hurried } },
  tie: {
    ...asked,
    stopHelp: 'Var det ikkje deg, stoppar du det her. Då skjer det ingenting.',
    outcomes: {
      stopped,
      gone,
      hurried,
      done: {
        title: 'Takk, då treng du ikkje å vente',
        text: 'Brukarkontoen er kopla til deg. Logg inn og sjå at alt stemmer.',
      },
    },
  },
  untie: {
    title: 'Er brukarkontoen din?',
    lead: 'Vi har fått beskjed om at ein brukarkonto som høyrer til deg på Min side, ikkje er din. Derfor skal han koplast frå.',
    stopHelp: 'Er det din brukarkonto, stoppar du det her. Då held alt fram som før.',
    stop: 'Han er min – stopp det',
    mineHelp: 'Er han ikkje din, kan du seie frå, så blir han kopla frå med ein gong. Du kan òg la det vere.',
    mine: 'Han er ikkje min – kople han frå',
    outcomes: {
      gone,
      hurried,
      stopped: {
        title: 'Det er stoppa',
        text: `Brukarkontoen blir ikkje kopla frå. Vil du snakke med oss om det? ${call}`,
      },
      done: {
        title: 'Brukarkontoen er kopla frå',
        text: `Han slepp ikkje inn til deg lenger. Lurer du på noko? ${call}`,
      },
    },
  },
};
export type Complete = Whole<
  Compared<typeof import('./ny-innlogging-texts.ts'), typeof import('./ny-innlogging-texts.nn.ts')>
>;
