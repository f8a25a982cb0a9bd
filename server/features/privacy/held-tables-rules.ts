/**
 * Everything that is held of people, table by table. A table or column of the database that is not here fails a test
 * (`holdings.test.ts`): a new one is entered here with whether it is the person's to have, and if not, why.
 */

import { heldOfContact } from './held-contact-rules.ts';
import { heldOfGiving } from './held-giving-rules.ts';
import { heldOfGrant } from './held-grant-rules.ts';
import { heldOfOffices } from './held-office-rules.ts';
import { heldOfOther } from './held-other-rules.ts';
import { heldOfRegister } from './held-register-rules.ts';
import { heldOfRoles } from './held-role-rules.ts';
import type { HeldTable, HeldTables } from './held-table-rules.ts';

export const heldTables: HeldTables = {
  ...heldOfRegister,
  ...heldOfRoles,
  ...heldOfContact,
  ...heldOfGiving,
  ...heldOfGrant,
  ...heldOfOther,
  ...heldOfOffices,
};

/** Those with something that is a person's. */
export const personalTables: readonly (readonly [name: string, table: HeldTable])[] = Object.entries(
  heldTables,
).flatMap(([name, table]) => (typeof table === 'string' ? [] : [[name, table] as const]));
