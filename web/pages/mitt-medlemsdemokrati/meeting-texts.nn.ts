/** In nynorsk. */
import { capitalise, formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const meetingTexts = {
  title: 'Årsmøtet',
  notFound: 'Vi finn ikkje møtet',
  notFoundText: 'Det kan vere avlyst eller sletta, eller vere for medlemmer i eit anna lag.',
  back: 'Tilbake til Årsmøte og val',
  facts: 'Om møtet',
  on: 'Når',
  place: 'Kvar',
  day: (day: string) => capitalise(formatDate(day)),
  letter: 'Les innkallinga',
  papers: 'Sakspapir',
  noPapers: 'Det er ikkje lagt fram nokon papir enno. Når det skjer, får du beskjed.',
  minutes: 'Protokoll',
  motions: 'Forslag',
  motionsLead: 'Medlemmene kan føreslå kva årsmøtet skal ta stilling til.',
  newMotion: 'Send eit forslag',
  candidates: 'Kandidatar til verv',
  candidatesLead:
    'Du kan stille sjølv, eller føreslå nokon andre. Den du føreslår, må seie ja før namnet blir vist til nokon.',
  newCandidate: 'Føreslå ein kandidat',
  own: { motions: 'Forslaga dine', candidates: 'Dei du har føreslått' },
  notOut: 'Styret legg fram lista når fristen er ute.',
  publishedMotions: 'Forslag frå medlemmene',
  noMotions: 'Det kom ingen forslag.',
  publishedCandidates: 'Dei som stiller til val',
  noCandidates: 'Ingen har stilt til val på førehand.',
  by: (name: string | null) => (name ? `Frå ${name}` : 'Frå ein medlem'),
  reason: 'Grunngiving',
  name: { shown: 'Medlemmene ser namnet ditt', hidden: 'Berre styret ser namnet ditt' } as const,
  candidate: (name: string, role: string) => `${name} som ${role}`,
  yourself: (role: string) => `Deg sjølv som ${role}`,
  edit: 'Endre',
  editFor: (title: string) => `Endre: ${title}`,
  closeEdit: 'Ikkje endre likevel',
  save: 'Lagre endringa',
  saved: 'Endringa er lagra.',
  withdraw: 'Trekk tilbake',
  withdrawFor: (title: string) => `Trekk tilbake: ${title}`,
  withdrawn: 'Det er trekt tilbake.',
  stepDown: 'Eg stiller ikkje likevel',
  steppedDown: 'Du stiller ikkje til val. Namnet ditt er teke bort.',
  asked: (role: string) => `Vil du stille som ${role}?`,
  askedBy: (name: string) => (name ? `${name} har føreslått deg.` : 'Nokon har føreslått deg.'),
  askedText:
    'Seier du ja, ser styret og valkomiteen namnet ditt og grunngivinga. Når lista blir lagd fram, ser alle medlemmene i laget det same. Seier du nei, får ingen vite det. Du kan ombestemme deg fram til møtet.',
  yes: 'Ja, eg stiller',
  no: 'Nei takk',
  saidYes: 'Takk! Du stiller til val.',
  saidNo: 'Du stiller ikkje. Ingen får vite at du blei spurd.',
  answers: { yes: 'Du har sagt ja', no: 'Du har sagt nei' } as const,
  secret: 'Kva du røystar på møtet, lagrar vi aldri.',
};
export type Complete = Whole<
  Compared<typeof import('./meeting-texts.ts'), typeof import('./meeting-texts.nn.ts')>
>;
