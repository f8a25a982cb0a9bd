/**
 * Account names, and the end of accounts, at Azure AD B2C and Entra External ID, by Microsoft Graph with a client
 * credential. Sources: learn.microsoft.com/graph/api/user-update (PATCH /users/{id}, displayName, 204),
 * learn.microsoft.com/graph/api/user-delete (DELETE /users/{id}, 204; restorable there for 30 days),
 * learn.microsoft.com/graph/api/resources/objectidentity (`identities` is written as a whole),
 * learn.microsoft.com/graph/api/user-revokesigninsessions (POST, 200) and
 * learn.microsoft.com/entra/identity-platform/v2-oauth2-client-creds-grant-flow.
 */
import * as z from 'zod/mini';
import type { AccountNames } from '#server/ports/account-names.ts';
import type { AccountRemoval } from '#server/ports/account-removal.ts';
import type { OutsideIdentifiers } from '#server/ports/sign-in-identifiers.ts';

export type GraphConfig = {
  /** `https://login.microsoftonline.com/TENANT/oauth2/v2.0/token` */
  tokenUrl: string;
  /** `https://graph.microsoft.com` */
  graphUrl: string;
  clientId: string;
  clientSecret: string;
};

/** A token is renewed this long before it ends. */
const marginMs = 60_000;

const TokenAnswer = z.object({ access_token: z.string(), expires_in: z.coerce.number() });
/** Written back as a whole: what else is in one of them stays. */
const Identity = z.looseObject({ signInType: z.string(), issuerAssignedId: z.string() });
type Identity = z.infer<typeof Identity>;
const IdentitiesAnswer = z.object({ identities: z.array(Identity) });

export function createGraphAccountNames(
  config: GraphConfig,
  clock: { now(): Date },
  timeoutMs = 10_000,
): AccountNames & AccountRemoval & OutsideIdentifiers {
  let token: { value: string; endsAt: number } | null = null;

  async function accessToken(): Promise<string> {
    if (token && token.endsAt - marginMs > clock.now().getTime()) return token.value;
    const response = await fetch(config.tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: config.clientId,
        client_secret: config.clientSecret,
        scope: new URL('/.default', config.graphUrl).href,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`Microsoft Graph gave no token: ${response.status}`);
    const given = TokenAnswer.safeParse(await response.json());
    if (!given.success) throw new Error('Microsoft Graph answered something else than a token');
    const { access_token: value, expires_in: seconds } = given.data;
    token = { value, endsAt: clock.now().getTime() + seconds * 1000 };
    return value;
  }

  /** Gone meanwhile (404): there is nothing to change, and nothing to remove. */
  async function ask(subject: string, what: string, init: RequestInit, rest = ''): Promise<Response | null> {
    const address = `/v1.0/users/${encodeURIComponent(subject)}${rest}`;
    const response = await fetch(new URL(address, config.graphUrl), {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${await accessToken()}` },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 401) token = null;
    if (response.status === 404) return null;
    // A change is answered without content: 200 with a page is a proxy in between, and nothing is changed.
    const isDone = ['PATCH', 'DELETE'].includes(init.method ?? '') ? response.status === 204 : response.ok;
    if (!isDone) {
      await response.body?.cancel();
      throw new Error(`Microsoft Graph did not ${what}: ${response.status}`);
    }
    return response;
  }
  const change = (subject: string, what: string, body: object) =>
    ask(subject, what, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  return {
    async setName({ subject, name }) {
      await change(subject, 'take the name', { displayName: name });
    },
    async remove({ subject }) {
      await ask(subject, 'delete the account', { method: 'DELETE' });
    },
    async replace(subject, { kind, former, value }) {
      const answer = await ask(subject, 'tell the identities', { method: 'GET' }, '?$select=identities');
      if (!answer) return;
      const { identities } = IdentitiesAnswer.parse(await answer.json());
      const isFormer = ({ signInType, issuerAssignedId }: Identity) =>
        signInType === signInTypes[kind] && issuerAssignedId.toLowerCase() === former.toLowerCase();
      if (!identities.some(isFormer)) return;
      await change(subject, 'take the identities', {
        identities: identities.flatMap((one) => {
          if (!isFormer(one)) return [one];
          return value === null ? [] : [{ ...one, issuerAssignedId: value }];
        }),
      });
      await ask(subject, 'end the sign-ins', { method: 'POST' }, '/revokeSignInSessions');
    },
  };
}

const signInTypes = { email: 'emailAddress', phone: 'phoneNumber' } as const;
