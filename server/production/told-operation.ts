import type { Config } from '#server/config/config.ts';
import type { Operation } from '#server/ports/operation.ts';

/** What the administrators' page shows of the settings. */
export const operationOf = ({ dkim, strongSignIn, secret }: Config): Operation => ({
  dkimSelector: dkim?.selector ?? null,
  asksStrongSignIn: strongSignIn.length > 0,
  hasSecretApart: secret !== null,
});
