/**
 * Account names at Azure AD B2C and Entra External ID, by Microsoft Graph with a client credential.
 * Sources: learn.microsoft.com/graph/api/user-update (PATCH /users/{id}, displayName, 204) and
 * learn.microsoft.com/entra/identity-platform/v2-oauth2-client-creds-grant-flow.
 */
import type { AccountNames } from '#server/ports/account-names.ts';

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

export function createGraphAccountNames(config: GraphConfig, clock: { now(): Date }): AccountNames {
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

  return {
    async setName({ subject, name }) {
      const response = await fetch(new URL(`/v1.0/users/${encodeURIComponent(subject)}`, config.graphUrl), {
        method: 'PATCH',
        headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ displayName: name }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 401) token = null;
      // Gone meanwhile: there is no name to change.
      if (!response.ok && response.status !== 404) {
        throw new Error(`Microsoft Graph did not take the name: ${response.status}`);
      }
    },
  };
}
