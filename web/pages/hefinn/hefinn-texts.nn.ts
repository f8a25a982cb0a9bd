/** In nynorsk. */
import { joiningAge } from '#contract/values/joining-age.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';
import { purpose } from '#web/texts/purpose.ts';

const { name, shortName, youth } = organisation;

export const texts = {
  meaning: { community: 'Kva tyder livssynssamfunn?', grant: 'Kva tyder offentleg støtte?' },
  title: 'Bli medlem',
  lead: `Medlemskapen i ${name} er gratis. Det er ingen kontingent, og du avgjer sjølv frå den dagen du fyller ${joiningAge} år.`,
  start: 'Start innmeldinga',
  startHelp:
    'Det tek nokre få minutt. Du loggar inn først, og vi tek vare på kvart steg, så du kan ta ein pause og halde fram på ei anna eining.',
  sections: [
    {
      title: 'Kva det vil seie å vere medlem',
      points: [
        `${name} er ${purpose.about}. Som medlem sluttar du deg til det føremålet.`,
        'Du får eit lokallag der du bur, røysterett i laget og tilbod om aktivitetar og seremoniar. Du bind deg ikkje til å gjere noko, og ikkje til å gi noko.',
      ],
    },
    {
      title: 'Kven kan bli medlem',
      points: [
        `Alle som har fylt ${joiningAge} år. Foreldre kan verken melde inn eller stoppe ein ${joiningAge}-åring. Barn under ${joiningAge} kan registrerast av foreldra sine, men blir ikkje medlemmer før dei vel det sjølve.`,
        'Du må melde deg inn sjølv. Ingen blir medlem av å delta på ein seremoni, gi ei gåve eller lese magasinet.',
      ],
    },
    {
      title: 'Den offentlege støtta',
      points: [
        `Staten gir støtte til trus- og livssynssamfunn for kvar medlem. For at ${shortName} skal få støtta for deg, må vi ha fødselsnummeret ditt, og du kan ikkje vere medlem i Den norske kyrkja eller eit anna trus- og livssynssamfunn samtidig.`,
        'Begge delar kan du ordne seinare. Du er medlem frå du trykkjer «Bli medlem», men tel ikkje med i støtta før det er på plass.',
      ],
    },
    {
      title: 'Kva vi lagrar om deg',
      points: [
        'Namn, fødselsdato, korleis vi når deg, og det du svarer i innmeldinga. At du er medlem, seier noko om livssynet ditt, så vi deler det berre med dei som er nemnde på sida om personvern.',
        'Fødselsnummeret blir kryptert. Det blir brukt til å søkje om offentleg støtte, til å sjå at ingen er registrert to gonger, og til skattefrådrag om du gir gåver.',
      ],
    },
    {
      title: 'Slik melder du deg ut',
      points: [
        'Når du vil, utan å seie kvifor: på Min side, eller skriftleg på e-post eller brev. Utmeldinga gjeld med ein gong, og då slettar vi deg frå medlemsregisteret.',
      ],
    },
  ],
  youthBefore: `Har du fylt ${youth.fromAge} år, kan du bli med i `,
  privacy: 'Les meir om personvern',
  already: {
    title: 'Er du medlem allereie?',
    text: 'Då skal du ikkje melde deg inn på nytt. Vis kven du er, så finn vi medlemskapen din.',
    link: 'Finn medlemskapen min',
  },
};

export const stepTexts = {
  progress: (step: number, of: number) => `Bli medlem – steg ${step} av ${of}`,
  back: 'Tilbake til førre steget',
};

export const checkingTexts = {
  title: 'Takk! Vi må sjekke noko først',
  lead: 'Innmeldinga di er motteken, men ikkje fullført enno.',
  text: 'Medlemsservice ser på innmeldinga og skriv til deg. Du treng ikkje å gjere noko. Svaret finn du under Førespurnader.',
  enquiries: 'Sjå førespurnadene dine',
};

export const tooYoungTexts = {
  title: 'Så fint at du vil vere med!',
  lead: `Du kan melde deg inn sjølv den dagen du fyller ${joiningAge} år. Lova seier at det er då du avgjer dette åleine.`,
  parent: `Fram til då kan ein forelder som er medlem, registrere deg i ${shortName}.`,
  youthBefore: `Har du fylt ${youth.fromAge} år, kan du allereie no bli med i `,
  youthAfter: '.',
  nothingKept: 'Vi har ikkje lagra noko av det du skreiv.',
};

export const memberAlreadyTexts = {
  title: 'Du står i registeret allereie',
  lead: 'Du treng ikkje å melde deg inn. Det du skreiv her, er ikkje sendt inn.',
};
export type Complete = Whole<
  Compared<typeof import('./hefinn-texts.ts'), typeof import('./hefinn-texts.nn.ts')>
>;
