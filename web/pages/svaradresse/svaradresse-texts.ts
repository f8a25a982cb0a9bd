export const texts = {
  title: 'Vil du ta imot svar her?',
  lead: 'Når noen svarer på et brev fra laget, kommer svaret til e-postadressen du fikk lenken på.',
  help: 'Er det ikke du som skal ha svarene, lukker du bare siden.',
  yes: 'Ja, send svarene hit',
  outcomes: {
    proven: {
      title: 'Da er det i orden',
      text: 'Fra nå av kommer svar på brev fra laget til denne adressen.',
    },
    gone: {
      title: 'Lenken virker ikke lenger',
      text: 'Den kan være brukt, for gammel eller byttet ut med en nyere. Be medlemsservice sende en ny.',
    },
  },
};
