/**
 * The report of gifts as the tax authority takes it: XML of the namespace `gavefrivilligorganisasjon:v2`, one file
 * for each year. The order of the elements matters. A correction is a whole new delivery in place of the old one.
 */
import type { GiftReport, MakeReportXml } from '#server/ports/gift-report.ts';

const sourceSystem = 'Min side';
const longest = 100;

export const giftReportXml: MakeReportXml = ({ reference, year, giver, lines }) => {
  const { contact } = giver;
  const total = lines.reduce((sum, { amountKroner }) => sum + amountKroner, 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<melding xmlns="urn:ske:fastsetting:innsamling:gavefrivilligorganisasjon:v2"><leveranse>',
    element('kildesystem', sourceSystem),
    '<oppgavegiver>',
    element('organisasjonsnummer', digits(giver.organisationNumber, 9)),
    element('organisasjonsnavn', giver.name),
    '<kontaktinformasjon>',
    element('navn', contact.name),
    element('telefonnummer', contact.phone),
    element('varselEpostadresse', contact.email),
    '</kontaktinformasjon></oppgavegiver>',
    element('inntektsaar', digits(String(year), 4)),
    element('oppgavegiversLeveranseReferanse', reference),
    element('leveransetype', lines.length > 0 ? 'ordinaer' : 'ingenoppgaver'),
    ...lines.map(line),
    '<oppgaveoppsummering>',
    element('antallOppgaver', String(lines.length)),
    element('sumBeloep', String(total)),
    '</oppgaveoppsummering></leveranse></melding>',
  ].join('');
};

function line({ fodselsnummer, name, amountKroner }: GiftReport['lines'][number]): string {
  if (!Number.isSafeInteger(amountKroner) || amountKroner <= 0)
    throw new RangeError('an amount is whole kroner');
  return [
    '<oppgave><oppgaveeier>',
    element('foedselsnummer', digits(fodselsnummer, 11)),
    element('navn', name),
    '</oppgaveeier>',
    element('beloep', String(amountKroner)),
    '</oppgave>',
  ].join('');
}

/** The number itself is never part of an error: it would end in a log. */
function digits(text: string, length: number): string {
  if (!new RegExp(`^\\d{${length}}$`).test(text)) throw new RangeError(`${length} digits are wanted`);
  return text;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text is cut to what the schema takes, by characters and not by halves of them. */
const element = (name: string, text: string): string =>
  `<${name}>${[...text.replace(notXml, ' ')]
    .slice(0, longest)
    .join('')
    .replace(/[&<>]/g, (one) => escapes[one]!)}</${name}>`;

/** What XML 1.0 cannot hold. */
const notXml = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
