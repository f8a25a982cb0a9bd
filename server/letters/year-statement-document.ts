/** The yearly statement as a document, for `platform/pdf-document`. */
import { kroner } from '#contract/values/money-ore.ts';
import type { YearStatement } from '#contract/year-statement-endpoints.ts';
import { onDay } from './document-days.ts';

export function yearStatementDocument(statement: YearStatement) {
  const { year, donorName, organisationName, gifts, report } = statement;
  const title = `Årsoppgave for gaver i ${year}`;
  const number = statement.organisationNumber.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3');
  return {
    title,
    fileName: `Årsoppgave ${year}.pdf`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Giver', donorName],
          ['Mottaker', `${organisationName}, ${number}`],
          ['Gitt i alt', kroner(statement.givenOre)],
          ...(statement.refundedOre
            ? [['Betalt tilbake', kroner(statement.refundedOre)] as [string, string]]
            : []),
          [
            'Rapportert til Skatteetaten',
            report.amountKroner ? kroner(report.amountKroner * 100) : 'Ingenting',
          ],
          ...(report.deliveredOn && report.amountKroner
            ? [['Rapportert den', onDay(report.deliveredOn)] as [string, string]]
            : []),
          ...(report.maskedFodselsnummer && report.amountKroner
            ? [['Rapportert på', `${donorName}, ${report.maskedFodselsnummer}`] as [string, string]]
            : []),
        ],
      },
      { kind: 'paragraph', text: reportWords(statement) },
      { kind: 'heading', text: 'Gavene' },
      {
        kind: 'table',
        caption: `Gaver i ${year}, med dato, kvittering og beløp`,
        columns: [
          { title: 'Betalt', width: 2 },
          { title: 'Kvittering', width: 2 },
          { title: 'Beløp', isNumeric: true },
          { title: 'Tilbake', isNumeric: true },
        ],
        rows: gifts.map(({ paidOn, receiptNumber, amountOre, refundedOre }) => [
          onDay(paidOn),
          receiptNumber ?? '',
          kroner(amountOre),
          refundedOre ? kroner(refundedOre) : '–',
        ]),
      },
    ],
  } as const;
}

function reportWords({ report, year }: YearStatement): string {
  const { outcome, nextKroner, isCorrected } = report;
  const next =
    nextKroner === null
      ? ''
      : ` Beløpet er endret siden. Vi rapporterer ${kroner(nextKroner * 100)} neste gang.`;
  switch (outcome) {
    case 'reported':
      return `${isCorrected ? 'Beløpet er rettet siden første gang. ' : ''}Det skal stå i skattemeldingen din for ${year}. Sjekk at det gjør det.${next}`;
    case 'next-delivery':
      return `Gavene dine er ikke rapportert ennå, men kommer med neste gang vi rapporterer.${next}`;
    case 'will-be-reported':
      return 'Gavene dine er ikke rapportert ennå. Vi gjør det så snart som mulig.';
    case 'number-missing':
      return 'Gavene kunne ikke rapporteres, for vi mangler fødselsnummeret ditt.';
    case 'below-minimum':
      return `Gavene er ikke rapportert. Det må være gitt minst ${kroner(report.limits?.minimumOre ?? 0)} i året for å få fradrag.`;
    case 'not-wanted':
      return 'Gavene er ikke rapportert, for du har ikke bedt om fradrag.';
    case 'not-approved':
      return 'Gavene gir ikke fradrag på skatten.';
  }
}
