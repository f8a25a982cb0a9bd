/** The yearly statement as a document, for `platform/pdf-document`. */
import type { YearStatement } from '#contract/year-statement-endpoints.ts';
import { onDay } from './document-days.ts';
import { money, organisationNumberText } from './document-values.ts';
import type { Language } from './letter.ts';

type Words = {
  title(year: number): string;
  fileName(year: number): string;
  labels: Record<'giver' | 'receiver' | 'given' | 'refunded' | 'reported' | 'on' | 'for', string>;
  nothing: string;
  gifts: string;
  caption(year: number): string;
  columns: readonly [paid: string, receipt: string, amount: string, back: string];
  corrected: string;
  inReturn(year: number): string;
  changed(amount: string): string;
  tooLittle(minimum: string): string;
  outcomes: Record<Exclude<YearStatement['report']['outcome'], 'reported' | 'below-minimum'>, string>;
};
const words: Record<Language, Words> = {
  nb: {
    title: (year) => `Årsoppgave for gaver i ${year}`,
    fileName: (year) => `Årsoppgave ${year}.pdf`,
    labels: {
      giver: 'Giver',
      receiver: 'Mottaker',
      given: 'Gitt i alt',
      refunded: 'Betalt tilbake',
      reported: 'Rapportert til Skatteetaten',
      on: 'Rapportert den',
      for: 'Rapportert på',
    },
    nothing: 'Ingenting',
    gifts: 'Gavene',
    caption: (year) => `Gaver i ${year}, med dato, kvittering og beløp`,
    columns: ['Betalt', 'Kvittering', 'Beløp', 'Tilbake'],
    corrected: 'Beløpet er rettet siden første gang.',
    inReturn: (year) => `Det skal stå i skattemeldingen din for ${year}. Sjekk at det gjør det.`,
    changed: (amount) => `Beløpet er endret siden. Vi rapporterer ${amount} neste gang.`,
    tooLittle: (minimum) =>
      `Gavene er ikke rapportert. Det må være gitt minst ${minimum} i året for å få fradrag.`,
    outcomes: {
      'next-delivery': 'Gavene dine er ikke rapportert ennå, men kommer med neste gang vi rapporterer.',
      'will-be-reported': 'Gavene dine er ikke rapportert ennå. Vi gjør det så snart som mulig.',
      'number-missing': 'Gavene kunne ikke rapporteres, for vi mangler fødselsnummeret ditt.',
      'not-wanted': 'Gavene er ikke rapportert, for du har ikke bedt om fradrag.',
      'not-approved': 'Gavene gir ikke fradrag på skatten.',
    },
  },
  nn: {
    title: (year) => `Årsoppgåve for gåver i ${year}`,
    fileName: (year) => `Årsoppgåve ${year}.pdf`,
    labels: {
      giver: 'Givar',
      receiver: 'Mottakar',
      given: 'Gitt i alt',
      refunded: 'Betalt tilbake',
      reported: 'Rapportert til Skatteetaten',
      on: 'Rapportert den',
      for: 'Rapportert på',
    },
    nothing: 'Ingenting',
    gifts: 'Gåvene',
    caption: (year) => `Gåver i ${year}, med dato, kvittering og beløp`,
    columns: ['Betalt', 'Kvittering', 'Beløp', 'Tilbake'],
    corrected: 'Beløpet er retta sidan første gong.',
    inReturn: (year) => `Det skal stå i skattemeldinga di for ${year}. Sjekk at det gjer det.`,
    changed: (amount) => `Beløpet er endra sidan. Vi rapporterer ${amount} neste gong.`,
    tooLittle: (minimum) =>
      `Gåvene er ikkje rapporterte. Du må ha gitt minst ${minimum} i løpet av året for å få frådrag.`,
    outcomes: {
      'next-delivery': 'Gåvene dine er ikkje rapporterte enno, men kjem med neste gong vi rapporterer.',
      'will-be-reported': 'Gåvene dine er ikkje rapporterte enno. Vi gjer det så snart som mogleg.',
      'number-missing': 'Vi fekk ikkje rapportert gåvene, for vi manglar fødselsnummeret ditt.',
      'not-wanted': 'Gåvene er ikkje rapporterte, for du har ikkje bede om frådrag.',
      'not-approved': 'Gåvene gir ikkje frådrag på skatten.',
    },
  },
  en: {
    title: (year) => `Yearly statement of gifts in ${year}`,
    fileName: (year) => `Yearly statement ${year}.pdf`,
    labels: {
      giver: 'Giver',
      receiver: 'Recipient',
      given: 'Given in all',
      refunded: 'Refunded',
      reported: 'Reported to the Norwegian Tax Administration',
      on: 'Reported on',
      for: 'Reported for',
    },
    nothing: 'Nothing',
    gifts: 'The gifts',
    caption: (year) => `Gifts in ${year}, with date, receipt and amount`,
    columns: ['Paid', 'Receipt', 'Amount', 'Refunded'],
    corrected: 'The amount has been corrected since the first time.',
    inReturn: (year) => `It should be in your tax return for ${year}. Check that it is.`,
    changed: (amount) => `The amount has changed since. We will report ${amount} next time.`,
    tooLittle: (minimum) =>
      `The gifts have not been reported. At least ${minimum} has to be given during the year to get a deduction.`,
    outcomes: {
      'next-delivery': 'Your gifts have not been reported yet, but will be included the next time we report.',
      'will-be-reported': 'Your gifts have not been reported yet. We do it as soon as possible.',
      'number-missing': 'The gifts could not be reported, as we do not have your national identity number.',
      'not-wanted': 'The gifts have not been reported, as you have not asked for a deduction.',
      'not-approved': 'The gifts give no tax deduction.',
    },
  },
};

export function yearStatementDocument(statement: YearStatement, language: Language) {
  const { year, donorName, organisationName, gifts, report } = statement;
  const { title, fileName, labels, nothing, gifts: heading, caption, columns } = words[language];
  const [paid, receipt, amount, back] = columns;
  const facts: [string, string][] = [
    [labels.giver, donorName],
    [labels.receiver, `${organisationName}, ${organisationNumberText(statement.organisationNumber)}`],
    [labels.given, money(statement.givenOre, language)],
  ];
  if (statement.refundedOre) facts.push([labels.refunded, money(statement.refundedOre, language)]);
  const reportedOre = report.amountKroner ? report.amountKroner * 100 : 0;
  facts.push([labels.reported, reportedOre ? money(reportedOre, language) : nothing]);
  if (report.deliveredOn && reportedOre) facts.push([labels.on, onDay(report.deliveredOn, language)]);
  if (report.maskedFodselsnummer && reportedOre)
    facts.push([labels.for, `${donorName}, ${report.maskedFodselsnummer}`]);
  return {
    title: title(year),
    fileName: fileName(year),
    blocks: [
      { kind: 'facts', facts },
      { kind: 'paragraph', text: reportWords(statement, language) },
      { kind: 'heading', text: heading },
      {
        kind: 'table',
        caption: caption(year),
        columns: [
          { title: paid, width: 2 },
          { title: receipt, width: 2 },
          { title: amount, isNumeric: true },
          { title: back, isNumeric: true },
        ],
        rows: gifts.map(({ paidOn, receiptNumber, amountOre, refundedOre }) => [
          onDay(paidOn, language),
          receiptNumber ?? '–',
          money(amountOre, language),
          refundedOre ? money(refundedOre, language) : '–',
        ]),
      },
    ],
  } as const;
}

function reportWords({ report, year }: YearStatement, language: Language): string {
  const { corrected, inReturn, changed, tooLittle, outcomes } = words[language];
  const { outcome, nextKroner, isCorrected } = report;
  const next = nextKroner === null ? [] : [changed(money(nextKroner * 100, language))];
  switch (outcome) {
    case 'reported':
      return [...(isCorrected ? [corrected] : []), inReturn(year), ...next].join(' ');
    case 'next-delivery':
      return [outcomes[outcome], ...next].join(' ');
    case 'below-minimum':
      return tooLittle(money(report.limits?.minimumOre ?? 0, language));
    default:
      return outcomes[outcome];
  }
}
