/**
 * The former user of a browser that must sign in again: a value in the URL that only this provider can read, so that the
 * URL itself contains no identity (as the optional claim `login_hint` of Entra ID does).
 */
import type { QueryExecutorProvider } from 'kysely';
import type { DerivedKeys } from './derived-keys.ts';
import { findAccountById } from './idp-accounts.ts';

export type LoginHints = {
  of(accountId: string): string;
  /** What that account signs in with; empty where the hint is none of ours or the account is gone. */
  identifierOf(hint: string): Promise<string>;
};

const purpose = 'login-hint ';

export function createLoginHints(keys: DerivedKeys, db: QueryExecutorProvider): LoginHints {
  const accountIdIn = (hint: string): string => {
    try {
      const plain = keys.unseal(hint);
      return plain.startsWith(purpose) ? plain.slice(purpose.length) : '';
    } catch {
      return '';
    }
  };
  return {
    of: (accountId) => keys.seal(`${purpose}${accountId}`),
    async identifierOf(hint) {
      const account = await findAccountById(db, accountIdIn(hint));
      return account?.email ?? account?.phone ?? '';
    },
  };
}
