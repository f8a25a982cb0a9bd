export const visitMeasuringTexts = {
  title: 'Kan vi telle besøket ditt?',
  text: 'Vi vil gjerne vite hvilke åpne sider som blir lest, så vi kan gjøre dem bedre. Vi teller aldri når du er logget inn, og vi får ikke vite hvem du er.',
  yes: 'Godta',
  no: 'Avvis',
  more: 'Les om informasjonskapsler',
  chosen: {
    yes: 'Du har sagt ja til at vi teller besøket ditt.',
    no: 'Du har sagt nei til at vi teller besøket ditt.',
  },
};
