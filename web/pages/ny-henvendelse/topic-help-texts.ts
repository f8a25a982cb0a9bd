/** What somebody can do at once by themselves, and what should be known before writing, for each topic. */
import type { EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import { type PageAddress, paths } from '#web/paths.ts';
import { formatPhone } from '#web/texts/format.ts';
import { organisation } from '#web/texts/organisation.ts';
import { ceremonyPaths } from '#web/ui/ceremony-paths.ts';

const { phone, hours } = organisation.memberService;

export type TopicHelp = {
  /** Said before the links. */
  text?: string;
  links?: readonly { to: PageAddress; words: string }[];
};

export const topicHelp: Record<EnquiryTopic, TopicHelp> = {
  membership: {
    links: [
      { to: paths.home, words: 'Se medlemskortet ditt og hvilket lokallag du hører til' },
      { to: paths.joining, words: 'Meld deg inn' },
      { to: paths.verification, words: 'Finn medlemskapet ditt hvis du ikke ser det her' },
    ],
  },
  details: {
    links: [{ to: paths.myDetails, words: 'Endre adresse, e-post, telefon eller tiltalsnavn selv' }],
  },
  'other-communities': {
    text: 'Er du registrert i et annet tros- eller livssynssamfunn, får vi ikke offentlig støtte for deg før du er meldt ut der. Du er medlem her uansett.',
    links: [{ to: paths.welcome, words: 'Se hvordan du melder deg ut, og si fra når det er ordnet' }],
  },
  children: {
    links: [
      { to: paths.registerChild, words: 'Registrer et barn' },
      { to: paths.home, words: 'Se barna du har registrert' },
    ],
  },
  giving: {
    text: 'Et trekk som ikke går gjennom, er aldri gjeld. Du skylder oss ingenting.',
    links: [
      { to: paths.manageDonorAgreement, words: 'Endre beløp eller dato, ta en pause eller stopp avtalen' },
      { to: paths.donorAgreement, words: 'Bli fast giver' },
    ],
  },
  tax: {
    text: 'Har du sagt ja til skattefradrag og gitt nok i løpet av året, rapporterer vi gavene til Skatteetaten i januar. Til det trenger vi fødselsnummeret ditt.',
    links: [
      { to: paths.myDetails, words: 'Se om vi har fødselsnummeret ditt, eller gi oss det' },
      { to: paths.manageDonorAgreement, words: 'Se hva du har gitt i år' },
    ],
  },
  magazine: {
    links: [{ to: paths.magazine, words: 'Bestill, endre eller stopp magasinet' }],
  },
  activities: {
    links: [{ to: paths.activities, words: 'Finn aktiviteter, meld deg på eller av' }],
  },
  ceremonies: {
    links: [{ to: ceremonyPaths.all, words: 'Se priser, datoer og påmelding' }],
  },
  wedding: {
    links: [{ to: ceremonyPaths.wedding, words: 'Les om vigsel, og send et ønske' }],
  },
  funeral: {
    links: [
      { to: ceremonyPaths.funeral, words: 'Få hjelp til en gravferd. Der finner du telefonnummeret også' },
    ],
  },
  representative: {
    links: [{ to: '/tillitsvalgt', words: 'Gå til sidene for tillitsvalgte' }],
  },
  privacy: {
    text: 'Du kan be om å få se, rette eller slette det vi har lagret om deg.',
    links: [
      { to: paths.myPrivacy, words: 'Se alt vi har lagret om deg, og hvem som har sett på det' },
      { to: paths.myDetails, words: 'Rett opplysningene dine selv' },
    ],
  },
  'sign-in': {
    text: 'Engangskoden kommer på e-post eller SMS innen et par minutter. Se gjerne i søppelposten også.',
    links: [
      { to: paths.myDetails, words: 'Bytt e-postadresse eller telefonnummer' },
      { to: paths.verification, words: 'Koble denne innloggingen til medlemskapet ditt' },
    ],
  },
  accessibility: {
    text: 'Skriv gjerne hvilken side det gjelder, hva du prøvde å gjøre, og hvilket hjelpemiddel du bruker. Vi hjelper deg også med det du kom for.',
    links: [{ to: paths.accessibility, words: 'Les hva vi allerede vet om' }],
  },
  feedback: {
    text: 'Takk for at du sier fra. Det gjør oss bedre, enten det er ros eller klage.',
  },
  bereavement: {},
  other: {},
};

export const topicHelpTexts = {
  title: 'Dette kan du gjøre selv, med en gang',
  privacyClock: (day: string) =>
    `Hvis du sender henvendelsen i dag, skal du etter personvernreglene som hovedregel ha svar senest ${day}.`,
  bereavement: {
    title: 'Vi kondolerer',
    text: 'Du trenger ikke å finne de riktige ordene. Skriv det du orker, så tar vi resten.',
    what: 'Når vi vet hvem det gjelder, stopper vi post, magasin og trekk med en gang.',
    phone: 'Vil du heller snakke med noen, kan du ringe',
    number: formatPhone(phone),
    link: `tel:${phone}`,
    hours: `Vi svarer ${hours}.`,
    tell: 'Er noen død, kan du si fra her',
  },
};
