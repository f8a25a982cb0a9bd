import type { Me } from '#contract/session-endpoints.ts';
import { JoiningFirst } from './joining-first.tsx';
import { PersonChooser } from './person-chooser.tsx';

/** In place of a page: who of a family is it; or, where that is known, what is open to somebody who joins. */
export const PersonGate = ({ me }: { me: Me }) =>
  me.person ? <JoiningFirst /> : <PersonChooser persons={me.persons} />;
