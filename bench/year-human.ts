/** Somebody of `trial:year`, as they are whatever the register says. */
import { addDays } from '#contract/values/working-days.ts';

export type Human = {
  id: number;
  givenName: string;
  familyName: string;
  bornOn: string;
  digits: string;
  /** The register has been given it. */
  hasGivenNumber: boolean;
  memberships: { joinedOn: string; leftOn: string | null }[];
  diedOn: string | null;
  country: 'NO' | 'SE';
  /** A member of another community too, and has not said that it is settled. */
  isElsewhere: boolean;
  isRestricted: boolean;
  /** Of the sign-in. */
  subject: string;
  personId: string | null;
};
export type Child = {
  id: number;
  childId: string;
  bornOn: string;
  digits: string;
  registeredOn: string;
  endedOn: string | null;
  isSole: boolean;
  /** Who have said yes to it, also where they have left. */
  guardians: Human[];
  /** Of these: one who leaves is a guardian here no more, also after joining again. */
  left: Human[];
};

/** As it is typed in a form. */
export const typedDay = (day: string): string => day.split('-').reverse().join('.');
export const emailOf = ({ id }: Human): string => `p${id}@medlem.example`;
export const isMember = ({ memberships }: Human): boolean => memberships.at(-1)?.leftOn === null;
/** Its guardians who are members now. */
export const guardiansNow = ({ guardians, left }: Child): Human[] =>
  guardians.filter((human) => isMember(human) && !left.includes(human));
/** The guardian who acts for it, if there is one: those whose data is restricted do not. */
export const actingGuardian = (child: Child): Human | undefined =>
  guardiansNow(child).find(({ isRestricted }) => !isRestricted);
export const mayEndChild = (child: Child): boolean =>
  child.endedOn === null && actingGuardian(child) !== undefined;
export const birthday15 = (bornOn: string): string => {
  const day = `${Number(bornOn.slice(0, 4)) + 15}${bornOn.slice(4)}`;
  return day.endsWith('-02-29') ? addDays(`${day.slice(0, 4)}-02-28`, 1) : day;
};
