/** Which areas concern a person, and in which order. */
import type { Me } from '#contract/session-endpoints.ts';
import { paths } from '#web/paths.ts';
import { areaTexts } from '#web/texts/area-texts.ts';
import { frameTexts } from '#web/texts/frame-texts.ts';
import { ceremonyPaths } from '#web/ui/ceremony-paths.ts';
import { democracyPaths } from '#web/ui/democracy-paths.ts';
import { deskStart } from '#web/ui/desk-start.ts';
import { type Area, areaLines } from './areas.ts';

const texts = { ...frameTexts, ...areaTexts };

const lines = {
  home: 'M4 12l8-8 8 8M6 10v10h12V10',
  magazine: 'M12 7C9 5 7 5 4 5v13c3 0 5 0 8 2 3-2 5-2 8-2V5c-3 0-5 0-8 2zv13',
};

const givingPages = /^\/(administrer-giveravtale|giveravtale|kvittering)/;

const home: Area = { to: paths.home, words: texts.home, icon: lines.home };
const activities: Area = { to: paths.activities, words: texts.activities, icon: areaLines.activities };
const ceremonies: Area = { to: ceremonyPaths.all, words: texts.ceremonies };
const enquiries: Area = {
  to: paths.enquiries,
  words: texts.enquiries,
  covers: /^\/(henvendelser|lukkede-henvendelser|ny-henvendelse)/,
};
const privacy: Area = { to: paths.myPrivacy, words: texts.myPrivacy };

/**
 * `areas` are in the header of a wide screen; the bar of a phone has those with an icon, and its menu the others. `own`
 * is the menu with the person's name. No user is offered what they may not do: to give takes 18 years (vergemålsloven
 * §§ 9 and 12), to register a child a membership.
 */
export function ownAreas(me: Me): { areas: readonly Area[]; own: readonly Area[] } {
  if (!me.person || me.isJoining)
    return {
      areas: [
        ...[home, activities, ceremonies],
        { to: paths.donorAgreement, words: texts.give, icon: areaLines.giving },
        { to: paths.magazine, words: texts.magazine },
        enquiries,
      ],
      own: me.person ? [privacy] : [],
    };
  const { isAdult } = me;
  const deskTo = deskStart(me);
  return {
    areas: [
      ...[home, activities, ceremonies],
      ...(isAdult
        ? [
            {
              to: paths.manageDonorAgreement,
              words: texts.giving,
              covers: givingPages,
              icon: areaLines.giving,
            },
          ]
        : []),
      { to: paths.magazine, words: texts.magazine, ...(!isAdult && { icon: lines.magazine }) },
      { ...enquiries, unread: 'enquiries' },
      { to: paths.notices, words: texts.notices, icon: areaLines.letters, unread: 'notices' },
      ...(me.isElected ? [{ to: paths.representative, words: texts.representative }] : []),
      ...(deskTo ? [{ to: deskTo, words: texts.desk }] : []),
    ],
    own: [
      { to: paths.myDetails, words: texts.myDetails },
      ...(me.isGuardian || (me.isMember && isAdult)
        ? [{ to: paths.childReceipt, words: texts.children, covers: /^\/registrere-barn/ }]
        : []),
      ...(me.isMember ? [{ to: democracyPaths.mine, words: texts.democracy }] : []),
      { to: '/meldinger/innstillinger', words: texts.noticeSettings },
      privacy,
    ],
  };
}
