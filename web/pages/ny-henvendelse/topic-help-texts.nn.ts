/** In nynorsk. */
import type { EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import { type PageAddress, paths } from '#web/paths.ts';
import { formatPhone } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
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
      { to: paths.home, words: 'Sjå medlemskortet ditt og kva lokallag du høyrer til' },
      { to: paths.joining, words: 'Meld deg inn' },
      { to: paths.verification, words: 'Finn medlemskapen din om du ikkje ser han her' },
    ],
  },
  details: {
    links: [{ to: paths.myDetails, words: 'Endre adresse, e-post, telefon eller tiltalsnamn sjølv' }],
  },
  'other-communities': {
    text: 'Er du registrert i eit anna trus- eller livssynssamfunn, får vi ikkje offentleg støtte for deg før du er meld ut der. Du er medlem her uansett.',
    links: [{ to: paths.welcome, words: 'Sjå korleis du melder deg ut, og sei frå når det er ordna' }],
  },
  children: {
    links: [
      { to: paths.registerChild, words: 'Registrer eit barn' },
      { to: paths.home, words: 'Sjå barna du har registrert' },
    ],
  },
  giving: {
    text: 'Eit trekk som ikkje går gjennom, er aldri gjeld. Du skuldar oss ingenting.',
    links: [
      { to: paths.manageDonorAgreement, words: 'Endre beløp eller dato, ta ein pause eller stopp avtalen' },
      { to: paths.donorAgreement, words: 'Bli fast givar' },
    ],
  },
  tax: {
    text: 'Har du sagt ja til skattefrådrag og gitt nok i løpet av året, rapporterer vi gåvene til Skatteetaten i januar. Til det treng vi fødselsnummeret ditt.',
    links: [
      { to: paths.myDetails, words: 'Sjå om vi har fødselsnummeret ditt, eller gi oss det' },
      { to: paths.manageDonorAgreement, words: 'Sjå kva du har gitt i år' },
    ],
  },
  magazine: {
    links: [{ to: paths.magazine, words: 'Bestill, endre eller stopp magasinet' }],
  },
  activities: {
    links: [{ to: paths.activities, words: 'Finn aktivitetar, meld deg på eller av' }],
  },
  ceremonies: {
    links: [{ to: ceremonyPaths.all, words: 'Sjå prisar, datoar og påmelding' }],
  },
  wedding: {
    links: [{ to: ceremonyPaths.wedding, words: 'Les om vigsel, og send eit ønske' }],
  },
  funeral: {
    links: [{ to: ceremonyPaths.funeral, words: 'Få hjelp til ei gravferd. Der finn du telefonnummeret òg' }],
  },
  representative: {
    links: [{ to: '/tillitsvalgt', words: 'Gå til sidene for tillitsvalde' }],
  },
  privacy: {
    text: 'Du kan be om å få sjå, rette eller slette det vi har lagra om deg.',
    links: [
      { to: paths.myPrivacy, words: 'Sjå alt vi har lagra om deg, og kven som har sett på det' },
      { to: paths.myDetails, words: 'Rett opplysningane dine sjølv' },
    ],
  },
  'sign-in': {
    text: 'Eingongskoden kjem på e-post eller SMS innan eit par minutt. Sjå gjerne i søppelposten òg.',
    links: [
      { to: paths.myDetails, words: 'Byt e-postadresse eller telefonnummer' },
      { to: paths.verification, words: 'Kople denne innlogginga til medlemskapen din' },
    ],
  },
  accessibility: {
    text: 'Skriv gjerne kva side det gjeld, kva du prøvde å gjere, og kva hjelpemiddel du bruker. Vi hjelper deg òg med det du kom for.',
    links: [{ to: paths.accessibility, words: 'Les kva vi allereie veit om' }],
  },
  feedback: {
    text: 'Takk for at du seier frå. Det gjer oss betre, anten det er ros eller klage.',
  },
  bereavement: {},
  other: {},
};

export const topicHelpTexts = {
  title: 'Dette kan du gjere sjølv, med ein gong',
  privacyClock: (day: string) =>
    `Om du sender førespurnaden i dag, skal du etter personvernreglane som hovudregel ha svar seinast ${day}.`,
  bereavement: {
    title: 'Vi kondolerer',
    text: 'Du treng ikkje å finne dei rette orda. Skriv det du orkar, så tek vi resten.',
    what: 'Når vi veit kven det gjeld, stoppar vi post, magasin og trekk med ein gong.',
    phone: 'Vil du heller snakke med nokon, kan du ringje',
    number: formatPhone(phone),
    link: `tel:${phone}`,
    hours: `Vi svarer ${hours}.`,
    tell: 'Er nokon død, kan du seie frå her',
  },
};
export type Complete = Whole<
  Compared<typeof import('./topic-help-texts.ts'), typeof import('./topic-help-texts.nn.ts')>
>;
