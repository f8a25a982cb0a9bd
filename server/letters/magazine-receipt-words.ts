/**
 * The receipt of a year of the magazine, with the information on withdrawal that goes with a purchase at a distance
 * (angrerettloven §§ 8 and 18), for `platform/pdf-document`.
 */

import { shortDay } from '#contract/values/short-day.ts';
import { withdrawalDays } from '#contract/values/withdrawal-days.ts';
import { onDay } from './document-days.ts';
import { money, organisationNumberText } from './document-values.ts';
import type { Language } from './letter.ts';

type Seller = {
  name: string;
  organisationNumber: string;
  postalAddress: readonly string[];
  memberService: { email: string; phone: string };
  magazine: { name: string };
};
type Bought = {
  number: string;
  buyer: string;
  amountOre: number;
  paidAt: Date;
  startsOn: string;
  untilOn: string;
  refundedAt: Date | null;
  paymentId: string;
};

type Words = {
  title(number: string): string;
  thanks: string;
  labels: Record<
    | 'number'
    | 'buyer'
    | 'bought'
    | 'period'
    | 'amount'
    | 'paid'
    | 'rail'
    | 'refunded'
    | 'seller'
    | 'organisationNumber'
    | 'reference',
    string
  >;
  aYearOf(magazine: string): string;
  period(from: string, until: string): string;
  noGift: string;
  rights: { title: string; term: string; how(contact: string): string; back: string };
  form: {
    title: string;
    lead: string;
    lines: readonly [string, string, string, string, string, string, string, string];
  };
};
const words: Record<Language, Words> = {
  nb: {
    title: (number) => `Kvittering ${number}`,
    thanks: 'Takk! Betalingen er mottatt.',
    labels: {
      number: 'Kvitteringsnummer',
      buyer: 'Kjøper',
      bought: 'Kjøp',
      period: 'Gjelder',
      amount: 'Beløp',
      paid: 'Betalt',
      rail: 'Betalingsmåte',
      refunded: 'Betalt tilbake',
      seller: 'Selger',
      organisationNumber: 'Organisasjonsnummer',
      reference: 'Referanse',
    },
    aYearOf: (magazine) => `${magazine}, ett år`,
    period: (from, until) => `${from} til ${until}`,
    noGift: 'Dette er et kjøp og ingen gave. Det gir ikke skattefradrag.',
    rights: {
      title: 'Angrerett',
      term: `Du har rett til å gå fra avtalen innen ${withdrawalDays} dager uten å oppgi noen grunn. Fristen går ut ${withdrawalDays} dager etter den dagen du fikk den første utgaven du har betalt for, også når du leser digitalt.`,
      how: (contact) =>
        `Vil du angre, trykker du «Angre kjøpet» på magasinsiden din på Min side. Du kan også si fra til oss: ${contact}. Det holder at du sier fra før fristen er ute.`,
      back: `Går du fra avtalen, betaler vi tilbake alt du har betalt. Det skjer uten unødig opphold, og senest ${withdrawalDays} dager etter at vi fikk vite at du angrer. Pengene går tilbake dit de kom fra, i Vipps, og det koster deg ingenting. Utgaver du har fått, kan du beholde.`,
    },
    form: {
      title: 'Angreskjema',
      lead: 'Fyll ut og returner dette skjemaet dersom du ønsker å gå fra avtalen. Du kan også bruke knappen på Min side.',
      lines: [
        'Utfylt skjema sendes til',
        'Jeg/vi underretter herved om at jeg/vi ønsker å gå fra min/vår avtale om kjøp av følgende varer',
        'Bestilt og betalt',
        'Varen ble mottatt den (dato)',
        'Forbrukerens/forbrukernes navn',
        'Forbrukerens/forbrukernes adresse',
        'Dato',
        'Forbrukerens/forbrukernes underskrift (dersom papirskjema benyttes)',
      ],
    },
  },
  nn: {
    title: (number) => `Kvittering ${number}`,
    thanks: 'Takk! Betalinga er motteken.',
    labels: {
      number: 'Kvitteringsnummer',
      buyer: 'Kjøpar',
      bought: 'Kjøp',
      period: 'Gjeld',
      amount: 'Beløp',
      paid: 'Betalt',
      rail: 'Betalingsmåte',
      refunded: 'Betalt tilbake',
      seller: 'Seljar',
      organisationNumber: 'Organisasjonsnummer',
      reference: 'Referanse',
    },
    aYearOf: (magazine) => `${magazine}, eitt år`,
    period: (from, until) => `${from} til ${until}`,
    noGift: 'Dette er eit kjøp og inga gåve. Det gir ikkje skattefrådrag.',
    rights: {
      title: 'Angrerett',
      term: `Du har rett til å gå frå avtalen innan ${withdrawalDays} dagar utan å gi nokon grunn. Fristen går ut ${withdrawalDays} dagar etter den dagen du fekk den første utgåva du har betalt for, òg når du les digitalt.`,
      how: (contact) =>
        `Vil du angre, trykkjer du «Angre kjøpet» på magasinsida di på Min side. Du kan òg seie frå til oss: ${contact}. Det held at du seier frå før fristen er ute.`,
      back: `Går du frå avtalen, betaler vi tilbake alt du har betalt. Det skjer utan unødig opphald, og seinast ${withdrawalDays} dagar etter at vi fekk vite at du angrar. Pengane går tilbake dit dei kom frå, i Vipps, og det kostar deg ingenting. Utgåver du har fått, kan du behalde.`,
    },
    form: {
      title: 'Angreskjema',
      lead: 'Fyll ut og returner dette skjemaet dersom du ønskjer å gå frå avtalen. Du kan òg bruke knappen på Min side.',
      lines: [
        'Utfylt skjema skal sendast til',
        'Eg/vi melder med dette frå om at eg/vi ønskjer å gå frå avtalen min/vår om kjøp av følgjande varer',
        'Bestilt og betalt',
        'Vara blei motteken den (dato)',
        'Namnet til forbrukaren/forbrukarane',
        'Adressa til forbrukaren/forbrukarane',
        'Dato',
        'Underskrifta til forbrukaren/forbrukarane (dersom papirskjema blir nytta)',
      ],
    },
  },
  en: {
    title: (number) => `Receipt ${number}`,
    thanks: 'Thank you! The payment has arrived.',
    labels: {
      number: 'Receipt number',
      buyer: 'Buyer',
      bought: 'Purchase',
      period: 'Period',
      amount: 'Amount',
      paid: 'Paid',
      rail: 'Way to pay',
      refunded: 'Paid back',
      seller: 'Seller',
      organisationNumber: 'Organisation number',
      reference: 'Reference',
    },
    aYearOf: (magazine) => `${magazine}, one year`,
    period: (from, until) => `${from} to ${until}`,
    noGift: 'This is a purchase and not a gift. It gives no tax deduction.',
    rights: {
      title: 'Right of withdrawal (angrerett)',
      term: `You have the right to withdraw from the agreement within ${withdrawalDays} days without giving any reason. The time limit runs out ${withdrawalDays} days after the day you received the first issue that you have paid for, also when you read digitally.`,
      how: (contact) =>
        `To withdraw, press “Withdraw from the purchase” on your magazine page on Min side. You can also tell us: ${contact}. It is enough that you tell us before the time limit.`,
      back: `If you withdraw, we pay back everything you have paid, without undue delay and no later than ${withdrawalDays} days after you told us. The money goes back to where it came from, in Vipps, and it costs you nothing. You can keep the issues you have received.`,
    },
    form: {
      title: 'Withdrawal form (angreskjema)',
      lead: 'Complete and return this form only if you wish to withdraw from the contract. You can also use the button on Min side.',
      lines: [
        'Send the completed form to',
        'I/we hereby give notice that I/we withdraw from my/our contract of sale of the following goods',
        'Ordered and paid',
        'The goods were received on (date)',
        'Name of the consumer(s)',
        'Address of the consumer(s)',
        'Date',
        'Signature of the consumer(s) (only if the form is on paper)',
      ],
    },
  },
};

/** To be filled in by hand. */
const blank = '________________________________';

export function magazineReceiptDocument(seller: Seller, bought: Bought, language: Language) {
  const { memberService, postalAddress, magazine } = seller;
  const { labels, rights, form, ...own } = words[language];
  const title = own.title(bought.number);
  const price = money(bought.amountOre, language);
  const dayOf = (moment: Date) => onDay(moment, language);
  const periodDay = (day: string) => (language === 'en' ? onDay(day, language) : shortDay(day));
  const facts: (readonly [string, string])[] = [
    [labels.number, bought.number],
    [labels.buyer, bought.buyer],
    [labels.bought, own.aYearOf(magazine.name)],
    [labels.period, own.period(periodDay(bought.startsOn), periodDay(bought.untilOn))],
    [labels.amount, price],
    [labels.paid, dayOf(bought.paidAt)],
    [labels.rail, 'Vipps'],
    ...(bought.refundedAt ? [[labels.refunded, `${price}, ${dayOf(bought.refundedAt)}`] as const] : []),
    [labels.seller, seller.name],
    [labels.organisationNumber, organisationNumberText(seller.organisationNumber)],
    [labels.reference, bought.paymentId],
  ];
  const filledIn = [
    [...postalAddress, memberService.email].join(', '),
    `${magazine.name}, ${bought.number}`,
    dayOf(bought.paidAt),
    blank,
    bought.buyer,
  ];
  return {
    title,
    fileName: `${title}.pdf`,
    blocks: [
      { kind: 'paragraph', text: own.thanks },
      { kind: 'facts', facts },
      { kind: 'paragraph', text: own.noGift },
      { kind: 'heading', text: rights.title },
      { kind: 'paragraph', text: rights.term },
      {
        kind: 'paragraph',
        text: rights.how([...postalAddress, memberService.email, memberService.phone].join(', ')),
      },
      { kind: 'paragraph', text: rights.back },
      { kind: 'heading', text: form.title },
      { kind: 'paragraph', text: form.lead },
      { kind: 'facts', facts: form.lines.map((line, place) => [line, filledIn[place] ?? blank] as const) },
    ],
  } as const;
}
