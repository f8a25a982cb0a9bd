import type { MagazinePayment } from '#contract/magazine-values.ts';
import { withdrawalDays } from '#contract/values/withdrawal-days.ts';
import { formatDate } from '#web/texts/format.ts';
import { organisation } from '#web/texts/organisation.ts';

const channels = { paper: 'på papir', digital: 'digitalt' } as const;
const { memberService, postalAddress } = organisation;

export const paymentTexts = {
  perYear: (price: string) => `${price} i året`,
  priceOf: { paper: 'På papir', digital: 'Digitalt' },
  freeForMembers: 'Gratis for medlemmer.',
  /** Before the button. */
  before: (price: string) =>
    `Magasinet koster ${price} for ett år. Du betaler med Vipps når du har bestilt. Vi trekker deg aldri automatisk: Før året er ute, spør vi om du vil fortsette.`,
  members: 'Medlemmer får magasinet gratis.',
  membership: 'Les om medlemskap',
  channelName: (channel: 'paper' | 'digital') => channels[channel],
  costs: (channel: 'paper' | 'digital', price: string) =>
    `Vil du ha magasinet ${channels[channel]}? Det koster ${price} i året.`,
  order: (channel: 'paper' | 'digital') => `Bestill ${channels[channel]}`,
  waiting: {
    title: 'Betal med Vipps',
    text: (price: string) => `Bestillingen er klar. Den gjelder når du har betalt ${price}.`,
    renewal: (price: string) => `Ett år til koster ${price}. Det gjelder når du har betalt.`,
    cancel: 'Avbryt bestillingen',
    cancelled: 'Bestillingen er avbrutt. Ingenting er trukket',
  },
  over: {
    cancelled: {
      title: 'Betalingen ble avbrutt',
      text: 'Ingenting er trukket, og du skylder ingenting. Du kan bestille på nytt når du vil.',
    },
    expired: {
      title: 'Betalingen ble ikke godkjent i tide',
      text: 'Ingenting er trukket, og du skylder ingenting. Du kan bestille på nytt når du vil.',
    },
    failed: {
      title: 'Betalingen gikk ikke gjennom',
      text: 'Vipps sa nei til betalingen. Ingenting er trukket. Prøv igjen, eller skriv til oss hvis det ikke går.',
    },
  },
  paidUntil: 'Betalt til og med',
  renewal: {
    title: 'Vil du ha magasinet ett år til?',
    text: (until: string, price: string) =>
      `Du har betalt til og med ${formatDate(until)}. Ett år til koster ${price}. Hvis du ikke gjør noe, stopper magasinet automatisk, og du skylder ingenting.`,
    button: (price: string) => `Betal ${price} for ett år til`,
    said: 'Nå kan du betale med Vipps.',
  },
  list: {
    title: 'Betalinger',
    freeNow: 'Magasinet er gratis nå. Betalingene er fra da det kostet noe.',
    name: ({ channel }: Pick<MagazinePayment, 'channel'>, price: string) =>
      `Ett år ${channels[channel]}: ${price}`,
    states: {
      waiting: 'Venter på betaling',
      paid: 'Betalt',
      cancelled: 'Avbrutt',
      expired: 'Gikk ut på tid',
      failed: 'Gikk ikke gjennom',
      'refund-wanted': 'Pengene er på vei tilbake',
      refunded: 'Betalt tilbake',
    } satisfies Record<MagazinePayment['state'], string>,
    period: (from: string, until: string) => `Gjelder ${formatDate(from)} til ${formatDate(until)}`,
    receipt: 'Last ned kvittering (PDF)',
    receiptSaved: 'Kvitteringen er lastet ned.',
  },
  withdraw: {
    open: 'Angre kjøpet',
    until: (day: string) => `Du kan angre kjøpet til og med ${formatDate(day)}.`,
    title: 'Vil du angre kjøpet?',
    text: (price: string) =>
      `Du får hele beløpet tilbake i Vipps, ${price}. Det du har betalt for, slutter å komme. Du trenger ikke å si hvorfor.`,
    yes: 'Ja, angre kjøpet',
    no: 'Nei, behold det',
    said: 'Kjøpet er angret, og pengene er på vei tilbake.',
  },
  rights: {
    meaning: 'Hva betyr angrerett?',
    title: `Angrerett i ${withdrawalDays} dager`,
    paragraphs: [
      `Du har rett til å gå fra avtalen innen ${withdrawalDays} dager uten å oppgi noen grunn. Fristen går ut ${withdrawalDays} dager etter den dagen du fikk den første utgaven du har betalt for, også når du leser digitalt.`,
      `Hvis du vil angre, trykker du «Angre kjøpet» på magasinsiden din. Du kan også skrive til ${memberService.email} eller ringe oss. Det holder at du sier fra før fristen er ute.`,
      `Da betaler vi tilbake alt du har betalt, uten unødig opphold og senest ${withdrawalDays} dager etter at du sa fra. Pengene går tilbake i Vipps, og det koster deg ingenting. Utgaver du har fått, kan du beholde.`,
      'Du kan bruke skjemaet nedenfor, men du trenger ikke. Du får det også sammen med kvitteringen.',
    ],
    /** As the standard form of forskrift 20 June 2014 no. 801 (the state's form Q-0319B), its lines for goods. */
    form: {
      title: 'Angreskjema',
      lead: 'Fyll ut og returner dette skjemaet dersom du ønsker å gå fra avtalen.',
      lines: [
        `Utfylt skjema sendes til: ${[...postalAddress, memberService.email].join(', ')}`,
        'Jeg/vi underretter herved om at jeg/vi ønsker å gå fra min/vår avtale om kjøp av følgende varer: Magasinet, ett år',
        'Varen ble mottatt den (dato):',
        'Forbrukerens/forbrukernes navn:',
        'Forbrukerens/forbrukernes adresse:',
        'Dato:',
        'Forbrukerens/forbrukernes underskrift (dersom papirskjema benyttes):',
      ],
    },
  },
};
