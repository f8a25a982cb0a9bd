/** In nynorsk. */
import type { LeavingReason } from '#contract/leaving-endpoints.ts';
import { retention } from '#contract/retention.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name, shortName, memberService, postalAddress } = organisation;

/** «Emma», «Emma og Jonas», «Emma, Jonas og Liv». */
const listed = (names: readonly string[]) => new Intl.ListFormat('nn', { type: 'conjunction' }).format(names);

const registered = (names: readonly string[]) => (names.length === 1 ? 'registrert' : 'registrerte');

export const reasonNames: Record<LeavingReason, string> = {
  unaware: 'Eg visste ikkje at eg var medlem',
  elsewhere: 'Eg vil vere medlem ein annan stad, eller ikkje vere medlem nokon stad',
  beliefs: `Eg er ikkje samd i det ${shortName} står for`,
  abroad: 'Eg flyttar frå Noreg',
  dissatisfied: 'Eg er misnøgd med noko de har gjort, eller ikkje gjort',
  other: 'Noko anna',
};

export const texts = {
  title: 'Meld deg ut',
  lead: 'Det er du som avgjer, og du treng ikkje å seie kvifor. Utmeldinga gjeld frå du har stadfesta at du vil ut.',
  notMember: {
    text: 'Det er ikkje kopla nokon medlemskap til denne innlogginga, så det er ingenting å melde seg ut av her.',
    home: 'Gå til Min side',
  },
  alreadyLeft: 'Du er meld ut.',
  seeCertificate: 'Sjå stadfestinga',
  happens: {
    title: 'Dette skjer',
    membership: `Du er ikkje lenger medlem i ${name}, og medlemskortet sluttar å gjelde med ein gong.`,
    children: (names: readonly string[]) =>
      `${names.length === 1 ? 'Registreringa' : 'Registreringane'} av ${listed(names)} blir avslutta, for ingen annan forelder er medlem.`,
    childrenStaying: (names: readonly string[]) =>
      `${listed(names)} er framleis ${registered(names)}, for den andre forelderen er medlem. Du står ikkje lenger som forelder hos oss.`,
    enquiries: (count: number) =>
      `Du har ${formatCount(count, 'open førespurnad', 'opne førespurnader')}. Vi svarer deg på Min side som vanleg.`,
    again: 'Du kan bli medlem igjen når du vil. Då får du eit nytt medlemsnummer.',
  },
  deleted: {
    title: 'Dette slettar vi',
    lead: 'Rett etter at du har meldt deg ut, er dette borte:',
    items: [
      'medlemskapen, medlemsnummeret og lokallaget ditt',
      'fødselsdatoen og fødselsnummeret, om vi ikkje treng dei til skattefrådraget ditt',
      'det du svarte då du blei medlem',
      'adressa, om du ikkje skal ha magasinet på papir',
      'samtykke, utkast, varsel og lukka førespurnader',
    ],
    open: 'Opne førespurnader blir sletta når dei er svart på og lukka.',
  },
  kept: {
    title: 'Dette tek vi vare på ei stund',
    until: (day: string) => `til ${day}`,
    grant: {
      title: 'Bevis for den offentlege støtta',
      text: 'Vi har fått offentleg støtte for deg. Fødselsnummeret ditt, når du var medlem og korleis du melde deg inn, ligg forsegla utanfor medlemsregisteret, så vi kan vise at støtta var rett.',
    },
    children: {
      title: 'Bevis for den offentlege støtta for barna',
      text: 'Har vi fått støtte for dei, ligg fødselsnummeret og datoane forsegla på same måten.',
    },
    leaving: {
      title: 'At nokon melde seg ut denne dagen',
      text: 'Tidspunktet, eit referansenummer og ein kode som gjer at du ikkje blir lagd inn igjen frå ei gammal liste. Ingen kan bruke dette til å finne ut kven du er.',
    },
    certificate: {
      title: 'Stadfestinga di',
      text: 'Namn, medlemsnummer og datoar, så du kan hente ho.',
    },
    gifts: {
      title: 'Bilag for gåvene dine',
      text: `Rekneskapen skal takast vare på i ${retention.gifts.period.years} år etter at året er slutt. Det står i bokføringslova.`,
    },
    number: {
      title: 'Fødselsnummeret og fødselsdatoen, til skattefrådraget',
      text: 'Gåvene dine skal rapporterast til Skatteetaten, og rapporten kan måtte rettast.',
    },
  },
  signIn: {
    title: 'Logg inn på nytt først',
    text: 'Då veit vi at det er du som melder deg ut. Du kjem tilbake hit.',
    button: 'Logg inn på nytt',
  },
  choices: {
    title: 'Det du vel sjølv',
    lead: 'Dette vel du uavhengig av utmeldinga.',
    magazine: {
      label: 'Kva vil du gjere med magasinet?',
      stop: 'Stopp magasinet',
      keep: { paper: 'Eg vil framleis ha det på papir', digital: 'Eg vil framleis ha det digitalt' },
    },
    account: {
      label: 'Kva vil du gjere med innlogginga?',
      keep: 'Behald innlogginga',
      keepHint: 'Med innlogginga kan du sjå svar frå oss, ha magasinet eller bli medlem igjen.',
      delete: {
        deleted: 'Slett innlogginga, og alt vi då har att om deg',
        detached: 'Kople meg frå innlogginga',
      },
      detachedHint:
        'Vi kan ikkje slette sjølve innlogginga: Fleire bruker ho, eller ho ligg hos ein annan enn oss. Koplar du deg frå, slettar vi alt vi har att om deg.',
      stays: 'Du jobbar her, så innlogginga di blir ståande.',
      openEnquiries: 'Utan innlogging får du ikkje lese svar. Då slettar vi òg dei opne førespurnadene dine.',
    },
    email: {
      label: 'Vil du ha stadfestinga på e-post òg?',
      yes: (address: string) => `Ja, send ho til ${address}`,
      no: 'Nei, eg lastar ho ned her',
      hint: `Emnet og teksten i e-posten røper ikkje kva det gjeld, men i vedlegget står det ${name}.`,
      missing:
        'Vi har inga stadfesta e-postadresse til deg. Hugs å laste ned stadfestinga når du har meldt deg ut.',
    },
    giving: {
      title: 'Gåver',
      none: 'Du har ingen givaravtale, så her er det ingenting å velje.',
      agreement: 'Givaravtalen held fram til du stoppar han. Det gjer du på sida for givaravtalen.',
      withoutAccount:
        'Utan innlogging kan du ikkje endre eller stoppe givaravtalen her. Vil du stoppe han, gjer du det først.',
      link: 'Gå til givaravtalen',
    },
    reason: {
      label: 'Vil du seie kvifor? (valfritt)',
      hint: 'Vi tel svara, men lagrar ikkje kven som har svart kva.',
      placeholder: 'Eg vil ikkje seie det',
    },
    next: 'Gå vidare',
    nextHint: 'Ingenting skjer før du har stadfesta.',
  },
  confirm: {
    title: 'Vil du melde deg ut no?',
    lead: 'Når du har stadfesta, kan det ikkje gjerast om. Dette skjer:',
    membership: 'Medlemskapen blir avslutta med ein gong.',
    children: (names: readonly string[]) => `${listed(names)} er ikkje lenger ${registered(names)}.`,
    magazines: { keep: 'Du får framleis magasinet.', stop: 'Magasinet blir stoppa.' },
    accounts: {
      keep: 'Du beheld innlogginga.',
      deleted: 'Innlogginga di blir sletta, og du blir logga ut.',
      detached: 'Du blir kopla frå innlogginga, og logga ut.',
      kept: 'Du beheld innlogginga.',
    },
    agreement: 'Givaravtalen din held fram.',
    download: 'Stadfestinga lastar du ned her etterpå.',
    sent: (address: string) => `Stadfestinga lastar du ned her etterpå, og vi sender ho til ${address}.`,
    openEnquiries: 'Dei opne førespurnadene dine blir sletta utan svar.',
    yes: 'Ja, meld meg ut',
    no: 'Nei, gå tilbake',
  },
  inWriting: {
    title: 'Vil du heller skrive?',
    text: `Du kan alltid melde deg ut skriftleg, på e-post eller i brev. Skriv namnet ditt og fødselsdatoen, men ikkje fødselsnummeret.`,
    email: memberService.email,
    address: postalAddress.join(', '),
  },
};

export const certificateTexts = {
  title: 'Du er meld ut',
  lead: (when: string) => `Utmeldinga gjeld frå ${when}. Takk for tida du var med.`,
  certificate: {
    title: 'Stadfestinga di',
    reference: 'Referansenummeret er',
    until: (day: string) => `Stadfestinga kan hentast til og med ${day}.`,
    sent: (address: string) => `Vi sender ho òg til ${address}.`,
    download: 'Last ned stadfestinga (PDF)',
    saved: 'Stadfestinga er lasta ned.',
  },
  next: {
    title: 'Kva no?',
    account: 'Du er framleis logga inn og kan bruke Min side utan å vere medlem.',
    accountEnds:
      'Du er logga ut her, og innlogginga di blir sletta eller kopla frå no. Last ned stadfestinga før du lukkar sida.',
    home: 'Gå til Min side',
    start: 'Gå til framsida',
    again: 'Ombestemmer du deg, er du velkomen tilbake.',
  },
  none: {
    title: 'Stadfesting på utmelding',
    text: 'Vi har inga stadfesting å vise her. Har du nyleg meldt deg ut, loggar du inn med den same innlogginga som før.',
    signIn: 'Logg inn',
  },
};
export type Complete = Whole<
  Compared<typeof import('./meld-meg-ut-texts.ts'), typeof import('./meld-meg-ut-texts.nn.ts')>
>;
