/** What may be asked of the identity provider, and when. Pure: the sign-in library is elsewhere. */

/** By going to the provider, or in a frame that is not shown. */
export type InteractionType = 'redirect' | 'silent';

/** As the errors of the sign-in library: what went wrong is in `errorCode`. */
export class InteractionError extends Error {
  override name = 'InteractionError';
  errorCode: 'invalid_interaction_type';

  constructor(errorCode: InteractionError['errorCode']) {
    super(errorCode);
    this.errorCode = errorCode;
  }
}

/**
 * Begins the interaction that is asked for.
 * @throws InteractionError for a type that there is none of: a programming error, refused before anything has begun
 */
export async function interact(
  type: InteractionType,
  ways: Record<InteractionType, () => Promise<void>>,
): Promise<void> {
  if (!Object.hasOwn(ways, type)) throw new InteractionError('invalid_interaction_type');
  return ways[type]();
}

/**
 * Whether to ask the provider silently who is there, before anybody is sent anywhere. Only where the browser kept an
 * account that could not be read, as after a restart: it costs a visitor who has never signed in, or who has signed
 * out, no request.
 */
export const mayAskSilently = (known: {
  hadAccount: boolean;
  account: unknown;
  /** The provider's own cookie is sent in a frame: it is on our site. */
  silentRenewal: 'iframe' | 'refresh-token';
}): boolean => known.hadAccount && known.account === null && known.silentRenewal === 'iframe';
