/** `/magasininn/mine-opplysninger`: what is paid for the magazine, undone, and gone on with. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { MyMagazine, ShownPrice } from './magazine-endpoints.ts';

/** One more year, at the price on the screen. */
export const MagazineRenewal = z.object({ acceptsPrice: z.literal(true), shownPrice: ShownPrice });
export type MagazineRenewal = z.infer<typeof MagazineRenewal>;

const params = z.object({ id: z.uuid() });

export const magazinePaymentEndpoints = defineEndpoints({
  'POST /api/magazine/renewals': {
    access: 'joining',
    summary: 'One more year of what is paid for and soon out; nothing is ever drawn by itself',
    body: MagazineRenewal,
    response: MyMagazine,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'POST /api/magazine/payments/:id/checks': {
    access: 'joining',
    summary: 'Asks Vipps now for the state of a payment, for a waiting user',
    params,
    response: MyMagazine,
  },
  'POST /api/magazine/payments/:id/cancellations': {
    access: 'joining',
    summary: 'Gives up a payment that waits',
    params,
    response: MyMagazine,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'POST /api/magazine/payments/:id/withdrawals': {
    access: 'joining',
    summary: 'Undoes what was bought, within the time of withdrawal: everything is paid back, once',
    params,
    response: MyMagazine,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'GET /api/magazine/payments/:id/receipt': {
    access: 'joining',
    summary: 'The receipt of what has been paid, with the information on withdrawal',
    params,
    file: ['application/pdf'],
  },
});
