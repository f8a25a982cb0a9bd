/**
 * SMS through an HTTP gateway. The protocol, which a small adapter in front of any supplier can speak:
 *
 *     POST <url>
 *     Content-Type: application/json
 *     Authorization: Bearer <token>      where one is configured
 *     Idempotency-Key: <id>
 *     {"id": "<uuid>", "from": "Min side", "to": "+4768050001", "text": "…"}
 *
 * Any 2xx means that the gateway has taken the message, except a web page: that is a maintenance page in front of it.
 * The same id again is answered the same way and sends nothing more. Everything else is a failure, and the message is
 * tried again later.
 */
import type { Sms, SmsSender } from '../../ports/sms.ts';

type Options = {
  url: string;
  /** What stands as sender on the phone: at most 11 characters. */
  sender: string;
  token: string | null;
  timeoutMs?: number;
};

/** @returns sender whose errors never hold a phone number: they end up in logs and in the job table */
export function createHttpSmsSender({ url, sender, token, timeoutMs = 10_000 }: Options): SmsSender {
  return {
    async send({ id, to, text }) {
      if (!/^\+[1-9]\d{4,14}$/.test(to)) throw new Error('The SMS was not sent: the number is not E.164');
      const answer = await post(url, token, { id, from: sender, to, text }, timeoutMs).catch(
        (error: Error & { cause?: { code?: string } }) => {
          throw new Error(`The SMS gateway did not answer (${error.cause?.code ?? error.name})`);
        },
      );
      if (!answer.ok || answer.isPage)
        throw new Error(
          `The SMS gateway did not take the SMS (HTTP ${answer.status}${answer.isPage ? ', a web page' : ''})`,
        );
    },
  };
}

/** One call, heard to its end: half an answer says nothing. */
async function post(url: string, token: string | null, body: Sms & { from: string }, timeoutMs: number) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': body.id,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
    // A redirect would carry the message, and perhaps the token, to somebody else.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.text();
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return { ok: response.ok, status: response.status, isPage };
}
