import type { SignInConfig } from '#contract/sign-in-config.ts';
import { twoStepMethod } from '#contract/values/sign-in-methods.ts';

/** The embedded provider as the browser's library must see it, also over plain http on a loopback address. */
export function browserSignInConfig(o: {
  origin: string;
  mount: string;
  policy: string;
  clientId: string;
  scope: string;
  publicSite: string;
  endpoints: { authorization: string; token: string; endSession: string; keys: string };
}): SignInConfig {
  return {
    clientId: o.clientId,
    authority: `${o.origin.replace(/^http:/, 'https:')}${o.mount}/${o.policy}`,
    knownAuthorities: [new URL(o.origin).host],
    authorityMetadata: JSON.stringify({
      issuer: `${o.origin}${o.mount}`,
      authorization_endpoint: o.endpoints.authorization,
      token_endpoint: o.endpoints.token,
      end_session_endpoint: o.endpoints.endSession,
      jwks_uri: o.endpoints.keys,
    }),
    scope: o.scope,
    strongSignIn: { acr_values: twoStepMethod },
    postLogoutRedirectUri: o.publicSite,
    silentRenewal: 'iframe',
  };
}
