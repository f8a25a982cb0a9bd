/**
 * One case on the screen: what is in it, what has come since the reader last looked, and acts that carry the version
 * that was seen. An act on what is no longer so changes nothing: it brings what came meanwhile, and whatever was typed
 * stays.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskCase } from '#contract/desk-case-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { caseQuery, keepCase } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { entriesOf } from './case-entries.ts';

export type CaseOnScreen = ReturnType<typeof useCase>;

const idsOf = (deskCase: DeskCase): ReadonlySet<string> => new Set(entriesOf(deskCase).map(({ id }) => id));

export function useCase(deskCase: DeskCase) {
  const client = useQueryClient();
  const [known, setKnown] = useState(() => idsOf(deskCase));
  /** The last act was on a case that had changed. */
  const [isOutdated, setOutdated] = useState(false);
  const fresh = entriesOf(deskCase).filter(({ id }) => !known.has(id));

  const refresh = () => client.fetchQuery({ ...caseQuery(deskCase.id), staleTime: 0 });

  return {
    deskCase,
    /** What came since the reader last looked. */
    fresh,
    isOutdated,
    refresh,

    markSeen() {
      setKnown(idsOf(deskCase));
      setOutdated(false);
    },

    /** @throws what the server or the network said; where the case had changed, what is new is on the screen by then */
    async act(send: () => Promise<DeskCase>): Promise<DeskCase> {
      try {
        return await send();
      } catch (error) {
        if (error instanceof ApiError && error.code === 'CASE_CHANGED') {
          await refresh().catch(() => {});
          setOutdated(true);
        }
        throw error;
      }
    },

    /** After an act that went well. @param done what is said of it */
    keep(result: DeskCase, done: string) {
      keepCase(client, result);
      setKnown(idsOf(result));
      setOutdated(false);
      showToast(done);
    },
  };
}
