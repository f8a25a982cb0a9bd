/** The token endpoint: a form, as OAuth 2.0 has it, where the rest of the API speaks JSON. */
import { registerApiPath } from '#contract/register-api-endpoints.ts';
import type { Webhook } from '#server/platform/http/webhook-routes.ts';
import type { ClientService } from './client-service.ts';

export const tokenEndpoint = (clients: Pick<ClientService, 'token'>): Webhook => ({
  path: `${registerApiPath}/token`,
  async receive({ headers, body }) {
    const answer = await clients.token(new URLSearchParams(body.toString('utf8')), headers.authorization);
    const status = 'access_token' in answer ? 200 : answer.error === 'invalid_client' ? 401 : 400;
    return { status, body: answer };
  },
});
