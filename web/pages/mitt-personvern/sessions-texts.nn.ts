/** In nynorsk. */
import type { Compared, Whole } from '#web/texts/language.ts';

const browsers: Readonly<Record<string, string>> = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internett',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
};
const systems: Readonly<Record<string, string>> = {
  iphone: 'iPhone',
  ipad: 'iPad',
  android: 'Android',
  windows: 'Windows',
  mac: 'Mac',
  chromeos: 'Chromebook',
  linux: 'Linux',
};

/** «Chrome på Windows». @param device browser and system, as the server keeps them */
export function deviceWords(device: string): string {
  const [browser = '', system = ''] = device.split(' ');
  return `${browsers[browser] ?? 'Ein nettlesar'} på ${systems[system] ?? 'ei ukjend eining'}`;
}

export const sessionsTexts = {
  title: 'Her er du logga inn',
  lead: 'Einingane som kan bruke Min side som deg. Ser du ei du ikkje kjenner, avsluttar du ho.',
  kept: 'Vi lagrar kva slags nettlesar og eining det er, når ho sist blei brukt, og nok av adressa til at du ser kva for ei du brukte. Vi lagrar ikkje kvar du er.',
  list: 'Einingar',
  isThis: 'Denne eininga',
  used: (when: string) => `Sist brukt ${when}`,
  began: (when: string) => `Logga inn ${when}`,
  signedInWith: (masked: string) => `Logga inn med ${masked}`,
  end: 'Avslutt',
  endNamed: (device: string, place: number, used: string) =>
    `Avslutt ${device}, nummer ${place} i lista, sist brukt ${used}`,
  ended: 'Eininga er logga ut.',
  endOthers: 'Avslutt alle dei andre',
  endedOthers: 'Alle dei andre er avslutta.',
  endAll: 'Avslutt alle, denne òg',
  only: 'Du er berre logga inn her.',
  ours: 'Eininga må logge inn på nytt, og det skjer innan eit halvt minutt.',
  theirs:
    'Eininga mistar tilgangen til Min side innan eit halvt minutt. Du kan framleis vere logga inn hos leverandøren (til dømes Microsoft), men eininga må logge inn på nytt for å opne Min side.',
  notice:
    'Loggar nokon inn som deg frå ein type eining vi ikkje har sett før, får du beskjed på e-post og SMS.',
};

export const recoveryAskedTexts = {
  title: 'Nokon har bede om ny tilgang til brukarkontoen din',
  text: (when: string) =>
    `Var det ikkje deg, stoppar du det her. Gjer du ingenting, kan den nye innlogginga takast i bruk ${when}. Då blir einingane under logga ut.`,
  stop: 'Stopp det',
  stopped: 'Den nye innlogginga er stoppa.',
};
export type Complete = Whole<
  Compared<typeof import('./sessions-texts.ts'), typeof import('./sessions-texts.nn.ts')>
>;
