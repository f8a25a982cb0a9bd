/** What every form says about itself. */
export const formTexts = {
  errorsTitle: 'Dette må rettes før du kan gå videre',
  errorPrefix: 'Feil: ',
  sending: 'Sender …',
  offline: (button: string) =>
    `Du er frakoblet, så ingenting er sendt. Alt du har skrevet, er tatt vare på. Trykk «${button}» igjen når du er på nett.`,
  noAnswer: (button: string) =>
    `Vi fikk ikke svar, så vi vet ikke om det kom fram. Alt du har skrevet, er tatt vare på. Trykk «${button}» igjen – det blir ikke sendt to ganger.`,
  draft: {
    saved: 'Utkastet er lagret',
    offline: 'Du er frakoblet – vi tar vare på det du skriver',
    keptHere: 'Utkastet er lagret i denne fanen. Vi prøver å lagre det hos oss også',
    restored: (when: string) => `Vi tok vare på det du skrev ${when}.`,
    outdated: 'Det er endret et annet sted etterpå, så se over før du lagrer.',
    discard: 'Slett og begynn på nytt',
  },
};
