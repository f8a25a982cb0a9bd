/** In nynorsk. */

import type { DeliveryReason } from '#contract/magazine-values.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import { addressFieldTexts } from '#web/texts/address-texts.ts';
import { choiceTexts, dayTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { nameFieldTexts } from '#web/texts/name-texts.ts';
import { organisation } from '#web/texts/organisation.ts';

export const texts = {
  title: 'Magasinet',
  lead: `Magasinet til ${organisation.shortName} er for alle som vil lese det. Du får det i posten eller les det her.`,
  ticks: [
    'Du treng ikkje å vere medlem, og ei bestilling gjer deg ikkje til medlem.',
    'Vi spør verken om fødselsnummer eller fødselsdato.',
    'Konvolutten er nøytral. Han seier ingenting om kven som er medlem.',
    'Du kan ta ein pause, endre eller stoppe når du vil.',
  ],
  offer: {
    issues: 'Utgåver i året',
    price: 'Pris',
    free: 'Gratis',
    first: 'Første utgåve',
    noFirst: 'Datoen er ikkje klar',
    firstIs: ({ number, outOn }: { number: string; outOn: string }) =>
      `${number}, som kjem rundt ${formatDate(outOn)}`,
    deadline: (day: string) => `Bestiller du seinast ${formatDate(day)}, byrjar du med den.`,
  },
  signIn: {
    title: 'Logg inn for å bestille',
    text: 'Du loggar inn med e-post eller mobilnummer. Då er det berre du som kan sjå og endre bestillinga.',
    button: 'Logg inn',
  },
  has: {
    title: 'Du får magasinet',
    channels: { paper: 'Det kjem på papir i posten.', digital: 'Du les det digitalt her på Min side.' },
    link: 'Sjå og endre',
  },
  thanks: {
    title: 'Takk for bestillinga!',
    first: (number: string, day: string) =>
      `Den første utgåva du får, er ${number}. Ho kjem rundt ${formatDate(day)}.`,
    noFirst: 'Datoen for neste utgåve er ikkje sett enno. Du får utgåva så snart ho er klar.',
    mail: 'Vi har sendt deg ei stadfesting. Der står det òg korleis du stoppar.',
    link: 'Sjå bestillinga di',
  },
  order: {
    title: 'Bestill magasinet',
    nameHint: 'Namnet står på konvolutten.',
    channel: 'Korleis vil du ha det?',
    channels: [
      { value: 'paper', label: 'På papir i posten' },
      { value: 'digital', label: 'Digitalt, her på Min side' },
    ] as const,
    contact: (to: string) => `Vi seier frå til ${to} når ei ny utgåve er klar.`,
    to: 'Vi sender magasinet til adressa vi har for deg:',
    move: 'Har du flytta? Endre adressa i Mine opplysningar',
    shielded:
      'Adressa di er skjerma. Derfor set vi ho aldri på ein konvolutt, men du kan lese magasinet digitalt.',
    isAdult: `Eg har fylt ${adultAge} år`,
    acceptsPrice: (price: string) => `Eg bestiller og godtek prisen: ${price} i året`,
    goesOn: `Eg vil lese om medlemskap i ${organisation.shortName} etterpå`,
    goesOnHint: 'Eit val for seg. Du bestiller magasinet uansett.',
    send: 'Bestill magasinet',
    sendPriced: 'Bestill og betal med Vipps',
  },
  mine: {
    title: 'Magasinet ditt',
    none: {
      title: 'Du får ikkje magasinet no',
      text: 'Du kan bestille det på papir eller digitalt.',
      link: 'Bestill magasinet',
    },
    how: 'Slik får du det',
    channels: { paper: 'På papir i posten', digital: 'Digitalt, her på Min side', none: 'Ikkje bestilt' },
    address: 'Blir sendt til',
    noAddress: 'Vi manglar adressa di',
    next: 'Neste utgåve',
    returned: {
      title: 'Posten til deg kom i retur',
      text: (day: string) =>
        `${formatDate(day)} fekk vi eit magasin tilbake. Vi sender ikkje fleire før adressa er i orden.`,
      right: 'Adressa er rett',
      said: 'Takk! Då sender vi neste utgåve til same adressa.',
    },
    paused: {
      text: (day: string) => `Magasinet er på pause til og med ${formatDate(day)}.`,
      end: 'Avslutt pausen',
      said: 'Pausen er over.',
    },
    away: {
      text: (from: string, until: string) =>
        `Utgåver som kjem frå ${formatDate(from)} til ${formatDate(until)}, sender vi til:`,
      end: 'Slett den mellombelse adressa',
      said: 'Den mellombelse adressa er sletta.',
    },
  },
  acts: {
    title: 'Endre',
    change: 'Papir, digitalt og adresse',
    pause: 'Ta ein pause',
    stay: 'Mellombels adresse',
    household: 'Eitt eksemplar heime hos oss',
    stop: 'Stopp magasinet',
    saved: 'Endringa er lagra.',
    changedElsewhere:
      'Opplysningane er endra ein annan stad sidan du opna sida. No ser du dei slik dei er. Prøv igjen.',
  },
  change: { title: 'Korleis vil du ha magasinet?', save: 'Lagre endringa' },
  pause: {
    title: 'Ta ein pause',
    text: 'Du får ingen utgåver som kjem til og med dagen du vel. Etterpå byrjar dei å kome igjen.',
    untilOn: 'Siste dag i pausen',
    save: 'Start pausen',
    said: 'Pausen er lagra.',
  },
  stay: {
    title: 'Mellombels adresse',
    text: 'Skal du bu ein annan stad ei stund? Utgåver som kjem i den tida, sender vi dit. Etterpå går dei til den vanlege adressa igjen.',
    fromOn: 'Frå og med',
    untilOn: 'Til og med',
    save: 'Lagre den mellombelse adressa',
    said: 'Den mellombelse adressa er lagra.',
  },
  household: {
    title: 'Eitt eksemplar heime hos oss',
    text: 'Bur du saman med andre som får magasinet, kan de dele eitt. Kvar av dykk seier ja på si eiga side, og kvar kan ombestemme seg når som helst.',
    paperOnly: 'Dette gjeld magasinet på papir. Du les det digitalt, så hos deg kjem det ikkje noko å dele.',
    begin: 'Lag ein kode',
    beginText: 'Er du den første? Lag ein kode, og gi han til dei du bur saman med.',
    code: 'Koden dykkar',
    waiting:
      'Den andre skriv inn koden på si eiga side. Magasinet kjem i ditt namn. Koden verkar berre for dei som har same adresse som deg.',
    join: 'Har du fått ein kode?',
    codeField: 'Kode',
    codeHint: 'Åtte bokstavar og tal',
    joinButton: 'Del eksemplaret',
    joined: 'No deler de eitt eksemplar.',
    agreed: (others: string) => `Du deler eitt eksemplar med ${others}.`,
    recipient: 'Magasinet kjem i ditt namn.',
    notRecipient: (name: string) => `Magasinet kjem i namnet til ${name}.`,
    undone: 'Flyttar ein av dykk, sluttar delinga automatisk, og kvar får sitt eige.',
    more: (code: string) => `Bur det fleire hos dykk? Gi dei koden ${code}.`,
    leave: 'Eg vil ha mitt eige eksemplar',
    cancelCode: 'Slett koden',
    left: 'No får du ditt eige eksemplar.',
    alone: {
      title: 'No får du ditt eige eksemplar',
      text: 'Du deler ikkje magasinet med nokon heime lenger. Frå neste utgåve kjem det eit eksemplar til deg i posten. Vil du heller lese digitalt, vel du det under «Papir, digitalt og adresse».',
      seen: 'Greitt, eg vil ha mitt eige',
      said: 'Då får du ditt eige eksemplar.',
    },
  },
  stop: {
    title: 'Vil du stoppe magasinet?',
    text: 'Du får ikkje fleire utgåver. Ei som allereie er send til trykkeriet, kan framleis kome. Medlemskap og givaravtale er noko anna, og blir ikkje endra.',
    isPaid:
      'Kan du framleis angre kjøpet, får du pengane tilbake. Elles kan du ombestemme deg så lenge tida du har betalt for, varer: Då bestiller du på nytt utan å betale.',
    yes: 'Ja, stopp magasinet',
    no: 'Nei, behald det',
    said: 'Magasinet er stoppa.',
  },
  issues: {
    title: 'Utgåvene dine',
    none: 'Her kjem utgåvene etter kvart som dei er ute.',
    name: (number: string, title: string) => `${number}: ${title}`,
    out: (day: string) => `Kom ${formatDate(day)}`,
    kinds: {
      paper: 'Send til deg i posten',
      digital: 'Du las ho digitalt',
      household: 'Kom til ein du bur saman med',
      held: 'Blei ikkje send',
    },
    reasons: {
      shielded: 'Adressa di er skjerma, så utgåva kom ikkje på papir.',
      abroad: 'Vi sender ikkje papir til utlandet.',
      paused: 'Du hadde pause.',
      returned: 'Posten til deg kom i retur.',
      'no-address': 'Vi mangla adressa di.',
      stopped: 'Du hadde stoppa magasinet.',
      'on-hold': 'Utsendinga til deg stod stille ei stund. Du får utgåva så snart ho startar igjen.',
    } satisfies Record<DeliveryReason, string>,
    returned: 'Kom i retur til oss',
    read: (number: string) => `Les utgåve ${number}`,
    download: (number: string) => `Last ned utgåve ${number} (PDF)`,
    readSaved: (number: string) => `Utgåve ${number} er lasta ned.`,
    hear: (number: string) => `Høyr utgåve ${number}`,
    missing: 'Eg har ikkje fått magasinet',
    missingOf: (number: string) => `Eg har ikkje fått utgåve ${number}`,
    early: (day: string) =>
      `Ikkje fått det? Det kan framleis vere på veg. Frå ${formatDate(day)} kan du seie frå her.`,
    resend: 'Vi sender deg eit nytt til adressa di.',
    resendYes: 'Send eit nytt',
    resendSaid: 'Vi sender deg eit nytt eksemplar.',
    resent: 'Vi sender deg eit nytt eksemplar. Det kan ta ei veke. Kjem det heller ikkje:',
    address: 'Utgåva kan sendast på nytt når adressa di er rett. Sjå øvst på sida.',
    enquiry: 'Har du ikkje fått magasinet?',
    ask: (number: string) => `Skriv til oss om utgåve ${number}`,
  },
  reading: {
    title: (number: string) => `Utgåve ${number}`,
    plainTitle: 'Les magasinet',
    frame: (name: string) => `${name}, til å lese her`,
    notShown: 'Ser du ikkje magasinet under her?',
    newTab: (name: string) => `Opne ${name.toLowerCase()} i ei ny fane`,
    noViewer:
      'Nettlesaren din kan ikkje vise magasinet her på sida. Last det ned, så kan du lese det i den lesaren du bruker til vanleg.',
    help: 'Les du med skjermlesar, på mobil eller vil ha det større, er det som regel lettare å laste ned magasinet.',
    notFound: {
      title: 'Vi fann ikkje utgåva',
      text: 'Ho er ikkje ute enno, eller ho finst ikkje digitalt.',
    },
    name: (number: string, title: string) => `${number}: ${title}`,
    contents: 'I denne utgåva',
    whole: 'Heile utgåva',
  },
  article: {
    plainTitle: 'Artikkel i magasinet',
    back: (number: string) => `Tilbake til utgåve ${number}`,
    by: (author: string) => `Av ${author}`,
    beside: 'Fleire artiklar i utgåva',
    next: 'Neste artikkel',
    previous: 'Førre artikkel',
    notFound: {
      title: 'Vi fann ikkje artikkelen',
      text: 'Utgåva er ikkje ute enno, eller artikkelen er teken bort.',
    },
  },
};

export const orderFieldTexts = {
  ...nameFieldTexts,
  ...addressFieldTexts,
  channel: choiceTexts('Vel om du vil ha magasinet på papir eller digitalt'),
  isAdult: choiceTexts(`Du må ha fylt ${adultAge} år for å bestille når det kostar noko`),
  acceptsPrice: {
    ...choiceTexts('Kryss av for at du godtek prisen'),
    INVALID: 'Prisen er endra. Last sida på nytt, og sjå han',
  },
  shownPrice: choiceTexts('Last sida på nytt, og sjå prisen'),
};
export const changeFieldTexts = {
  ...addressFieldTexts,
  channel: orderFieldTexts.channel,
  version: choiceTexts('Last sida på nytt'),
};
export const stayFieldTexts = {
  ...addressFieldTexts,
  country: { ...addressFieldTexts.country, INVALID: 'Vi kan ikkje sende magasinet til ei adresse der' },
  fromOn: dayTexts('den første dagen'),
  untilOn: dayTexts('den siste dagen', '. Han kan ikkje vere før den første, og høgst eitt år fram'),
};
export const pauseFieldTexts = {
  untilOn: dayTexts('siste dag i pausen', '. Han kan vere høgst eitt år fram'),
};
export const codeFieldTexts = {
  code: {
    ...choiceTexts('Koden har åtte bokstavar og tal'),
    REQUIRED: 'Skriv koden',
    INVALID:
      'Vi finn ikkje koden for adressa di. Sjå om han er rett skriven, og at de har same adresse hos oss',
  },
};
export type Complete = Whole<
  Compared<typeof import('./magasininn-texts.ts'), typeof import('./magasininn-texts.nn.ts')>
>;
