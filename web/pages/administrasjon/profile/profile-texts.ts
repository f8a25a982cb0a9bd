/** `/administrasjon/profil`. */
import type { BindingWordKind } from '#contract/binding-words.ts';
import type { ProfileVersion } from '#contract/profile-version-endpoints.ts';
import { formatCount } from '#web/texts/format.ts';

export const profileTexts = {
  title: 'Organisasjonens profil',
  lead: 'Navn, adresser, ord og priser som er deres egne. Én administrator skriver et utkast, og en annen publiserer det.',
  source: {
    database: {
      title: 'Profilen skrives her',
      text: 'Det som publiseres her, gjelder neste gang portalen startes med «npm start». Driftes den på en annen måte, må noen først kjøre «npm run profile» og «npm run build».',
    },
    file: {
      title: 'Profilen skrives i en fil',
      text: 'Portalen er satt opp med en egen fil (ORGANISATION_PROFILE). Her kan du lese profilen og laste den ned. Skal den skrives her, må den som drifter portalen, fjerne innstillingen.',
    },
  },
  now: 'Gjelder nå',
  next: 'Gjelder fra neste oppstart',
  version: (number: number) => `Versjon ${number}`,
  asFile: 'Profilen i filen portalen ble startet med',
  noNext: 'Det samme som nå',
  download: 'Last ned profilen',
  downloadName: 'organisation-profile.json',
  draft: 'Utkast',
  draftBy: (name: string, when: string) => `Sist lagret av ${name} ${when}`,
  from: (number: number) => `Bygger på versjon ${number}`,
  because: (note: string) => `Hva og hvorfor: ${note}`,
  changes: (count: number) => `${formatCount(count, 'endring', 'endringer')} fra det som er publisert`,
  noChanges: 'Utkastet er likt det som er publisert.',
  before: 'Før',
  after: 'Etter',
  empty: 'Tomt',
  other: 'Annet',
  yes: 'Ja',
  no: 'Nei',
  words: {
    title: { purpose: 'Formålet er endret', 'giving-terms': 'Vilkårene for giveravtaler er endret' },
    toAsk: {
      purpose: (people: number) =>
        people === 0
          ? 'Ingen medlemmer må spørres på nytt.'
          : `${formatCount(people, 'medlem har', 'medlemmer har')} sluttet seg til andre ord, og må spørres på nytt.`,
      'giving-terms': (people: number) =>
        people === 0
          ? 'Ingen givere må spørres på nytt.'
          : `${formatCount(people, 'giver har', 'givere har')} godtatt andre vilkår, og må spørres på nytt.`,
    },
    agreed: (people: number, words: string) => `${people} har sagt ja til: «${words}»`,
    unknown: (people: number) => `${people} har sagt ja før portalen lagret ordene sammen med beviset.`,
    evidence: 'Det folk har sagt ja til, endres ikke: Beviset viser fortsatt til ordene de fikk se.',
    others: 'Andre endringer i utkastet gjelder fra neste oppstart.',
  } satisfies {
    title: Record<BindingWordKind, string>;
    toAsk: Record<BindingWordKind, (people: number) => string>;
    [more: string]: unknown;
  },
  validFrom: 'Ordene gjelder fra',
  validFromSubject: 'dagen ordene gjelder fra',
  validFromTooEarly: (day: string) => `Dagen kan ikke være før ${day}.`,
  publishForm: 'Publiser utkastet',
  refuse: 'Avvis utkastet',
  refuseReason: 'Hvorfor avvises det?',
  refusePlease: 'Skriv hvorfor det avvises',
  refuseSubject: 'Begrunnelsen',
  refused: 'Utkastet er avvist.',
  wordsFrom: (day: string) => `Ordene gjelder fra ${day}`,
  nextFrom: (number: number, day: string) => `Versjon ${number}. Ordene gjelder fra ${day}`,
  restartDue: {
    title: 'Portalen må startes på nytt',
    text: (day: string) =>
      `Nye ord skulle gjelde fra ${day}. De gamle vises til portalen er startet på nytt.`,
  },
  versionTaken:
    'Vilkårene har nye ord, men en versjon som er brukt før. Gi dem en ny versjon, slik at det går fram hva hver giver har godtatt.',
  shown: 'Slik blir det',
  footer: 'Nederst på sidene',
  letter: 'Avsender av e-post',
  price: 'Forslag til månedlig gave',
  footerLine: (name: string, number: string) => `${name}, organisasjonsnummer ${number}`,
  priceLine: (amounts: string) => `${amounts} kr`,
  letterLine: (name: string, email: string) => `${name} <${email}>`,
  publish: 'Publiser',
  published: 'Profilen er publisert. Den gjelder fra neste oppstart.',
  secondNeeded: 'Den som skrev utkastet, kan ikke publisere det. En annen administrator må gjøre det.',
  discard: 'Forkast utkastet',
  discarded: 'Utkastet er forkastet.',
  sections: 'Innholdet',
  edit: 'Endre',
  editSection: (title: string) => `Endre ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  note: 'Hva er endret, og hvorfor?',
  notePlease: 'Skriv hva som er endret',
  noteSubject: 'Teksten',
  noteHint: 'Står i listen over versjoner.',
  save: 'Lagre utkast',
  saveSection: (title: string) => `Lagre utkast: ${title}`,
  saved: 'Utkastet er lagret.',
  cancel: 'Avbryt',
  versions: 'Versjoner',
  noVersions: 'Ingen versjon er publisert ennå.',
  earlier: 'Vis eldre versjoner',
  states: {
    draft: 'Utkast',
    next: 'Gjelder fra neste oppstart',
    running: 'Gjelder nå',
    earlier: 'Tidligere',
    discarded: 'Forkastet',
  } satisfies Record<ProfileVersion['state'], string>,
  unnumbered: 'Utkast',
  writtenBy: (name: string, when: string) => `Skrevet av ${name} ${when}`,
  publishedBy: (name: string, when: string) => `Publisert av ${name} ${when}`,
  discardedBy: (name: string) => `Forkastet av ${name}`,
  discardReason: (reason: string) => `Begrunnelse: ${reason}`,
  goBack: 'Gå tilbake til denne',
  goBackTo: (number: number) => `Gå tilbake til denne: versjon ${number}`,
  wentBack: 'Versjonen er det nye utkastet.',
};
