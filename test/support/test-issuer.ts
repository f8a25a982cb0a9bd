import { randomUUID } from 'node:crypto';
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { embeddedClient, shortScope } from '#server/identity-provider/embedded-client.ts';

export type TestPerson = {
  subject: string;
  name?: string;
  emails?: string[];
  phone?: string;
  /** Seconds since 1970; now unless said. */
  authenticatedAt?: number;
};

/**
 * An issuer that exists only in a test: it makes its own keys, and the app is given a verifier that trusts them.
 * The production code has no way round a sign-in.
 * @param signing the key of an issuer that the test has; a new one unless said
 */
export async function createTestIssuer(issuer = 'https://issuer.example/id', signing?: JWK) {
  const made = signing ? null : await generateKeyPair('RS256', { extractable: true });
  const privateKey = made?.privateKey ?? ((await importJWK(signing!, 'RS256')) as CryptoKey);
  const { kty, n, e } = signing ?? (await exportJWK(made!.publicKey));
  const publicJwk = { kty, n, e } as JWK;
  const kid = await calculateJwkThumbprint(publicJwk);
  const policy = 'B2C_1A_SUSI_PhoneOrEmail';
  const { audience, scope } = embeddedClient.api;

  const sign = (claims: JWTPayload, header: Record<string, unknown> = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid, ...header }).sign(privateKey);

  return {
    issuer,
    /** For `createAccessTokenVerifier`. */
    verifierConfig: {
      issuer,
      audience,
      jwks: { keys: [{ ...publicJwk, kty: 'RSA', kid, alg: 'RS256', use: 'sig' }] },
      scope: shortScope(scope),
      policy,
      typ: 'at+jwt',
      clientIds: [embeddedClient.clientId],
    },
    /** Any claims and header, for what must be refused. */
    sign,
    /** @param change claims that replace the ordinary ones */
    tokenFor(person: TestPerson, change: JWTPayload = {}): Promise<string> {
      const now = Math.floor(Date.now() / 1000);
      return sign({
        iss: issuer,
        aud: audience,
        sub: person.subject,
        oid: person.subject,
        jti: randomUUID(),
        iat: now,
        exp: now + 600,
        auth_time: person.authenticatedAt ?? now,
        name: person.name ?? 'Kari Lund',
        emails: person.emails,
        phone_number: person.phone,
        scp: shortScope(scope),
        tfp: policy,
        client_id: embeddedClient.clientId,
        ...change,
      });
    },
  };
}

let shared: Promise<TestIssuer> | undefined;
/** The same one for all portals of a process: making a key takes longer than most tests. */
export const sharedTestIssuer = (): Promise<TestIssuer> => {
  shared ??= createTestIssuer();
  return shared;
};
export type TestIssuer = Awaited<ReturnType<typeof createTestIssuer>>;
