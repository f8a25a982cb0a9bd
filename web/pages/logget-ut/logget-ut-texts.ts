export const texts = {
  signedOut: {
    title: 'Du er logget ut',
    lead: 'Takk for nå! Det som var ditt, er slettet fra denne nettleseren.',
    again: 'Logg inn igjen',
  },
  signedIn: {
    title: 'Du er logget inn',
    lead: 'Alt som er ditt, finner du på Min side.',
    again: 'Gå til Min side',
  },
  front: 'Gå til forsiden',
};
