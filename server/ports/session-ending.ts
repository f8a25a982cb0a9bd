/** Ends one sign-in at the identity provider, so that the device must sign in again. */
export type SessionEnding = {
  /**
   * Resolves when it is ended, also when it was before.
   * @param signIn.key the `sid` of its tokens. @param signIn.subject the provider's own id of the account
   */
  end(signIn: { key: string; subject: string }): Promise<void>;
};
