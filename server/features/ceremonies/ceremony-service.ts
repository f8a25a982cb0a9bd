/** What the pages about ceremonies say, and how openings look to the user. */
import type { Ceremonies, MyCeremonies } from '#contract/ceremony-endpoints.ts';
import type { CeremonyProfile } from '#contract/organisation-profile.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import { inLanguage } from '#contract/values/translations.ts';
import type { Actor } from '#server/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import type { CeremonyQueue } from './ceremony-queue-service.ts';
import { listRoundSignUps, listRounds, type RoundRow } from './ceremony-repository.ts';

export type CeremonyService = ReturnType<typeof createCeremonyService>;

export function createCeremonyService(needs: { profile: CeremonyProfile; queue: CeremonyQueue }) {
  const { profile, queue } = needs;
  return {
    async show(db: Database, now: Date, language: Language): Promise<Ceremonies> {
      const { prices, contact, funeralContact, funeralDaysBefore } = profile;
      const rounds = await listRounds(db, norwegianDay(now));
      return {
        prices: {
          naming: named(prices.naming, language),
          confirmation: named(prices.confirmation, language),
          wedding: named(prices.wedding, language),
          funeral: named(prices.funeral, language),
        },
        contact: inLanguage(contact, language),
        funeralContact: inLanguage(funeralContact, language),
        funeralDaysBefore,
        roomMinutes: profile.queue.roomMinutes,
        rounds: rounds.map(roundOf),
      };
    },

    async mine(db: Database, { personId }: Actor, now: Date): Promise<MyCeremonies> {
      const memberBy = await queue.standingOf(db, personId);
      const signUps = await listRoundSignUps(db, personId);
      const rounds = await listRounds(db, norwegianDay(now));
      const standing = await queue.standingIn(db, rounds, { personId, isAsMember: memberBy !== null }, now);
      return {
        memberBy,
        rounds: rounds.map(({ id }) => ({
          id,
          ...standing.get(id)!,
          signUps: signUps
            .filter(({ roundId }) => roundId === id)
            .map(({ activityId, title, startsAt, state }) => ({
              activityId,
              title,
              startsAt: startsAt.toISOString(),
              state,
            })),
        })),
      };
    },
  };
}

const named = (prices: CeremonyProfile['prices']['naming'], language: Language) =>
  prices.map((price) => inLanguage(price, language));

export const roundOf = ({ id, kind, name, firstOn, lastOn, membersOpenAt, opensAt }: RoundRow) => ({
  id,
  kind,
  name,
  firstOn,
  lastOn,
  membersOpenAt: membersOpenAt.toISOString(),
  opensAt: opensAt.toISOString(),
});
