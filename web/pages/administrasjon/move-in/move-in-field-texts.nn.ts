/** In nynorsk. Words in quotation marks are written in the file as they stand here, which is in bokmål. */
import { type ColumnTexts, moveInColumnTexts } from '#contract/move-in-column-texts.ts';
import type { MoveInKindId } from '#contract/move-in-values.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import type { ColumnWords } from './move-in-field-texts.ts';

export type { ColumnWords };

type Words = readonly [name: string, says: string];
type Kinds = typeof moveInColumnTexts;

const person: Words = ['medlemsnummer', 'Medlemsnummer, eller nøkkelen i det gamle systemet'];
const oldKey = 'Nøkkelen i det gamle systemet';
const rowId: Words = ['id', oldKey];
const day = 'Dag (dd.mm.åååå)';
const purpose: Words = ['formål', 'Eit føremål i profilen; tom er det første'];
const yesOrNo = 'Ja eller nei';
const digits = 'Elleve siffer';
const postalCode: Words = ['postnummer', 'Fire siffer i Noreg'];
const country: Words = ['land', 'Namn eller to bokstavar; tom er Noreg'];
const language: Words = ['målform', 'Bokmål, nynorsk eller engelsk'];
const givenName: Words = ['førenamn', 'Førenamn og mellomnamn'];
const familyName: Words = ['etternamn', 'Etternamn'];
const houseNumber: Words = ['husnummer', 'Når nummeret ikkje står saman med gata'];
const agreement = {
  person,
  amount: ['beløp', 'Kroner for kvart trekk'],
  day: ['trekkdag', '1–31; 31 er den siste dagen i månaden'],
  nextOn: ['neste trekk', 'Den første dagen portalen skal trekkje'],
  frequency: ['kor ofte', '«Månedlig», «kvartalsvis» eller «årlig»'],
  interval: ['intervall', 'Talet på månader, kvartal eller år mellom trekka; tom er 1'],
  beganOn: ['avtalt', 'Dagen avtalen blei inngått'],
  purpose,
  state: ['status', '«Aktiv»; andre avtalar blir ikkje flytta inn. Tom er «aktiv»'],
} as const;

const words: { [Kind in MoveInKindId]: Record<keyof Kinds[Kind], Words> } = {
  members: {
    externalId: ['id', `${oldKey}; tom er medlemsnummeret`],
    number: ['medlemsnummer', 'Inntil seks siffer'],
    givenName,
    familyName,
    bornOn: ['fødselsdato', day],
    joinedOn: ['innmeld', day],
    endedOn: ['utmeld', 'Dag; gjer rada til ein tidlegare medlem'],
    deceased: ['død', 'Dag eller ja; den døde blir ikkje flytta inn'],
    joiningText: ['innmeldingstekst', 'Kva tekst medlemmen melde seg inn med'],
    email: ['e-post', 'E-postadresse'],
    phone: ['mobil', 'Telefonnummer, med landkode om det er utanlandsk'],
    fodselsnummer: ['fødselsnummer', digits],
    careOf: ['c/o', 'Namnet posten går gjennom'],
    addressLine: ['adresse', 'Gate og nummer'],
    houseNumber,
    addressLine2: ['adresse 2', 'Resten av adressa'],
    postalCode,
    postalPlace: ['poststad', 'Poststad'],
    country,
    shielded: ['skjerma adresse', yesOrNo],
    chapter: ['lokallag', 'Namnet på lokallaget; elles avgjer postnummeret'],
    language,
    magazine: ['magasin', 'Papir, digitalt eller ingen'],
    newsEmail: ['nyheiter e-post', 'Ja, nei eller dagen samtykket blei gitt'],
    newsEmailOn: ['nyheiter e-post dato', 'Dagen samtykket blei gitt'],
    newsSms: ['nyheiter SMS', 'Ja, nei eller dagen samtykket blei gitt'],
    newsSmsOn: ['nyheiter SMS dato', 'Dagen samtykket blei gitt'],
    consentText: ['samtykketekst', 'Kva tekst medlemmen samtykte til'],
  },
  givers: {
    externalId: rowId,
    givenName,
    familyName,
    bornOn: ['fødselsdato', day],
    email: ['e-post', 'E-postadresse'],
    phone: ['mobil', 'Telefonnummer'],
    fodselsnummer: ['fødselsnummer', digits],
    addressLine: ['adresse', 'Gate og nummer'],
    houseNumber,
    postalCode,
    postalPlace: ['poststad', 'Poststad'],
    country,
    shielded: ['skjerma adresse', yesOrNo],
    language,
  },
  children: {
    id: rowId,
    givenName,
    familyName,
    bornOn: ['fødselsdato', 'Dag; kan vere tom når fødselsnummeret er med'],
    fodselsnummer: ['fødselsnummer', digits],
    guardian: ['føresett', person[1]],
    declaredOn: ['erklært', 'Dagen den føresette skreiv under erklæringa'],
    second: [
      'føresett 2',
      'Den andre føresette, på same måten; tom når den første har foreldreansvaret åleine',
    ],
    secondDeclaredOn: ['erklært 2', 'Dagen den andre føresette skreiv under erklæringa'],
    isSole: ['åleine', 'Ja eller nei: Har den føresette foreldreansvaret åleine?'],
    ground: ['grunnlag', 'Korleis foreldreansvaret er vist: dokumentasjon, folkeregister eller samtale'],
    isInformed: ['informert', 'Ja eller nei; trengst når barnet var 7 år eller meir då det blei erklært'],
    isHeard: ['høyrt', 'Ja eller nei; trengst når barnet var 12 år eller meir då det blei erklært'],
    isElsewhere: ['anna samfunn', 'Ja eller nei: Er barnet medlem i eit anna trus- eller livssynssamfunn?'],
    wording: ['ordlyd', 'Kva tekst dei føresette skreiv under på'],
    registeredOn: ['registrert', 'Dagen barnet blei registrert'],
    endedOn: ['avslutta', 'Dag; gjer rada til eit barn som har vore registrert'],
  },
  offices: {
    id: rowId,
    person,
    unit: ['lag', 'Namnet på laget slik det står i portalen'],
    role: ['verv', 'Til dømes «leder», «nestleder», «kasserer», «styremedlem» eller «varamedlem»'],
    fromOn: ['frå', 'Første dag i perioden'],
    untilOn: ['til', 'Siste dag i perioden'],
  },
  avtalegiro: {
    kid: ['kid', 'Slik han står i banken'],
    ...agreement,
    notice: ['varsel', yesOrNo],
  },
  vipps: { agreementId: ['avtale-id', 'Id-en til avtalen hos Vipps'], ...agreement },
  gifts: {
    id: ['gåve-id', oldKey],
    person,
    on: ['dato', 'Dagen pengane kom (dd.mm.åååå)'],
    amount: ['beløp', 'Kroner, òg med øre'],
    rail: ['betalingsmåte', 'Vipps; alt anna er betalt gjennom banken'],
    state: ['status', '«Betalt»; andre gåver blir ikkje flytta inn. Tom er betalt'],
    purpose,
  },
  magazine: {
    id: rowId,
    person,
    paidUntilOn: ['betalt til', 'Siste dag det er betalt for'],
    orderedOn: ['bestilt', 'Dagen abonnementet blei bestilt'],
    channel: ['utgåve', 'Papir eller digitalt; tom er papir'],
  },
  consents: {
    id: rowId,
    person,
    purpose: ['formål', '«Nyheter e-post», «nyheter SMS» eller «kontakt frå laget»'],
    isGiven: ['gitt', yesOrNo],
    on: ['dato', 'Dagen svaret blei gitt'],
    wording: ['ordlyd', 'Kva tekst personen svarte på'],
  },
  'sign-ups': {
    id: rowId,
    person,
    activity: ['aktivitet', 'Namnet på aktiviteten, eller nøkkelen i adressa til sida'],
    on: ['dato', 'Dagen aktiviteten byrjar; trengst når aktiviteten har namn'],
    state: ['status', '«Påmeldt», «venteliste» eller «avmeldt»; tom er påmeld'],
    isComing: ['kjem sjølv', 'Ja eller nei; tom er ja'],
    children: ['barn', 'Namna på barna, med komma mellom'],
    guests: ['gjester', 'Namna på gjestene, med komma mellom'],
    paid: ['betalt', 'Kroner som er betalte'],
    signedUpOn: ['meld på', 'Dagen personen melde seg på'],
  },
  enquiries: {
    id: ['saksnummer', 'Nummeret i det gamle systemet; står etter emnet i portalen'],
    person: [person[0], `${person[1]}; tom når avsendaren er ukjend`],
    name: ['namn', 'Namnet på ein ukjend avsendar'],
    email: ['e-post', 'E-postadressa til ein ukjend avsendar'],
    phone: ['mobil', 'Telefonnummeret til ein ukjend avsendar'],
    topic: ['tema', 'Til dømes «medlemskap», «giver», «barn» eller «magasinet»'],
    subject: ['emne', 'Emnet'],
    text: ['melding', 'Det personen skreiv'],
    receivedAt: ['motteken', 'Dag, gjerne med klokkeslett (dd.mm.åååå tt:mm)'],
    state: ['status', '«Mottatt», «under behandling», «venter på personen» eller «besvart»; tom er motteken'],
    answer: ['svar', 'Det siste svaret; trengst når det er svart på saka, eller ho ventar på personen'],
    answeredAt: ['svart på', 'Dag, gjerne med klokkeslett; trengst saman med svaret'],
  },
};

export const columnsOf = (kind: MoveInKindId): ColumnWords[] => {
  const ofKind = words[kind] as Record<string, Words>;
  return Object.entries<ColumnTexts>(moveInColumnTexts[kind]).map(([column, { isNeeded }]) => {
    const [name, says] = ofKind[column]!;
    return { column, name, says, isNeeded: isNeeded ?? false };
  });
};
export type Complete = Whole<
  Compared<typeof import('./move-in-field-texts.ts'), typeof import('./move-in-field-texts.nn.ts')>
>;
