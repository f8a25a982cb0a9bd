/**
 * What was typed on the first page, on its way to the second: in the memory of the page and nowhere else, because there
 * are national identity numbers in it. A reload asks for them again; everything else is in the draft.
 */

import type { RegistrationReceipt } from '#contract/children-endpoints.ts';
import type { FieldCode } from '#contract/problem.ts';
import { readChosenPersonId } from '#web/session/chosen-person.ts';
import { onForget } from '#web/session/personal-data.ts';

export type TypedChild = { givenName: string; familyName: string; fodselsnummer: string; bornOn: string };
export type TypedRegistration = {
  /** The sending's own: tried again, it is the same. */
  id: string;
  permit: string;
  children: TypedChild[];
  secondGuardian: { name: string; contact: string } | null;
};

type Memory = {
  personId: string | null;
  permit: string | null;
  typed: TypedRegistration | null;
  /** What the server has refused: a number or a contact point, and why. */
  refused: Map<string, FieldCode>;
  receipt: RegistrationReceipt | null;
};

const empty = (): Memory => ({
  personId: readChosenPersonId(),
  permit: null,
  typed: null,
  refused: new Map(),
  receipt: null,
});

let memory: Memory | null = null;
onForget(() => {
  memory = null;
});

/** Another person of the same account has a memory of their own. */
export function typedRegistration(): Memory {
  if (memory?.personId !== readChosenPersonId()) memory = empty();
  memory ??= empty();
  return memory;
}

/** The permit says itself until when it is good, milliseconds since 1970. */
export function keptPermit(now: Date): string | null {
  const { permit } = typedRegistration();
  return permit && Number(permit.split('.')[0]) > now.getTime() ? permit : null;
}

/** Sent: nothing of it is needed any more but what came of it. */
export function rememberReceipt(receipt: RegistrationReceipt): void {
  memory = { ...empty(), receipt };
}

export function forgetReceipt(): void {
  typedRegistration().receipt = null;
}
