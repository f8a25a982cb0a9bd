/** In nynorsk. The words of bokmål that many type all the same are among those that are searched. */
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'Kva vil du gjere?',
  lead: 'Skriv nokre ord, eller finn det i lista.',
  search: 'Søk på Min side',
  hint: 'Til dømes «adresse», «stoppe gåva» eller «konfirmasjon». Det du skriv, blir på eininga di.',
  found: (count: number) => (count === 1 ? '1 treff' : `${count} treff`),
  none: 'Vi fann ikkje noko med dei orda. Prøv eit anna ord, eller skriv til oss.',
  write: 'Skriv til oss',
  results: 'Treff',
  own: { enquiry: 'Førespurnaden din', activity: 'Du er påmeld', child: 'Barnet ditt' },
};

export const searchTexts = {
  smallWords: 'eg du vi vil kan skal å for til på av ein eit ei min mi mitt mine korleis kor om og i',
  endings: 'ane|ene|ar|er|en|et|a|e|r',
};

export const groupTexts = {
  membership: 'Medlemskapen din',
  help: 'Hjelp og beskjedar',
  children: 'Barn',
  gifts: 'Gåver',
  magazine: 'Magasinet',
  activities: 'Aktivitetar og seremoniar',
  privacy: 'Personvern',
};

export const taskTexts = {
  joining: { words: 'Bli medlem', also: 'melde inn innmelding' },
  verification: { words: 'Finn medlemskapen din', also: 'kople innlogging manglar' },
  card: { words: 'Vis medlemskortet', also: 'kort qr medlemsnummer lokallag' },
  details: {
    words: 'Endre adressa eller namnet du vil bli kalla',
    also: 'flytte flytting postnummer tiltalsnamn byte lokallag',
  },
  email: { words: 'Byt e-postadresse', also: 'epost mail endre' },
  phone: { words: 'Byt telefonnummer', also: 'mobil sms endre' },
  communities: {
    words: 'Sei frå om eit anna trus- eller livssynssamfunn',
    also: 'kyrkja statskyrkja medlemskap støtte melde ut',
  },
  leaving: { words: 'Meld deg ut', also: 'utmelding slutte avslutte medlemskap seie opp' },
  newEnquiry: { words: 'Skriv til oss', also: 'førespurnad spørsmål klage hjelp kontakt' },
  contact: { words: 'Kontakt oss utan å logge inn', also: 'telefon ringje hjelp får ikkje logga inn' },
  enquiries: { words: 'Sjå førespurnadene dine', also: 'svar sak' },
  notices: { words: 'Les varsla dine', also: 'varsel melding meldingar brev' },
  noticeSettings: {
    words: 'Vel korleis du får beskjed',
    also: 'varsel sms epost nyheiter nyheitsbrev reservere',
  },
  death: { words: 'Sei frå om eit dødsfall', also: 'død pårørande etterlatne' },
  registerChild: { words: 'Registrer eit barn', also: 'barnet dotter son forelder melde inn' },
  children: { words: 'Sjå barna du har registrert', also: 'barnet avslutte registrering samtykke' },
  give: { words: 'Gi ei gåve eller bli fast givar', also: 'støtte donere vipps avtalegiro pengar' },
  agreement: {
    words: 'Endre, set på pause eller stopp givaravtalen',
    also: 'stoppe beløp trekk dato pause seie opp gåve gåva betaling vipps avtalegiro',
  },
  yearStatements: {
    words: 'Sjå årsoppgåver og skattefrådrag',
    also: 'skatt skatteetaten årsoppgåve frådrag kvittering',
  },
  magazine: { words: 'Bestill magasinet', also: 'abonnement blad bladet' },
  myMagazine: {
    words: 'Les, endre eller stopp magasinet',
    also: 'abonnement blad bladet ikkje fått utgåve digitalt papir',
  },
  activities: { words: 'Finn ein aktivitet', also: 'kurs møte tur arrangement kalender melde på' },
  signUps: { words: 'Sjå påmeldingane dine', also: 'melde av avmelding billett plass kalender' },
  naming: { words: 'Namnefest', also: 'dåp barn seremoni baby' },
  confirmation: { words: 'Konfirmasjon', also: 'konfirmant humanistisk kurs seremoni' },
  wedding: { words: 'Vigsel', also: 'bryllaup gifte seg seremoni' },
  funeral: { words: 'Gravferd', also: 'gravlegging død bisetjing seremoni' },
  meetings: {
    words: 'Årsmøte, forslag og kandidatar',
    also: 'demokrati røyste stemme innkalling sak val styret',
  },
  elected: { words: 'Sidene for tillitsvalde', also: 'verv styret lokallag medlemsliste' },
  data: { words: 'Sjå og last ned alt vi har om deg', also: 'innsyn eksport opplysningar data gdpr' },
  looks: { words: 'Sjå kven som har sett på opplysningane dine', also: 'logg' },
  consents: { words: 'Endre samtykke', also: 'reservasjon tillate' },
  sessions: { words: 'Sjå kor du er logga inn', also: 'pålogging einingar logge ut overalt' },
  ending: { words: 'Avslutt eller slett', also: 'slette konto innlogging fjerne' },
  privacy: { words: 'Personvernfråsegn', also: 'personvern gdpr' },
  words: { words: 'Ord og uttrykk', also: 'ordliste forklaring tyder kid avtalegiro d-nummer' },
  cookies: { words: 'Informasjonskapslar', also: 'cookies' },
  accessibility: { words: 'Tilgjenge', also: 'universell utforming skjermlesar' },
};
export type Complete = Whole<
  Compared<typeof import('./finn-fram-texts.ts'), typeof import('./finn-fram-texts.nn.ts')>
>;
