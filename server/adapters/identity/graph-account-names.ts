/**
 * Account names, and the end of accounts, at Azure AD B2C and Entra External ID, by Microsoft Graph with a client
 * credential. Sources: learn.microsoft.com/graph/api/user-update (PATCH /users/{id}, displayName, 204),
 * learn.microsoft.com/graph/api/user-delete (DELETE /users/{id}, 204; restorable there for 30 days),
 * learn.microsoft.com/graph/api/resources/objectidentity (`identities` is written as a whole),
 * learn.microsoft.com/graph/api/user-revokesigninsessions (POST, 200) and
 * learn.microsoft.com/entra/identity-platform/v2-oauth2-client-creds-grant-flow.
 */
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

const timeoutMs = 10_000;
/** A token is renewed this long before it ends. */
const marginMs = 60_000;

export function createGraphAccountNames(
  config: GraphConfig,
  clock: { now(): Date },
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
    const { access_token: value, expires_in: seconds } = (await response.json()) as {
      access_token: string;
      expires_in: number;
    };
    token = { value, endsAt: clock.now().getTime() + seconds * 1000 };
    return value;
  }

  /** Gone meanwhile (404): there is nothing to change, and nothing to take away. */
  async function ask(subject: string, what: string, init: RequestInit, rest = ''): Promise<Response | null> {
    const address = `/v1.0/users/${encodeURIComponent(subject)}${rest}`;
    const response = await fetch(new URL(address, config.graphUrl), {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${await accessToken()}` },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 401) token = null;
    if (!response.ok && response.status !== 404)
      throw new Error(`Microsoft Graph did not ${what}: ${response.status}`);
    return response.ok ? response : null;
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
      const { identities } = (await answer.json()) as { identities: Identity[] };
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

type Identity = { signInType: string; issuer: string; issuerAssignedId: string };
const signInTypes = { email: 'emailAddress', phone: 'phoneNumber' } as const;
