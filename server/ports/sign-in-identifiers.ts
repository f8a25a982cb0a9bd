/** What an account signs in with, where the identity provider has its accounts in our database. */
export type SignInIdentifier = { kind: 'email' | 'phone'; value: string; since: Date };

/**
 * Everything happens in the transaction that is given: what somebody signs in with never differs from what they have
 * been told. @typeParam Db the database, or a transaction of it
 */
export type SignInIdentifiers<Db> = {
  list(db: Db, subject: string): Promise<SignInIdentifier[]>;
  /** The account that signs in with it. */
  holderOf(db: Db, one: Pick<SignInIdentifier, 'kind' | 'value'>): Promise<string | null>;
  /** @param value null: no longer with any of this kind; an account keeps at least one of the two */
  set(
    db: Db,
    subject: string,
    one: { kind: 'email' | 'phone'; value: string | null; since: Date },
  ): Promise<void>;
  /** @returns the subject of a new account. @param like an account that it gets the name of */
  add(db: Db, one: SignInIdentifier, like: string): Promise<string>;
  /** The account, and everything that was given to it. */
  remove(db: Db, subject: string): Promise<void>;
  /** Every sign-in of the account, with its refresh tokens. @param keep the `sid` of one that goes on */
  endSignIns(db: Db, subject: string, keep: string | null): Promise<void>;
};

/** Where the provider is an outside one that the portal may change accounts at. */
export type OutsideIdentifiers = {
  /** Puts the new one in the old one's place, and ends the account's sign-ins there; rejects when it was not to be reached. */
  replace(
    subject: string,
    one: { kind: 'email' | 'phone'; former: string; value: string | null },
  ): Promise<void>;
};
