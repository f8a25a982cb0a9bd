import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createExternalSignIn, type ExternalSignInConfig, strongRequest } from './external-sign-in.ts';

const tenant = '11111111-2222-4333-8444-555555555555';
const common = {
  audience: 'api',
  clientId: 'spa',
  postLogoutRedirectUri: 'https://www.humanistlaget.example/',
};

const b2c: ExternalSignInConfig = {
  ...common,
  discoveryUrl:
    'https://humanist.b2clogin.com/humanist.onmicrosoft.com/B2C_1A_SUSI_PhoneOrEmail/v2.0/.well-known/openid-configuration',
  scope: 'https://humanist.onmicrosoft.com/api/user_data',
  policy: 'B2C_1A_SUSI_PhoneOrEmail',
};
const externalId: ExternalSignInConfig = {
  ...common,
  discoveryUrl:
    'https://humanist.ciamlogin.com/humanist.onmicrosoft.com/v2.0/.well-known/openid-configuration',
  scope: 'api://api/user_data',
};

const documentOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: 'https://login.example/authorize',
  token_endpoint: 'https://login.example/token',
  end_session_endpoint: 'https://login.example/logout',
  jwks_uri: 'https://login.example/keys',
  something_else: true,
});
const answering = (issuer: string) => async () => Response.json(documentOf(issuer));
const failing = async () => new Response('', { status: 503 });

describe('an outside identity provider, by configuration alone', () => {
  test('Azure AD B2C', async () => {
    const fetch = answering(`https://humanist.b2clogin.com/${tenant}/v2.0/`);
    const { signInConfig } = await createExternalSignIn(b2c, { fetch });
    assert.equal(
      signInConfig.authority,
      'https://humanist.b2clogin.com/humanist.onmicrosoft.com/B2C_1A_SUSI_PhoneOrEmail',
    );
    assert.deepEqual(signInConfig.knownAuthorities, ['humanist.b2clogin.com']);
    assert.equal(signInConfig.silentRenewal, 'refresh-token');
    assert.equal('signInSeconds' in signInConfig, false, 'nobody knows how long a sign-in lasts');
    const known = await createExternalSignIn({ ...b2c, signInSeconds: 43_200 }, { fetch });
    assert.equal(known.signInConfig.signInSeconds, 43_200);
    assert.equal(JSON.parse(signInConfig.authorityMetadata).token_endpoint, 'https://login.example/token');
  });

  test('asks for a stronger sign-in in the way of OpenID, and of Entra', async () => {
    assert.deepEqual(strongRequest([]), {});
    assert.deepEqual(strongRequest(['acr=Level4', 'amr=mfa']), { acr_values: 'Level4 mfa' });
    assert.deepEqual(strongRequest(['acrs=c1']), {
      claims: '{"access_token":{"acrs":{"essential":true,"values":["c1"]}}}',
    });
  });

  test('Entra External ID: the issuer’s host is trusted too', async () => {
    const fetch = answering(`https://${tenant}.ciamlogin.com/${tenant}/v2.0`);
    const { signInConfig, issuer } = await createExternalSignIn(externalId, { fetch });
    assert.equal(issuer, `https://${tenant}.ciamlogin.com/${tenant}/v2.0`);
    assert.deepEqual(signInConfig.knownAuthorities, ['humanist.ciamlogin.com', `${tenant}.ciamlogin.com`]);
  });

  test('a provider that is away for a moment is asked again; one that stays away is read from the copy', async () => {
    let kept: string | null = null;
    const save = async (text: string) => {
      kept = text;
    };
    const copy = { load: async () => kept, save };
    const answers = [failing, failing, answering('https://login.example/')];
    const flaky = () => (answers.shift() ?? failing)();
    await createExternalSignIn(b2c, { fetch: flaky, copy, retryAfterMs: [1, 1] });
    const { issuer } = await createExternalSignIn(b2c, { fetch: failing, copy, retryAfterMs: [1] });
    assert.equal(issuer, 'https://login.example/');
  });

  test('no document and no copy: no start', async () => {
    await assert.rejects(
      createExternalSignIn(b2c, { fetch: failing, retryAfterMs: [] }),
      /discovery document/,
    );
  });
});
