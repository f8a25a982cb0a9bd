import type { RecoveryEnding } from '#contract/recovery-endpoints.ts';
import { formatPhone } from '#web/texts/format.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name, phone } = organisation.memberService;
const call = `Ring ${name} på ${formatPhone(phone)}.`;

export const texts = {
  title: 'Få tilgangen tilbake',
  lead: 'Du har fått en lenke fra oss fordi du ikke kom inn lenger.',
  signInTitle: 'Logg inn med den nye e-postadressen',
  signInText: 'Bruk den adressen du fikk lenken til. Du får en kode dit, og kommer tilbake hit etterpå.',
  signIn: 'Logg inn',
  meant: (masked: string) => `Lenken gjelder ${masked}. Logg inn med den adressen.`,
  finishTitle: 'Nå gjenstår bare ett trykk',
  finishText: 'Da er tilgangen gjenopprettet, og du blir logget ut alle andre steder.',
  finish: 'Gi meg tilgangen tilbake',
  doneTitle: 'Velkommen tilbake',
  done: 'Brukerkontoen er din, og du er logget ut alle andre steder. Se gjerne over opplysningene dine.',
  home: 'Gå til Min side',
  details: 'Se over opplysningene',
  otherAddress: 'Logg inn med en annen adresse',
};

/** Why not, and whether another sign-in helps. */
export const endings: Record<
  Exclude<RecoveryEnding['outcome'], 'done'>,
  { title: string; text: string; isSignIn: boolean }
> = {
  used: {
    title: 'Lenken er brukt',
    text: `Den kan bare brukes én gang. Var det ikke deg? ${call}`,
    isSignIn: false,
  },
  expired: { title: 'Lenken har gått ut', text: `Vi kan sende en ny. ${call}`, isSignIn: false },
  unknown: {
    title: 'Lenken virker ikke',
    text: `Den kan være stoppet, byttet ut med en nyere, eller ikke ha kommet med hele veien. ${call}`,
    isSignIn: false,
  },
  'for-another': {
    title: 'Du er logget inn med en annen adresse',
    text: 'Logg inn med den e-postadressen du fikk lenken til.',
    isSignIn: true,
  },
};

const gone = {
  title: 'Her er det ingenting å stoppe lenger',
  text: `Saken kan være ferdig eller allerede stoppet. Er du i tvil? ${call}`,
};
const stopped = {
  title: 'Det er stoppet',
  text: `Ingen får ny tilgang i ditt navn. Vil du snakke med oss om det? ${call}`,
};
const asked = {
  title: 'Har du bedt om ny tilgang?',
  lead: 'Noen har bedt oss om å gjenopprette tilgangen til brukerkontoen din på Min side.',
  stopHelp: 'Var det ikke deg, stopper du det her. Da skjer det ingenting, og du logger inn som før.',
  stop: 'Det var ikke meg – stopp det',
  mineHelp: 'Var det deg, kan du si fra, så slipper du å vente. Du kan også bare la det være.',
  mine: 'Ja, det var meg',
};
const hurried = {
  title: 'Takk, da trenger du ikke å vente',
  text: 'Lenken er på vei til den nye adressen din.',
};

/** By what is asked for: a new way in, a sign-in that is to be tied, one that is to go. */
export const stopTexts = {
  recovery: { ...asked, outcomes: { stopped, gone, hurried, done: hurried } },
  tie: {
    ...asked,
    stopHelp: 'Var det ikke deg, stopper du det her. Da skjer det ingenting.',
    outcomes: {
      stopped,
      gone,
      hurried,
      done: {
        title: 'Takk, da trenger du ikke å vente',
        text: 'Brukerkontoen er koblet til deg. Logg inn og se at alt stemmer.',
      },
    },
  },
  untie: {
    title: 'Er brukerkontoen din?',
    lead: 'Vi har fått beskjed om at en brukerkonto som hører til deg på Min side, ikke er din. Derfor skal den kobles fra.',
    stopHelp: 'Er det din brukerkonto, stopper du det her. Da fortsetter alt som før.',
    stop: 'Den er min – stopp det',
    mineHelp:
      'Er den ikke din, kan du si fra, så blir den koblet fra med en gang. Du kan også bare la det være.',
    mine: 'Den er ikke min – koble den fra',
    outcomes: {
      gone,
      hurried,
      stopped: {
        title: 'Det er stoppet',
        text: `Brukerkontoen blir ikke koblet fra. Vil du snakke med oss om det? ${call}`,
      },
      done: {
        title: 'Brukerkontoen er koblet fra',
        text: `Den slipper ikke inn til deg lenger. Lurer du på noe? ${call}`,
      },
    },
  },
};
