/** The words around every page. */
export const frameTexts = {
  frontPage: 'Forside',
  toFrontPage: ', til forsiden',
  skipToContent: 'Hopp til hovedinnhold',
  signIn: 'Logg inn',
  signOut: 'Logg ut',
  contactUs: 'Kontakt oss',
  tellOfDeath: 'Si fra om et dødsfall',
  inNewTab: ' (ny fane)',
  areas: 'Områder',
  activities: 'Aktiviteter',
  ceremonies: 'Seremonier',
  give: 'Gi',
  magazine: 'Magasinet',
  footerLinks: 'Om oss',
  organisationNumber: 'Organisasjonsnummer',
  privacy: 'Personvern',
  cookies: 'Informasjonskapsler',
  accessibility: 'Tilgjengelighet',
  offline: 'Du er frakoblet. Det du skriver, blir tatt vare på.',
  crowded:
    'Mange bruker Min side nå. Det du har skrevet, er tatt vare på. Siden går videre når det blir plass.',
} as const;

export const failureTexts = {
  title: 'Noe gikk galt',
  lead: 'Feilen er hos oss, ikke hos deg. Prøv igjen om litt.',
  offlineTitle: 'Du er frakoblet',
  offlineLead: 'Prøv igjen når du er på nett.',
  tryAgain: 'Prøv igjen',
  toFront: 'Gå til forsiden',
  reference: 'Referanse',
  referenceHelp: 'Skjer det igjen? Oppgi referansen hvis det står en her, og skriv til',
} as const;
