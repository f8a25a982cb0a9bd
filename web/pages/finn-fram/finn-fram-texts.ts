/** What one can do on «Min side», in the words people use for it. */

export const texts = {
  title: 'Hva vil du gjøre?',
  lead: 'Skriv noen ord, eller finn det i listen.',
  search: 'Søk på Min side',
  hint: 'For eksempel «adresse», «stoppe gaven» eller «konfirmasjon». Det du skriver, blir på enheten din.',
  found: (count: number) => (count === 1 ? '1 treff' : `${count} treff`),
  none: 'Vi fant ikke noe med de ordene. Prøv et annet ord, eller skriv til oss.',
  write: 'Skriv til oss',
  results: 'Treff',
  own: { enquiry: 'Henvendelsen din', activity: 'Du er påmeldt', child: 'Barnet ditt' },
};

export const searchTexts = {
  /** They say nothing of what is sought: «hvordan kan jeg endre adressen min». */
  smallWords: 'jeg du vi vil kan skal å for til på av en et ei min mitt mine hvordan hvor om og i',
  /** Of the forms of a word, longest first. */
  endings: 'ene|er|en|et|a|e|r',
};

export const groupTexts = {
  membership: 'Medlemskapet ditt',
  help: 'Hjelp og beskjeder',
  children: 'Barn',
  gifts: 'Gaver',
  magazine: 'Magasinet',
  activities: 'Aktiviteter og seremonier',
  privacy: 'Personvern',
};

/** `also`: other words for the same, which are searched and not shown. */
export const taskTexts = {
  joining: { words: 'Bli medlem', also: 'melde inn innmelding' },
  verification: { words: 'Finn medlemskapet ditt', also: 'koble innlogging mangler' },
  card: { words: 'Vis medlemskortet', also: 'kort qr medlemsnummer lokallag' },
  details: {
    words: 'Endre adressen eller navnet du vil kalles',
    also: 'flytte flytting postnummer tiltalsnavn bytte lokallag',
  },
  email: { words: 'Bytt e-postadresse', also: 'epost mail endre' },
  phone: { words: 'Bytt telefonnummer', also: 'mobil sms endre' },
  communities: {
    words: 'Si fra om et annet tros- eller livssynssamfunn',
    also: 'kirken statskirken medlemskap støtte melde ut',
  },
  leaving: { words: 'Meld deg ut', also: 'utmelding slutte avslutte medlemskap si opp' },
  newEnquiry: { words: 'Skriv til oss', also: 'henvendelse spørsmål klage hjelp kontakt' },
  contact: { words: 'Kontakt oss uten å logge inn', also: 'telefon ringe hjelp får ikke logget inn' },
  enquiries: { words: 'Se henvendelsene dine', also: 'svar sak' },
  notices: { words: 'Les varslene dine', also: 'varsel melding meldinger brev' },
  noticeSettings: {
    words: 'Velg hvordan du får beskjed',
    also: 'varsler sms epost nyheter nyhetsbrev reservere',
  },
  death: { words: 'Si fra om et dødsfall', also: 'død pårørende etterlatte' },
  registerChild: { words: 'Registrer et barn', also: 'barnet datter sønn forelder melde inn' },
  children: { words: 'Se barna du har registrert', also: 'barnet avslutte registrering samtykke' },
  give: { words: 'Gi en gave eller bli fast giver', also: 'støtte donere vipps avtalegiro penger' },
  agreement: {
    words: 'Endre, sett på pause eller stopp giveravtalen',
    also: 'stoppe beløp trekk dato pause si opp gave gaven betaling vipps avtalegiro',
  },
  yearStatements: {
    words: 'Se årsoppgaver og skattefradrag',
    also: 'skatt skatteetaten årsoppgave fradrag kvittering',
  },
  magazine: { words: 'Bestill magasinet', also: 'abonnement blad bladet' },
  myMagazine: {
    words: 'Les, endre eller stopp magasinet',
    also: 'abonnement blad bladet ikke fått utgave digitalt papir',
  },
  activities: { words: 'Finn en aktivitet', also: 'kurs møte tur arrangement kalender melde på' },
  signUps: { words: 'Se påmeldingene dine', also: 'melde av avmelding billett plass kalender' },
  naming: { words: 'Navnefest', also: 'dåp barn seremoni baby' },
  confirmation: { words: 'Konfirmasjon', also: 'konfirmant humanistisk kurs seremoni' },
  wedding: { words: 'Vigsel', also: 'bryllup gifte seg seremoni' },
  funeral: { words: 'Gravferd', also: 'begravelse død bisettelse seremoni' },
  meetings: {
    words: 'Årsmøte, forslag og kandidater',
    also: 'demokrati stemme innkalling sak valg styret',
  },
  elected: { words: 'Sidene for tillitsvalgte', also: 'verv styret lokallag medlemsliste' },
  data: { words: 'Se og last ned alt vi har om deg', also: 'innsyn eksport opplysninger data gdpr' },
  looks: { words: 'Se hvem som har sett på opplysningene dine', also: 'logg' },
  consents: { words: 'Endre samtykker', also: 'reservasjon tillate' },
  sessions: { words: 'Se hvor du er logget inn', also: 'palogginger enheter logge ut overalt' },
  ending: { words: 'Avslutt eller slett', also: 'slette konto innlogging fjerne' },
  privacy: { words: 'Personvernerklæring', also: 'personvern gdpr' },
  words: { words: 'Ord og uttrykk', also: 'ordliste forklaring betyr kid avtalegiro d-nummer' },
  cookies: { words: 'Informasjonskapsler', also: 'cookies' },
  accessibility: { words: 'Tilgjengelighet', also: 'universell utforming skjermleser' },
};
