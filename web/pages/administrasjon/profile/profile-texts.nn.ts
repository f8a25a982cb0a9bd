/** In nynorsk. */

import type { BindingWordKind } from '#contract/binding-words.ts';
import type { ProfileVersion } from '#contract/profile-version-endpoints.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const profileTexts = {
  title: 'Profilen til organisasjonen',
  lead: 'Namn, adresser, ord og prisar som er dykkar eigne. Éin administrator skriv eit utkast, og ein annan publiserer det.',
  source: {
    database: {
      title: 'Profilen blir skriven her',
      text: 'Det som blir publisert her, gjeld neste gong portalen blir starta med «npm start». Blir han drifta på ein annan måte, må nokon først køyre «npm run profile» og «npm run build».',
    },
    file: {
      title: 'Profilen blir skriven i ei fil',
      text: 'Portalen er sett opp med ei eiga fil (ORGANISATION_PROFILE). Her kan du lese profilen og laste han ned. Skal han skrivast her, må den som driftar portalen, fjerne innstillinga.',
    },
  },
  now: 'Gjeld no',
  next: 'Gjeld frå neste oppstart',
  version: (number: number) => `Versjon ${number}`,
  asFile: 'Profilen i fila portalen blei starta med',
  noNext: 'Det same som no',
  download: 'Last ned profilen',
  downloadName: 'organisation-profile.json',
  draft: 'Utkast',
  draftBy: (name: string, when: string) => `Sist lagra av ${name} ${when}`,
  from: (number: number) => `Byggjer på versjon ${number}`,
  because: (note: string) => `Kva og kvifor: ${note}`,
  changes: (count: number) => `${formatCount(count, 'endring', 'endringar')} frå det som er publisert`,
  noChanges: 'Utkastet er likt det som er publisert.',
  before: 'Før',
  after: 'Etter',
  empty: 'Tomt',
  other: 'Anna',
  yes: 'Ja',
  no: 'Nei',
  words: {
    title: { purpose: 'Føremålet er endra', 'giving-terms': 'Vilkåra for givaravtalar er endra' },
    toAsk: {
      purpose: (people: number) =>
        people === 0
          ? 'Ingen medlemmer må spørjast på nytt.'
          : `${formatCount(people, 'medlem har', 'medlemmer har')} slutta seg til andre ord, og må spørjast på nytt.`,
      'giving-terms': (people: number) =>
        people === 0
          ? 'Ingen givarar må spørjast på nytt.'
          : `${formatCount(people, 'givar har', 'givarar har')} godteke andre vilkår, og må spørjast på nytt.`,
    },
    agreed: (people: number, words: string) => `${people} har sagt ja til: «${words}»`,
    unknown: (people: number) => `${people} har sagt ja før portalen lagra orda saman med provet.`,
    evidence: 'Det folk har sagt ja til, blir ikkje endra: Provet viser framleis til orda dei fekk sjå.',
    others: 'Andre endringar i utkastet gjeld frå neste oppstart.',
  } satisfies {
    title: Record<BindingWordKind, string>;
    toAsk: Record<BindingWordKind, (people: number) => string>;
    [more: string]: unknown;
  },
  validFrom: 'Orda gjeld frå',
  validFromSubject: 'dagen orda gjeld frå',
  validFromTooEarly: (day: string) => `Dagen kan ikkje vere før ${day}.`,
  publishForm: 'Publiser utkastet',
  refuse: 'Avvis utkastet',
  refuseReason: 'Kvifor blir det avvist?',
  refusePlease: 'Skriv kvifor det blir avvist',
  refuseSubject: 'Grunngivinga',
  refused: 'Utkastet er avvist.',
  wordsFrom: (day: string) => `Orda gjeld frå ${day}`,
  nextFrom: (number: number, day: string) => `Versjon ${number}. Orda gjeld frå ${day}`,
  restartDue: {
    title: 'Portalen må startast på nytt',
    text: (day: string) =>
      `Nye ord skulle gjelde frå ${day}. Dei gamle blir viste til portalen er starta på nytt.`,
  },
  versionTaken:
    'Vilkåra har nye ord, men ein versjon som er brukt før. Gi dei ein ny versjon, slik at det går fram kva kvar givar har godteke.',
  shown: 'Slik blir det',
  footer: 'Nedst på sidene',
  letter: 'Avsendar av e-post',
  price: 'Forslag til månadleg gåve',
  footerLine: (name: string, number: string) => `${name}, organisasjonsnummer ${number}`,
  priceLine: (amounts: string) => `${amounts} kr`,
  letterLine: (name: string, email: string) => `${name} <${email}>`,
  publish: 'Publiser',
  published: 'Profilen er publisert. Han gjeld frå neste oppstart.',
  secondNeeded: 'Den som skreiv utkastet, kan ikkje publisere det. Ein annan administrator må gjere det.',
  discard: 'Forkast utkastet',
  discarded: 'Utkastet er forkasta.',
  sections: 'Innhaldet',
  edit: 'Endre',
  editSection: (title: string) => `Endre ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  note: 'Kva er endra, og kvifor?',
  notePlease: 'Skriv kva som er endra',
  noteSubject: 'Teksten',
  noteHint: 'Står i lista over versjonar.',
  save: 'Lagre utkast',
  saveSection: (title: string) => `Lagre utkast: ${title}`,
  saved: 'Utkastet er lagra.',
  cancel: 'Avbryt',
  versions: 'Versjonar',
  noVersions: 'Ingen versjon er publisert enno.',
  earlier: 'Vis eldre versjonar',
  states: {
    draft: 'Utkast',
    next: 'Gjeld frå neste oppstart',
    running: 'Gjeld no',
    earlier: 'Tidlegare',
    discarded: 'Forkasta',
  } satisfies Record<ProfileVersion['state'], string>,
  unnumbered: 'Utkast',
  writtenBy: (name: string, when: string) => `Skrive av ${name} ${when}`,
  publishedBy: (name: string, when: string) => `Publisert av ${name} ${when}`,
  discardedBy: (name: string) => `Forkasta av ${name}`,
  discardReason: (reason: string) => `Grunngiving: ${reason}`,
  goBack: 'Gå tilbake til denne',
  goBackTo: (number: number) => `Gå tilbake til denne: versjon ${number}`,
  wentBack: 'Versjonen er det nye utkastet.',
};

export type Complete = Whole<
  Compared<typeof import('./profile-texts.ts'), typeof import('./profile-texts.nn.ts')>
>;
