import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Correction, PersonDetails } from '#contract/desk-act-endpoints.ts';
import { call } from '#web/api/call.ts';
import { showToast } from '#web/frame/toasts.tsx';
import type { LookGround } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { keepDetails } from './correction-queries.ts';
import { fieldInSentence, correctionTexts as texts } from './correction-texts.ts';

/** Whose details are corrected, and why one may see them. */
export type Corrected = {
  personId: string;
  ground: LookGround;
  details: PersonDetails;
  /** After it is saved. */
  onDone(): void;
};

type Typed = Pick<Correction, 'field' | 'reason'> & Record<string, unknown>;

/** @returns what sends a correction and keeps the answer */
export function useCorrection({ personId, ground, details, onDone }: Corrected) {
  const client = useQueryClient();
  return async (typed: Typed, idempotencyKey: string): Promise<null> => {
    const body = { ...typed, ...ground, version: details.version } as z.input<z.ZodMiniType<Correction>> &
      Correction;
    const answer = await call('POST /api/staff/persons/:id/corrections', {
      params: { id: personId },
      body,
      idempotencyKey,
    });
    keepDetails(client, personId, answer);
    showToast(texts.saved(fieldInSentence[typed.field]));
    onDone();
    return null;
  };
}
