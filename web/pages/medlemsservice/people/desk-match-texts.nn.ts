/** In nynorsk. */
import { replyLimits } from '#contract/enquiry-endpoints.ts';
import { matchReasonLimits, type RecordMatch, type SignInOfPerson } from '#contract/match-endpoints.ts';
import { nameLimits } from '#contract/verification-endpoints.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const greeting = `\n\nHelsing ${organisation.memberService.name.toLowerCase()}`;
const reasonTexts: FieldTexts = {
  ...textFieldTexts('Skriv ei grunngiving', 'Grunngivinga', matchReasonLimits),
};

export const matchTexts = {
  title: { claim: 'Finn medlemskapen', joining: 'Innmelding som må sjekkast' },
  lead: {
    claim: 'Den som skriv, meiner å vere medlem allereie. Finn ut kven det er, og kople innlogginga til.',
    joining:
      'Nokon i registeret har same fødselsdato og kontaktopplysningar, eller same fødselsnummer. Finn ut om det er same person.',
  },
  name: 'Namn som er oppgitt',
  bornOn: 'Fødselsdato som er oppgitt',
  signedInWith: 'Logga inn med',
  nothingProven: 'Ingenting som er stadfesta',
  numberTaken:
    'Fødselsnummeret som er oppgitt, står på nokon i registeret. Då er det same person: kople innlogginga til, eller sei nei.',
  decided: {
    linked: 'Innlogginga er kopla til medlemskapen',
    joined: 'Innmeldinga er godkjend',
    refused: 'De har sagt nei',
  },
  decidedBy: (name: string, when: string) => `${name}, ${when}`,
  decidedAt: (when: string) => `Avgjort ${when}`,
  search: {
    title: 'Leit i registeret',
    logged: 'Alle du får opp i søket, blir loggførte med grunngivinga di.',
    name: 'Namn',
    nameHint: 'Heile namnet, eller berre eit etternamn saman med fødselsdatoen',
    bornOn: 'Fødselsdato',
    bornOnHint: 'Dag, månad og år, til dømes 17.05.1984',
    number: 'Medlemsnummer',
    contact: 'E-post eller telefon',
    reason: 'Kvifor leitar du?',
    reasonHint: 'Blir ståande i innsynsloggen, der medlemmen òg kan lese ho.',
    send: 'Søk',
    found: (count: number) => `${formatCount(count, 'person', 'personar')} kan vere den du leitar etter`,
    isMore: 'Det er fleire enn dei du ser her. Søk med meir for å finne den rette.',
    none: 'Ingen i registeret passar. Prøv med eit anna namn, medlemsnummeret eller ei gammal e-postadresse.',
  },
  record: {
    bornOn: 'Fødd',
    number: 'Medlemsnummer',
    noNumber: 'Ikkje medlem',
    joinedOn: 'Medlem sidan',
    ended: (from: string, to: string) => `${from} til ${to}`,
    chapter: 'Lokallag',
    noChapter: 'Ingen',
    contact: 'E-post og telefon',
    noContact: 'Ingen',
    same: 'Stemmer',
    signedIn: (count: number) =>
      count === 1
        ? 'Nokon loggar allereie inn som denne personen.'
        : `${count} innloggingar høyrer allereie til denne personen.`,
    recovery:
      'Personen har ikkje den e-postadressa eller det telefonnummeret som innlogginga har stadfesta, eller nokon har logga inn som personen tidlegare. Då må du snakke med personen og sjekke kven det er.',
    startRecovery: (name: string) => `Start ei sak om å gjenopprette tilgangen for ${name}`,
    notHere: 'Denne personen kan ikkje koplast til herifrå. Snakk med leiaren din.',
    link: (name: string) => `Kople innlogginga til ${name}`,
  },
  decide: {
    without: 'Er det ingen av dei?',
    joined: 'Godkjenn innmeldinga',
    refused: 'Sei nei',
    title: {
      linked: (name: string) => `Kople innlogginga til ${name}`,
      joined: 'Godkjenn innmeldinga',
      refused: 'Sei nei',
    },
    text: {
      linked:
        'Ein kollega må godkjenne. Så får e-posten og telefonen som allereie står på medlemmen, tid til å stoppe det. Etter det får den som loggar inn, sjå alt om medlemmen.',
      joined: 'Medlemskapen gjeld frå den dagen innmeldinga blei send.',
      refused: 'Ingenting blir kopla. Den som spurde, kan svare deg i førespurnaden.',
    },
    reason: 'Grunngiving',
    reasonHint: 'For loggen og kollegaene dine. Den som spurde, ser ho ikkje her.',
    message: 'Svar til den som spurde',
    messageHint: 'Blir sendt som svar i førespurnaden.',
    send: {
      linked: 'Be ein kollega godkjenne, og send svaret',
      joined: 'Godkjenn og send svaret',
      refused: 'Send svaret',
    },
    cancel: 'Avbryt',
    done: {
      linked: 'Saka ventar på ein kollega.',
      joined: 'Innmeldinga er godkjend.',
      refused: 'Svaret er sendt.',
    },
  },
  message: {
    linked: `Hei!\n\nVi trur vi har funne medlemskapen din. For at ingen andre skal få sjå han, ser ein kollega på saka først. Deretter får e-posten og telefonen som allereie står på medlemskapen, ei melding og eit par døgn til å seie frå. Får du meldinga sjølv, kan du svare at det var deg. Då går det raskare. Du får beskjed når innlogginga di er kopla til.${greeting}`,
    joined: `Hei!\n\nTakk for at du venta. Innmeldinga di er fullført, og du er medlem. Velkomen!${greeting}`,
    refused: {
      claim: `Hei!\n\nVi har leita, men finn ingen medlemskap som vi kan vere sikre på at er din. Hugsar du eit tidlegare namn, ei gammal adresse eller medlemsnummeret ditt, kan du svare her. Du kan òg melde deg inn på nytt.${greeting}`,
      joining: `Hei!\n\nVi kan ikkje fullføre innmeldinga slik ho er fylt ut. Sjå over opplysningane og send ho på nytt, eller svar her om du lurer på noko.${greeting}`,
    },
  },
};

export const recordMatchWords: Record<RecordMatch, string> = {
  name: 'namnet',
  'born-on': 'fødselsdatoen',
  email: 'e-posten',
  phone: 'telefonnummeret',
  number: 'medlemsnummeret',
  fodselsnummer: 'fødselsnummeret',
};

export const signInTexts = {
  title: 'Innloggingar',
  text: 'Kva innloggingar som høyrer til personen. Har nokon kopla seg til feil person, kan du angre det her.',
  show: 'Vis innloggingane',
  none: 'Ingen loggar inn som denne personen.',
  one: (number: number) => `Innlogging ${number}`,
  proven: 'Stadfesta',
  tiedAt: 'Kopla til',
  tiedLongAgo: 'Før dette blei loggført',
  tiedBy: 'Av',
  themselves: 'Personen sjølv',
  reason: 'Grunngiving',
  untie: 'Angre koplinga',
  untieOne: (number: number) => `Angre koplinga av innlogging ${number}`,
  untieText:
    'Ein kollega må godkjenne. Er det den einaste innlogginga til personen, får e-posten og telefonen vi har, tid til å stoppe det. Så mistar innlogginga tilgangen og får tilbake det ho hadde før. Begge får beskjed. Gå gjennom opplysningane saman med medlemmen etterpå: Det som er endra i mellomtida, blir ikkje endra tilbake.',
  untieReason: 'Kvifor er koplinga feil?',
  untieSend: 'Be ein kollega godkjenne',
  cancel: 'Avbryt',
  done: 'Saka ventar på ein kollega.',
};

export const provenWords: Record<SignInOfPerson['provenBy'], string> = {
  'first-sign-in': 'Frå første innlogging',
  joining: 'Melde seg inn med denne',
  'birth-date': 'Med namn og fødselsdato',
  staff: 'Av medlemsservice',
  import: 'Frå eit anna register',
};

export const searchFieldTexts = {
  name: textFieldTexts('Skriv eit namn, eit medlemsnummer eller ei e-postadresse', 'Namnet', nameLimits),
  bornOn: choiceTexts('Skriv fødselsdatoen med dag, månad og år, slik: 17.05.1984'),
  number: choiceTexts('Medlemsnummeret har høgst seks siffer'),
  contact: choiceTexts('Skriv ei heil e-postadresse eller eit heilt telefonnummer'),
  reason: reasonTexts,
};
export const decisionFieldTexts = {
  reason: reasonTexts,
  message: textFieldTexts('Skriv eit svar', 'Svaret', replyLimits),
};
export const untyingFieldTexts = { reason: reasonTexts };
export type Complete = Whole<
  Compared<typeof import('./desk-match-texts.ts'), typeof import('./desk-match-texts.nn.ts')>
>;
