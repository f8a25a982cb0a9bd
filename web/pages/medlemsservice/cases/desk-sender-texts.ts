import { remarkLimits } from '#contract/look-values.ts';
import { textFieldTexts } from '#web/texts/field-texts.ts';

export const senderTexts = {
  tieTitle: 'Finn ut hvem dette er',
  tieLead:
    'Er du sikker på hvem som har skrevet, kan du knytte meldingen til personen. Da ser personen meldingen og svarene på Min side, og får beskjed om det.',
  find: 'Finn personen',
  reason: 'Hvordan vet du hvem det er?',
  reasonHint: 'Står i saken, og personen kan se den.',
  tie: 'Knytt til',
  tied: (name: string) => `Meldingen hører nå til ${name}`,
  untieTitle: 'Det var ikke denne personen',
  untieLead: (typed: string, name: string) =>
    `Meldingen ble sendt av «${typed}» uten innlogging. Løser du den fra ${name}, ser ${name} den ikke lenger på Min side.`,
  untieReason: 'Hvorfor',
  untie: 'Løs fra personen',
  untied: 'Meldingen er løst fra personen.',
  sentAs: 'Sendt uten innlogging',
};

export const untieSenderFieldTexts = {
  reason: textFieldTexts('Skriv hvorfor', 'Begrunnelsen', remarkLimits),
};
