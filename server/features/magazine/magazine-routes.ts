import type { magazineArticleEndpoints } from '#contract/magazine-article-endpoints.ts';
import type { magazineEndpoints } from '#contract/magazine-endpoints.ts';
import type { magazinePaymentEndpoints } from '#contract/magazine-payment-endpoints.ts';
import type { staffMagazineEndpoints } from '#contract/staff-magazine-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import { getArticle, getContents, staffArticles } from './article-service.ts';
import { magazineHouseholds as households } from './household-service.ts';
import { getIssueFile, listIssues, reportMissing } from './issue-service.ts';
import type { MagazinePayments } from './magazine-payment-service.ts';
import type { MagazineService } from './magazine-service.ts';
import type { PrintRunService } from './print-run-service.ts';

type MagazineServices = {
  magazine: MagazineService;
  magazinePayments: MagazinePayments;
  printRuns: PrintRunService;
};

type Endpoints = typeof magazineEndpoints &
  typeof magazineArticleEndpoints &
  typeof magazinePaymentEndpoints &
  typeof staffMagazineEndpoints;
type OfDesk = Extract<keyof Endpoints, `${string} /api/staff/${string}`>;

export const magazineHandlers = (services: MagazineServices): Handlers<Endpoints> => ({
  ...memberHandlers(services),
  ...deskHandlers(services),
});

const memberHandlers = ({
  magazine,
  magazinePayments: payments,
}: MagazineServices): Handlers<Omit<Endpoints, OfDesk>> => ({
  'GET /api/magazine/offer': ({ db, now, language }) => magazine.getOffer(db, now, language),
  'GET /api/magazine': ({ db, actor, now }) => magazine.show(db, actor, now),
  'POST /api/magazine/orders': ({ tx, actor, body, now }) => magazine.order(tx, actor, body, now),
  'PUT /api/magazine': ({ tx, actor, body, now }) => magazine.change(tx, actor, body, now),
  'POST /api/magazine/renewals': ({ tx, actor, body, now }) => magazine.renew(tx, actor, body, now),
  'POST /api/magazine/payments/:id/checks': async ({ tx, actor, params, now }) => {
    await payments.check(tx, actor.personId, params.id);
    return magazine.show(tx, actor, now);
  },
  'POST /api/magazine/payments/:id/cancellations': async ({ tx, actor, params, now }) => {
    await payments.cancel(tx, actor.personId, params.id);
    return magazine.show(tx, actor, now);
  },
  'POST /api/magazine/payments/:id/withdrawals': async ({ tx, actor, params, now }) => {
    await payments.withdraw(tx, actor.personId, params.id, now);
    return magazine.show(tx, actor, now);
  },
  'GET /api/magazine/payments/:id/receipt': ({ db, actor, params, language }) =>
    payments.getReceipt(db, actor.personId, params.id, language),
  'POST /api/magazine/stops': ({ tx, actor, now }) => magazine.stopMine(tx, actor, now),
  'PUT /api/magazine/pause': ({ tx, actor, body, now }) => magazine.pause(tx, actor, body.untilOn, now),
  'DELETE /api/magazine/pause': ({ tx, actor, now }) => magazine.pause(tx, actor, null, now),
  'PUT /api/magazine/temporary-address': ({ tx, actor, body, now }) => magazine.stay(tx, actor, body, now),
  'DELETE /api/magazine/temporary-address': ({ tx, actor, now }) => magazine.stay(tx, actor, null, now),
  'POST /api/magazine/address-confirmations': ({ tx, actor, now }) => magazine.confirmAddress(tx, actor, now),
  'POST /api/magazine/households': async ({ tx, actor, now }) => {
    await households.begin(tx, actor, now);
    return magazine.show(tx, actor, now);
  },
  'POST /api/magazine/household-memberships': async ({ tx, actor, body, now }) => {
    await households.join(tx, actor, body.code, now);
    return magazine.show(tx, actor, now);
  },
  'DELETE /api/magazine/household-membership': async ({ tx, actor, now }) => {
    await households.leave(tx, actor);
    return magazine.show(tx, actor, now);
  },
  'DELETE /api/magazine/household-end': async ({ tx, actor, now }) => {
    await households.see(tx, actor);
    return magazine.show(tx, actor, now);
  },
  'GET /api/magazine/issues': ({ db, actor, now }) => listIssues(db, actor, now),
  'GET /api/magazine/issues/:id/file': ({ db, actor, params, now }) =>
    getIssueFile(db, actor, params.id, now),
  'GET /api/magazine/issues/:id/articles': ({ db, actor, params, now }) =>
    getContents(db, actor, params.id, now),
  'GET /api/magazine/articles/:id': ({ db, actor, params, now }) => getArticle(db, actor, params.id, now),
  'POST /api/magazine/deliveries/:id/missing': ({ tx, actor, params, now }) =>
    reportMissing(tx, actor, params.id, now),
});

const deskHandlers = ({
  magazinePayments: payments,
  printRuns,
}: MagazineServices): Handlers<Pick<Endpoints, OfDesk>> => ({
  'GET /api/staff/magazine': ({ db, ...by }) => printRuns.show(db, by),
  'POST /api/staff/magazine-issues': ({ tx, body, ...by }) => printRuns.plan(tx, by, body),
  'PUT /api/staff/magazine-issues/:id': ({ tx, params, body, ...by }) =>
    printRuns.change(tx, by, params.id, body),
  'PUT /api/staff/magazine-issues/:id/file': ({ tx, params, body, ...by }) =>
    printRuns.setFile(tx, by, params.id, body),
  'POST /api/staff/magazine-issues/:id/freezings': ({ tx, params, ...by }) =>
    printRuns.freeze(tx, by, params.id),
  'POST /api/staff/magazine-issues/:id/exports': ({ tx, params, body, ...by }) =>
    printRuns.makeExport(tx, by, params.id, body.purpose),
  'GET /api/staff/magazine-issues/:id/articles': ({ db, params }) => staffArticles.show(db, params.id),
  'POST /api/staff/magazine-issues/:id/articles': ({ tx, params, body }) =>
    staffArticles.add(tx, params.id, body),
  'PUT /api/staff/magazine-articles/:id': ({ tx, params, body }) => staffArticles.change(tx, params.id, body),
  'DELETE /api/staff/magazine-articles/:id': ({ tx, params }) => staffArticles.remove(tx, params.id),
  'GET /api/staff/magazine-exports/:id/file': ({ db, params, ...by }) => printRuns.getFile(db, by, params.id),
  'GET /api/staff/enquiries/:id/magazine': ({ db, params, ...by }) => payments.look(db, by, params.id),
  'POST /api/staff/enquiries/:id/magazine/refunds': ({ tx, params, body, ...by }) =>
    payments.refund(tx, by, params.id, body.paymentId),
  'POST /api/staff/magazine-returns': ({ tx, body, ...by }) => printRuns.markReturned(tx, by, body.code),
});
