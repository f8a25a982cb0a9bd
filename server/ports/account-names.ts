/** The name of an account at the identity provider. The marker in it is removed when the user has joined or been matched. */
export type AccountNames = {
  /**
   * Resolves when the account has the name, or is gone; rejects when the provider could not be reached.
   * @param account.subject the provider's own id of the account
   */
  setName(account: { issuer: string; subject: string; name: string }): Promise<void>;
};
