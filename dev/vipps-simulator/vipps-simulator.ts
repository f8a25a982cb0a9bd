/**
 * Vipps on a developer's machine: the HTTP API, the app as pages in the browser, and webhooks. Loopback only. For
 * tests also a switch for faults and for the clock, under `/_sim`.
 */

import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createVippsApi, type SalesUnit } from './vipps-api.ts';
import { agreementPage, appPagePolicy, finishedPage, overviewPage, paymentPage } from './vipps-app-page.ts';
import { createVippsMachine } from './vipps-machine.ts';
import { type Ledger, payoutsUntil } from './vipps-report-api.ts';
import { createVippsWebhooks, type WebhookFaults } from './vipps-webhooks.ts';

export const demoSalesUnit: SalesUnit = {
  clientId: 'demo-client',
  clientSecret: 'demo-secret',
  subscriptionKey: 'demo-key',
  merchantSerialNumber: '123456',
};

/** How the API itself goes wrong. `loseAnswers`: the next ones are done, and then not answered. */
export type ApiFaults = {
  isDown: boolean;
  isBusy: boolean;
  refusesChanges: boolean;
  loseAnswers: number;
  delayMs: number;
};
const noFaults: ApiFaults = {
  isDown: false,
  isBusy: false,
  refusesChanges: false,
  loseAnswers: 0,
  delayMs: 0,
};

type Options = {
  /** 0 for a free one. */
  port: number;
  /** Keeps everything over a restart; memory only without it. */
  dataDir?: string | null;
  /** The real time unless said. */
  now?: () => Date;
  /** What is in an empty simulator: an agreement of the demo people. */
  seed?: (machine: ReturnType<typeof createVippsMachine>) => void;
  /** Each day unless said; by the week it is on Sundays. */
  paysOut?: Ledger['paysOut'];
};
type Answer = { status: number; type: string; body: string; location?: string };

export type VippsSimulator = Awaited<ReturnType<typeof startVippsSimulator>>;

export async function startVippsSimulator(options: Options) {
  const { port, dataDir = null, now: realNow, seed, paysOut = 'daily' } = options;
  let offsetMs = 0;
  let faults = noFaults;
  const now = () => new Date((realNow ?? (() => new Date()))().getTime() + offsetMs);
  const file = dataDir && path.join(dataDir, 'vipps-simulator.json');
  const unit = demoSalesUnit;
  const webhooks = createVippsWebhooks({
    now,
    random: Math.random,
    merchantSerialNumber: unit.merchantSerialNumber,
  });
  const machine = createVippsMachine({
    now,
    random: Math.random,
    emit: (event) => webhooks.tell(event),
  });
  let origin = '';
  const api = createVippsApi({ machine, webhooks, unit, now, paysOut, origin: () => origin });
  if (file && existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    machine.restore(kept.machine);
    for (const one of kept.subscriptions) webhooks.subscriptions.set(one.id, one);
  } else seed?.(machine);

  function save(): void {
    if (!file) return;
    mkdirSync(path.dirname(file), { recursive: true });
    const kept = { machine: machine.snapshot(), subscriptions: [...webhooks.subscriptions.values()] };
    writeFileSync(file, JSON.stringify(kept));
  }

  const html = (body: string, status = 200): Answer => ({ status, type: 'text/html; charset=utf-8', body });
  const json = (status: number, body: unknown): Answer => ({
    status,
    type: 'application/json',
    body: body === null ? '' : JSON.stringify(body),
  });

  /** What the person with the phone sees and does. */
  function app(method: string, url: URL, body: string): Answer | null {
    const choice = new URLSearchParams(body).get('choice') ?? '';
    const [, area = '', kind = '', id = ''] = url.pathname.split('/');
    if (area === '' && method === 'GET') {
      const newestFirst = [...machine.agreements.values()].reverse();
      return html(overviewPage(newestFirst, (one) => machine.listCharges(one, null).toReversed()));
    }
    if (area === 'app' && method === 'POST') {
      if (kind === 'agreements') machine.app.agreement(id, 'stop');
      if (kind === 'charges') machine.drawNow(id, choice as 'charged');
      return { ...html('', 303), location: '/' };
    }
    if (area !== 'approve') return null;
    const token = url.searchParams.get('token');
    const action = `${url.pathname}${url.search}`;
    const agreement = [...machine.agreements.values()].find((one) => one.token === token);
    const payment = [...machine.payments.values()].find((one) => one.token === token);
    const back = agreement?.redirectUrl ?? payment?.returnUrl ?? null;
    const isOpen = agreement?.status === 'PENDING' || payment?.state === 'CREATED';
    if (!back || (kind !== 'agreement' && kind !== 'payment'))
      return html(finishedPage('Fant den ikke', null), 404);
    if (!isOpen) return html(finishedPage('Denne er avgjort', back));
    if (method === 'GET')
      return html(agreement ? agreementPage(agreement, action) : paymentPage(payment!, action));
    if (choice === 'close') return html(finishedPage('Du har lukket Vipps uten å svare', null));
    if (choice !== 'approve' && choice !== 'decline' && choice !== 'time-out') return html('', 400);
    if (agreement) machine.app.agreement(agreement.id, choice);
    else machine.app.payment(payment!.reference, choice);
    return { ...html('', 303), location: back };
  }

  function control(pathname: string, body: string): Answer {
    const given = body ? JSON.parse(body) : {};
    if (pathname === '/_sim/clock') offsetMs += (given.advanceSeconds ?? 0) * 1000;
    if (pathname === '/_sim/webhooks') webhooks.setFaults(given as Partial<WebhookFaults>);
    if (pathname === '/_sim/api') faults = { ...noFaults, ...(given as Partial<ApiFaults>) };
    machine.work();
    if (pathname === '/_sim/held') return json(200, webhooks.takeHeld(given.share));
    return json(200, { now: now().toISOString() });
  }

  async function answer(request: http.IncomingMessage): Promise<Answer | 'lost'> {
    // A page from elsewhere that has pointed its own name at this machine reads nothing.
    if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(request.headers.host ?? '')) return json(403, {});
    const url = new URL(request.url ?? '/', origin);
    const method = request.method ?? 'GET';
    let body = '';
    for await (const chunk of request) body += chunk;
    machine.work();
    if (url.pathname.startsWith('/_sim/') && method === 'POST') return control(url.pathname, body);
    const page = app(method, url, body);
    if (page) return page;
    if (faults.delayMs) await new Promise((later) => setTimeout(later, faults.delayMs));
    if (faults.isDown) return json(503, { message: 'down' });
    if (faults.isBusy) return json(429, { message: 'too many' });
    if (faults.refusesChanges && method === 'PATCH') return json(400, { type: 'illegal-agreement-update' });
    const { status, body: answered } = api.handle({
      method,
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body,
    });
    if (faults.loseAnswers > 0 && method !== 'GET' && url.pathname !== '/accesstoken/get') {
      faults = { ...faults, loseAnswers: faults.loseAnswers - 1 };
      return 'lost';
    }
    return json(status, answered);
  }

  const server = http.createServer((request, response) => {
    answer(request)
      .catch((error: Error): Answer => json(500, { message: error.message }))
      .then((answered) => {
        save();
        if (answered === 'lost') return request.socket.destroy();
        const { status, type, body, location } = answered;
        response.writeHead(status, {
          'content-type': type,
          'cache-control': 'no-store',
          'content-security-policy': appPagePolicy,
          ...(location && { location }),
        });
        response.end(body);
      });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;

  return {
    url: origin,
    machine,
    webhooks,
    unit,
    now,
    /** What the portal is told in its environment. */
    environment: {
      VIPPS_URL: origin,
      VIPPS_CLIENT_ID: unit.clientId,
      VIPPS_CLIENT_SECRET: unit.clientSecret,
      VIPPS_SUBSCRIPTION_KEY: unit.subscriptionKey,
      VIPPS_MERCHANT_SERIAL_NUMBER: unit.merchantSerialNumber,
    },
    /** What has been sent to the bank, up to and with a day. */
    payouts: (until: string) => payoutsUntil(machine, until, paysOut),
    setFaults(wanted: Partial<ApiFaults>) {
      faults = { ...noFaults, ...wanted };
    },
    async close() {
      server.closeAllConnections();
      await Promise.all([new Promise((closed) => server.close(closed)), webhooks.close()]);
    },
  };
}
