/**
 * The operator of AvtaleGiro on a developer's machine: two folders in which files are exchanged, and the payers' bank
 * as a page in the browser. Loopback only. Its clock is the one it is given.
 */
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { addDays, bankDayFrom } from '#contract/values/bank-days.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import organisation from '../../organisation-profile.json' with { type: 'json' };
import { netbankPage, netbankPolicy } from './netbank-page.ts';
import { createOperatorMachine, type SentFile } from './operator-machine.ts';
import type { StatedAccount } from './statement-file.ts';

/** As Vipps' ledger says. */
const payoutAccount = '86011117947';

type Options = {
  /** 0 for a free one. */
  port: number;
  /** Where the folders are, and what is kept over a restart. */
  dir: string;
  /** The real time unless said. */
  now?: () => Date;
  /** How often it looks for files; tests look themselves. */
  everyMs?: number;
  /** What Vipps has sent to the payee's bank, up to and with a day. */
  payouts?: (until: string) => { on: string; amountOre: number; reference: string }[];
};

export type AvtalegiroSimulator = Awaited<ReturnType<typeof startAvtalegiroSimulator>>;

export async function startAvtalegiroSimulator({
  port,
  dir,
  now = () => new Date(),
  everyMs = 1000,
  payouts = () => [],
}: Options) {
  const { account, customerUnit } = organisation.giving.avtalegiro;
  const machine = createOperatorMachine({ now, account, customerUnit });
  const [inbound, outbound] = [path.join(dir, 'to-operator'), path.join(dir, 'from-operator')];
  const fromBank = path.join(dir, 'from-bank');
  const file = path.join(dir, 'operator.json');
  for (const folder of [path.join(inbound, 'taken'), outbound, fromBank])
    mkdirSync(folder, { recursive: true });
  if (existsSync(file)) machine.restore(JSON.parse(readFileSync(file, 'utf8')));

  /** Whole or not there: a name without `.part`. */
  function put(files: readonly SentFile[], folder = outbound): void {
    for (const { name, content } of files) {
      writeFileSync(path.join(folder, `${name}.part`), content);
      renameSync(path.join(folder, `${name}.part`), path.join(folder, name));
    }
    writeFileSync(file, JSON.stringify(machine.state));
  }

  /** Takes what lies there, answers it, and sends what the day has brought. */
  function work(): void {
    for (const name of readdirSync(inbound).sort()) {
      if (name === 'taken' || name.endsWith('.part')) continue;
      const receipt = machine.receive(readFileSync(path.join(inbound, name)));
      renameSync(path.join(inbound, name), path.join(inbound, 'taken', name));
      put([receipt]);
    }
    const told = machine.work();
    if (told.length) put(told);
  }
  const timer = setInterval(work, everyMs);
  timer.unref();

  /** The account that Vipps pays out to, two bank days later: whole, because the portal keeps each entry once. */
  function vippsAccount(): StatedAccount {
    const today = norwegianDay(now());
    const entries = payouts(today)
      .map(({ on, amountOre, reference }) => ({
        amountOre,
        bookedOn: bankDayFrom(addDays(bankDayFrom(addDays(on, 1)), 1)),
        reference: `VIPPS${reference}`,
        text: `Utb. ${reference} Vippsnr 123456`,
      }))
      .filter(({ bookedOn }) => bookedOn <= today);
    const fromOn = entries[0]?.bookedOn ?? today;
    return { account: payoutAccount, fromOn, toOn: today, openingOre: 0, entries };
  }

  /** What a press on the page does. @returns what is said of it */
  function act(action: string, form: URLSearchParams): string {
    const kid = (form.get('kid') ?? '').replace(/\s/g, '');
    switch (action) {
      case '/sign': {
        if ((form.get('account') ?? '').replace(/\s/g, '') !== account)
          return 'Kontoen tar ikke imot AvtaleGiro.';
        if (!/^\d{4,25}$/.test(kid)) return 'Ugyldig KID.';
        const limitOre = Number((form.get('limit') ?? '').replace(/\D/g, '') || '0') * 100;
        machine.bank.sign(kid, { wantsNotice: form.get('notice') === 'yes', limitOre });
        put([]);
        return 'Avtalen er signert. Mottakeren får vite det med neste fil.';
      }
      case '/end':
        machine.bank.end(kid);
        put([]);
        return 'Avtalen er avsluttet i banken.';
      case '/fail':
        machine.bank.failNext(kid);
        put([]);
        return 'Neste trekk mislykkes.';
      case '/reverse':
        machine.bank.reverse(form.get('reference') ?? '');
        put([]);
        return 'Betalingen føres tilbake med neste fil.';
      case '/tell':
        work();
        put(machine.tell());
        return 'Filen er sendt.';
      case '/pay-out': {
        const amountOre = Number((form.get('amount') ?? '').replace(/\D/g, '') || '0') * 100;
        if (amountOre === 0) return 'Skriv et beløp i hele kroner.';
        machine.bank.payOut(amountOre, (form.get('message') ?? '').slice(0, 140));
        put([]);
        return 'Pengene er sendt. De står på den neste kontoutskriften.';
      }
      case '/list':
        put([machine.list()]);
        return 'Listen er sendt.';
      case '/statement': {
        work();
        const breakage = form.get('kind') === 'balance' ? 'balance' : null;
        put([machine.statement([vippsAccount()], breakage)], fromBank);
        return 'Kontoutskriften er sendt.';
      }
      case '/odd':
        put([machine.odd(form.get('kind') as Parameters<typeof machine.odd>[0])]);
        return 'Filen er sendt.';
      default:
        return '';
    }
  }

  const server = http.createServer(async (request, response) => {
    // A page from elsewhere that has pointed its own name at this machine reads nothing.
    const isHere = /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(request.headers.host ?? '');
    const url = new URL(request.url ?? '/', 'http://localhost');
    let body = '';
    for await (const chunk of request) body += chunk;
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': netbankPolicy,
    };
    if (!isHere) return response.writeHead(403, headers).end();
    if (url.pathname === '/favicon.ico') return response.writeHead(204, headers).end();
    if (request.method === 'POST') {
      const said = act(url.pathname, new URLSearchParams(body));
      return response.writeHead(303, { ...headers, location: `/?said=${encodeURIComponent(said)}` }).end();
    }
    work();
    const [said, kid] = [url.searchParams.get('said') ?? '', url.searchParams.get('kid') ?? ''];
    return response.writeHead(200, headers).end(netbankPage(machine.state, account, said, kid));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;

  return {
    url: address,
    machine,
    work,
    dir,
    /** What the portal is told in its environment. */
    environment: { GIRO_DIR: dir, BANK_DIR: dir, GIRO_BANK_URL: `${address}/` },
    async close() {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
