/** Who has signed up for the activities of the demo. */
import { activityId } from './demo-activity.ts';
import { demoChildren, demoPersons } from './demo-people.ts';

const { kari, ola, liv, nils, siri, aud } = demoPersons;
type DemoSignUp = {
  activityId: string;
  personId: string;
  state: 'signed-up' | 'waiting';
  party: { kind: 'self' | 'child' | 'guest'; name: string; childId?: string }[];
};
const self = (person: { givenName: string; familyName: string }) => ({
  kind: 'self' as const,
  name: `${person.givenName} ${person.familyName}`,
});

/** In the order in which they came. */
export const demoSignUps: DemoSignUp[] = [
  { activityId: activityId(2), personId: liv.id, state: 'signed-up', party: [self(liv)] },
  {
    activityId: activityId(2),
    personId: nils.id,
    state: 'signed-up',
    party: [self(nils), { kind: 'guest', name: 'Ada Aas' }],
  },
  { activityId: activityId(2), personId: siri.id, state: 'signed-up', party: [self(siri)] },
  { activityId: activityId(2), personId: kari.id, state: 'waiting', party: [self(kari)] },
  { activityId: activityId(2), personId: aud.id, state: 'waiting', party: [self(aud)] },
  {
    activityId: activityId(3),
    personId: kari.id,
    state: 'signed-up',
    party: [self(kari), { kind: 'child', name: 'Emma Lund', childId: demoChildren.emma.id }],
  },
  { activityId: activityId(3), personId: liv.id, state: 'signed-up', party: [self(liv)] },
  { activityId: activityId(1), personId: liv.id, state: 'signed-up', party: [self(liv)] },
  { activityId: activityId(18), personId: kari.id, state: 'signed-up', party: [self(kari)] },
  { activityId: activityId(18), personId: liv.id, state: 'signed-up', party: [self(liv)] },
  { activityId: activityId(7), personId: ola.id, state: 'signed-up', party: [self(ola)] },
];
