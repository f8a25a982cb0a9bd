/** In nynorsk. */
import type { MagazinePayment } from '#contract/magazine-values.ts';
import { withdrawalDays } from '#contract/values/withdrawal-days.ts';
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const channels = { paper: 'på papir', digital: 'digitalt' } as const;
const { memberService, postalAddress } = organisation;

export const paymentTexts = {
  perYear: (price: string) => `${price} i året`,
  priceOf: { paper: 'På papir', digital: 'Digitalt' },
  freeForMembers: 'Gratis for medlemmer.',
  before: (price: string) =>
    `Magasinet kostar ${price} for eitt år. Du betaler med Vipps når du har bestilt. Vi trekkjer deg aldri automatisk: Før året er ute, spør vi om du vil halde fram.`,
  members: 'Medlemmer får magasinet gratis.',
  membership: 'Les om medlemskap',
  channelName: (channel: 'paper' | 'digital') => channels[channel],
  costs: (channel: 'paper' | 'digital', price: string) =>
    `Vil du ha magasinet ${channels[channel]}? Det kostar ${price} i året.`,
  order: (channel: 'paper' | 'digital') => `Bestill ${channels[channel]}`,
  waiting: {
    title: 'Betal med Vipps',
    text: (price: string) => `Bestillinga er klar. Ho gjeld når du har betalt ${price}.`,
    renewal: (price: string) => `Eitt år til kostar ${price}. Det gjeld når du har betalt.`,
    cancel: 'Avbryt bestillinga',
    cancelled: 'Bestillinga er avbroten. Ingenting er trekt',
  },
  over: {
    cancelled: {
      title: 'Betalinga blei avbroten',
      text: 'Ingenting er trekt, og du skuldar ingenting. Du kan bestille på nytt når du vil.',
    },
    expired: {
      title: 'Betalinga blei ikkje godkjend i tide',
      text: 'Ingenting er trekt, og du skuldar ingenting. Du kan bestille på nytt når du vil.',
    },
    failed: {
      title: 'Betalinga gjekk ikkje gjennom',
      text: 'Vipps sa nei til betalinga. Ingenting er trekt. Prøv igjen, eller skriv til oss dersom det ikkje går.',
    },
  },
  paidUntil: 'Betalt til og med',
  renewal: {
    title: 'Vil du ha magasinet eitt år til?',
    text: (until: string, price: string) =>
      `Du har betalt til og med ${formatDate(until)}. Eitt år til kostar ${price}. Om du ikkje gjer noko, stoppar magasinet automatisk, og du skuldar ingenting.`,
    button: (price: string) => `Betal ${price} for eitt år til`,
    said: 'No kan du betale med Vipps.',
  },
  list: {
    title: 'Betalingar',
    freeNow: 'Magasinet er gratis no. Betalingane er frå då det kosta noko.',
    name: ({ channel }: Pick<MagazinePayment, 'channel'>, price: string) =>
      `Eitt år ${channels[channel]}: ${price}`,
    states: {
      waiting: 'Ventar på betaling',
      paid: 'Betalt',
      cancelled: 'Avbroten',
      expired: 'Gjekk ut på tid',
      failed: 'Gjekk ikkje gjennom',
      'refund-wanted': 'Pengane er på veg tilbake',
      refunded: 'Betalt tilbake',
    } satisfies Record<MagazinePayment['state'], string>,
    period: (from: string, until: string) => `Gjeld ${formatDate(from)} til ${formatDate(until)}`,
    receipt: 'Last ned kvittering (PDF)',
    receiptSaved: 'Kvitteringa er lasta ned.',
  },
  withdraw: {
    open: 'Angre kjøpet',
    until: (day: string) => `Du kan angre kjøpet til og med ${formatDate(day)}.`,
    title: 'Vil du angre kjøpet?',
    text: (price: string) =>
      `Du får heile beløpet tilbake i Vipps, ${price}. Det du har betalt for, sluttar å kome. Du treng ikkje å seie kvifor.`,
    yes: 'Ja, angre kjøpet',
    no: 'Nei, behald det',
    said: 'Kjøpet er angra, og pengane er på veg tilbake.',
  },
  rights: {
    meaning: 'Kva tyder angrerett?',
    title: `Angrerett i ${withdrawalDays} dagar`,
    paragraphs: [
      `Du har rett til å gå frå avtalen innan ${withdrawalDays} dagar utan å gi nokon grunn. Fristen går ut ${withdrawalDays} dagar etter den dagen du fekk den første utgåva du har betalt for, òg når du les digitalt.`,
      `Om du vil angre, trykkjer du «Angre kjøpet» på magasinsida di. Du kan òg skrive til ${memberService.email} eller ringje oss. Det held at du seier frå før fristen er ute.`,
      `Då betaler vi tilbake alt du har betalt, utan unødig opphald og seinast ${withdrawalDays} dagar etter at du sa frå. Pengane går tilbake i Vipps, og det kostar deg ingenting. Utgåver du har fått, kan du behalde.`,
      'Du kan bruke skjemaet nedanfor, men du treng ikkje. Du får det òg saman med kvitteringa.',
    ],
    form: {
      title: 'Angreskjema',
      lead: 'Fyll ut og returner dette skjemaet dersom du ønskjer å gå frå avtalen.',
      lines: [
        `Utfylt skjema skal sendast til: ${[...postalAddress, memberService.email].join(', ')}`,
        'Eg/vi melder med dette frå om at eg/vi ønskjer å gå frå avtalen min/vår om kjøp av følgjande varer: Magasinet, eitt år',
        'Vara blei motteken den (dato):',
        'Namnet til forbrukaren/forbrukarane:',
        'Adressa til forbrukaren/forbrukarane:',
        'Dato:',
        'Underskrifta til forbrukaren/forbrukarane (dersom papirskjema blir nytta):',
      ],
    },
  },
};
export type Complete = Whole<
  Compared<typeof import('./magazine-payment-texts.ts'), typeof import('./magazine-payment-texts.nn.ts')>
>;
