/** The forms of the portal, as pages where they can be typed in; and the names they are kept under. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoActivityIds } from '../../../dev/seed/demo-activities.ts';
import { demoAccounts } from '../../../dev/seed/demo-people.ts';
import { enquiryId } from './every-page.ts';

/** A page with forms on it. */
export type FormState = {
  /** Who is signed in; `new`: a person that the portal has never met; null: a visitor. */
  account: string | null;
  path: string;
  /** The buttons that open the forms, in order. */
  open: readonly string[];
  /** Tested in `npm test` too. */
  isSample?: boolean;
};

const { kari, liv, mona, ola } = demoAccounts;
const unitId = '40000000-0000-4000-8000-000000000011';
const meetingId = '91000000-0000-4000-8000-000000000001';
const unit = `/tillitsvalgt/${unitId}`;
const desk = '/medlemsservice';

const of = (account: string | null, pages: readonly (string | [path: string, ...open: string[]])[]) =>
  pages.map((page): FormState => {
    const [path, ...open] = typeof page === 'string' ? [page] : page;
    return { account, path, open };
  });

export const formStates: readonly FormState[] = [
  { account: liv.email, path: `${unit}/overlevering`, open: [], isSample: true },
  ...of(null, ['/kontakt-oss', '/meld-dodsfall']),
  ...of(null, ['/activities/seremonier/vigsel', '/activities/seremonier/gravferd']),
  ...of('new', ['/hefinn/mine-opplysninger', '/verifisering']),
  ...of(ola.email, ['/activities/seremonier/vigsel', '/activities/seremonier/gravferd', '/giveravtale']),
  ...of(ola.email, ['/magasininn', `/activities/${demoActivityIds.families}`]),
  ...of(kari.email, ['/ny-henvendelse', `/henvendelser/${enquiryId}`, '/mine-opplysninger']),
  ...of(kari.email, [
    ['/mine-opplysninger', 'Bytt e-post'],
    ['/mine-opplysninger', 'Bytt telefon'],
    ['/administrer-giveravtale', 'Endre'],
  ]),
  ...of(kari.email, ['/registrere-barn', `/mitt-medlemsdemokrati/${meetingId}/forslag`]),
  ...of(kari.email, [`/mitt-medlemsdemokrati/${meetingId}/kandidat`]),
  ...of(liv.email, [
    `${unit}/styret`,
    [`${unit}/overlevering`, 'Legg inn nytt styre'],
    `${unit}/refusjon`,
    `${unit}/skriv`,
    `${unit}/arsmote`,
  ]),
  ...of(mona.email, [
    `${desk}/henvendelser/${enquiryId}`,
    `${desk}/personer`,
    `${desk}/personer/${enquiryId}`,
    `${desk}/utmeldinger`,
    [`${desk}/tekster`, 'Ny tekstblokk'],
    [`${desk}/dodsfall/d0000000-0000-4000-8000-000000000001`, 'Bekreft dødsfallet'],
    [`${desk}/barn/50000000-0000-4000-8000-000000000011`, 'Avvis registreringen'],
    [`${desk}/ny-innlogging/d5000000-0000-4000-8000-000000000001`, 'Godkjenn'],
    [`${desk}/henvendelser/${enquiryId}`, 'Vis gaver og giveravtale', 'Betal tilbake'],
    `${desk}/verv/${unitId}`,
    `${desk}/bankfiler`,
    [`${desk}/avstemming`, 'Marker som forklart'],
    `${desk}/kontoutskrift`,
    `${desk}/magasinet`,
    [`${desk}/magasinet`, 'Planlegg en utgave'],
    [`${desk}/seremonier`, 'Ny påmelding'],
    `/activities/mine/arranger/${demoActivityIds.families}`,
  ]),
];

const root = path.resolve(import.meta.dirname, '../../..');
/** Each name in the code ends where an id or a choice begins. */
const names = new Set(
  globSync('web/pages/**/*.tsx', { cwd: root }).flatMap((file) =>
    [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(
        /(?:keptAs: |use(?:Open|Tab)Draft\(|useActForm\(\{\s*\.\.\.\{ screen, act: )['`]([a-z-]+)/g,
      ),
    ].map(([, name = '']) => name),
  ),
);

/** @param surveyed the forms that were typed in @returns the names of the others */
export const formsWithout = (surveyed: ReadonlySet<string>): string[] =>
  [...names].filter((name) => ![...surveyed].some((one) => one.startsWith(name))).sort();
