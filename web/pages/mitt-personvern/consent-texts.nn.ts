/** In nynorsk. */

import type { Consents } from '#contract/privacy-endpoints.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { shortName } = organisation;
type Purpose = Consents['purposes'][number]['purpose'];

export const consentTexts = {
  title: 'Samtykke',
  lead: 'Dette avgjer du sjølv. Det er like lett å seie nei som å seie ja, og ingenting anna endrar seg.',
  purposes: {
    'news-email': {
      title: 'Nyheiter på e-post',
      words: `Ja, send meg nyheiter frå ${shortName} på e-post.`,
    },
    'news-sms': { title: 'Nyheiter på SMS', words: `Ja, send meg nyheiter frå ${shortName} på SMS.` },
  } satisfies Record<Purpose, { title: string; words: string }>,
  yes: 'Du har sagt ja',
  no: 'Du har ikkje sagt ja',
  give: (what: string) => `Sei ja til ${what.toLocaleLowerCase('nn').replace('sms', 'SMS')}`,
  withdraw: (what: string) => `Sei nei til ${what.toLocaleLowerCase('nn').replace('sms', 'SMS')}`,
  saidYes: 'Du har sagt ja',
  saidNo: 'Du har sagt nei. Det gjeld med ein gong.',
  tooYoung: `Dette kan du seie ja til frå du er ${adultAge} år, når vi kjenner fødselsdatoen din.`,
  cookies: 'Valet ditt om teljing av besøk ligg i nettlesaren. Det endrar du på sida om',
  cookiesLink: 'informasjonskapslar',
  log: 'Alt du har sagt ja og nei til',
  logLead: 'Loggen kan ikkje endrast, verken av deg eller oss. Er teksten ny, får han ein ny versjon.',
  logEmpty: 'Du har ikkje sagt ja eller nei til noko enno.',
  saidYesTo: 'Ja',
  saidNoTo: 'Nei',
  purposeNames: {
    'news-email': 'til nyheiter på e-post',
    'news-sms': 'til nyheiter på SMS',
    'chapter-contact': 'til at styret i lokallaget ser e-post og telefon',
  } as Readonly<Record<string, string>>,
  channels: {
    portal: 'På Min side',
    import: 'Frå registeret vi henta inn',
    desk: 'Hos medlemsservice',
  } as Readonly<Record<string, string>>,
  version: (version: string) => `Tekst: ${version}`,
};

export const restrictionTexts = {
  title: 'Avgrens bruken',
  lead: 'Er du usamd med oss om noko, kan du be oss la opplysningane dine liggje medan vi finn ut av det. Då gjeld dette:',
  means: [
    'Vi slettar ingenting, og du er framleis medlem om du er det.',
    'Du får ikkje magasinet, nyheiter, påminningar eller invitasjonar.',
    'Svar på førespurnadene dine får du som før.',
    'Ein givaravtale går til du stoppar han, og du får varsla som høyrer til.',
  ],
  restrict: 'Avgrens bruken av opplysningane mine',
  lift: 'Opphev avgrensinga',
  since: (when: string) => `Avgrensa frå ${when}`,
  begun: 'Bruken er avgrensa frå no.',
  lifted: 'Avgrensinga er oppheva.',
};
export type Complete = Whole<
  Compared<typeof import('./consent-texts.ts'), typeof import('./consent-texts.nn.ts')>
>;
