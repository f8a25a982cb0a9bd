/** In nynorsk. */
import type { Compared, Whole } from '../values/portal-languages.ts';

export const lookReasons: Readonly<Record<string, string>> = {
  'office-search': 'Såg etter nokon å spørje om eit verv',
  'members-annual-meeting': 'Såg på medlemslista for å kalle inn til årsmøte',
  'members-activities': 'Såg på medlemslista for å planleggje aktivitetar',
  'members-contact': 'Såg på medlemslista for å kome i kontakt med nokon',
  'members-offices': 'Såg på medlemslista for å finne nokon til eit verv',
  'members-welcome': 'Såg på nye medlemmer for å ønskje velkomen',
  'members-export': 'Lasta ned medlemslista',
  'unit-case': 'Las førespurnaden som du lét laget svare på',
  reimbursement: 'Las eit utlegg du har sendt inn',
  'list-unit-reimbursements': 'Såg namnet ditt i lista over utlegg i laget',
  'list-reimbursements': 'Såg namnet ditt i lista over utlegg',
  enquiry: 'Las førespurnaden din',
  written: 'Trengde å sjå opplysningane dine',
  search: 'Fann deg i eit søk',
  recovery: 'Hjelpte nokon som bad om å få tilgangen din tilbake',
  'child-registration': 'Såg på registreringa av eit barn',
  'death-report': 'Såg på ei melding om dødsfall',
  'number-check': 'Undersøkte kven eit fødselsnummer høyrer til',
  'tax-report': 'Lasta ned fila med gåver til Skatteetaten',
  'grant-list': 'Lasta ned lista vi leverer for å få statstilskot',
  'list-queue': 'Såg namnet ditt i lista over førespurnader',
  'list-child-registrations': 'Såg namnet ditt i lista over registreringar av barn',
  'list-death-reports': 'Såg namnet ditt i lista over meldingar om dødsfall',
  'list-recoveries': 'Såg namnet ditt i lista over dei som har bede om å få tilgangen tilbake',
  'list-participants': 'Såg deltakarlista til noko du er påmeld',
  'list-offices': 'Såg lista over dei som har verv',
  'list-meetings': 'Såg forslag og kandidatar til eit årsmøte',
  'list-labels': 'Lasta ned adresselista for utsending av magasinet',
  'list-unit-cases': 'Såg namnet ditt i lista over saker som laget skal svare på',
  'register-file': 'Lasta ned ei fil med medlemmer',
  'list-members': 'Såg namnet ditt i medlemslista',
  'list-move-in': 'Såg namnet ditt blant dei som kan stå to gonger når eit gammalt register blir flytta inn',
  'list-register-conflicts': 'Såg namnet og adressa di i lista over det eit anna system ville rette',
  'list-grant': 'Såg namnet ditt i arbeidet med statstilskotet',
  'list-deliveries': 'Såg namnet ditt i lista over varsel som ikkje kom fram',
  export: 'Lasta ned alt som er lagra om deg',
};
export type Complete = Whole<
  Compared<typeof import('./look-reason-texts.ts'), typeof import('./look-reason-texts.nn.ts')>
>;
