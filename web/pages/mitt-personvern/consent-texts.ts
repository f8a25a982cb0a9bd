import type { Consents } from '#contract/privacy-endpoints.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import { organisation } from '#web/texts/organisation.ts';

const { shortName } = organisation;
type Purpose = Consents['purposes'][number]['purpose'];

export const consentTexts = {
  title: 'Samtykker',
  lead: 'Dette bestemmer du selv. Det er like lett å si nei som å si ja, og ingenting annet endrer seg.',
  purposes: {
    'news-email': {
      title: 'Nyheter på e-post',
      words: `Ja, send meg nyheter fra ${shortName} på e-post.`,
    },
    'news-sms': { title: 'Nyheter på SMS', words: `Ja, send meg nyheter fra ${shortName} på SMS.` },
  } satisfies Record<Purpose, { title: string; words: string }>,
  yes: 'Du har sagt ja',
  no: 'Du har ikke sagt ja',
  give: (what: string) => `Si ja til ${what.toLocaleLowerCase('nb').replace('sms', 'SMS')}`,
  withdraw: (what: string) => `Si nei til ${what.toLocaleLowerCase('nb').replace('sms', 'SMS')}`,
  saidYes: 'Du har sagt ja',
  saidNo: 'Du har sagt nei. Det gjelder med en gang.',
  tooYoung: `Dette kan du si ja til fra du er ${adultAge} år, når vi kjenner fødselsdatoen din.`,
  cookies: 'Valget ditt om telling av besøk ligger i nettleseren. Det endrer du på siden om',
  cookiesLink: 'informasjonskapsler',
  log: 'Alt du har sagt ja og nei til',
  logLead: 'Loggen kan ikke endres, verken av deg eller oss. Er teksten ny, får den en ny versjon.',
  logEmpty: 'Du har ikke sagt ja eller nei til noe ennå.',
  saidYesTo: 'Ja',
  saidNoTo: 'Nei',
  purposeNames: {
    'news-email': 'til nyheter på e-post',
    'news-sms': 'til nyheter på SMS',
    'chapter-contact': 'til at styret i lokallaget ser e-post og telefon',
  } as Readonly<Record<string, string>>,
  channels: {
    portal: 'På Min side',
    import: 'Fra registeret vi hentet inn',
    desk: 'Hos medlemsservice',
  } as Readonly<Record<string, string>>,
  version: (version: string) => `Tekst: ${version}`,
};

export const restrictionTexts = {
  title: 'Begrens bruken',
  lead: 'Er du uenig med oss om noe, kan du be oss la opplysningene dine ligge mens vi finner ut av det. Da gjelder dette:',
  means: [
    'Vi sletter ingenting, og du er fortsatt medlem om du er det.',
    'Du får ikke magasinet, nyheter, påminnelser eller invitasjoner.',
    'Svar på henvendelsene dine får du som før.',
    'En giveravtale løper til du stopper den, og du får varslene som hører til.',
  ],
  restrict: 'Begrens bruken av opplysningene mine',
  lift: 'Opphev begrensningen',
  since: (when: string) => `Begrenset fra ${when}`,
  begun: 'Bruken er begrenset fra nå.',
  lifted: 'Begrensningen er opphevet.',
};
