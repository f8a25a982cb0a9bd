/** What a verified access token says. Accounts are matched by `issuer` and `subject` only. */
export type VerifiedAccess = {
  issuer: string;
  subject: string;
  name: string;
  emails: string[];
  phone: string | null;
  /** Seconds since 1970; null where the issuer does not say. */
  authenticatedAt: number | null;
  /** The provider's name for this sign-in, `sid`; null where it has none. */
  sessionId: string | null;
  /** How the person proved who they are, as the issuer says it: `amr=mfa`, `acr=…`, `acrs=c1`. */
  methods: string[];
};
/** `invalid`: answer 401. `unavailable`: the issuer's keys could not be had, answer 503 (a 401 would send the person to sign in, in vain). */
export type AccessTokenResult =
  | { outcome: 'valid'; access: VerifiedAccess }
  | { outcome: 'invalid'; reason: string }
  | { outcome: 'unavailable' };
export type AccessTokenVerifier = { verify(token: string): Promise<AccessTokenResult> };
