/** What one can do on «Min side», and where it is done. */
import type { Me } from '#contract/session-endpoints.ts';
import { type PageAddress, paths } from '#web/paths.ts';
import { activityPaths } from '#web/ui/activity-paths.ts';
import { ceremonyPaths } from '#web/ui/ceremony-paths.ts';
import { democracyPaths } from '#web/ui/democracy-paths.ts';
import { groupTexts, taskTexts } from './finn-fram-texts.ts';

/** `also`: other words for the same, which are searched and not shown. */
export type Task = {
  to: PageAddress;
  search?: Record<string, string>;
  words: string;
  also?: string;
  /** Who may do it; everybody unless said. A visitor is null, and is shown what a sign-in opens for most. */
  isFor?(me: Me | null): boolean;
};

const someone = (me: Me | null) => me !== null;
const visitors = (me: Me | null) => me === null;
const signedIn = (me: Me | null) => me?.person != null && !me.isJoining;
const members = (me: Me | null) => me?.isMember === true;
const outsiders = (me: Me | null) => !members(me);
/** To give takes 18 years (vergemålsloven §§ 9 and 12). */
const adults = (me: Me | null) => me === null || me.isAdult;
const donors = (me: Me | null) => signedIn(me) && adults(me);

const { myDetails } = paths;

export const groups: readonly { title: string; tasks: readonly Task[] }[] = [
  {
    title: groupTexts.membership,
    tasks: [
      { to: paths.joining, ...taskTexts.joining, isFor: outsiders },
      {
        to: paths.verification,
        ...taskTexts.verification,
        isFor: (me) => signedIn(me) && outsiders(me),
      },
      { to: paths.home, ...taskTexts.card, isFor: members },
      { to: myDetails, ...taskTexts.details, isFor: signedIn },
      { to: myDetails, search: { bytt: 'email' }, ...taskTexts.email, isFor: signedIn },
      { to: myDetails, search: { bytt: 'phone' }, ...taskTexts.phone, isFor: signedIn },
      { to: paths.welcome, ...taskTexts.communities, isFor: members },
      { to: paths.leaving, ...taskTexts.leaving, isFor: members },
    ],
  },
  {
    title: groupTexts.help,
    tasks: [
      { to: paths.newEnquiry, ...taskTexts.newEnquiry, isFor: someone },
      { to: paths.contact, ...taskTexts.contact, isFor: visitors },
      { to: paths.enquiries, ...taskTexts.enquiries, isFor: someone },
      { to: paths.notices, ...taskTexts.notices, isFor: signedIn },
      { to: '/meldinger/innstillinger', ...taskTexts.noticeSettings, isFor: signedIn },
      { to: paths.tellOfDeath, ...taskTexts.death },
    ],
  },
  {
    title: groupTexts.children,
    tasks: [
      {
        to: paths.registerChild,
        ...taskTexts.registerChild,
        isFor: (me) => members(me) && adults(me),
      },
      { to: paths.childReceipt, ...taskTexts.children, isFor: (me) => me?.isGuardian === true },
    ],
  },
  {
    title: groupTexts.gifts,
    tasks: [
      { to: paths.donorAgreement, ...taskTexts.give, isFor: adults },
      { to: paths.manageDonorAgreement, ...taskTexts.agreement, isFor: donors },
      { to: paths.yearStatements, ...taskTexts.yearStatements, isFor: donors },
    ],
  },
  {
    title: groupTexts.magazine,
    tasks: [
      { to: paths.magazine, ...taskTexts.magazine },
      { to: paths.myMagazine, ...taskTexts.myMagazine, isFor: signedIn },
    ],
  },
  {
    title: groupTexts.activities,
    tasks: [
      { to: paths.activities, ...taskTexts.activities },
      { to: activityPaths.mine, ...taskTexts.signUps, isFor: signedIn },
      { to: ceremonyPaths.naming, ...taskTexts.naming },
      { to: ceremonyPaths.confirmation, ...taskTexts.confirmation },
      { to: ceremonyPaths.wedding, ...taskTexts.wedding },
      { to: ceremonyPaths.funeral, ...taskTexts.funeral },
      { to: democracyPaths.mine, ...taskTexts.meetings, isFor: members },
      { to: paths.representative, ...taskTexts.elected, isFor: (me) => me?.isElected === true },
    ],
  },
  {
    title: groupTexts.privacy,
    tasks: [
      { to: paths.myData, ...taskTexts.data, isFor: someone },
      { to: paths.myPrivacy, ...taskTexts.looks, isFor: signedIn },
      { to: paths.consents, ...taskTexts.consents, isFor: someone },
      { to: paths.mySessions, ...taskTexts.sessions, isFor: someone },
      { to: paths.ending, ...taskTexts.ending, isFor: someone },
      { to: paths.privacy, ...taskTexts.privacy },
      { to: '/ord', ...taskTexts.words },
      { to: paths.cookies, ...taskTexts.cookies },
      { to: paths.accessibility, ...taskTexts.accessibility },
    ],
  },
];
