/** Summonses to meetings, for the feature that holds the meetings. */
import { setPublished, takeHeld } from './summons-repository.ts';

export const summonses = { setPublished, takeHeld };
