/** What the browser's sign-in library needs to know, handed over by the server in the page. Nothing here is secret. */
export type SignInConfig = {
  clientId: string;
  /** An `https://` string. Only an identifier: nothing is fetched from it, because the metadata is inlined. */
  authority: string;
  /** Hosts, with port, that the library may trust. */
  knownAuthorities: string[];
  /** The provider's discovery document as JSON text. */
  authorityMetadata: string;
  /** The one scope of our API, as the browser asks for it. */
  scope: string;
  /** What the provider is asked for where somebody must sign in more strongly: further parameters of the request. */
  strongSignIn: Record<string, string>;
  postLogoutRedirectUri: string;
  /** `iframe` where the provider shares our site; `refresh-token` where third-party cookies would be blocked. */
  silentRenewal: 'iframe' | 'refresh-token';
  /** How long a sign-in lasts where the provider does not say when it ends, in seconds from `auth_time`. */
  signInSeconds?: number;
};

/** The claim of the id token that says when the sign-in ends unless the user prolongs it, in seconds. */
export const endOfSignIn = 'sign_in_ends';
