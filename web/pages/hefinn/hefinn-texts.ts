import { joiningAge } from '#contract/values/joining-age.ts';
import { organisation } from '#web/texts/organisation.ts';
import { purpose } from '#web/texts/purpose.ts';

const { name, shortName, youth } = organisation;

export const texts = {
  meaning: { community: 'Hva betyr livssynssamfunn?', grant: 'Hva betyr offentlig støtte?' },
  title: 'Bli medlem',
  lead: `Medlemskapet i ${name} er gratis. Det er ingen kontingent, og du bestemmer selv fra den dagen du fyller ${joiningAge} år.`,
  start: 'Start innmeldingen',
  startHelp:
    'Det tar noen få minutter. Du logger inn først, og vi tar vare på hvert steg, så du kan ta en pause og fortsette på en annen enhet.',
  sections: [
    {
      title: 'Hva det vil si å være medlem',
      points: [
        `${name} er ${purpose.about}. Som medlem slutter du deg til det formålet.`,
        'Du får et lokallag der du bor, stemmerett i laget og tilbud om aktiviteter og seremonier. Du forplikter deg ikke til å gjøre noe, og ikke til å gi noe.',
      ],
    },
    {
      title: 'Hvem kan bli medlem',
      points: [
        `Alle som har fylt ${joiningAge} år. Foreldre kan verken melde inn eller stoppe en ${joiningAge}-åring. Barn under ${joiningAge} kan registreres av foreldrene sine, men blir ikke medlemmer før de velger det selv.`,
        'Du må melde deg inn selv. Ingen blir medlem av å delta på en seremoni, gi en gave eller lese magasinet.',
      ],
    },
    {
      title: 'Den offentlige støtten',
      points: [
        `Staten gir støtte til tros- og livssynssamfunn for hvert medlem. For at ${shortName} skal få støtten for deg, må vi ha fødselsnummeret ditt, og du kan ikke være medlem i Den norske kirke eller et annet tros- og livssynssamfunn samtidig.`,
        'Begge deler kan du ordne senere. Du er medlem fra du trykker «Bli medlem», men teller ikke med i støtten før det er på plass.',
      ],
    },
    {
      title: 'Hva vi lagrer om deg',
      points: [
        'Navn, fødselsdato, hvordan vi når deg, og det du svarer i innmeldingen. At du er medlem, sier noe om livssynet ditt, så vi deler det bare med dem som er nevnt på siden om personvern.',
        'Fødselsnummeret krypteres. Det brukes til å søke om offentlig støtte, til å se at ingen er registrert to ganger, og til skattefradrag hvis du gir gaver.',
      ],
    },
    {
      title: 'Slik melder du deg ut',
      points: [
        'Når du vil, uten å si hvorfor: på Min side, eller skriftlig på e-post eller brev. Utmeldingen gjelder med en gang, og da sletter vi deg fra medlemsregisteret.',
      ],
    },
  ],
  youthBefore: `Har du fylt ${youth.fromAge} år, kan du bli med i `,
  privacy: 'Les mer om personvern',
  already: {
    title: 'Er du medlem allerede?',
    text: 'Da skal du ikke melde deg inn på nytt. Vis hvem du er, så finner vi medlemskapet ditt.',
    link: 'Finn medlemskapet mitt',
  },
};

export const stepTexts = {
  progress: (step: number, of: number) => `Bli medlem – steg ${step} av ${of}`,
  back: 'Tilbake til forrige steg',
};

export const checkingTexts = {
  title: 'Takk! Vi må sjekke noe først',
  lead: 'Innmeldingen din er mottatt, men ikke fullført ennå.',
  text: 'Medlemsservice ser på den og skriver til deg. Du trenger ikke å gjøre noe. Svaret finner du under Henvendelser.',
  enquiries: 'Se henvendelsene dine',
};

export const tooYoungTexts = {
  title: 'Så fint at du vil være med!',
  lead: `Du kan melde deg inn selv den dagen du fyller ${joiningAge} år. Loven sier at det er da du bestemmer dette alene.`,
  parent: `Fram til da kan en forelder som er medlem, registrere deg i ${shortName}.`,
  youthBefore: `Har du fylt ${youth.fromAge} år, kan du allerede nå bli med i `,
  youthAfter: '.',
  nothingKept: 'Vi har ikke lagret noe av det du skrev.',
};

export const memberAlreadyTexts = {
  title: 'Du står i registeret allerede',
  lead: 'Du trenger ikke å melde deg inn. Det du skrev her, er ikke sendt inn.',
};
