import type { NoticeType } from '#contract/notice-kinds.ts';
import { organisation } from '#web/texts/organisation.ts';

export const texts = {
  title: 'Slik får du varsler',
  lead: 'Velg hva du vil varsles om, og hvordan. Valgene lagres med en gang.',
  openPost:
    'På e-post og SMS skriver vi aldri hva det gjelder, bare at noe venter på deg her. Resten leser du når du har logget inn. Har du bedt om varsel før trekk med AvtaleGiro, må e-posten også si hvilken konto pengene går til, hvor mye og når.',
  yours: 'Dette velger du selv',
  yoursHelp: 'Du kan slå av alt her. I hver e-post er det også en lenke der du kan melde deg av.',
  always: 'Dette får du alltid',
  alwaysHelp: 'Dette kan ikke slås av, men du kan få SMS i tillegg.',
  because: {
    security: 'Så du merker det hvis noen andre prøver seg.',
    enquiries: 'Du har spurt oss om noe, og svaret skal nå deg.',
    membership: 'Du har stemmerett, og innkallingen skal nå alle.',
    giving: 'Det gjelder pengene dine.',
    children: 'Det gjelder barn du har ansvar for.',
    magazine: 'Det er kvitteringen din.',
    activities: 'Du har en plass, og må få vite det hvis noe endrer seg.',
  } as Partial<Record<NoticeType, string>>,
  alwaysOn: 'Alltid på e-post og under Varsler.',
  choose: (type: string, channel: string) => `${type}: ${channel}`,
  saved: (type: string, channel: string, isOn: boolean) =>
    `Lagret. ${type}: ${channel} er slått ${isOn ? 'på' : 'av'}.`,
  save: 'Lagre valget',
  sender: 'Navnet vårt i e-posten',
  senderHelp: `Vanligvis står det bare «Min side» som avsender, så ingen ser hvem du får e-post fra. Du kan velge at vi skriver «${organisation.name}» også. Da kan avsenderadressen også vise hvem vi er. Hva det gjelder, skriver vi fortsatt ikke.`,
  senderNamed: 'Dere kan skrive hvem dere er i e-post til meg',
  senderSaved: (isOn: boolean) =>
    isOn
      ? `Lagret. Nå skriver vi «${organisation.name}» i e-post til deg.`
      : 'Navnet vårt står ikke lenger i e-posten.',
  noPhone: 'Vi har ikke noe telefonnummer til deg, så SMS kommer ikke fram før du legger til ett.',
  noEmail: 'Vi har ingen e-postadresse til deg. Det du må få vite, kommer på SMS i stedet.',
  addContact: 'Legg til under Mine opplysninger',
  stoppedTitle: 'E-post til deg kommer i retur',
  stopped:
    'Tre e-poster har kommet tilbake, så vi har sluttet å sende til adressen. Bekreft den på nytt, eller bytt den, så begynner vi igjen.',
  proveAnew: 'Bekreft eller bytt e-postadressen',
  quiet: (from: string, until: string) =>
    `SMS kommer ikke mellom kl. ${from.replace(':', '.')} og ${until.replace(':', '.')}. De venter til morgenen. Koder for innlogging og varsler om sikkerhet kommer alltid med en gang.`,
  elsewhere: 'Nyheter fra oss',
  elsewhereHelp: 'Under Mine opplysninger velger du om du vil ha nyheter fra oss på e-post og SMS.',
  toDetails: 'Gå til Mine opplysninger',
};
