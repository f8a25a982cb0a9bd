/** What an activity of the demo is made of. */
import type { ActivityType } from '#contract/activity-values.ts';
import { demoUnits } from './demo-people.ts';

export const activityId = (number: number) => `70000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const unitId = (name: string): string => demoUnits.find((unit) => unit.name.startsWith(name))!.id;
export const demoUnitIds = {
  oslo: unitId('Oslo'),
  drammen: unitId('Drammen'),
  bergen: unitId('Bergen'),
  stavanger: unitId('Stavanger'),
  trondheim: unitId('Trondheim'),
  tromso: unitId('Tromsø'),
  national: unitId('Norsk'),
  east: unitId('Regionlag Øst'),
};

export type DemoActivity = {
  id: string;
  /** The first of its dates; itself unless said. */
  seriesId?: string;
  unitId: string;
  type: ActivityType;
  title: string;
  summary: string;
  description: string;
  /** Days from today, and the clock in Norway. */
  inDays: number;
  /** On the first Saturday from then. */
  isOnSaturday?: true;
  from: string;
  until: string;
  /** Days before it begins; at the start unless said. */
  deadlineDays?: number;
  place?: string;
  digitalLink?: string;
  accessNote?: string;
  capacity?: number;
  audience?: 'members';
  ages?: [from: number | null, to: number | null];
  takesChildren?: boolean;
  maxGuests?: number;
  /** Kroner for members, others and children. */
  prices?: [member: number, other: number, child: number];
  refundRule?: 'until-deadline' | 'never';
  state?: 'draft' | 'cancelled';
  cancelReason?: string;
  questions?: { words: string; kind: 'text' | 'yes-no'; isRequired?: boolean; isHealth?: boolean }[];
  news?: string;
};

export const demoActivityIds = {
  walk: activityId(1),
  full: activityId(2),
  families: activityId(3),
  dinner: activityId(5),
  meeting: activityId(8),
  workshop: activityId(16),
};
