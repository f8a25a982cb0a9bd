import {
  createLocalJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { methodClaims } from '#contract/values/sign-in-methods.ts';
import type { AccessTokenResult, AccessTokenVerifier, VerifiedAccess } from '#server/ports/access-token.ts';
import { type Clock, systemClock } from '#server/ports/clock.ts';
import { createRemoteKeys, type KeyTimes } from './remote-keys.ts';
import { createVerifiedTokenCache } from './verified-token-cache.ts';

/** One shape for Azure AD B2C, Entra External ID, the embedded provider and any other: only the values differ. */
export type AccessTokenVerifierConfig = {
  issuer: string | string[];
  audience: string;
  /** An address (fetched and kept), the key set itself, or what gives the one of now: the same object until it changes. */
  jwks: string | JSONWebKeySet | (() => JSONWebKeySet);
  /** The short name: `user_data`. */
  scope: string;
  /** The user flow or custom policy, where the issuer has such. */
  policy?: string;
  /** The type in the token's header, where the issuer says it. */
  typ?: string;
  /** The clients whose tokens are taken; all unless said. */
  clientIds?: string[];
  claims?: ClaimNames;
  /** Whether the sign-in behind the token has ended. Asked when the token is not in the cache: within a minute. */
  isRevoked?(claims: JWTPayload): Promise<boolean>;
};
/** Where the issuer puts what we need. Each is tried in turn. */
export type ClaimNames = { subject?: string[]; name?: string[]; emails?: string[]; phone?: string[] };

const standardClaims: Required<ClaimNames> = {
  subject: ['oid', 'sub'],
  name: ['name'],
  // Never preferred_username: it is not verified, and records are claimed by this address.
  emails: ['emails', 'email', 'signInNames.emailAddress'],
  phone: ['phone_number', 'signInNames.phoneNumber'],
};

/** Longer than any token we take; what is longer is not even parsed. */
const maxTokenLength = 8192;

/** @returns a verifier that tells a bad token (401) from keys that could not be had (503) */
export function createAccessTokenVerifier(
  config: AccessTokenVerifierConfig,
  clock: Clock = systemClock,
  keyTimes: Partial<KeyTimes> = {},
): AccessTokenVerifier {
  const keys: JWTVerifyGetKey =
    typeof config.jwks === 'string' ? createRemoteKeys(config.jwks, keyTimes) : keysOf(config.jwks);
  const cache = createVerifiedTokenCache<VerifiedAccess>();

  return {
    async verify(token): Promise<AccessTokenResult> {
      const now = clock.now();
      const seconds = now.getTime() / 1000;
      const known = cache.find(token, seconds);
      if (known) return { outcome: 'valid', access: known };
      if (token.length > maxTokenLength) return { outcome: 'invalid', reason: 'TOO_LONG' };
      let payload: JWTPayload;
      try {
        ({ payload } = await jwtVerify(token, keys, {
          issuer: config.issuer,
          audience: config.audience,
          algorithms: ['RS256'],
          typ: config.typ,
          clockTolerance: 60,
          requiredClaims: ['exp', 'sub'],
          currentDate: now,
        }));
      } catch (error) {
        if (areKeysUnavailable(error)) return { outcome: 'unavailable' };
        return { outcome: 'invalid', reason: (error as { code?: string }).code ?? 'UNREADABLE' };
      }
      const refusal = refusalOf(payload, config);
      if (refusal) return { outcome: 'invalid', reason: refusal };
      if (await config.isRevoked?.(payload)) return { outcome: 'invalid', reason: 'REVOKED' };
      const access = accessOf(payload, { ...standardClaims, ...config.claims });
      cache.keep(token, access, payload.exp!, seconds);
      return { outcome: 'valid', access };
    },
  };
}

/** What finds a key in a set that may change. */
function keysOf(jwks: JSONWebKeySet | (() => JSONWebKeySet)): JWTVerifyGetKey {
  const now = typeof jwks === 'function' ? jwks : () => jwks;
  let known = now();
  let find = createLocalJWKSet(known);
  return (header, token) => {
    if (known !== now()) {
      known = now();
      find = createLocalJWKSet(known);
    }
    return find(header, token);
  };
}

/** What a token with a good signature, issuer and audience may still lack. */
function refusalOf(payload: JWTPayload, config: AccessTokenVerifierConfig): string | null {
  const scopes = String(payload.scp ?? payload.scope ?? '')
    .split(' ')
    .map((scope) => scope.split('/').pop());
  if (!scopes.includes(config.scope)) return 'INSUFFICIENT_SCOPE';
  const policy = String(payload.tfp ?? payload.acr ?? '');
  if (config.policy && policy.toLowerCase() !== config.policy.toLowerCase()) return 'WRONG_POLICY';
  const client = String(payload.azp ?? payload.client_id ?? '');
  if (config.clientIds && !config.clientIds.includes(client)) return 'WRONG_CLIENT';
  return null;
}

function accessOf(payload: JWTPayload, names: Required<ClaimNames>): VerifiedAccess {
  const textsOf = (claims: string[]): string[] => {
    for (const claim of claims) {
      const texts = [payload[claim]].flat().filter((value) => typeof value === 'string' && value !== '');
      if (texts.length > 0) return texts as string[];
    }
    return [];
  };
  // A single `email` may be what an administrator, or the person, has typed: it is theirs only where the issuer says so.
  const isEmailProven = [payload.email_verified, payload.xms_edov].some((said) =>
    ['true', '1'].includes(String(said).toLowerCase()),
  );
  const emailClaims = names.emails.filter((claim) => claim !== 'email' || isEmailProven);
  return {
    issuer: payload.iss!,
    subject: textsOf(names.subject)[0] ?? payload.sub!,
    name: textsOf(names.name)[0] ?? '',
    emails: textsOf(emailClaims).filter((email) => email.includes('@')),
    phone: textsOf(names.phone)[0] ?? null,
    authenticatedAt: typeof payload.auth_time === 'number' ? payload.auth_time : null,
    methods: methodClaims.flatMap((claim) => textsOf([claim]).map((value) => `${claim}=${value}`)),
    sessionId: typeof payload.sid === 'string' && payload.sid ? payload.sid : null,
  };
}

/** A 401 sends the person to sign in, in vain when the issuer is down. */
function areKeysUnavailable(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  return ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'].includes(error.code);
}
