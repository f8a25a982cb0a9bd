import type { DeliveryReason } from '#contract/magazine-values.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import { addressFieldTexts } from '#web/texts/address-texts.ts';
import { choiceTexts, dayTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import { nameFieldTexts } from '#web/texts/name-texts.ts';
import { organisation } from '#web/texts/organisation.ts';

export const texts = {
  title: 'Magasinet',
  lead: `Magasinet til ${organisation.shortName} er for alle som vil lese det. Du får det i posten eller leser det her.`,
  ticks: [
    'Du trenger ikke å være medlem, og en bestilling gjør deg ikke til medlem.',
    'Vi spør verken om fødselsnummer eller fødselsdato.',
    'Konvolutten er nøytral. Den sier ingenting om hvem som er medlem.',
    'Du kan ta en pause, endre eller stoppe når du vil.',
  ],
  offer: {
    issues: 'Utgaver i året',
    price: 'Pris',
    free: 'Gratis',
    first: 'Første utgave',
    noFirst: 'Dato kommer',
    firstIs: ({ number, outOn }: { number: string; outOn: string }) =>
      `${number}, som kommer rundt ${formatDate(outOn)}`,
    deadline: (day: string) => `Bestiller du senest ${formatDate(day)}, begynner du med den.`,
  },
  signIn: {
    title: 'Logg inn for å bestille',
    text: 'Du logger inn med e-post eller mobilnummer. Da kan bare du se og endre bestillingen.',
    button: 'Logg inn',
  },
  has: {
    title: 'Du får magasinet',
    channels: { paper: 'Det kommer på papir i posten.', digital: 'Du leser det digitalt her på Min side.' },
    link: 'Se og endre',
  },
  thanks: {
    title: 'Takk for bestillingen!',
    first: (number: string, day: string) =>
      `Den første utgaven du får, er ${number}. Den kommer rundt ${formatDate(day)}.`,
    noFirst: 'Datoen for neste utgave er ikke satt ennå. Du får den så snart den er klar.',
    mail: 'Vi har sendt deg en bekreftelse. Der står det også hvordan du stopper.',
    link: 'Se bestillingen din',
  },
  order: {
    title: 'Bestill magasinet',
    nameHint: 'Navnet står på konvolutten.',
    channel: 'Hvordan vil du ha det?',
    channels: [
      { value: 'paper', label: 'På papir i posten' },
      { value: 'digital', label: 'Digitalt, her på Min side' },
    ] as const,
    contact: (to: string) => `Vi sier fra til ${to} når en ny utgave er klar.`,
    to: 'Magasinet sendes til adressen vi har for deg:',
    move: 'Har du flyttet? Endre adressen i Mine opplysninger',
    shielded:
      'Adressen din er skjermet. Derfor setter vi den aldri på en konvolutt, men du kan lese magasinet digitalt.',
    isAdult: `Jeg har fylt ${adultAge} år`,
    acceptsPrice: (price: string) => `Jeg bestiller og godtar prisen: ${price} i året`,
    goesOn: `Jeg vil lese om medlemskap i ${organisation.shortName} etterpå`,
    goesOnHint: 'Et valg for seg. Du bestiller magasinet uansett.',
    send: 'Bestill magasinet',
    sendPriced: 'Bestill og betal med Vipps',
  },
  mine: {
    title: 'Magasinet ditt',
    none: {
      title: 'Du får ikke magasinet nå',
      text: 'Du kan bestille det på papir eller digitalt.',
      link: 'Bestill magasinet',
    },
    how: 'Slik får du det',
    channels: { paper: 'På papir i posten', digital: 'Digitalt, her på Min side', none: 'Ikke bestilt' },
    address: 'Sendes til',
    noAddress: 'Vi mangler adressen din',
    next: 'Neste utgave',
    returned: {
      title: 'Posten til deg kom i retur',
      text: (day: string) =>
        `${formatDate(day)} fikk vi et magasin tilbake. Vi sender ikke flere før adressen er i orden.`,
      right: 'Adressen er riktig',
      said: 'Takk! Da sender vi neste utgave til samme adresse.',
    },
    paused: {
      text: (day: string) => `Magasinet er på pause til og med ${formatDate(day)}.`,
      end: 'Avslutt pausen',
      said: 'Pausen er over.',
    },
    away: {
      text: (from: string, until: string) =>
        `Utgaver som kommer fra ${formatDate(from)} til ${formatDate(until)}, sendes til:`,
      end: 'Slett den midlertidige adressen',
      said: 'Den midlertidige adressen er slettet.',
    },
  },
  acts: {
    title: 'Endre',
    change: 'Papir, digitalt og adresse',
    pause: 'Ta en pause',
    stay: 'Midlertidig adresse',
    household: 'Ett eksemplar hjemme hos oss',
    stop: 'Stopp magasinet',
    saved: 'Endringen er lagret.',
    changedElsewhere:
      'Opplysningene er endret et annet sted siden du åpnet siden. Nå ser du dem slik de er. Prøv igjen.',
  },
  change: { title: 'Hvordan vil du ha magasinet?', save: 'Lagre endringen' },
  pause: {
    title: 'Ta en pause',
    text: 'Du får ingen utgaver som kommer til og med dagen du velger. Etterpå begynner de å komme igjen.',
    untilOn: 'Siste dag i pausen',
    save: 'Start pausen',
    said: 'Pausen er lagret.',
  },
  stay: {
    title: 'Midlertidig adresse',
    text: 'Skal du bo et annet sted en stund? Utgaver som kommer i den tiden, sender vi dit. Etterpå går de til den vanlige adressen igjen.',
    fromOn: 'Fra og med',
    untilOn: 'Til og med',
    save: 'Lagre den midlertidige adressen',
    said: 'Den midlertidige adressen er lagret.',
  },
  household: {
    title: 'Ett eksemplar hjemme hos oss',
    text: 'Bor du sammen med andre som får magasinet, kan dere dele ett. Hver av dere sier ja på sin egen side, og hver kan ombestemme seg når som helst.',
    paperOnly:
      'Dette gjelder magasinet på papir. Du leser det digitalt, så hos deg kommer det ikke noe å dele.',
    begin: 'Lag en kode',
    beginText: 'Er du den første? Lag en kode, og gi den til dem du bor sammen med.',
    code: 'Koden deres',
    waiting:
      'Den andre skriver inn koden på sin egen side. Magasinet kommer i ditt navn. Koden virker bare for dem som har samme adresse som deg.',
    join: 'Har du fått en kode?',
    codeField: 'Kode',
    codeHint: 'Åtte bokstaver og tall',
    joinButton: 'Del eksemplaret',
    joined: 'Nå deler dere ett eksemplar.',
    agreed: (others: string) => `Du deler ett eksemplar med ${others}.`,
    recipient: 'Magasinet kommer i ditt navn.',
    notRecipient: (name: string) => `Magasinet kommer i navnet til ${name}.`,
    undone: 'Flytter en av dere, slutter delingen automatisk, og hver får sitt eget.',
    more: (code: string) => `Bor det flere hos dere? Gi dem koden ${code}.`,
    leave: 'Jeg vil ha mitt eget eksemplar',
    cancelCode: 'Slett koden',
    left: 'Nå får du ditt eget eksemplar.',
    alone: {
      // Why is not said: it may be a death.
      title: 'Nå får du ditt eget eksemplar',
      text: 'Du deler ikke magasinet med noen hjemme lenger. Fra neste utgave kommer det et eksemplar til deg i posten. Vil du heller lese digitalt, velger du det under «Papir, digitalt og adresse».',
      seen: 'Greit, jeg vil ha mitt eget',
      said: 'Da får du ditt eget eksemplar.',
    },
  },
  stop: {
    title: 'Vil du stoppe magasinet?',
    text: 'Du får ikke flere utgaver. En som allerede er sendt til trykkeriet, kan fortsatt komme. Medlemskap og giveravtale er noe annet, og endres ikke.',
    isPaid:
      'Kan du fortsatt angre kjøpet, får du pengene tilbake. Ellers kan du ombestemme deg så lenge tiden du har betalt for, varer: Da bestiller du på nytt uten å betale.',
    yes: 'Ja, stopp magasinet',
    no: 'Nei, behold det',
    said: 'Magasinet er stoppet.',
  },
  issues: {
    title: 'Utgavene dine',
    none: 'Her kommer utgavene etter hvert som de er ute.',
    name: (number: string, title: string) => `${number}: ${title}`,
    out: (day: string) => `Kom ${formatDate(day)}`,
    kinds: {
      paper: 'Sendt til deg i posten',
      digital: 'Du leste den digitalt',
      household: 'Kom til en du bor sammen med',
      held: 'Ble ikke sendt',
    },
    reasons: {
      shielded: 'Adressen din er skjermet, så den kom ikke på papir.',
      abroad: 'Vi sender ikke papir til utlandet.',
      paused: 'Du hadde pause.',
      returned: 'Posten til deg kom i retur.',
      'no-address': 'Vi manglet adressen din.',
      stopped: 'Du hadde stoppet magasinet.',
      'on-hold': 'Utsendingen til deg sto stille en stund. Du får utgaven så snart den starter igjen.',
    } satisfies Record<DeliveryReason, string>,
    returned: 'Kom i retur til oss',
    read: (number: string) => `Les utgave ${number}`,
    download: (number: string) => `Last ned utgave ${number} (PDF)`,
    readSaved: (number: string) => `Utgave ${number} er lastet ned.`,
    hear: (number: string) => `Hør utgave ${number}`,
    missing: 'Jeg har ikke fått magasinet',
    missingOf: (number: string) => `Jeg har ikke fått utgave ${number}`,
    early: (day: string) =>
      `Ikke fått det? Det kan fortsatt være på vei. Fra ${formatDate(day)} kan du si fra her.`,
    resend: 'Vi sender deg et nytt til adressen din.',
    resendYes: 'Send et nytt',
    resendSaid: 'Vi sender deg et nytt eksemplar.',
    resent: 'Vi sender deg et nytt eksemplar. Det kan ta en uke. Kommer det heller ikke:',
    address: 'Utgaven kan sendes på nytt når adressen din er riktig. Se øverst på siden.',
    enquiry: 'Har du ikke fått magasinet?',
    ask: (number: string) => `Skriv til oss om utgave ${number}`,
  },
  reading: {
    title: (number: string) => `Utgave ${number}`,
    plainTitle: 'Les magasinet',
    frame: (name: string) => `${name}, til å lese her`,
    notShown: 'Ser du ikke magasinet under her?',
    newTab: (name: string) => `Åpne ${name.toLowerCase()} i en ny fane`,
    noViewer:
      'Nettleseren din kan ikke vise magasinet her på siden. Last det ned, så kan du lese det i den leseren du bruker til vanlig.',
    help: 'Leser du med skjermleser, på mobil eller vil ha det større, er det som regel lettere å laste ned magasinet.',
    notFound: {
      title: 'Vi fant ikke utgaven',
      text: 'Den er ikke ute ennå, eller den finnes ikke digitalt.',
    },
    name: (number: string, title: string) => `${number}: ${title}`,
    contents: 'I denne utgaven',
    whole: 'Hele utgaven',
  },
  article: {
    plainTitle: 'Artikkel i magasinet',
    back: (number: string) => `Tilbake til utgave ${number}`,
    by: (author: string) => `Av ${author}`,
    beside: 'Flere artikler i utgaven',
    next: 'Neste artikkel',
    previous: 'Forrige artikkel',
    notFound: {
      title: 'Vi fant ikke artikkelen',
      text: 'Utgaven er ikke ute ennå, eller artikkelen er tatt bort.',
    },
  },
};

export const orderFieldTexts = {
  ...nameFieldTexts,
  ...addressFieldTexts,
  channel: choiceTexts('Velg om du vil ha magasinet på papir eller digitalt'),
  isAdult: choiceTexts(`Du må ha fylt ${adultAge} år for å bestille når det koster noe`),
  acceptsPrice: {
    ...choiceTexts('Kryss av for at du godtar prisen'),
    INVALID: 'Prisen er endret. Last siden på nytt, og se den',
  },
  shownPrice: choiceTexts('Last siden på nytt, og se prisen'),
};
export const changeFieldTexts = {
  ...addressFieldTexts,
  channel: orderFieldTexts.channel,
  version: choiceTexts('Last siden på nytt'),
};
export const stayFieldTexts = {
  ...addressFieldTexts,
  country: { ...addressFieldTexts.country, INVALID: 'Vi kan ikke sende magasinet til en adresse der' },
  fromOn: dayTexts('den første dagen'),
  untilOn: dayTexts('den siste dagen', '. Den kan ikke være før den første, og høyst ett år fram'),
};
export const pauseFieldTexts = {
  untilOn: dayTexts('siste dag i pausen', '. Den kan være høyst ett år fram'),
};
export const codeFieldTexts = {
  code: {
    ...choiceTexts('Koden har åtte bokstaver og tall'),
    REQUIRED: 'Skriv koden',
    INVALID:
      'Vi finner ikke koden for adressen din. Se om den er riktig skrevet, og at dere har samme adresse hos oss',
  },
};
