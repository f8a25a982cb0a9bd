/** What each notice says behind the sign-in, and the page it leads to. */

import type { Notice } from '#contract/notice-endpoints.ts';
import type { NoticeKind } from '#contract/notice-kinds.ts';
import { joiningAge } from '#contract/values/joining-age.ts';
import { type PageAddress, paths } from '#web/paths.ts';
import { activityPaths } from '#web/ui/activity-paths.ts';
import { ceremonyPaths } from '#web/ui/ceremony-paths.ts';
import { democracyPaths } from '#web/ui/democracy-paths.ts';

type To = (subjectId: string | null) => PageAddress;
type Words = { title: (about: string | null) => string; to: To };

const named = (before: string, otherwise: string) => (about: string | null) =>
  about ? `${before} «${about}»` : otherwise;
const plain = (title: string) => () => title;
/** With the child's name where it is still known. */
const aboutChild = (sentence: (name: string) => string) => (about: string | null) =>
  sentence(about ?? 'et barn');

const toEnquiry: To = (id) => (id ? paths.enquiry(id) : paths.enquiries);
const toActivity: To = (id) => (id ? activityPaths.one(id) : activityPaths.mine);
const toAgreement: To = (id) => (id ? `/kvittering-avtale/${id}` : paths.manageDonorAgreement);
const toGift: To = (id) => (id ? paths.giftReceipt(id) : paths.manageDonorAgreement);
const toLetter: To = (id) => (id ? `${paths.notices}/brev/${id}` : paths.notices);
const toMeeting: To = (id) => (id ? democracyPaths.meeting(id) : democracyPaths.mine);
const toUnit =
  (part: string): To =>
  (id) =>
    id ? `${paths.representative}/${id}/${part}` : paths.representative;
const toPage =
  (page: PageAddress): To =>
  () =>
    page;

const toClaims = toPage('/tillitsvalgt/utlegg');

const words: Record<NoticeKind, Words> = {
  'enquiry-received': {
    title: named('Vi har mottatt henvendelsen', 'Vi har mottatt henvendelsen din'),
    to: toEnquiry,
  },
  'enquiry-answered': { title: named('Du har fått svar på', 'Du har fått svar'), to: toEnquiry },
  'enquiry-reminder': {
    title: named('Vi venter på svar fra deg i', 'Vi venter på svar fra deg'),
    to: toEnquiry,
  },
  'enquiry-closed': {
    title: named(
      'Lukket fordi vi ikke hørte mer fra deg:',
      'En henvendelse er lukket fordi vi ikke hørte mer fra deg',
    ),
    to: toEnquiry,
  },
  'unit-asked': {
    title: named('Vi spør deg om hvem som kan lese', 'Vi spør deg om hvem som kan lese henvendelsen din'),
    to: toEnquiry,
  },
  'new-device': {
    title: plain('Ny innlogging fra en enhet vi ikke har sett før'),
    to: toPage(paths.mySessions),
  },
  'account-recovered': {
    title: plain('Tilgangen din er gjenopprettet'),
    to: toPage(paths.mySessions),
  },
  joined: { title: plain('Velkommen som medlem'), to: toPage(paths.welcome) },
  'joined-at-desk': {
    title: plain('Vi har registrert deg som medlem, slik vi ble bedt om'),
    to: toPage(paths.welcome),
  },
  'communities-reminder': {
    title: plain('Påminnelsen du ba om: medlemskap andre steder'),
    to: toPage(paths.otherCommunities),
  },
  'communities-choice': {
    title: plain('Et valg om medlemskap andre steder venter på deg'),
    to: toPage(paths.otherCommunities),
  },
  'agreement-changed': { title: plain('Giveravtalen din er endret'), to: toAgreement },
  'agreement-resumes': { title: plain('Pausen i giveravtalen er snart over'), to: toAgreement },
  'claim-coming': { title: plain('Neste gave trekkes snart'), to: toPage(paths.manageDonorAgreement) },
  'gift-received': { title: plain('Takk for gaven. Kvitteringen er klar'), to: toGift },
  'gift-failed': { title: plain('En gave ble ikke trukket. Du skylder oss ingenting'), to: toGift },
  'gift-refunded': { title: plain('Vi har betalt tilbake en gave'), to: toGift },
  'number-missing': {
    title: plain('Vi mangler fødselsnummeret ditt for at gaven skal gi skattefradrag'),
    to: toPage(paths.myDetails),
  },
  'number-removed': {
    title: plain('Fødselsnummeret du oppga, kunne ikke brukes'),
    to: toPage(paths.myDetails),
  },
  'details-corrected': {
    title: plain('Vi har rettet opplysningene dine. Se om alt stemmer'),
    to: toPage(paths.myDetails),
  },
  'statement-ready': { title: plain('Årsoppgaven din er klar'), to: toPage(paths.yearStatements) },
  'statement-changed': { title: plain('Årsoppgaven din er rettet'), to: toPage(paths.yearStatements) },
  'children-sent': { title: plain('Vi har mottatt registreringen av barn'), to: toPage(paths.childReceipt) },
  'child-answered': {
    title: plain('Den andre forelderen har svart på registreringen av barn'),
    to: toPage(paths.childReceipt),
  },
  'child-expired': {
    title: plain('Registreringen av barn ble ikke bekreftet i tide'),
    to: toPage(paths.childReceipt),
  },
  'child-ended': {
    title: aboutChild((name) => `Registreringen av ${name} er avsluttet`),
    to: toPage(paths.childReceipt),
  },
  'child-guardian-left': {
    title: aboutChild((name) => `Den andre forelderen er ikke lenger med på registreringen av ${name}`),
    to: toPage(paths.childReceipt),
  },
  'child-checked': {
    title: aboutChild((name) => `Registreringen av ${name} er sjekket`),
    to: toPage(paths.childReceipt),
  },
  'child-soon-15': {
    title: (about) => `${about ?? 'Et barn du har registrert,'} fyller snart ${joiningAge} år`,
    to: toPage(paths.childReceipt),
  },
  'child-struck-off': {
    title: plain(`Et barn du har registrert, har fylt ${joiningAge} år, og registreringen er slettet`),
    to: toPage(paths.childReceipt),
  },
  'magazine-ordered': { title: plain('Magasinet er bestilt'), to: toPage(paths.myMagazine) },
  'magazine-ending': {
    title: plain('Det du har betalt for av magasinet, går snart ut'),
    to: toPage(paths.myMagazine),
  },
  'magazine-refunded': { title: plain('Vi har betalt tilbake for magasinet'), to: toPage(paths.myMagazine) },
  'magazine-own-copy': {
    title: plain('Du får ditt eget eksemplar av magasinet'),
    to: toPage(paths.myMagazine),
  },
  'magazine-returned': {
    title: plain('Magasinet kom i retur. Se over adressen din'),
    to: toPage(paths.myMagazine),
  },
  'magazine-issue-out': { title: plain('En ny utgave av magasinet er ute'), to: toPage(paths.myMagazine) },
  'activity-signed-up': { title: named('Du er påmeldt', 'Du er påmeldt en aktivitet'), to: toActivity },
  'activity-waiting': { title: named('Du står på venteliste til', 'Du står på venteliste'), to: toActivity },
  'activity-offer': { title: named('Ledig plass til deg på', 'Du har fått tilbud om plass'), to: toActivity },
  'activity-offer-over': {
    title: named('Plassen er gitt videre:', 'En plass vi holdt av til deg, er gitt videre'),
    to: toActivity,
  },
  'activity-signed-off': { title: named('Du er meldt av', 'Du er meldt av en aktivitet'), to: toActivity },
  'activity-changed': { title: named('Endring i', 'En aktivitet er endret'), to: toActivity },
  'activity-cancelled': { title: named('Avlyst:', 'En aktivitet er avlyst'), to: toActivity },
  'activity-message': {
    title: named('Melding til deg som er påmeldt', 'Melding til deg som er påmeldt'),
    to: toActivity,
  },
  'activity-refunded': {
    title: named('Vi har betalt tilbake for', 'Vi har betalt tilbake for en aktivitet'),
    to: toActivity,
  },
  'activity-reminder': { title: named('Snart:', 'En aktivitet begynner snart'), to: toActivity },
  'naming-turn': {
    title: named('Det er din tur i køen:', 'Det er din tur i køen'),
    to: toPage(ceremonyPaths.naming),
  },
  'confirmation-turn': {
    title: named('Det er din tur i køen:', 'Det er din tur i køen'),
    to: toPage(ceremonyPaths.confirmation),
  },
  'member-file-old': {
    title: plain('Slett listen du hentet for en måned siden'),
    to: toPage(paths.representative),
  },
  'register-file-old': {
    title: plain('Slett filen du hentet for en måned siden'),
    to: toPage('/medlemsservice/medlemmer'),
  },
  'unit-case': {
    title: plain('En sak fra medlemsservice venter på svar fra deg'),
    to: toUnit('saker'),
  },
  'office-offered': { title: plain('Du er spurt om et verv'), to: toPage(paths.representative) },
  'office-soon-over': { title: plain('Vervet ditt går snart ut'), to: toPage(paths.representative) },
  'office-over': { title: plain('Et verv er over. Takk for innsatsen'), to: toPage(paths.representative) },
  'office-undeclared': {
    title: plain('Taushetserklæringen må godtas på nytt'),
    to: toPage(paths.representative),
  },
  'reimbursement-waits': { title: plain('Et utlegg venter på svar fra deg'), to: toUnit('utlegg') },
  'reimbursement-organisation': {
    title: plain('Et utlegg venter på svar fra organisasjonen'),
    to: toPage('/medlemsservice/utlegg'),
  },
  'reimbursement-approved': {
    title: named('Utlegget er godkjent:', 'Utlegget ditt er godkjent'),
    to: toClaims,
  },
  'reimbursement-returned': {
    title: named('Utlegget er sendt tilbake:', 'Utlegget ditt er sendt tilbake'),
    to: toClaims,
  },
  'chapter-given': {
    title: named('Du hører nå til', 'Du hører nå til et annet lokallag'),
    to: toPage(paths.myDetails),
  },
  'reimbursement-paid': { title: named('Utlegget er betalt:', 'Utlegget ditt er betalt'), to: toClaims },
  'reimbursement-changed': {
    title: named('Det er gjort en endring i utlegget', 'Utlegget ditt er endret'),
    to: toClaims,
  },
  'unit-message': { title: named('Brev fra laget ditt:', 'Et brev fra laget ditt'), to: toLetter },
  'unit-summons': { title: named('Innkalling til årsmøtet:', 'Innkalling til årsmøtet'), to: toLetter },
  'meeting-papers': { title: named('Nye sakspapirer:', 'Nye sakspapirer til årsmøtet'), to: toMeeting },
  'meeting-lists': {
    title: named('Se forslag og kandidater:', 'Se forslag og kandidater til årsmøtet'),
    to: toMeeting,
  },
  'meeting-minutes': {
    title: named('Protokollen er klar:', 'Protokollen fra årsmøtet er klar'),
    to: toMeeting,
  },
  'nomination-asked': {
    title: named('Du er foreslått til et verv:', 'Du er foreslått til et verv'),
    to: toMeeting,
  },
  'proposal-received': {
    title: named('Vi har fått det du sendte inn:', 'Vi har fått det du sendte inn'),
    to: toMeeting,
  },
};

/** @returns the sentence that is the link, and where it goes */
export function wordsOfNotice({ kind, laterKind, about, subjectId }: Notice): {
  title: string;
  to: PageAddress;
} {
  const { title, to } = words[laterKind ?? kind];
  return { title: title(about), to: to(subjectId) };
}
