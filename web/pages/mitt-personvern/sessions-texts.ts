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
  return `${browsers[browser] ?? 'En nettleser'} på ${systems[system] ?? 'en ukjent enhet'}`;
}

export const sessionsTexts = {
  title: 'Her er du logget inn',
  lead: 'Enhetene som kan bruke Min side som deg. Ser du en du ikke kjenner, avslutter du den.',
  kept: 'Vi lagrer hva slags nettleser og enhet det er, når den sist ble brukt, og nok av adressen til at du ser hvilken du brukte. Vi lagrer ikke hvor du er.',
  list: 'Enheter',
  isThis: 'Denne enheten',
  used: (when: string) => `Sist brukt ${when}`,
  began: (when: string) => `Logget inn ${when}`,
  signedInWith: (masked: string) => `Logget inn med ${masked}`,
  end: 'Avslutt',
  endNamed: (device: string, place: number, used: string) =>
    `Avslutt ${device}, nummer ${place} i listen, sist brukt ${used}`,
  ended: 'Enheten er logget ut.',
  endOthers: 'Avslutt alle de andre',
  endedOthers: 'Alle de andre er avsluttet.',
  endAll: 'Avslutt alle, også denne',
  only: 'Du er bare logget inn her.',
  ours: 'Enheten må logge inn på nytt, og det skjer innen et halvt minutt.',
  theirs:
    'Enheten mister tilgangen til Min side innen et halvt minutt. Du kan fortsatt være logget inn hos leverandøren (for eksempel Microsoft), men enheten må logge inn på nytt for å åpne Min side.',
  notice: 'Logger noen inn som deg fra en type enhet vi ikke har sett før, får du beskjed på e-post og SMS.',
};

export const recoveryAskedTexts = {
  title: 'Noen har bedt om ny tilgang til brukerkontoen din',
  text: (when: string) =>
    `Var det ikke deg, stopper du det her. Gjør du ingenting, kan den nye innloggingen tas i bruk ${when}. Da blir enhetene under logget ut.`,
  stop: 'Stopp det',
  stopped: 'Den nye innloggingen er stoppet.',
};
