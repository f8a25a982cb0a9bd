/** In nynorsk. */

import type { Notice } from '#contract/notice-endpoints.ts';
import type { NoticeKind } from '#contract/notice-kinds.ts';
import { joiningAge } from '#contract/values/joining-age.ts';
import { type PageAddress, paths } from '#web/paths.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
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
  sentence(about ?? 'eit barn');

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
    title: named('Vi har fått førespurnaden', 'Vi har fått førespurnaden din'),
    to: toEnquiry,
  },
  'enquiry-answered': { title: named('Du har fått svar på', 'Du har fått svar'), to: toEnquiry },
  'enquiry-reminder': {
    title: named('Vi ventar på svar frå deg i', 'Vi ventar på svar frå deg'),
    to: toEnquiry,
  },
  'enquiry-closed': {
    title: named(
      'Lukka fordi vi ikkje høyrde meir frå deg:',
      'Ein førespurnad er lukka fordi vi ikkje høyrde meir frå deg',
    ),
    to: toEnquiry,
  },
  'unit-asked': {
    title: named('Vi spør deg om kven som kan lese', 'Vi spør deg om kven som kan lese førespurnaden din'),
    to: toEnquiry,
  },
  'new-device': {
    title: plain('Ny innlogging frå ei eining vi ikkje har sett før'),
    to: toPage(paths.mySessions),
  },
  'account-recovered': {
    title: plain('Tilgangen din er gjenoppretta'),
    to: toPage(paths.mySessions),
  },
  joined: { title: plain('Velkomen som medlem'), to: toPage(paths.welcome) },
  'joined-at-desk': {
    title: plain('Vi har registrert deg som medlem, slik vi blei bedne om'),
    to: toPage(paths.welcome),
  },
  'communities-reminder': {
    title: plain('Påminninga du bad om: medlemskap andre stader'),
    to: toPage(paths.otherCommunities),
  },
  'communities-choice': {
    title: plain('Eit val om medlemskap andre stader ventar på deg'),
    to: toPage(paths.otherCommunities),
  },
  'agreement-changed': { title: plain('Givaravtalen din er endra'), to: toAgreement },
  'agreement-resumes': { title: plain('Pausen i givaravtalen er snart over'), to: toAgreement },
  'claim-coming': { title: plain('Neste gåve blir trekt snart'), to: toPage(paths.manageDonorAgreement) },
  'gift-received': { title: plain('Takk for gåva. Kvitteringa er klar'), to: toGift },
  'gift-failed': { title: plain('Ei gåve blei ikkje trekt. Du skuldar oss ingenting'), to: toGift },
  'gift-refunded': { title: plain('Vi har betalt tilbake ei gåve'), to: toGift },
  'number-missing': {
    title: plain('Vi manglar fødselsnummeret ditt for at gåva skal gi skattefrådrag'),
    to: toPage(paths.myDetails),
  },
  'number-removed': {
    title: plain('Fødselsnummeret du oppgav, kunne ikkje brukast'),
    to: toPage(paths.myDetails),
  },
  'details-corrected': {
    title: plain('Vi har retta opplysningane dine. Sjå om alt stemmer'),
    to: toPage(paths.myDetails),
  },
  'statement-ready': { title: plain('Årsoppgåva di er klar'), to: toPage(paths.yearStatements) },
  'statement-changed': { title: plain('Årsoppgåva di er retta'), to: toPage(paths.yearStatements) },
  'children-sent': { title: plain('Vi har fått registreringa av barn'), to: toPage(paths.childReceipt) },
  'child-answered': {
    title: plain('Den andre forelderen har svart på registreringa av barn'),
    to: toPage(paths.childReceipt),
  },
  'child-expired': {
    title: plain('Registreringa av barn blei ikkje stadfesta i tide'),
    to: toPage(paths.childReceipt),
  },
  'child-ended': {
    title: aboutChild((name) => `Registreringa av ${name} er avslutta`),
    to: toPage(paths.childReceipt),
  },
  'child-guardian-left': {
    title: aboutChild((name) => `Den andre forelderen er ikkje lenger med på registreringa av ${name}`),
    to: toPage(paths.childReceipt),
  },
  'child-checked': {
    title: aboutChild((name) => `Registreringa av ${name} er sjekka`),
    to: toPage(paths.childReceipt),
  },
  'child-soon-15': {
    title: (about) => `${about ?? 'Eit barn du har registrert,'} fyller snart ${joiningAge} år`,
    to: toPage(paths.childReceipt),
  },
  'child-struck-off': {
    title: plain(`Eit barn du har registrert, har fylt ${joiningAge} år, og registreringa er sletta`),
    to: toPage(paths.childReceipt),
  },
  'magazine-ordered': { title: plain('Magasinet er bestilt'), to: toPage(paths.myMagazine) },
  'magazine-ending': {
    title: plain('Det du har betalt for av magasinet, går snart ut'),
    to: toPage(paths.myMagazine),
  },
  'magazine-refunded': { title: plain('Vi har betalt tilbake for magasinet'), to: toPage(paths.myMagazine) },
  'magazine-own-copy': {
    title: plain('Du får ditt eige eksemplar av magasinet'),
    to: toPage(paths.myMagazine),
  },
  'magazine-returned': {
    title: plain('Magasinet kom i retur. Sjå over adressa di'),
    to: toPage(paths.myMagazine),
  },
  'magazine-issue-out': { title: plain('Ei ny utgåve av magasinet er ute'), to: toPage(paths.myMagazine) },
  'activity-signed-up': { title: named('Du er påmeld', 'Du er påmeld ein aktivitet'), to: toActivity },
  'activity-waiting': { title: named('Du står på venteliste til', 'Du står på venteliste'), to: toActivity },
  'activity-offer': { title: named('Ledig plass til deg på', 'Du har fått tilbod om plass'), to: toActivity },
  'activity-offer-over': {
    title: named('Plassen er gitt vidare:', 'Ein plass vi heldt av til deg, er gitt vidare'),
    to: toActivity,
  },
  'activity-signed-off': { title: named('Du er meld av', 'Du er meld av ein aktivitet'), to: toActivity },
  'activity-changed': { title: named('Endring i', 'Ein aktivitet er endra'), to: toActivity },
  'activity-cancelled': { title: named('Avlyst:', 'Ein aktivitet er avlyst'), to: toActivity },
  'activity-message': {
    title: named('Melding til deg som er påmeld', 'Melding til deg som er påmeld'),
    to: toActivity,
  },
  'activity-refunded': {
    title: named('Vi har betalt tilbake for', 'Vi har betalt tilbake for ein aktivitet'),
    to: toActivity,
  },
  'activity-reminder': { title: named('Snart:', 'Ein aktivitet byrjar snart'), to: toActivity },
  'naming-turn': {
    title: named('Det er din tur i køen:', 'Det er din tur i køen'),
    to: toPage(ceremonyPaths.naming),
  },
  'confirmation-turn': {
    title: named('Det er din tur i køen:', 'Det er din tur i køen'),
    to: toPage(ceremonyPaths.confirmation),
  },
  'member-file-old': {
    title: plain('Slett lista du henta for ein månad sidan'),
    to: toPage(paths.representative),
  },
  'register-file-old': {
    title: plain('Slett fila du henta for ein månad sidan'),
    to: toPage('/medlemsservice/medlemmer'),
  },
  'unit-case': {
    title: plain('Ei sak frå medlemsservice ventar på svar frå deg'),
    to: toUnit('saker'),
  },
  'office-offered': { title: plain('Du er spurd om eit verv'), to: toPage(paths.representative) },
  'office-soon-over': { title: plain('Vervet ditt går snart ut'), to: toPage(paths.representative) },
  'office-over': { title: plain('Eit verv er over. Takk for innsatsen'), to: toPage(paths.representative) },
  'office-undeclared': {
    title: plain('Teieerklæringa må godtakast på nytt'),
    to: toPage(paths.representative),
  },
  'reimbursement-waits': { title: plain('Eit utlegg ventar på svar frå deg'), to: toUnit('utlegg') },
  'reimbursement-organisation': {
    title: plain('Eit utlegg ventar på svar frå organisasjonen'),
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
    title: named('Du høyrer no til', 'Du høyrer no til eit anna lokallag'),
    to: toPage(paths.myDetails),
  },
  'reimbursement-paid': { title: named('Utlegget er betalt:', 'Utlegget ditt er betalt'), to: toClaims },
  'reimbursement-changed': {
    title: named('Det er gjort ei endring i utlegget', 'Utlegget ditt er endra'),
    to: toClaims,
  },
  'unit-message': { title: named('Brev frå laget ditt:', 'Eit brev frå laget ditt'), to: toLetter },
  'unit-summons': { title: named('Innkalling til årsmøtet:', 'Innkalling til årsmøtet'), to: toLetter },
  'meeting-papers': { title: named('Nye sakspapir:', 'Nye sakspapir til årsmøtet'), to: toMeeting },
  'meeting-lists': {
    title: named('Sjå forslag og kandidatar:', 'Sjå forslag og kandidatar til årsmøtet'),
    to: toMeeting,
  },
  'meeting-minutes': {
    title: named('Protokollen er klar:', 'Protokollen frå årsmøtet er klar'),
    to: toMeeting,
  },
  'nomination-asked': {
    title: named('Du er føreslått til eit verv:', 'Du er føreslått til eit verv'),
    to: toMeeting,
  },
  'proposal-received': {
    title: named('Vi har fått det du sende inn:', 'Vi har fått det du sende inn'),
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
export type Complete = Whole<
  Compared<typeof import('./notice-texts.ts'), typeof import('./notice-texts.nn.ts')>
>;
