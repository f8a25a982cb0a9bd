/** Every sentence of `/status`. */
export const statusTexts = {
  title: 'Driftsstatus',
  languages: 'Språk',
  lead: (name: string) => `Slik virker Min side hos ${name} akkurat nå.`,
  fine: 'Alt virker som det skal.',
  fineHelp: 'Får du det ikke til likevel? Last siden på nytt, eller ta kontakt med oss.',
  noticeTitle: 'Melding fra oss',
  written: (when: string) => `Skrevet ${when}`,
  checked: (when: string) => `Sist kontrollert ${when}.`,
  toFrontPage: 'Til forsiden',
  logo: (organisation: string) => `${organisation}, til forsiden`,
  call: 'Haster det? Ring oss på',
  orWrite: (hours: string) => `${hours}, eller skriv til`,
  troubles: {
    database: {
      title: 'Min side er ute av drift',
      text: 'Du kan ikke logge inn eller sende noe akkurat nå. Det du allerede har sendt inn, er trygt lagret. Vi arbeider med å rette feilen.',
    },
    crowded: {
      title: 'Mange bruker Min side nå',
      text: 'Det kan ta litt tid før sidene kommer. Det du har skrevet, er tatt vare på, og siden fortsetter når det blir plass.',
    },
    mail: {
      title: 'E-post kommer ikke fram',
      text: 'Koder og brev på e-post er forsinket. Brevene sendes så snart e-posten virker igjen. Logg inn med telefonnummeret ditt hvis du har oppgitt det til oss.',
    },
    sms: {
      title: 'SMS kommer ikke fram',
      text: 'Koder og varsler på SMS er forsinket. Logg inn med e-postadressen din hvis du har oppgitt den til oss.',
    },
    vipps: {
      title: 'Vipps svarer ikke',
      text: 'Du kan ikke betale eller opprette nye avtaler med Vipps akkurat nå. Avtaler du allerede har, fortsetter, og ingen blir trukket to ganger.',
    },
  },
} as const;
