/** Other systems that sign in: OAuth 2.0 client credentials (RFC 6749, section 4.4), a token for a quarter of an hour. */
import { feedPurposes } from '#contract/register-feed.ts';
import type { Client } from '#server/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { createSigner } from '#server/platform/server-secret.ts';
import type { Ports } from '#server/portal-ports.ts';
import { findSubscriber, type SubscriberRow } from './subscriber-repository.ts';
import type { SubscriberSecrets } from './subscriber-secret-service.ts';

const tokenSeconds = 900;
export const readScope = (purpose: string): string => `register.read:${purpose}`;
export const writeScope = 'register.write';
export const allScopes: readonly string[] = [...feedPurposes.map(readScope), writeScope];

const scopesOf = ({ purpose, mayWrite }: Pick<SubscriberRow, 'purpose' | 'mayWrite'>): string[] => [
  readScope(purpose),
  ...(mayWrite ? [writeScope] : []),
];

export type TokenAnswer =
  | { access_token: string; token_type: 'Bearer'; expires_in: number; scope: string }
  | { error: 'invalid_request' | 'invalid_client' | 'unsupported_grant_type' | 'invalid_scope' };
export type ClientService = ReturnType<typeof createClients>;

export function createClients(
  needs: Pick<Ports, 'db' | 'clock' | 'secret'> & { secrets: SubscriberSecrets },
) {
  const { db, clock, secrets } = needs;
  const signer = createSigner(needs.secret, 'register api token');

  function issue(subscriberId: string, scopes: string[], now: Date): string {
    const until = Math.floor(now.getTime() / 1000) + tokenSeconds;
    const content = Buffer.from(JSON.stringify([subscriberId, until, scopes])).toString('base64url');
    return `${content}.${signer.sign(content).toString('base64url')}`;
  }

  function read(token: string, now: Date): { subscriberId: string; scopes: string[] } | null {
    const [content = '', signature = ''] = token.split('.');
    if (!signer.isOurs(Buffer.from(signature, 'base64url'), content)) return null;
    const [subscriberId, until, scopes] = JSON.parse(Buffer.from(content, 'base64url').toString('utf8')) as [
      string,
      number,
      string[],
    ];
    return until * 1000 > now.getTime() ? { subscriberId, scopes } : null;
  }

  return {
    /** The token endpoint. @param form as it was sent. @param authorization the header, where the client uses it */
    async token(form: URLSearchParams, authorization: string | undefined): Promise<TokenAnswer> {
      if (form.get('grant_type') !== 'client_credentials')
        return { error: form.has('grant_type') ? 'unsupported_grant_type' : 'invalid_request' };
      const [clientId, given] = credentialsOf(form, authorization);
      const now = clock.now();
      const subscriber = await findSubscriber(db, clientId);
      if (!subscriber || subscriber.state === 'ended' || !secrets.isRight(subscriber, given, now))
        return { error: 'invalid_client' };
      const scopes = form.get('scope')?.split(' ').filter(Boolean) ?? scopesOf(subscriber);
      if (!scopes.length || !scopes.every((one) => scopesOf(subscriber).includes(one)))
        return { error: 'invalid_scope' };
      const token = issue(subscriber.id, scopes, now);
      return {
        access_token: token,
        token_type: 'Bearer',
        expires_in: tokenSeconds,
        scope: scopes.join(' '),
      };
    },

    /** Asked with every request: a subscriber that was ended a second ago is one no longer. @throws Refusal NOT_SIGNED_IN */
    async admit(token: string | null, database: Database = db): Promise<Client> {
      const known = token === null ? null : read(token, clock.now());
      const subscriber = known && (await findSubscriber(database, known.subscriberId));
      if (!known || !subscriber || subscriber.state === 'ended') throw new Refusal('NOT_SIGNED_IN');
      const { id, purpose } = subscriber;
      return { id, purpose, scopes: known.scopes.filter((one) => scopesOf(subscriber).includes(one)) };
    },
  };
}

/** Of the header, else of the form: RFC 6749, section 2.3.1. */
function credentialsOf(form: URLSearchParams, authorization: string | undefined): [string, string] {
  const [, basic] = /^Basic ([\w+/=-]+)$/.exec(authorization ?? '') ?? [];
  if (!basic) return [form.get('client_id') ?? '', form.get('client_secret') ?? ''];
  const [clientId = '', ...rest] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  return [decoded(clientId), decoded(rest.join(':'))];
}

/** `+` of the secret is no space here: clients that encode write `%2B`, and those that do not mean a plus. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
