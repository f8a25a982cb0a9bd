/** In nynorsk. */
import { certificateMonths, marriageAge, ownConfirmationAge } from '#contract/values/ceremony-ages.ts';
import { longDayOf } from '#web/texts/activity-words.ts';
import { capitalise, formatCount, formatDate, formatTime, momentToday } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

const momentWords = (moment: string): string => `${longDayOf(moment)} ${formatTime(moment)}`;

/** The hours come from the settings, which have them in bokmål. */
const hoursIn = (hours: string): string =>
  hours.replace('hverdager', 'kvardagar').replace('alle dager', 'alle dagar');

export const texts = {
  certificateMeaning: 'Kva tyder prøvingsattest?',
  title: 'Seremoniar gjennom livet',
  lead: 'Nokre dagar skal kjennast større enn andre. Vi er der når eit barn får namn, når nokon blir ung vaksen, når to giftar seg, og når nokon døyr.',
  forAll:
    'Du treng ikkje å vere medlem for å bruke seremoniane våre. Prisane for medlemmer og andre står under kvar seremoni.',
  kinds: {
    naming: { title: 'Namnefest', text: 'Familie og vener ønskjer barnet velkomen.' },
    confirmation: {
      title: 'Humanistisk konfirmasjon',
      text: 'Kurs og fest for unge på veg inn i vaksenlivet.',
    },
    wedding: { title: 'Vigsel', text: 'Eit bryllaup som handlar om dykk to.' },
    funeral: { title: 'Gravferd', text: 'Hjelp til ein verdig og personleg avskil.' },
  },
  activities: 'Sjå alt anna som skjer',

  naming: {
    title: 'Namnefest',
    lead: 'Ei høgtidsam og glad stund der familie og vener ønskjer barnet velkomen.',
    about: [
      'I ein namnefest står barnet i sentrum. Det blir tale, musikk og dikt. Namnet til kvart barn blir lese opp, og barnet får med seg eit namnebevis heim.',
      'Namnefesten er open for alle. Barnet blir ikkje medlem av noko, og de treng ikkje å ha bestemt dykk for eit livssyn.',
      'Er det fleire barn i same familien, får dei vere med på same dagen. Mange vel òg å ha eit par vaksne som lovar å vere der litt ekstra for barnet.',
    ],
  },
  confirmation: {
    title: 'Humanistisk konfirmasjon',
    lead: 'Eit kurs om å tenkje sjølv og bry seg om andre, og ein fest som markerer vegen mot å bli vaksen.',
    about: [
      'Konfirmantane møtest til kurs gjennom vinteren, i helgene eller på leir. Dei snakkar om val, ansvar, venskap, kropp og grenser, og om menneskerettar og livssyn.',
      'Kurset endar med ein seremoni der kvar konfirmant får diplom, og familien sit i salen.',
      `Alle er velkomne, same kva dei trur på. Konfirmanten treng ikkje å vere medlem. Er du ${ownConfirmationAge} år, kan du melde deg på sjølv. Snakk med ein forelder først dersom det kostar noko.`,
    ],
  },
  wedding: {
    title: 'Humanistisk vigsel',
    lead: 'Eit bryllaup med ord som er dykkar eigne, og eit ekteskap som er gyldig etter lova.',
    about: [
      'De møter ein viglar frå oss i god tid. Saman finn de ut kva som skal seiast, kva de lovar kvarandre, og kva slags musikk de vil ha.',
      'De kan gifte dykk der de vil: i ein sal, i skogen, på ei bryggje eller heime i stova.',
      `Begge må ha fylt ${marriageAge} år. Før vigselen må Skatteetaten ha prøvd ekteskapsvilkåra og gitt dykk ein prøvingsattest. Han gjeld i ${certificateMonths} månader. De må òg ha to vitne. Sei frå tidleg dersom de vil gifte dykk på ein laurdag om sommaren.`,
    ],
    form: 'Be om ein vigsel',
  },
  funeral: {
    title: 'Humanistisk gravferd',
    lead: 'Vi kondolerer. Du treng ikkje å ha alle svar no. Ring oss eller skriv, så tek vi det saman.',
    about: [
      'I ei humanistisk gravferd handlar orda om den som er død: livet som blei levd, og menneska rundt. Ein talar frå oss kjem heim til dykk eller ringjer, og høyrer på det de fortel.',
      'De vel musikk, dikt og kven som skal seie noko. Gravferda kan vere i eit seremonirom, eit kapell eller ein annan stad, med kiste eller urne.',
      'Mange ordnar gravferda saman med eit gravferdsbyrå. Byrået kan kontakte oss for dykk, eller de kan gjere det sjølve.',
    ],
    free: 'Gravferda er gratis dersom den som er død, var medlem, eller dersom ein av dei næraste er medlem.',
    days: (days: number) =>
      `Ta kontakt så tidleg du kan, helst minst ${formatCount(days, 'dag', 'dagar')} før. Hastar det meir, så ring.`,
    call: 'Vil du snakke med nokon no?',
    report: 'Er det ein medlem som er død? Sei frå éin gong, så stoppar vi post, trekk og invitasjonar.',
    reportLink: 'Sei frå om eit dødsfall',
    form: 'Skriv til oss om gravferda',
  },

  about: 'Slik er det',
  prices: {
    title: 'Kva det kostar',
    free: 'gratis',
    line: (member: string, other: string) =>
      capitalise(member === other ? member : `${member} for medlemmer, ${other} for andre`),
    byDate: 'Prisen for kvar dato står der du melder på.',
    self: 'Du er medlem, så medlemsprisen er din.',
    child: 'Barnet ditt har ein forelder som er medlem, så de har medlemspris.',
    none: 'Medlemmer får medlemspris. Er du medlem, koplar du innlogginga til medlemskapen først. Melder du deg inn no, gjeld prisen med ein gong.',
    join: 'Bli medlem',
  },
  contact: { title: 'Spør oss', by: (name: string, hours: string) => `${name} svarer ${hoursIn(hours)}.` },

  dates: {
    title: 'Datoar',
    near: 'Dei som er nærmast deg, står først.',
    none: 'Det er ikkje sett opp nokon datoar enno. Vi legg dei ut her.',
    all: 'Sjå alle datoar og søk etter stad',
  },

  round: {
    openNow: 'Det er ingen kø no. Vel ein dato, og meld på.',
    title: 'Påmelding',
    name: (name: string, firstOn: string, lastOn: string) =>
      `${name}, ${formatDate(firstOn)} til ${formatDate(lastOn)}`,
    members: (moment: string) => `For medlemmer: ${momentWords(moment)}`,
    everybody: (moment: string) => `For alle: ${momentWords(moment)}`,
    openForAll: 'Påmeldinga er open for alle.',
    openForMembers: (moment: string) =>
      `Påmeldinga er open for medlemmer no, og for alle frå ${momentWords(moment)}.`,
    opens: 'Då opnar påmeldinga',
    room: (minutes: number) =>
      `Vi ventar mange på ein gong. Du kan ta plass i køen ${formatCount(minutes, 'minutt', 'minutt')} før det opnar. Den som kjem først, slepp inn først.`,
    none: 'Vi har ikkje bestemt når neste påmelding opnar. Følg med her.',
    signIn: {
      title: 'Meld på',
      text: 'Du loggar inn for å melde på eit barn eller deg sjølv. Då ser du òg om de har medlemspris.',
      button: 'Logg inn og meld på',
    },
    notYet: (moment: string) => `Du kan ta plass i køen frå ${momentWords(moment)}.`,
    join: 'Ta plass i køen',
    enter: 'Gå til påmeldinga',
    again: 'Ta ein ny plass i køen',
    mine: 'Du har meldt på',
    more: 'Har du fleire å melde på til andre datoar, tek du plass i køen igjen.',
  },
  queue: {
    title: 'Du står i kø',
    place: (place: number) => `Du er nummer ${place} i køen.`,
    next: 'Du er den neste.',
    opensAt: (moment: string) =>
      `Påmeldinga opnar for deg ${momentWords(moment)}. Då slepp dei som står i køen, inn etter tur.`,
    kept: 'Plassen er din. Du kan laste sida på nytt, byte eining eller miste nettet utan å miste plassen.',
    away: 'Du treng ikkje å sitje her og vente. Er du ikkje her når det blir din tur, seier vi frå på e-post og held plassen av ei stund. Blir det din tur om natta, held vi plassen av til neste morgon.',
    sms: 'Vil du ha beskjed på SMS òg?',
    smsLink: 'Vel det i innstillingane',
    prepare:
      'Sjå gjerne på datoane under medan du ventar, og finn fram fødselsdatoen til den du skal melde på.',
    offline: 'Vi får ikkje kontakt akkurat no. Plassen din er trygg, og vi prøver igjen automatisk.',
    leave: 'Gå ut av køen',
    left: 'Du har gått ut av køen.',
    turnTitle: 'Det er din tur!',
    turnTab: 'Det er din tur',
    turn: (moment: string) =>
      `Vel ein dato under, og meld på før ${momentToday(moment, new Date())}. Etter det får den neste i køen sleppe til.`,
    overTitle: 'Tida gjekk ut',
    over: 'No er det den neste i køen sin tur. Du kan ta ein ny plass i køen, og det du har fylt ut, står der framleis.',
  },
};
export type Complete = Whole<
  Compared<typeof import('./seremonier-texts.ts'), typeof import('./seremonier-texts.nn.ts')>
>;
