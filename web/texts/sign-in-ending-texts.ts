export const signInEndingTexts = {
  region: 'Innloggingen din',
  soon: (time: string) => `Innloggingen din varer til ${time}`,
  last: (time: string) => `Under to minutter igjen: Innloggingen din varer til ${time}`,
  how: 'Trykk «Bli innlogget» hvis du trenger mer tid. Du blir på siden, og det du har skrevet, blir stående.',
  cannotProlong:
    'Innloggingen kan ikke forlenges. Hvis du trenger mer tid, logger du inn på nytt. Da kommer du tilbake til denne siden. Hvis du er i gang med å skrive noe, tar vi vare på det.',
  over: 'Innloggingen din er avsluttet',
  overHow:
    'Logg inn på nytt, så kommer du tilbake til denne siden. Hvis du var i gang med å skrive noe, er det tatt vare på.',
  stay: 'Bli innlogget',
  signIn: 'Logg inn på nytt',
  signOut: 'Logg ut',
  stayed: 'Du er fortsatt innlogget.',
  failed: 'Vi fikk ikke forlenget innloggingen. Sjekk at du er på nett, og prøv igjen.',
};
