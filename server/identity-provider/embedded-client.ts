/** The one client of the embedded provider: the portal in the browser, and the API that its tokens are for. */
export const embeddedClient = {
  clientId: 'min-side',
  api: {
    /** The API as the provider names it, the audience in the token, and the scope as the browser asks for it. */
    resource: 'urn:min-side:api',
    audience: 'min-side-api',
    scope: 'https://minside.example/api/user_data',
  },
} as const;

/** The short name of a scope: what is in `scp`. */
export const shortScope = (scope: string): string => scope.split('/').pop() ?? scope;
