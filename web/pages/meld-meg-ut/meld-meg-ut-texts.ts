import type { LeavingReason } from '#contract/leaving-endpoints.ts';
import { retention } from '#contract/retention.ts';
import { formatCount } from '#web/texts/format.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name, shortName, memberService, postalAddress } = organisation;

/** «Emma», «Emma og Jonas», «Emma, Jonas og Liv». */
const listed = (names: readonly string[]) => new Intl.ListFormat('nb', { type: 'conjunction' }).format(names);

export const reasonNames: Record<LeavingReason, string> = {
  unaware: 'Jeg visste ikke at jeg var medlem',
  elsewhere: 'Jeg vil være medlem et annet sted, eller ikke være medlem noe sted',
  beliefs: `Jeg er ikke enig i det ${shortName} står for`,
  abroad: 'Jeg flytter fra Norge',
  dissatisfied: 'Jeg er misfornøyd med noe dere har gjort, eller ikke gjort',
  other: 'Noe annet',
};

export const texts = {
  title: 'Meld deg ut',
  lead: 'Det er du som bestemmer, og du trenger ikke å si hvorfor. Utmeldingen gjelder fra du har bekreftet den.',
  notMember: {
    text: 'Det er ikke koblet noe medlemskap til denne innloggingen, så det er ingenting å melde seg ut av her.',
    home: 'Gå til Min side',
  },
  alreadyLeft: 'Du er meldt ut.',
  seeCertificate: 'Se bekreftelsen',
  happens: {
    title: 'Dette skjer',
    membership: `Du er ikke lenger medlem i ${name}, og medlemskortet slutter å gjelde med en gang.`,
    children: (names: readonly string[]) =>
      `${names.length === 1 ? 'Registreringen' : 'Registreringene'} av ${listed(names)} avsluttes, for ingen annen forelder er medlem.`,
    childrenStaying: (names: readonly string[]) =>
      `${listed(names)} er fortsatt registrert, for den andre forelderen er medlem. Du står ikke lenger som forelder hos oss.`,
    enquiries: (count: number) =>
      `Du har ${formatCount(count, 'åpen henvendelse', 'åpne henvendelser')}. Vi svarer deg på Min side som vanlig.`,
    again: 'Du kan bli medlem igjen når du vil. Da får du et nytt medlemsnummer.',
  },
  deleted: {
    title: 'Dette sletter vi',
    lead: 'Rett etter at du har meldt deg ut, er dette borte:',
    items: [
      'medlemskapet, medlemsnummeret og lokallaget ditt',
      'fødselsdatoen og fødselsnummeret, hvis vi ikke trenger dem til skattefradraget ditt',
      'det du svarte da du ble medlem',
      'adressen, hvis du ikke skal ha magasinet på papir',
      'samtykker, utkast, varsler og lukkede henvendelser',
    ],
    open: 'Åpne henvendelser slettes når de er besvart og lukket.',
  },
  kept: {
    title: 'Dette tar vi vare på en stund',
    until: (day: string) => `til ${day}`,
    grant: {
      title: 'Bevis for den offentlige støtten',
      text: 'Vi har fått offentlig støtte for deg. Fødselsnummeret ditt, når du var medlem og hvordan du meldte deg inn, ligger forseglet utenfor medlemsregisteret, så vi kan vise at støtten var riktig.',
    },
    children: {
      title: 'Bevis for den offentlige støtten for barna',
      text: 'Har vi fått støtte for dem, ligger fødselsnummeret og datoene forseglet på samme måte.',
    },
    leaving: {
      title: 'At noen meldte seg ut denne dagen',
      text: 'Tidspunktet, et referansenummer og en kode som gjør at du ikke blir lagt inn igjen fra en gammel liste. Ingen kan bruke dette til å finne ut hvem du er.',
    },
    certificate: {
      title: 'Bekreftelsen din',
      text: 'Navn, medlemsnummer og datoer, så du kan hente den.',
    },
    gifts: {
      title: 'Bilag for gavene dine',
      text: `Regnskap skal tas vare på i ${retention.gifts.period.years} år etter årets slutt. Det står i bokføringsloven.`,
    },
    number: {
      title: 'Fødselsnummeret og fødselsdatoen, til skattefradraget',
      text: 'Gavene dine skal rapporteres til Skatteetaten, og rapporten kan måtte rettes.',
    },
  },
  signIn: {
    title: 'Logg inn på nytt først',
    text: 'Da vet vi at det er du som melder deg ut. Du kommer tilbake hit.',
    button: 'Logg inn på nytt',
  },
  choices: {
    title: 'Det du velger selv',
    lead: 'Dette velger du uavhengig av utmeldingen.',
    magazine: {
      label: 'Hva vil du gjøre med magasinet?',
      stop: 'Stopp magasinet',
      keep: { paper: 'Jeg vil fortsatt ha det på papir', digital: 'Jeg vil fortsatt ha det digitalt' },
    },
    account: {
      label: 'Hva vil du gjøre med innloggingen?',
      keep: 'Behold den',
      keepHint: 'Med innloggingen kan du se svar fra oss, ha magasinet eller bli medlem igjen.',
      delete: { deleted: 'Slett den, og alt vi da har igjen om deg', detached: 'Koble meg fra den' },
      detachedHint:
        'Vi kan ikke slette selve innloggingen: Flere bruker den, eller den ligger hos en annen enn oss. Kobler du deg fra, sletter vi alt vi har igjen om deg.',
      stays: 'Du jobber her, så innloggingen din blir stående.',
      openEnquiries: 'Uten innlogging får du ikke lest svar. Da sletter vi også de åpne henvendelsene dine.',
    },
    email: {
      label: 'Vil du ha bekreftelsen på e-post også?',
      yes: (address: string) => `Ja, send den til ${address}`,
      no: 'Nei, jeg laster den ned her',
      hint: `Emnet og teksten i e-posten røper ikke hva det gjelder, men i vedlegget står det ${name}.`,
      missing:
        'Vi har ingen bekreftet e-postadresse til deg. Husk å laste ned bekreftelsen når du har meldt deg ut.',
    },
    giving: {
      title: 'Gaver',
      none: 'Du har ingen giveravtale, så her er det ingenting å velge.',
      agreement: 'Giveravtalen fortsetter til du stopper den. Det gjør du på siden for giveravtalen.',
      withoutAccount:
        'Uten innlogging kan du ikke endre eller stoppe giveravtalen her. Vil du stoppe den, gjør du det først.',
      link: 'Gå til giveravtalen',
    },
    reason: {
      label: 'Vil du si hvorfor? (valgfritt)',
      hint: 'Vi teller svarene, men lagrer ikke hvem som har svart hva.',
      placeholder: 'Jeg vil ikke si det',
    },
    next: 'Gå videre',
    nextHint: 'Ingenting skjer før du har bekreftet.',
  },
  confirm: {
    title: 'Vil du melde deg ut nå?',
    lead: 'Når du har bekreftet, kan det ikke gjøres om. Dette skjer:',
    membership: 'Medlemskapet avsluttes med en gang.',
    children: (names: readonly string[]) => `${listed(names)} er ikke lenger registrert.`,
    magazines: { keep: 'Du får fortsatt magasinet.', stop: 'Magasinet stoppes.' },
    accounts: {
      keep: 'Du beholder innloggingen.',
      deleted: 'Innloggingen din slettes, og du logges ut.',
      detached: 'Du kobles fra innloggingen, og logges ut.',
      kept: 'Du beholder innloggingen.',
    },
    agreement: 'Giveravtalen din fortsetter.',
    download: 'Bekreftelsen laster du ned her etterpå.',
    sent: (address: string) => `Bekreftelsen laster du ned her etterpå, og vi sender den til ${address}.`,
    openEnquiries: 'De åpne henvendelsene dine slettes uten svar.',
    yes: 'Ja, meld meg ut',
    no: 'Nei, gå tilbake',
  },
  inWriting: {
    title: 'Vil du heller skrive?',
    text: `Du kan alltid melde deg ut skriftlig, på e-post eller i brev. Skriv navnet ditt og fødselsdatoen, men ikke fødselsnummeret.`,
    email: memberService.email,
    address: postalAddress.join(', '),
  },
};

export const certificateTexts = {
  title: 'Du er meldt ut',
  lead: (when: string) => `Utmeldingen gjelder fra ${when}. Takk for tiden du var med.`,
  certificate: {
    title: 'Bekreftelsen din',
    reference: 'Referansenummeret er',
    until: (day: string) => `Bekreftelsen kan hentes til og med ${day}.`,
    sent: (address: string) => `Vi sender den også til ${address}.`,
    download: 'Last ned bekreftelsen (PDF)',
    saved: 'Bekreftelsen er lastet ned.',
  },
  next: {
    title: 'Hva nå?',
    account: 'Du er fortsatt logget inn og kan bruke Min side uten å være medlem.',
    accountEnds:
      'Du er logget ut her, og innloggingen din slettes eller kobles fra nå. Last ned bekreftelsen før du lukker siden.',
    home: 'Gå til Min side',
    start: 'Gå til forsiden',
    again: 'Ombestemmer du deg, er du velkommen tilbake.',
  },
  none: {
    title: 'Bekreftelse på utmelding',
    text: 'Vi har ingen bekreftelse å vise her. Har du nylig meldt deg ut, logger du inn med den samme innloggingen som før.',
    signIn: 'Logg inn',
  },
};
