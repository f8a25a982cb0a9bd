import type { SeenField } from '#contract/desk-person-endpoints.ts';
import { paths } from '#web/paths.ts';
import { formatCount } from '#web/texts/format.ts';

export const texts = {
  title: 'Mitt personvern',
  lead: 'Hva vi gjør med opplysningene dine, og hva du kan be om.',
  ways: [
    {
      to: paths.myData,
      title: 'Alt vi har om deg',
      text: 'Les det her, eller last det ned i én fil.',
    },
    {
      to: paths.consents,
      title: 'Samtykker',
      text: 'Si ja eller nei, og be oss la opplysningene ligge.',
    },
    {
      to: paths.storing,
      title: 'Lagring og mottakere',
      text: 'Når hver ting forsvinner, og hvem som får noe.',
    },
    {
      to: paths.mySessions,
      title: 'Her er du logget inn',
      text: 'Se hvilke enheter, og avslutt dem du vil.',
    },
    {
      to: paths.ending,
      title: 'Avslutt eller slett',
      text: 'Medlemskap, gaver, magasin og innlogging, hver for seg.',
    },
  ],
  back: 'Tilbake til Mitt personvern',
  looks: 'Hvem har sett på opplysningene mine',
  looksLead:
    'Hver gang noen som jobber her, eller er tillitsvalgt, åpner noe om deg eller ser navnet ditt i en liste, skriver vi ned hvem, hva og hvorfor. Det kan ikke endres eller slettes, og vi tar vare på det i to år.',
  none: 'Ingen har sett på opplysningene dine.',
  list: 'Oppslag',
  self: 'Du selv',
  who: (name: string) => (name ? `${name}, medlemsservice` : 'Medlemsservice'),
  representative: (name: string, unit: string | null) =>
    `${name ? `${name}, t` : 'T'}illitsvalgt${unit ? ` i ${unit}` : ''}`,
  because: {
    'office-search': 'Så etter noen å spørre om et verv',
    'members-annual-meeting': 'Så på medlemslisten for å innkalle til årsmøte',
    'members-activities': 'Så på medlemslisten for å planlegge aktiviteter',
    'members-contact': 'Så på medlemslisten for å komme i kontakt med noen',
    'members-offices': 'Så på medlemslisten for å finne noen til et verv',
    'members-welcome': 'Så på nye medlemmer for å ønske velkommen',
    'members-export': 'Lastet ned medlemslisten',
    enquiry: 'Leste henvendelsen din',
    written: 'Trengte å se opplysningene dine',
    search: 'Fant deg i et søk',
    recovery: 'Hjalp noen som ba om å få tilgangen din tilbake',
    'child-registration': 'Så på registreringen av et barn',
    'death-report': 'Så på en melding om dødsfall',
    'list-queue': 'Så navnet ditt i listen over henvendelser',
    'list-child-registrations': 'Så navnet ditt i listen over registreringer av barn',
    'list-death-reports': 'Så navnet ditt i listen over meldinger om dødsfall',
    'list-recoveries': 'Så navnet ditt i listen over dem som har bedt om ny innlogging',
    'list-participants': 'Så deltakerlisten til noe du er påmeldt',
    'list-offices': 'Så listen over dem som har verv',
    'list-meetings': 'Så forslag og kandidater til et årsmøte',
    'list-labels': 'Lastet ned adresselisten for utsending av magasinet',
    'list-deliveries': 'Så navnet ditt i listen over varsler som ikke kom fram',
    export: 'Lastet ned alt som er lagret om deg',
  } as Readonly<Record<string, string>>,
  otherwise: 'Så på opplysningene dine',
  remark: (remark: string) => `«${remark}»`,
  saw: (what: string) => `Så: ${what}`,
  times: (count: number) => formatCount(count, 'gang', 'ganger'),
  more: 'Det er flere enn vi viser her. Skriv til oss hvis du vil ha alle.',
  askFor: 'Vil du ha innsyn, rette noe eller få noe slettet?',
  write: 'Skriv til oss om personvern',
  statement: 'Les om hvordan vi behandler personopplysninger',
};

export const fieldWords = {
  name: 'navn',
  'birth-date': 'fødselsdato',
  membership: 'medlemskap',
  'contact-points': 'e-post og telefon',
  place: 'poststed',
  address: 'adresse',
  'enquiry-list': 'hvilke henvendelser du har',
  messages: 'meldinger',
  notices: 'varsler vi har sendt',
  children: 'barna du har registrert',
  giving: 'gaver og avtaler',
  magazine: 'betaling for magasinet',
  fodselsnummer: 'fødselsnummer',
} satisfies Record<SeenField, string>;
