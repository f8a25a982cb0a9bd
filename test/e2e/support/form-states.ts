/** The forms of the portal, as pages where they can be typed in; and the names they are kept under. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { draftForms, draftFormsOfObjects } from '#contract/draft-endpoints.ts';
import { demoActivityIds } from '../../../dev/seed/demo-activity.ts';
import { demoMatch } from '../../../dev/seed/demo-match.ts';
import { demoAccounts, demoPersons } from '../../../dev/seed/demo-people.ts';
import { openAllParts } from './detail-parts.ts';
import { enquiryId } from './every-page.ts';
import * as steps from './form-steps.ts';

/** How a button's name begins, or what else is to be done. */
export type Step = string | ((page: Page) => Promise<void>);

/** A page with forms on it. */
export type FormState = {
  /** Who is signed in; `new …`: a person that the portal has never met; null: a visitor. */
  account: string | null;
  path: string;
  /** What opens the forms, in order. */
  open: readonly Step[];
  /** Done once, before the page is opened. @returns the path, where only then it is known */
  arrange?(page: Page, openAs: steps.OpenAs): Promise<string>;
  /** Tested in `npm test` too. */
  isSample?: boolean;
};

const { ingrid, kari, liv, mona, ola, per } = demoAccounts;
/** Seeded: asked by Kari, about privacy. */
const privacyEnquiryId = '60000000-0000-4000-8000-000000000102';
const unitId = '40000000-0000-4000-8000-000000000011';
const meetingId = '91000000-0000-4000-8000-000000000001';
const unit = `/tillitsvalgt/${unitId}`;
const desk = '/medlemsservice';

type Pages = readonly (string | [path: string, ...open: Step[]])[];
const of = (account: string | null, pages: Pages) =>
  pages.map((page): FormState => {
    const [path, ...open] = typeof page === 'string' ? [page] : page;
    return { account, path, open };
  });

const meeting = `/mitt-medlemsdemokrati/${meetingId}`;
const kariAtDesk = `${desk}/personer/${demoPersons.kari.id}?henvendelse=${enquiryId}`;
const arranged = { account: mona.email, path: '' };

export const formStates: readonly FormState[] = [
  { account: liv.email, path: `${unit}/overlevering`, open: [], isSample: true },
  ...of(liv.email, [
    [`${unit}/styret`, steps.chooseCandidate],
    `${unit}/styret`,
    [`${unit}/overlevering`, 'Legg inn nytt styre'],
    `${unit}/refusjon`,
    `${unit}/skriv`,
    `${unit}/arsmote`,
  ]),
  ...of(null, ['/kontakt-oss', '/meld-dodsfall']),
  ...of(null, ['/activities/seremonier/vigsel', '/activities/seremonier/gravferd']),
  ...of('new', ['/hefinn/mine-opplysninger', '/verifisering']),
  ...of('new, who claims', [['/verifisering', steps.claimInVain]]),
  { account: 'new, who joins', path: '', open: [], arrange: steps.toCommunities },
  ...of(ola.email, ['/activities/seremonier/vigsel', '/activities/seremonier/gravferd', '/giveravtale']),
  ...of(ola.email, [['/giveravtale', 'Gi en gave én gang']]),
  ...of(ola.email, ['/magasininn', `/activities/${demoActivityIds.families}`]),
  {
    account: kari.email,
    path: meeting,
    open: ['Endre: ', 'Endre: '],
    arrange: (page) => steps.sendProposals(page, meeting),
  },
  ...of(kari.email, ['/ny-henvendelse', `/henvendelser/${enquiryId}`, ['/mine-opplysninger', openAllParts]]),
  ...of(kari.email, [
    ['/mine-opplysninger', 'Bytt e-post'],
    ['/mine-opplysninger', 'Bytt telefon'],
    ['/administrer-giveravtale', 'Endre'],
  ]),
  ...of(per.email, [
    ['/magasininn/mine-opplysninger', 'Papir, digitalt og adresse'],
    ['/magasininn/mine-opplysninger', 'Ta en pause'],
    ['/magasininn/mine-opplysninger', 'Midlertidig adresse'],
  ]),
  ...of(kari.email, ['/registrere-barn', `${meeting}/forslag`, `${meeting}/kandidat`]),
  // Started by Mona: a colleague decides.
  ...of(ingrid.email, [[`${desk}/ny-innlogging/d5000000-0000-4000-8000-000000000001`, 'Godkjenn']]),
  { ...arranged, open: ['Vis innloggingene', 'Angre koblingen'], arrange: steps.claimedRecord },
  { ...arranged, open: ['Nummeret tilhører den'], arrange: steps.sameNumberTwice },
  { ...arranged, open: [], arrange: steps.signTaxReport },
  { ...arranged, open: [], arrange: steps.tiedSender },
  { ...arranged, open: [steps.compareAnswers], arrange: steps.lockedOut },
  ...of(mona.email, [
    `${desk}/henvendelser/${enquiryId}`,
    `${desk}/henvendelser/${privacyEnquiryId}`,
    `${desk}/henvendelser/${demoMatch.enquiry.id}`,
    [`${desk}/henvendelser/${demoMatch.enquiry.id}`, 'Si nei'],
    `${desk}/personer`,
    `${desk}/personer/${enquiryId}`,
    [kariAtDesk, 'Registrer skriftlig utmelding'],
    `${desk}/utmeldinger`,
    [`${desk}/tekster`, 'Ny tekstblokk'],
    [`${desk}/dodsfall/d0000000-0000-4000-8000-000000000001`, 'Bekreft dødsfallet'],
    [`${desk}/dodsfall/d0000000-0000-4000-8000-000000000001`, 'Avvis meldingen'],
    [`${desk}/barn/50000000-0000-4000-8000-000000000012`, 'Avvis registreringen'],
    [`${desk}/barn/50000000-0000-4000-8000-000000000012`, 'Godkjenn registreringen'],
    [`${desk}/henvendelser/${enquiryId}`, 'Vis gaver og giveravtale', 'Betal tilbake'],
    `${desk}/verv/${unitId}`,
    `${desk}/bankfiler`,
    [`${desk}/avstemming`, 'Marker som forklart'],
    `${desk}/kontoutskrift`,
    `${desk}/magasinet`,
    [`${desk}/magasinet`, 'Planlegg en utgave'],
    [`${desk}/seremonier`, 'Ny påmelding'],
    `/activities/mine/arranger/${demoActivityIds.families}`,
    '/activities/mine/arranger/ny',
  ]),
  // The last one: from here on the clock of the portal is another.
  { ...arranged, open: [], arrange: steps.paidOutMonth },
];

const root = path.resolve(import.meta.dirname, '../../..');
const code = globSync('web/pages/**/*.tsx', { cwd: root })
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');
const written = [
  ...code.matchAll(/(?:keptAs: |useTabDraft\(|\bact: )(['`])([a-z-]+)(\$\{|\.|\1)(?! \|)/g),
].map(([, , name = '', end]) => ({ name, isWhole: end !== '${' }));
/** Nothing is typed in them: a pending code, and declarations, which are made when the button is pressed and never kept. */
const untyped = ['death-report-code', 'joining-check', 'register-children-check'];

/** @param surveyed the forms that were typed in @returns the names of the others */
export function formsWithout(surveyed: ReadonlySet<string>): string[] {
  const whole = new Set(written.filter(({ isWhole }) => isWhole).map(({ name }) => name));
  for (const name of [...draftForms, ...draftFormsOfObjects]) whole.add(name);
  for (const name of untyped) whole.delete(name);
  // A name that ends in a choice: those that are no other name.
  const chosen = [...surveyed].filter((name) => !whole.has(name));
  const begun = new Set(written.filter(({ isWhole }) => !isWhole).map(({ name }) => name));
  return [
    ...[...whole].filter((name) => !surveyed.has(name)),
    ...[...begun].filter((name) => !chosen.some((one) => one.startsWith(name))),
  ].sort();
}
