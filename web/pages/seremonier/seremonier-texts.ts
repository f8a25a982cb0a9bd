import { certificateMonths, marriageAge, ownConfirmationAge } from '#contract/values/ceremony-ages.ts';
import { longDayOf } from '#web/texts/activity-words.ts';
import { capitalise, formatCount, formatDate, formatTime, momentToday } from '#web/texts/format.ts';

/** «tirsdag 1. juni 2027 kl. 10.00» */
const momentWords = (moment: string): string => `${longDayOf(moment)} ${formatTime(moment)}`;

export const texts = {
  certificateMeaning: 'Hva betyr prøvingsattest?',
  title: 'Seremonier gjennom livet',
  lead: 'Noen dager skal kjennes større enn andre. Vi er der når et barn får navn, når noen blir ung voksen, når to gifter seg, og når noen dør.',
  forAll:
    'Du trenger ikke å være medlem for å bruke seremoniene våre. Prisene for medlemmer og andre står under hver seremoni.',
  kinds: {
    naming: { title: 'Navnefest', text: 'Familie og venner ønsker barnet velkommen.' },
    confirmation: {
      title: 'Humanistisk konfirmasjon',
      text: 'Kurs og fest for unge på vei inn i voksenlivet.',
    },
    wedding: { title: 'Vigsel', text: 'Et bryllup som handler om dere to.' },
    funeral: { title: 'Gravferd', text: 'Hjelp til en verdig og personlig avskjed.' },
  },
  activities: 'Se alt annet som skjer',

  naming: {
    title: 'Navnefest',
    lead: 'En høytidelig og glad stund der familie og venner ønsker barnet velkommen.',
    about: [
      'I en navnefest står barnet i sentrum. Det blir tale, musikk og dikt, og hvert barn får lest opp navnet sitt og tar med seg et navnebevis hjem.',
      'Navnefesten er åpen for alle. Barnet blir ikke medlem av noe, og dere trenger ikke å ha bestemt dere for et livssyn.',
      'Er det flere barn fra samme familie, får de være med på samme dag. Mange velger også å ha et par voksne som lover å være der litt ekstra for barnet.',
    ],
  },
  confirmation: {
    title: 'Humanistisk konfirmasjon',
    lead: 'Et kurs om å tenke selv og bry seg om andre, og en fest som markerer veien mot å bli voksen.',
    about: [
      'Konfirmantene møtes til kurs gjennom vinteren, i helgene eller på leir. De snakker om valg, ansvar, vennskap, kropp og grenser, og om menneskerettigheter og livssyn.',
      'Kurset avsluttes med en seremoni der hver konfirmant får diplom, og familien sitter i salen.',
      `Alle er velkomne, uansett tro og livssyn. Konfirmanten trenger ikke å være medlem. Er du ${ownConfirmationAge} år, kan du melde deg på selv. Snakk med en forelder først hvis det koster noe.`,
    ],
  },
  wedding: {
    title: 'Humanistisk vigsel',
    lead: 'Et bryllup med ord som er deres, og et ekteskap som er gyldig for loven.',
    about: [
      'En vigsler fra oss møter dere i god tid. Sammen finner dere ut hva som skal sies, hva dere lover hverandre, og hva slags musikk dere vil ha.',
      'Dere kan gifte dere der dere vil: i en sal, i skogen, på en brygge eller hjemme i stua.',
      `Begge må ha fylt ${marriageAge} år. Før vigselen må Skatteetaten ha prøvd ekteskapsvilkårene og gitt dere en prøvingsattest. Den gjelder i ${certificateMonths} måneder. Dere må også ha to vitner. Gi oss beskjed tidlig hvis dere vil gifte dere på en lørdag om sommeren.`,
    ],
    form: 'Be om en vigsel',
  },
  funeral: {
    title: 'Humanistisk gravferd',
    lead: 'Vi kondolerer. Du trenger ikke å ha alle svar nå. Ring oss eller skriv, så tar vi det sammen.',
    about: [
      'I en humanistisk gravferd handler ordene om den som er død: livet som ble levd, og menneskene rundt. En taler fra oss kommer hjem til dere eller ringer, og hører dere fortelle.',
      'Dere velger musikk, dikt og hvem som skal si noe. Gravferden kan holdes i et seremonirom, et kapell eller et annet sted, med kiste eller urne.',
      'Mange ordner gravferden sammen med et begravelsesbyrå. Byrået kan kontakte oss for dere, eller dere kan gjøre det selv.',
    ],
    free: 'Gravferden er gratis hvis den som er død, var medlem, eller hvis en av de nærmeste er medlem.',
    days: (days: number) =>
      `Ta kontakt så tidlig du kan, helst minst ${formatCount(days, 'dag', 'dager')} før. Haster det mer, så ring.`,
    call: 'Vil du snakke med noen nå?',
    report: 'Er det et medlem som er død? Si fra én gang, så stopper vi post, trekk og invitasjoner.',
    reportLink: 'Si fra om et dødsfall',
    form: 'Skriv til oss om gravferden',
  },

  about: 'Slik er det',
  prices: {
    title: 'Hva det koster',
    free: 'gratis',
    line: (member: string, other: string) =>
      capitalise(member === other ? member : `${member} for medlemmer, ${other} for andre`),
    byDate: 'Prisen for hver dato står der du melder på.',
    self: 'Du er medlem, så medlemsprisen er din.',
    child: 'Barnet ditt har en forelder som er medlem, så dere har medlemspris.',
    none: 'Medlemmer får medlemspris. Er du medlem, kobler du innloggingen til medlemskapet først. Melder du deg inn nå, gjelder prisen med en gang.',
    join: 'Bli medlem',
  },
  contact: { title: 'Spør oss', by: (name: string, hours: string) => `${name} svarer ${hours}.` },

  dates: {
    title: 'Datoer',
    near: 'De som er nærmest deg, står først.',
    none: 'Det er ikke satt opp noen datoer ennå. Vi legger dem ut her.',
    all: 'Se alle datoer og søk etter sted',
  },

  round: {
    openNow: 'Det er ingen kø nå. Velg en dato, og meld på.',
    title: 'Påmelding',
    name: (name: string, firstOn: string, lastOn: string) =>
      `${name}, ${formatDate(firstOn)} til ${formatDate(lastOn)}`,
    members: (moment: string) => `For medlemmer: ${momentWords(moment)}`,
    everybody: (moment: string) => `For alle: ${momentWords(moment)}`,
    openForAll: 'Påmeldingen er åpen for alle.',
    openForMembers: (moment: string) =>
      `Påmeldingen er åpen for medlemmer nå, og for alle fra ${momentWords(moment)}.`,
    opens: 'Da åpner påmeldingen',
    room: (minutes: number) =>
      `Vi venter mange på en gang. Du kan ta plass i køen ${formatCount(minutes, 'minutt', 'minutter')} før det åpner. Den som kommer først, slippes inn først.`,
    none: 'Vi har ikke bestemt når neste påmelding åpner. Følg med her.',
    signIn: {
      title: 'Meld på',
      text: 'Du logger inn for å melde på et barn eller deg selv. Da ser du også om dere har medlemspris.',
      button: 'Logg inn og meld på',
    },
    notYet: (moment: string) => `Du kan ta plass i køen fra ${momentWords(moment)}.`,
    join: 'Ta plass i køen',
    enter: 'Gå til påmeldingen',
    again: 'Ta en ny plass i køen',
    mine: 'Du har meldt på',
    more: 'Har du flere å melde på til andre datoer, tar du plass i køen igjen.',
  },
  queue: {
    title: 'Du står i kø',
    place: (place: number) => `Du er nummer ${place} i køen.`,
    next: 'Du er den neste.',
    opensAt: (moment: string) =>
      `Påmeldingen åpner for deg ${momentWords(moment)}. Da slippes de som står i køen, inn etter tur.`,
    kept: 'Plassen er din. Du kan laste siden på nytt, bytte enhet eller miste nettet uten å miste den.',
    away: 'Du trenger ikke å sitte her og vente. Er du ikke her når det blir din tur, sier vi fra på e-post og holder turen for deg en stund. Blir det din tur om natten, holder vi av plassen til neste morgen.',
    sms: 'Vil du ha beskjed på SMS også?',
    smsLink: 'Velg det i innstillingene',
    prepare:
      'Se gjerne på datoene under mens du venter, og finn fram fødselsdatoen til den du skal melde på.',
    offline: 'Vi får ikke kontakt akkurat nå. Plassen din er trygg, og vi prøver igjen automatisk.',
    leave: 'Gå ut av køen',
    left: 'Du har gått ut av køen.',
    turnTitle: 'Det er din tur!',
    turnTab: 'Det er din tur',
    turn: (moment: string) =>
      `Velg en dato under, og meld på før ${momentToday(moment, new Date())}. Etter det får den neste i køen slippe til.`,
    overTitle: 'Tiden gikk ut',
    over: 'Nå er det den neste i køen sin tur. Du kan ta en ny plass i køen, og det du har fylt ut, står der fortsatt.',
  },
};
