import { replyLimits } from '#contract/enquiry-endpoints.ts';
import { matchReasonLimits, type RecordMatch, type SignInOfPerson } from '#contract/match-endpoints.ts';
import { nameLimits } from '#contract/verification-endpoints.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';
import { organisation } from '#web/texts/organisation.ts';

const greeting = `\n\nHilsen ${organisation.memberService.name.toLowerCase()}`;
const reasonTexts: FieldTexts = {
  ...textFieldTexts('Skriv en begrunnelse', 'Begrunnelsen', matchReasonLimits),
};

export const matchTexts = {
  title: { claim: 'Finn medlemskapet', joining: 'Innmelding som må sjekkes' },
  lead: {
    claim: 'Den som skriver, mener å være medlem allerede. Finn ut hvem det er, og koble innloggingen til.',
    joining:
      'Noen i registeret har samme fødselsdato og kontaktopplysninger, eller samme fødselsnummer. Finn ut om det er samme person.',
  },
  name: 'Navn som er oppgitt',
  bornOn: 'Fødselsdato som er oppgitt',
  signedInWith: 'Logget inn med',
  nothingProven: 'Ingenting som er bekreftet',
  numberTaken:
    'Fødselsnummeret som er oppgitt, står på noen i registeret. Da er det samme person: koble innloggingen til, eller si nei.',
  decided: {
    linked: 'Innloggingen er koblet til medlemskapet',
    joined: 'Innmeldingen er godkjent',
    refused: 'Dere har sagt nei',
  },
  decidedBy: (name: string, when: string) => `${name}, ${when}`,
  decidedAt: (when: string) => `Avgjort ${when}`,
  search: {
    title: 'Let i registeret',
    logged: 'Alle du får opp i søket, blir loggført med begrunnelsen din.',
    name: 'Navn',
    nameHint: 'Hele navnet, eller bare et etternavn sammen med fødselsdatoen',
    bornOn: 'Fødselsdato',
    bornOnHint: 'Dag, måned og år, for eksempel 17.05.1984',
    number: 'Medlemsnummer',
    contact: 'E-post eller telefon',
    reason: 'Hvorfor leter du?',
    reasonHint: 'Blir stående i innsynsloggen, der medlemmet også kan lese den.',
    send: 'Søk',
    found: (count: number) => `${formatCount(count, 'person', 'personer')} kan være den du leter etter`,
    isMore: 'Det er flere enn dem du ser her. Søk med mer for å finne den rette.',
    none: 'Ingen i registeret passer. Prøv med et annet navn, medlemsnummeret eller en gammel e-postadresse.',
  },
  record: {
    bornOn: 'Født',
    number: 'Medlemsnummer',
    noNumber: 'Ikke medlem',
    joinedOn: 'Medlem siden',
    ended: (from: string, to: string) => `${from} til ${to}`,
    chapter: 'Lokallag',
    noChapter: 'Ingen',
    contact: 'E-post og telefon',
    noContact: 'Ingen',
    same: 'Stemmer',
    signedIn: (count: number) =>
      count === 1
        ? 'Noen logger allerede inn som denne personen.'
        : `${count} innlogginger hører allerede til denne personen.`,
    recovery:
      'Personen har ikke den e-postadressen eller det telefonnummeret som innloggingen har bekreftet, eller noen har logget inn som personen tidligere. Da må du snakke med personen og sjekke hvem det er.',
    startRecovery: (name: string) => `Start en sak om å gjenopprette tilgangen for ${name}`,
    notHere: 'Denne personen kan ikke kobles til herfra. Snakk med lederen din.',
    link: (name: string) => `Koble innloggingen til ${name}`,
  },
  decide: {
    without: 'Er det ingen av dem?',
    joined: 'Godkjenn innmeldingen',
    refused: 'Si nei',
    title: {
      linked: (name: string) => `Koble innloggingen til ${name}`,
      joined: 'Godkjenn innmeldingen',
      refused: 'Si nei',
    },
    text: {
      linked:
        'En kollega må godkjenne. Så får e-posten og telefonen som allerede står på medlemmet, tid til å stoppe det. Etter det får den som logger inn, se alt om medlemmet.',
      joined: 'Medlemskapet gjelder fra den dagen innmeldingen ble sendt.',
      refused: 'Ingenting blir koblet. Den som spurte, kan svare deg i henvendelsen.',
    },
    reason: 'Begrunnelse',
    reasonHint: 'For loggen og kollegene dine. Den som spurte, ser den ikke her.',
    message: 'Svar til den som spurte',
    messageHint: 'Blir sendt som svar i henvendelsen.',
    send: {
      linked: 'Be en kollega godkjenne, og send svaret',
      joined: 'Godkjenn og send svaret',
      refused: 'Send svaret',
    },
    cancel: 'Avbryt',
    done: {
      linked: 'Saken venter på en kollega.',
      joined: 'Innmeldingen er godkjent.',
      refused: 'Svaret er sendt.',
    },
  },
  message: {
    linked: `Hei!\n\nVi tror vi har funnet medlemskapet ditt. For at ingen andre skal få se det, ser en kollega på saken først. Deretter får e-posten og telefonen som allerede står på medlemskapet, en melding og et par døgn til å si fra. Får du meldingen selv, kan du svare at det var deg. Da går det raskere. Du får beskjed når innloggingen din er koblet til.${greeting}`,
    joined: `Hei!\n\nTakk for at du ventet. Innmeldingen din er fullført, og du er medlem. Velkommen!${greeting}`,
    refused: {
      claim: `Hei!\n\nVi har lett, men finner ikke noe medlemskap som vi kan være sikre på at er ditt. Husker du et tidligere navn, en gammel adresse eller medlemsnummeret ditt, kan du svare her. Du kan også melde deg inn på nytt.${greeting}`,
      joining: `Hei!\n\nVi kan ikke fullføre innmeldingen slik den er fylt ut. Se over opplysningene og send den på nytt, eller svar her hvis du lurer på noe.${greeting}`,
    },
  },
};

export const recordMatchWords: Record<RecordMatch, string> = {
  name: 'navnet',
  'born-on': 'fødselsdatoen',
  email: 'e-posten',
  phone: 'telefonnummeret',
  number: 'medlemsnummeret',
  fodselsnummer: 'fødselsnummeret',
};

export const signInTexts = {
  title: 'Innlogginger',
  text: 'Hvilke innlogginger som hører til personen. Har noen koblet seg til feil person, kan du angre det her.',
  show: 'Vis innloggingene',
  none: 'Ingen logger inn som denne personen.',
  one: (number: number) => `Innlogging ${number}`,
  proven: 'Bekreftet',
  tiedAt: 'Koblet til',
  tiedLongAgo: 'Før dette ble loggført',
  tiedBy: 'Av',
  themselves: 'Personen selv',
  reason: 'Begrunnelse',
  untie: 'Angre koblingen',
  untieOne: (number: number) => `Angre koblingen av innlogging ${number}`,
  untieText:
    'En kollega må godkjenne. Er det personens eneste innlogging, får e-posten og telefonen vi har, tid til å stoppe det. Så mister innloggingen tilgangen og får tilbake det den hadde før. Begge får beskjed. Gå gjennom opplysningene sammen med medlemmet etterpå: det som er endret i mellomtiden, blir ikke endret tilbake.',
  untieReason: 'Hvorfor er koblingen feil?',
  untieSend: 'Be en kollega godkjenne',
  cancel: 'Avbryt',
  done: 'Saken venter på en kollega.',
};

export const provenWords: Record<SignInOfPerson['provenBy'], string> = {
  'first-sign-in': 'Fra første innlogging',
  joining: 'Meldte seg inn med denne',
  'birth-date': 'Med navn og fødselsdato',
  staff: 'Av medlemsservice',
  import: 'Fra et annet register',
};

export const searchFieldTexts = {
  name: textFieldTexts('Skriv et navn, et medlemsnummer eller en e-postadresse', 'Navnet', nameLimits),
  bornOn: choiceTexts('Skriv fødselsdatoen med dag, måned og år, slik: 17.05.1984'),
  number: choiceTexts('Medlemsnummeret har høyst seks sifre'),
  contact: choiceTexts('Skriv en hel e-postadresse eller et helt telefonnummer'),
  reason: reasonTexts,
};
export const decisionFieldTexts = {
  reason: reasonTexts,
  message: textFieldTexts('Skriv et svar', 'Svaret', replyLimits),
};
export const untyingFieldTexts = { reason: reasonTexts };
