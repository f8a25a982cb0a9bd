/**
 * One call to Vipps: token, headers, time-out, retries and a circuit breaker. Errors hold a status and the id of a
 * problem, never what was sent or answered: they end up in logs and in the job table.
 * Sources: Access token API, HTTP headers and idempotency in the guides at developer.vippsmobilepay.com.
 */
import * as z from 'zod/mini';
import { VippsRefusal, VippsUnavailable } from '#server/ports/vipps.ts';

export type VippsConfig = {
  /** `https://api.vipps.no`; http only to this machine. */
  url: string;
  clientId: string;
  clientSecret: string;
  subscriptionKey: string;
  merchantSerialNumber: string;
};

export type VippsCall = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  /** With everything that changes something: the same key has one effect. */
  key?: string;
  body?: object;
  headers?: Record<string, string>;
};
export type VippsAnswer = { status: number; body: unknown; headers: Headers };
export type VippsHttp = { call(call: VippsCall): Promise<VippsAnswer> };

type Options = {
  clock: { now(): Date };
  timeoutMs?: number;
  /** Waited before each new try. */
  retryAfterMs?: readonly number[];
};

/** Circuit breaker: failures in a row until calls to Vipps pause for a while. */
const breaker = { failures: 5, openMs: 30_000 };
/** However long Vipps asks us to wait: the limits are by the minute. */
const longestWaitSeconds = 60;
/** A token is renewed this long before it ends. */
const tokenMarginMs = 5 * 60_000;
const system = {
  'vipps-system-name': 'min-side',
  'vipps-system-version': '1',
  'vipps-system-plugin-name': 'min-side-giving',
  'vipps-system-plugin-version': '1',
};

/** There is no use in asking again at once: 429, or the breaker is open. */
class VippsBusy extends VippsUnavailable {}

const TokenAnswer = z.object({ access_token: z.string(), expires_in: z.coerce.number() });

export function createVippsHttp(config: VippsConfig, options: Options): VippsHttp {
  const { clock, timeoutMs = 10_000, retryAfterMs = [200, 1000] } = options;
  let token: { value: string; endsAt: number } | null = null;
  let fetching: Promise<string> | null = null;
  let failures = 0;
  let leftAloneUntil = 0;

  const own = {
    'ocp-apim-subscription-key': config.subscriptionKey,
    'merchant-serial-number': config.merchantSerialNumber,
    ...system,
  };

  /** @throws VippsUnavailable when there is no whole answer, one of 5xx, or one that was to be JSON and is not */
  async function send(path: string, init: RequestInit): Promise<VippsAnswer> {
    if (leftAloneUntil > clock.now().getTime()) throw new VippsBusy('Vipps is left alone for a while');
    try {
      const response = await fetch(new URL(path, config.url), {
        ...init,
        // A redirect would carry the token to somebody else.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      if (response.status >= 500) throw new VippsUnavailable(`Vipps answered ${response.status}`);
      const { status, headers } = response;
      const body = response.ok ? readAnswer(text) : readProblem(text);
      failures = 0;
      return { status, body, headers };
    } catch (error) {
      failures += 1;
      if (failures >= breaker.failures) leftAloneUntil = clock.now().getTime() + breaker.openMs;
      if (error instanceof VippsUnavailable) throw error;
      const { name, cause } = error as Error & { cause?: { code?: string } };
      throw new VippsUnavailable(`Vipps did not answer (${cause?.code ?? name})`);
    }
  }

  /** 429 (RFC 6585): no call at all before the moment that Vipps names. @throws VippsBusy */
  function wait(headers: Headers): never {
    const seconds = Math.min(Number(headers.get('retry-after')) || 0, longestWaitSeconds);
    leftAloneUntil = Math.max(leftAloneUntil, clock.now().getTime() + seconds * 1000);
    throw new VippsBusy('Vipps asked us to wait');
  }

  async function fetchToken(): Promise<string> {
    const { status, headers, body } = await send('/accesstoken/get', {
      method: 'POST',
      headers: { ...own, client_id: config.clientId, client_secret: config.clientSecret },
    });
    if (status === 429) wait(headers);
    if (status >= 300) throw new VippsRefusal(status, 'no-token');
    const parsed = TokenAnswer.safeParse(body);
    if (!parsed.success) throw new VippsUnavailable('Vipps answered something else than a token');
    token = {
      value: parsed.data.access_token,
      endsAt: clock.now().getTime() + parsed.data.expires_in * 1000,
    };
    return token.value;
  }

  /** One fetch, however many wait for it. */
  async function accessToken(): Promise<string> {
    if (token && token.endsAt - tokenMarginMs > clock.now().getTime()) return token.value;
    fetching ??= fetchToken().finally(() => {
      fetching = null;
    });
    return fetching;
  }

  async function attempt({ method, path, key, body, headers }: VippsCall): Promise<VippsAnswer> {
    const answer = await send(path, {
      method,
      headers: {
        ...own,
        ...headers,
        authorization: `Bearer ${await accessToken()}`,
        ...(key && { 'idempotency-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status < 300) return answer;
    if (answer.status === 429) wait(answer.headers);
    if (answer.status === 401) token = null;
    throw new VippsRefusal(answer.status, problemIn(answer.body));
  }

  return {
    async call(call) {
      let hadNewToken = false;
      for (let tries = 0; ; tries += 1) {
        try {
          return await attempt(call);
        } catch (error) {
          const isTokenOld: boolean = error instanceof VippsRefusal && error.status === 401 && !hadNewToken;
          hadNewToken ||= isTokenOld;
          if (isTokenOld) continue;
          const wait = retryAfterMs[tries];
          const isPassing = error instanceof VippsUnavailable && !(error instanceof VippsBusy);
          if (!isPassing || wait === undefined) throw error;
          await new Promise((later) => setTimeout(later, wait));
        }
      }
    },
  };
}

/** Nothing, or JSON. What is cut off or a page of somebody in between says nothing of what was done. @throws VippsUnavailable */
function readAnswer(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new VippsUnavailable('Vipps answered something else than JSON');
  }
}

function readProblem(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** `…#charge-due-too-soon` of Recurring, a code of ePayment, or nothing that we know. */
function problemIn(answer: unknown): string {
  const { type, extraDetails } = (answer ?? {}) as { type?: unknown; extraDetails?: { reason?: unknown }[] };
  const known = typeof type === 'string' ? /[#/]([a-z-]{3,60})$/.exec(type)?.[1] : undefined;
  const code = Array.isArray(extraDetails) ? extraDetails[0]?.reason : undefined;
  return typeof code === 'string' && /^\d{4}$/.test(code) ? code : (known ?? 'unknown');
}
