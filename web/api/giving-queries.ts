/** Giving in the data cache. What waits for Vipps is asked for again every few seconds, until it is settled. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Agreement, Donor, Frequency, Rail } from '#contract/giving-values.ts';
import { call } from './call.ts';
import { keepAnswer } from './keep-answer.ts';

const waitMs = 2000;
/** Vipps is ready within a second as a rule: asked for more often at first. */
const soonMs = 500;
const pauseOf = ({ dataUpdateCount }: { dataUpdateCount: number }) => (dataUpdateCount < 6 ? soonMs : waitMs);

export const givingOptionsQuery = () =>
  queryOptions({
    queryKey: ['giving-options'],
    queryFn: ({ signal }) => call('GET /api/giving/options', { signal }),
  });

/** Always asked for again when opened: Vipps may have changed it. */
export const givingQuery = () =>
  queryOptions({
    queryKey: ['giving'],
    queryFn: ({ signal }) => call('GET /api/giving', { signal }),
    staleTime: 0,
  });

/** What came of the newest gift is not in what is kept: the next form begins with what the server says. */
export const forgetGiving = (client: QueryClient): void =>
  client.removeQueries({ queryKey: givingQuery().queryKey, exact: true });

/** The card on «Min side». */
export const givingSummaryQuery = () =>
  queryOptions({
    queryKey: ['giving', 'summary'],
    queryFn: ({ signal }) => call('GET /api/giving/summary', { signal }),
  });

/** Vipps answers in seconds; a bank takes days, and is not waited for. */
const isSoon = ({ state, rail, move }: Agreement): boolean =>
  (state === 'waiting' && rail === 'vipps') || move?.rail === 'vipps';

/** @param isWaitedFor asks again until it is no longer waiting */
export const agreementQuery = (id: string, isWaitedFor = false) =>
  queryOptions({
    queryKey: ['giving', 'agreement', id],
    queryFn: ({ signal }) => call('GET /api/giving/agreements/:id', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isWaitedFor && state.data !== undefined && isSoon(state.data) && pauseOf(state),
  });

export type ScheduleChoice = { amountKroner: string; frequency: Frequency; day: string; rail?: Rail };

/** The charges that would follow from a choice; of an agreement where there is one. */
export const previewQuery = (choice: ScheduleChoice, agreementId?: string) =>
  queryOptions({
    queryKey: ['giving-preview', agreementId, choice],
    queryFn: ({ signal }) =>
      agreementId
        ? call('GET /api/giving/agreements/:id/preview', {
            params: { id: agreementId },
            query: choice,
            signal,
          })
        : call('GET /api/giving/preview', { query: choice, signal }),
    staleTime: 0,
  });

export const pausePreviewQuery = (id: string, months: '1' | '2' | '3' | '4' | '5' | '6') =>
  queryOptions({
    queryKey: ['giving-preview', id, 'pause', months],
    queryFn: ({ signal }) =>
      call('GET /api/giving/agreements/:id/preview', {
        params: { id },
        query: { pauseMonths: months },
        signal,
      }),
    staleTime: 0,
  });

export const agreementReceiptsQuery = () =>
  queryOptions({
    queryKey: ['giving', 'agreement-receipts'],
    queryFn: ({ signal }) => call('GET /api/giving/agreement-receipts', { signal }),
    staleTime: 0,
  });

export const agreementReceiptQuery = (id: string) =>
  queryOptions({
    queryKey: ['giving', 'agreement-receipt', id],
    queryFn: ({ signal }) => call('GET /api/giving/agreement-receipts/:id', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => state.data !== undefined && isSoon(state.data.agreement) && waitMs,
  });

export const giftsQuery = () =>
  queryOptions({
    queryKey: ['giving', 'gifts'],
    queryFn: ({ signal }) => call('GET /api/giving/gifts', { query: {}, signal }),
    staleTime: 0,
  });

export const giftQuery = (id: string) =>
  queryOptions({
    queryKey: ['giving', 'gift', id],
    queryFn: ({ signal }) => call('GET /api/giving/gifts/:id', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.state === 'waiting' && pauseOf(state),
  });

/** @param year four digits */
export const givingYearQuery = (year: string) =>
  queryOptions({
    queryKey: ['giving', 'year', year],
    queryFn: ({ signal }) => call('GET /api/giving/years/:year', { params: { year }, signal }),
    staleTime: 0,
  });

/** Just saved: what the year means for tax is another now. */
export async function keepDonor(client: QueryClient, donor: Donor): Promise<void> {
  keepAnswer(client, givingQuery().queryKey, (before) => before && { ...before, donor });
  await client.invalidateQueries({ queryKey: givingQuery().queryKey });
}

/** Just saved: what was shown of it anywhere is asked for again. */
export async function keepAgreement(client: QueryClient, agreement: Agreement): Promise<void> {
  keepAnswer(client, agreementQuery(agreement.id).queryKey, agreement);
  await client.invalidateQueries({ queryKey: givingQuery().queryKey });
}
