import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { before, describe, test } from 'node:test';
import { exportJWK, exportSPKI, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose';
import { findFreePort } from '../../../test/support/free-port.ts';
import { createTestIssuer } from '../../../test/support/test-issuer.ts';
import { type AccessTokenVerifierConfig, createAccessTokenVerifier } from './verify-access-token.ts';

const tenant = '11111111-2222-4333-8444-555555555555';
const api = '99999999-2222-4333-8444-555555555555';
const spa = '77777777-2222-4333-8444-555555555555';
const person = 'aaaaaaaa-2222-4333-8444-555555555555';

describe('one verifier for every issuer', () => {
  let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
  let b2c: AccessTokenVerifierConfig;
  let externalId: AccessTokenVerifierConfig;
  before(async () => {
    issuer = await createTestIssuer();
    const { kty, n, e, kid } = issuer.verifierConfig.jwks.keys[0]!;
    const jwks = { keys: [{ kty, n, e, kid, use: 'sig' }] }; // Azure's keys carry no alg
    const common = { audience: api, jwks, scope: 'user_data', clientIds: [spa] };
    b2c = {
      ...common,
      issuer: `https://humanist.b2clogin.com/${tenant}/v2.0/`,
      policy: 'B2C_1A_SUSI_PhoneOrEmail',
    };
    externalId = { ...common, issuer: `https://${tenant}.ciamlogin.com/${tenant}/v2.0` };
  });

  const now = () => Math.floor(Date.now() / 1000);
  const jwt = { typ: 'JWT' };
  const b2cToken = (change: JWTPayload = {}) =>
    issuer.sign(
      {
        iss: b2c.issuer as string,
        aud: api,
        sub: person,
        exp: now() + 600,
        scp: 'user_data',
        azp: spa,
        tfp: 'B2C_1A_SUSI_PhoneOrEmail',
        emails: ['kari@medlem.example'],
        ...change,
      },
      jwt,
    );
  const externalToken = (change: JWTPayload = {}) =>
    issuer.sign(
      {
        iss: externalId.issuer as string,
        aud: api,
        sub: 'pairwise',
        oid: person,
        exp: now() + 600,
        scp: 'user_data',
        azp: spa,
        email: 'kari@medlem.example',
        preferred_username: 'styreleder@medlem.example',
        ...change,
      },
      jwt,
    );
  const verify = async (config: AccessTokenVerifierConfig, token: string) =>
    createAccessTokenVerifier(config).verify(token);

  async function accepted(config: AccessTokenVerifierConfig, token: string) {
    const result = await verify(config, token);
    if (result.outcome !== 'valid') assert.fail(JSON.stringify(result));
    return result.access;
  }
  async function refused(config: AccessTokenVerifierConfig, token: string, reason: RegExp) {
    const result = await verify(config, token);
    assert.equal(result.outcome, 'invalid');
    assert.match(result.outcome === 'invalid' ? result.reason : '', reason);
  }

  test('accepted: the embedded provider', async () => {
    const token = await issuer.tokenFor({ subject: person, phone: '+4740000001', authenticatedAt: 1000 });
    const access = await accepted(issuer.verifierConfig, token);
    assert.deepEqual(access, {
      issuer: issuer.issuer,
      subject: person,
      name: 'Kari Lund',
      emails: [],
      phone: '+4740000001',
      authenticatedAt: 1000,
      sessionId: null,
      methods: [],
    });
  });
  test('how somebody proved who they are is told as the issuer says it: a list, a word, or nothing', async () => {
    const said = { amr: ['otp', 'mfa'], acr: 'level4', acrs: ['c1', 7] };
    const token = await issuer.tokenFor({ subject: person }, said);
    const { methods } = await accepted(issuer.verifierConfig, token);
    assert.deepEqual(methods, ['acr=level4', 'amr=otp', 'amr=mfa', 'acrs=c1']);
  });
  test('accepted: Azure AD B2C', async () => {
    const access = await accepted(b2c, await b2cToken({ oid: person }));
    assert.equal(access.subject, person);
    assert.deepEqual(access.emails, ['kari@medlem.example']);
    assert.equal(access.authenticatedAt, null);
  });
  test('accepted: B2C with the policy in acr, in lower case', async () => {
    await accepted(b2c, await b2cToken({ tfp: undefined, acr: 'b2c_1a_susi_phoneoremail' }));
  });
  test('accepted: B2C with one e-mail as text, and without oid', async () => {
    const access = await accepted(
      b2c,
      await b2cToken({ emails: undefined, email: 'kari@medlem.example', email_verified: true }),
    );
    assert.deepEqual([access.subject, access.emails], [person, ['kari@medlem.example']]);
  });
  test('accepted: B2C with the claim names of a custom policy', async () => {
    const config = { ...b2c, claims: { emails: ['signInNames.emailAddress'], subject: ['objectId'] } };
    const token = await b2cToken({ 'signInNames.emailAddress': 'x@medlem.example', objectId: 'custom' });
    const access = await accepted(config, token);
    assert.deepEqual([access.subject, access.emails], ['custom', ['x@medlem.example']]);
  });
  test('accepted: Entra External ID, whose sub is another for each client', async () => {
    const access = await accepted(externalId, await externalToken({ xms_edov: true }));
    assert.deepEqual([access.subject, access.emails], [person, ['kari@medlem.example']]);
  });
  for (const [what, said, isProven] of [
    ['nothing', {}, false],
    ['a false one', { email_verified: false, xms_edov: 'false' }, false],
    ['an empty one', { xms_edov: '' }, false],
    ['true', { email_verified: true }, true],
    ['true as a text', { xms_edov: 'True' }, true],
    ['one', { xms_edov: 1 }, true],
  ] as const)
    test(`an address that the issuer says ${what} of is ${isProven ? '' : 'not '}taken as theirs`, async () => {
      const { emails } = await accepted(externalId, await externalToken(said));
      assert.deepEqual(emails, isProven ? ['kari@medlem.example'] : []);
    });

  test('refused: an id token in place of an access token', async () => {
    const claims = { iss: issuer.issuer, aud: issuer.verifierConfig.audience, sub: person, exp: now() + 600 };
    await refused(issuer.verifierConfig, await issuer.sign(claims, jwt), /CLAIM_VALIDATION|TYP/);
    await refused(b2c, await b2cToken({ aud: spa, scp: undefined }), /CLAIM_VALIDATION/);
    await refused(b2c, await b2cToken({ scp: undefined }), /SCOPE/);
  });
  test('refused: another policy, tenant, scope, client', async () => {
    await refused(b2c, await b2cToken({ tfp: 'B2C_1_other' }), /POLICY/);
    const elsewhere = 'https://humanist.b2clogin.com/00000000-0000-4000-8000-000000000000/v2.0/';
    await refused(b2c, await b2cToken({ iss: elsewhere }), /CLAIM/);
    await refused(b2c, await b2cToken({ scp: 'something_else' }), /SCOPE/);
    await refused(externalId, await externalToken({ azp: 'somebody-else' }), /CLIENT/);
    await refused(b2c, await b2cToken({ aud: 'https://graph.microsoft.com' }), /CLAIM/);
  });
  test('refused: expired, and not yet valid', async () => {
    await refused(b2c, await b2cToken({ exp: now() - 120 }), /EXPIRED/);
    await refused(b2c, await b2cToken({ nbf: now() + 600 }), /CLAIM/);
    await refused(b2c, await b2cToken({ exp: undefined }), /CLAIM/);
  });
  test('refused: a version 1 token', async () => {
    const change = { iss: `https://sts.windows.net/${tenant}/`, aud: `api://${api}`, ver: '1.0' };
    await refused(externalId, await externalToken(change), /CLAIM/);
  });
  test('refused: alg none, HS256 with the public key, a changed payload, an unknown kid, a key in the header', async () => {
    const good = await b2cToken();
    const [head, body, signature] = good.split('.') as [string, string, string];
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    await refused(b2c, `${none}.${body}.`, /./);

    const publicKey = await importJWK(issuer.verifierConfig.jwks.keys[0]!, 'RS256', { extractable: true });
    const confused = new SignJWT({ iss: b2c.issuer as string, aud: api, sub: person, exp: now() + 600 })
      .setProtectedHeader({ alg: 'HS256', kid: issuer.verifierConfig.jwks.keys[0]!.kid })
      .sign(new TextEncoder().encode(await exportSPKI(publicKey as CryptoKey)));
    await refused(b2c, await confused, /ALG/);

    const payload = JSON.parse(Buffer.from(body, 'base64url').toString());
    const changed = Buffer.from(JSON.stringify({ ...payload, sub: 'another' })).toString('base64url');
    await refused(b2c, `${head}.${changed}.${signature}`, /SIGNATURE/);
    await refused(b2c, await issuer.sign({ sub: person }, { kid: '../../x' }), /NO_MATCHING_KEY/);

    const stranger = await generateKeyPair('RS256');
    const withKey = new SignJWT({ iss: b2c.issuer as string, aud: api, sub: person, exp: now() + 600 })
      .setProtectedHeader({
        alg: 'RS256',
        jwk: await exportJWK(stranger.publicKey),
        jku: 'http://127.0.0.1:9/x',
      })
      .sign(stranger.privateKey);
    await refused(b2c, await withKey, /SIGNATURE/);
    await refused(b2c, 'x'.repeat(9000), /TOO_LONG/);
    await refused(b2c, '', /./);
  });

  test('a verified token is kept for a minute, then its sign-in is asked after again', async () => {
    let offset = 0;
    let isRevoked = false;
    const config = { ...issuer.verifierConfig, isRevoked: async () => isRevoked };
    const clock = { now: () => new Date(Date.now() + offset) };
    const verifier = createAccessTokenVerifier(config, clock);
    const token = await issuer.tokenFor({ subject: person });
    assert.equal((await verifier.verify(token)).outcome, 'valid');
    isRevoked = true;
    offset = 30_000;
    assert.equal((await verifier.verify(token)).outcome, 'valid');
    offset = 61_000;
    assert.deepEqual(await verifier.verify(token), { outcome: 'invalid', reason: 'REVOKED' });
  });

  test('keys that cannot be fetched are no fault of the token, and keys once fetched serve on', async () => {
    let isDown = true;
    let fetches = 0;
    const server = createServer((_request, response) => {
      fetches++;
      response.statusCode = isDown ? 503 : 200;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(issuer.verifierConfig.jwks));
    });
    const port = await findFreePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const jwks = `http://127.0.0.1:${port}/keys`;
    try {
      const cold = createAccessTokenVerifier({ ...b2c, jwks });
      assert.deepEqual(await cold.verify(await b2cToken()), { outcome: 'unavailable' });
      isDown = false;
      const warm = createAccessTokenVerifier({ ...b2c, jwks });
      assert.equal((await warm.verify(await b2cToken())).outcome, 'valid');
      isDown = true;
      assert.equal((await warm.verify(await b2cToken({ jti: 'another' }))).outcome, 'valid');
      assert.equal(fetches, 2);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});
