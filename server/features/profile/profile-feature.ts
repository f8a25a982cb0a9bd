import { feature } from '#server/feature.ts';
import { magazine } from '../magazine/magazine-feature.ts';
import { numbers } from '../numbers/numbers-feature.ts';
import { verification } from '../verification/verification-feature.ts';
import { profileHandlers } from './profile-routes.ts';
import { createProfileService } from './profile-service.ts';

/** What a person is called, where they live, and how they are reached. */
export const profile = feature({
  name: 'profile',
  needs: { numbers, verification, magazine },
  build: ({ numbers: { give }, verification: { verification }, magazine: { magazine } }, ports) =>
    createProfileService({
      series: ports.series,
      giveNumber: give,
      counting: ports.organisation.grantList,
      verification,
      isMagazineFree: magazine.isFree,
    }),
  handlers: (service) => profileHandlers(service),
});
