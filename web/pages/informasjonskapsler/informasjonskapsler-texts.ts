export const texts = {
  /** With where it may be parted: it is wider than a small screen. */
  title: 'Informasjons\u00adkapsler',
  lead: 'Vi lagrer bare det som må til for at Min side skal virke, og det du selv sier ja til. Vi sporer deg ikke.',
  ownOnly:
    'Alt som står her, er satt av oss og leses bare av oss. Vi trenger ikke samtykke til det som er nødvendig for at siden skal virke. Hvis vi vil telle besøk på de åpne sidene, spør vi først, og det er like lett å si nei som ja. Når du er logget inn, teller vi aldri.',
  cookies: {
    title: 'Informasjonskapsler',
    text: 'Disse sendes til oss når du bruker sidene. Bare vi setter dem, og bare når du logger inn eller velger språk.',
  },
  local: {
    title: 'Lagret i nettleseren',
    text: 'Dette blir liggende på enheten din og sendes ikke til oss.',
  },
  tab: {
    title: 'Lagret i fanen',
    text: 'Dette finnes bare i fanen du har åpen, og blir borte når du lukker den.',
  },
  measuring: {
    title: 'Hvis vi spør om å telle besøk',
    text: 'Disse settes først når du har svart. Svaret ditt kan du endre nederst på denne siden så lenge du ikke er logget inn. Det som teller, kjører i en lukket ramme: Det ser hvilken åpen side du leser, og ingenting av det du skriver eller har lagret.',
  },
  purpose: 'Hva det er til',
  life: 'Hvor lenge',
  owner: 'Hvem setter den',
  remove: {
    title: 'Slik fjerner du det',
    text: 'Logg ut, så sletter vi det som er ditt. Du kan også slette alt i innstillingene til nettleseren din. Da må du logge inn på nytt, og det du ikke har sendt, kan gå tapt.',
  },
  version: 'Versjon 2026-15. Sist endret 30. november 2026.',
};
