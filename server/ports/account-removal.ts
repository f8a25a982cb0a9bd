/** Deletes an account at the identity provider, for a leaver who asks for it. */
export type AccountRemoval = {
  /**
   * Resolves when the account is gone, also when it was before; rejects when the provider could not be reached.
   * @param account.subject the provider's own id of the account
   */
  remove(account: { issuer: string; subject: string }): Promise<void>;
};
