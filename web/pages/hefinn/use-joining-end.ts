/** What ends the joining when it is known who joins. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Joining } from '#contract/joining-endpoints.ts';
import { readTypedDate } from '#contract/values/birth-date.ts';
import { isTooYoung } from '#contract/values/birth-date-rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { renewName } from '#web/session/renew-name.ts';
import { showAnotherPerson } from '#web/session/show-another-person.ts';
import type { JoiningValues } from './joining-detail-values.ts';

export type JoiningEnd = 'too-young' | 'member-already';

/**
 * Said before anything else is asked and kept: many who begin here are in the register.
 * @returns what ends the joining of somebody with these details; null: it goes on
 */
export function useJoiningEnd({ details, today }: Joining) {
  const client = useQueryClient();
  // Each claim counts as an attempt: going back to the first part makes no other unless something is changed there.
  const claimed = useRef('');
  return async ({ givenName, familyName, bornOn }: JoiningValues): Promise<JoiningEnd | null> => {
    const day = readTypedDate(bornOn);
    if (day && isTooYoung(day, today)) return 'too-young';
    const name = `${givenName} ${familyName}`;
    if (details || claimed.current === name + bornOn) return null;
    const isMember = await isClaimed(name, bornOn);
    claimed.current = name + bornOn;
    if (!isMember) return null;
    void showAnotherPerson(client).then(renewName);
    return 'member-already';
  };
}

/** Claims the record, as on the page for those who say that they are members. A no is answered alike, whatever the reason. */
async function isClaimed(name: string, bornOn: string): Promise<boolean> {
  const idempotencyKey = crypto.randomUUID();
  try {
    const { outcome } = await call('POST /api/verification/claims', {
      body: { name, bornOn },
      idempotencyKey,
    });
    return outcome === 'linked';
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
