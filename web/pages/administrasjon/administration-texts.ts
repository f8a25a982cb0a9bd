/** What the pages of administrators have in common, and the first of them. */
export const administrationTexts = {
  title: 'Administrasjon',
  lead: 'Her setter du opp organisasjonen. Alt du gjør, blir loggført med navnet ditt, og kan angres.',
  back: 'Tilbake til administrasjon',
  cards: {
    profile: {
      title: 'Organisasjonens profil',
      text: 'Navn, kontakt, avsender, beløp og priser.',
    },
    units: { title: 'Lag og områder', text: 'Regionlag, lokallag og kommunene de dekker.' },
    subscribers: {
      title: 'Andre systemer',
      text: 'Systemer som får endringer fra medlemsregisteret, og det som ikke har kommet fram.',
    },
    moveIns: {
      title: 'Flytt inn et register',
      text: 'Medlemmer, givere, avtaler og gaver fra et gammelt system.',
    },
    goingLive: { title: 'Før dere åpner', text: 'Det som bør være på plass før medlemmene slipper inn.' },
    roles: { title: 'Roller', text: 'Hvem som har tilgang til hva.' },
  },
  forbidden: {
    title: 'Denne siden er for administratorer',
    text: 'Innloggingen din gir ikke tilgang hit. Skal du ha tilgang, kan du be en administrator hos dere om det.',
    home: 'Til Min side',
  },
};

export const ownNameTexts = { why: 'Skriv navnet ditt slik det skal stå i loggen.' };
