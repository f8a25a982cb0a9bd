import { formatCount } from '#web/texts/format.ts';

export const dataTexts = {
  title: 'Alt vi har om deg',
  lead: 'Her står alt vi har lagret om deg, slik det står i dag.',
  file: {
    title: 'Ta det med deg',
    text: 'Last ned alt samlet i en ZIP-fil, også det som ikke får plass på denne siden. Åpne den, og trykk på «mine-opplysninger.html» for å lese eller skrive ut. Ved siden av ligger filene dine, og det samme laget for dataprogrammer. Fødselsnummeret ditt kan stå der, så pass på filen. Vi registrerer at den ble hentet, og du ser det under «Hvem har sett på opplysningene mine».',
    button: 'Last ned alt',
    saved: 'Filen er lastet ned.',
    enough: 'Filen er hentet tre ganger det siste døgnet. Du kan hente den igjen i morgen.',
    signInFirst: 'Logg inn på nytt først, så vi vet at det er du som henter den. Du kommer tilbake hit.',
    signIn: 'Logg inn på nytt',
  },
  wrong: 'Er noe feil? Det meste retter du selv under',
  details: 'Mine opplysninger',
  identity: 'Navn og fødselsdato retter vi for deg:',
  write: 'skriv til oss',
  otherGroup: 'Annet',
  counted: (what: string, count: number) =>
    `${what} (${formatCount(count, 'oppføring', 'oppføringer').replace(' ', '\u00a0')})`,
  more: (count: number) => `Her vises de ${count} nyeste. Alle står i filen.`,
  isThere: 'Finnes',
  yes: 'ja',
  no: 'nei',
  notShown: {
    title: 'Det vi ikke viser',
    lead: 'Noe hører ikke med, eller vi lar det være for å passe på deg og andre:',
    points: [
      'Opplysninger om andre: hvem av oss som svarte deg, og det som gjelder den andre forelderen.',
      'Interne notater mens vi forbereder et svar, når det er nødvendig for å arbeide forsvarlig med saken (personopplysningsloven § 16).',
      'Koder og nøkler som beskytter innloggingen din.',
      'Filene du har sendt, ligger i henvendelsene og utleggene dine. Her står navnene på dem, og du får dem med når du laster ned alt.',
    ],
  },
};
