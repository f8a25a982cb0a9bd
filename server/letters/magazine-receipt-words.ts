/**
 * The receipt of a year of the magazine, with the information on withdrawal that goes with a purchase at a distance
 * (angrerettloven §§ 8 and 18), for `platform/pdf-document`.
 */

import { kroner } from '#contract/values/money-ore.ts';
import { shortDay } from '#contract/values/short-day.ts';
import { onDay } from './document-days.ts';

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

export function magazineReceiptDocument(seller: Seller, bought: Bought) {
  const { memberService } = seller;
  const title = `Kvittering ${bought.number}`;
  const facts: (readonly [string, string])[] = [
    ['Kvitteringsnummer', bought.number],
    ['Kjøper', bought.buyer],
    ['Kjøp', `${seller.magazine.name}, ett år`],
    ['Gjelder', `${shortDay(bought.startsOn)} til ${shortDay(bought.untilOn)}`],
    ['Beløp', kroner(bought.amountOre)],
    ['Betalt', onDay(bought.paidAt.toISOString())],
    ['Betalingsmåte', 'Vipps'],
    ...(bought.refundedAt
      ? [
          [
            'Betalt tilbake',
            `${kroner(bought.amountOre)}, ${onDay(bought.refundedAt.toISOString())}`,
          ] as const,
        ]
      : []),
    ['Selger', seller.name],
    [
      'Organisasjonsnummer',
      seller.organisationNumber.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3'),
    ],
    ['Referanse', bought.paymentId],
  ];
  return {
    title,
    fileName: `${title}.pdf`,
    blocks: [
      { kind: 'paragraph', text: 'Takk! Betalingen er mottatt.' },
      { kind: 'facts', facts },
      { kind: 'paragraph', text: 'Dette er et kjøp og ingen gave. Det gir ikke skattefradrag.' },
      { kind: 'heading', text: 'Angrerett' },
      {
        kind: 'paragraph',
        text: 'Du har rett til å gå fra avtalen innen 14 dager uten å oppgi noen grunn. Fristen går ut 14 dager etter den dagen du fikk den første utgaven du har betalt for, også når du leser digitalt.',
      },
      {
        kind: 'paragraph',
        text: `Vil du angre, trykker du «Angre kjøpet» på magasinsiden din på Min side. Du kan også si fra til oss: ${[...seller.postalAddress, memberService.email, memberService.phone].join(', ')}. Det holder at du sier fra før fristen er ute.`,
      },
      {
        kind: 'paragraph',
        text: 'Går du fra avtalen, betaler vi tilbake alt du har betalt. Det skjer uten unødig opphold, og senest 14 dager etter at vi fikk vite at du angrer. Pengene går tilbake dit de kom fra, i Vipps, og det koster deg ingenting. Utgaver du har fått, kan du beholde.',
      },
      { kind: 'heading', text: 'Angreskjema' },
      {
        kind: 'paragraph',
        text: 'Fyll ut og send inn dette bare hvis du vil gå fra avtalen og ikke vil bruke knappen på Min side.',
      },
      {
        kind: 'facts',
        facts: [
          ['Til', [...seller.postalAddress, memberService.email].join(', ')],
          [
            'Jeg gir med dette beskjed om at jeg vil gå fra avtalen om kjøp av',
            `${seller.magazine.name}, ${bought.number}`,
          ],
          ['Bestilt og betalt', onDay(bought.paidAt.toISOString())],
          ['Varen ble mottatt den (dato)', '________________________________'],
          ['Forbrukerens navn', bought.buyer],
          ['Forbrukerens adresse', '________________________________'],
          ['Dato', '________________________________'],
          ['Forbrukerens underskrift', '________________________________'],
        ],
      },
    ],
  } as const;
}
