/**
 * The settlement report over HTTP: Report API v2, by date, with the keys of the sales unit.
 * It is there in production only; the test environment of Vipps has none.
 */
import * as z from 'zod/mini';
import { VippsRefusal, VippsUnavailable } from '#server/ports/vipps.ts';
import type { LedgerEntry, VippsSettlements } from '#server/ports/vipps-settlements.ts';
import type { VippsHttp } from './vipps-http.ts';

const LedgersAnswer = z.object({
  items: z.array(z.object({ ledgerId: z.string(), settlesForRecipientHandles: z.array(z.string()) })),
});
const ReportAnswer = z.object({
  cursor: z.optional(z.nullable(z.string())),
  tryLater: z.optional(z.nullable(z.boolean())),
  items: z.array(
    z.object({
      entryType: z.string(),
      amount: z.int(),
      currency: z.literal('NOK'),
      reference: z.optional(z.nullable(z.string())),
    }),
  ),
});

/** Version 2 has had two names for a payout. */
const kinds: Record<string, LedgerEntry['kind']> = {
  capture: 'capture',
  refund: 'refund',
  'fees-retained': 'fee',
  'payout-scheduled': 'payout',
  'scheduled-for-payout': 'payout',
  'payout-aborted': 'payout',
};

export function createVippsReport({ call }: VippsHttp, merchantSerialNumber: string): VippsSettlements {
  const handle = `api:${merchantSerialNumber}`;
  let ledgerId: string | null = null;

  async function read<S extends z.ZodMiniType>(schema: S, path: string): Promise<z.output<S>> {
    const parsed = schema.safeParse((await call({ method: 'GET', path })).body);
    if (parsed.success) return parsed.data;
    const where = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw new VippsUnavailable(`Vipps answered otherwise than agreed to report (${where})`);
  }

  async function ownLedger(): Promise<string> {
    const query = new URLSearchParams({ settlesForRecipientHandles: handle });
    const { items } = await read(LedgersAnswer, `/settlement/v1/ledgers?${query}`);
    const own = items.find(({ settlesForRecipientHandles }) => settlesForRecipientHandles.includes(handle));
    if (!own) throw new VippsUnavailable('Vipps has no ledger for the sales unit');
    return own.ledgerId;
  }

  return {
    async readDay(on) {
      ledgerId ??= await ownLedger();
      const path = `/report/v2/ledgers/${encodeURIComponent(ledgerId)}/funds/dates/${on}`;
      const entries: LedgerEntry[] = [];
      let cursor = '';
      do {
        const query = cursor && `?${new URLSearchParams({ cursor })}`;
        const page = await read(ReportAnswer, `${path}${query}`).catch((error: unknown) => {
          if (error instanceof VippsRefusal && error.status === 404) return null;
          throw error;
        });
        if (!page || page.tryLater) return null;
        entries.push(
          ...page.items.map(({ entryType, amount, reference }) => ({
            kind: kinds[entryType] ?? ('other' as const),
            amountOre: amount,
            reference: reference ?? '',
          })),
        );
        cursor = page.cursor ?? '';
      } while (cursor);
      return entries;
    },
  };
}
