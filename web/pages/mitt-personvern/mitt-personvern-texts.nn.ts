/** In nynorsk. */
import type { SeenField } from '#contract/look-values.ts';
import { retention } from '#contract/retention.ts';
import { paths } from '#web/paths.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'Mitt personvern',
  lead: 'Kva vi gjer med opplysningane dine, og kva du kan be om.',
  ways: [
    {
      to: paths.myData,
      title: 'Alt vi har om deg',
      text: 'Les det her, eller last det ned i éi fil.',
    },
    {
      to: paths.consents,
      title: 'Samtykke',
      text: 'Sei ja eller nei, og be oss la opplysningane liggje.',
    },
    {
      to: paths.storing,
      title: 'Lagring og mottakarar',
      text: 'Kor lenge vi lagrar opplysningar, og kven vi deler dei med.',
    },
    {
      to: paths.mySessions,
      title: 'Her er du logga inn',
      text: 'Sjå kva einingar det gjeld, og avslutt dei du vil.',
    },
    {
      to: paths.ending,
      title: 'Avslutt eller slett',
      text: 'Medlemskap, gåver, magasin og innlogging, kvar for seg.',
    },
  ],
  looks: 'Kven har sett på opplysningane mine',
  looksLead: `Kvar gong nokon som jobbar her, eller er tillitsvald, opnar noko om deg eller ser namnet ditt i ei liste, registrerer vi kven, kva og kvifor. Ingen kan endre eller slette oppføringane. Etter ${retention['access-log'].period.months} månader blir dei sletta automatisk.`,
  none: 'Ingen har sett på opplysningane dine.',
  list: 'Oppslag',
  self: 'Du sjølv',
  who: (name: string) => (name ? `${name}, medlemsservice` : 'Medlemsservice'),
  representative: (name: string, unit: string | null) =>
    `${name ? `${name}, t` : 'T'}illitsvald${unit ? ` i ${unit}` : ''}`,
  because: {
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
    'list-move-in':
      'Såg namnet ditt blant dei som kan stå to gonger når eit gammalt register blir flytta inn',
    'list-register-conflicts': 'Såg namnet og adressa di i lista over det eit anna system ville rette',
    'list-grant': 'Såg namnet ditt i arbeidet med statstilskotet',
    'list-deliveries': 'Såg namnet ditt i lista over varsel som ikkje kom fram',
    export: 'Lasta ned alt som er lagra om deg',
  } as Readonly<Record<string, string>>,
  otherwise: 'Såg på opplysningane dine',
  remark: (remark: string) => `«${remark}»`,
  saw: (what: string) => `Såg: ${what}`,
  times: (count: number) => formatCount(count, 'gong', 'gonger'),
  more: 'Det er fleire enn vi viser her. Skriv til oss om du vil ha alle.',
  askFor: 'Vil du ha innsyn, rette noko eller få noko sletta?',
  write: 'Skriv til oss om personvern',
  statement: 'Les om korleis vi behandlar personopplysningar',
};

export const fieldWords = {
  name: 'namn',
  'birth-date': 'fødselsdato',
  membership: 'medlemskap',
  'contact-points': 'e-post og telefon',
  place: 'poststad',
  address: 'adresse',
  'enquiry-list': 'kva førespurnader du har',
  messages: 'meldingar',
  notices: 'varsel vi har sendt',
  children: 'barna du har registrert',
  giving: 'gåver og avtalar',
  magazine: 'betaling for magasinet',
  fodselsnummer: 'fødselsnummer',
} satisfies Record<SeenField, string>;
export type Complete = Whole<
  Compared<typeof import('./mitt-personvern-texts.ts'), typeof import('./mitt-personvern-texts.nn.ts')>
>;
