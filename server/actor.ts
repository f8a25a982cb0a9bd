/** Who calls, as every handler receives it. */
import type { EndpointTable } from '#contract/endpoint.ts';
import type { FeedPurpose } from '#contract/register-feed.ts';
import type { PersonChoice, StaffRole } from '#contract/session-endpoints.ts';
import type { EndpointHandlers } from './platform/http/endpoint-routes.ts';

/** What the identity provider says of the sign-in behind the token. */
export type SignIn = {
  issuer: string;
  subject: string;
  /** With the marker, while it is there. */
  accountName: string;
  /** Contact points that the provider has verified, as it writes them. */
  emails: string[];
  phone: string | null;
  /** Seconds since 1970; null where the provider does not say. */
  authenticatedAt: number | null;
  /** The provider's name for this sign-in; null where it has none. */
  sessionId: string | null;
  /** Made with the strong sign-in that representatives and staff need, or none is required. */
  isStrong: boolean;
  /** The issuer has checked who the person is, as with an eID. */
  isIdentifying: boolean;
};

/** The person behind a verified access token. */
export type Actor = {
  accountId: string;
  personId: string;
  givenName: string;
  /** What the person wants to be called. */
  callName: string;
  name: string;
  isMember: boolean;
  /** Has neither joined nor been matched, and has given nothing: nothing stands behind the account yet. */
  isJoining: boolean;
  staffRole: StaffRole | null;
  isTreasurer: boolean;
  isSupervisor: boolean;
  isCeremonyCoordinator: boolean;
  isMagazineEditor: boolean;
  isAdministrator: boolean;
  signIn: SignIn;
};

/** An account whose person may not be chosen yet. */
export type AccountActor = {
  /** The account's name without the marker. */
  name: string;
  /** The name carries the marker, and the person has neither joined nor been matched. */
  isJoining: boolean;
  isStrong: boolean;
  /** The chosen one, or the only one. */
  person: Actor | null;
  persons: PersonChoice[];
};

/** Another system with a token: what it is told, and what it may do. */
export type Client = { id: string; purpose: FeedPurpose; scopes: readonly string[] };

export type ActorsByAccess = {
  public: null;
  account: AccountActor;
  joining: Actor;
  'signed-in': Actor;
  member: Actor;
  representative: Actor;
  staff: Actor;
  treasurer: Actor;
  administrator: Actor;
  client: Client;
};

/** What a feature offers: one handler for each endpoint of its table. */
export type Handlers<T extends EndpointTable> = EndpointHandlers<T, ActorsByAccess>;
