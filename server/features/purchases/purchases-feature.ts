import { feature } from '#server/feature.ts';
import { createPurchaseFlow, type Goods } from './purchase-service.ts';

/** Payments by Vipps that are no gifts: what features with a price share. */
export const purchases = feature({
  name: 'purchases',
  build: (_needs, { vipps, jobs }) => ({
    flowOf: (goods: Goods) => createPurchaseFlow({ ...goods, vipps, jobs }),
  }),
});
