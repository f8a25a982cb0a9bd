/** Member service's order in its queue: cases closed together, tags, saved views, and the search in cases. */
import type { ActedOn } from '#contract/desk-queue-endpoints.ts';
import { inDays } from '../days.ts';
import type { Arrangements, WriteStage } from './write-stage.ts';

const reason = 'Ringte og spurte om medlemskapet sitt';
const mona = { as: 'mona' } as const;
const typedDay = (day: string) => day.split('-').reverse().join('.');

export function deskQueueArrangements(stage: WriteStage): Arrangements {
  const seenCase = async () => ({
    id: await stage.enquiryOf((await stage.member()).sender),
    version: 1,
  });
  const tag = async () =>
    (await stage.call('mona', 'POST /api/staff/tags', { body: { name: `Prøve ${stage.next()}` } })).id;
  return {
    'POST /api/staff/case-closings': async () => ({
      ...mona,
      body: { cases: [await seenCase()], reason: 'Gjelder det samme' },
    }),
    'POST /api/staff/case-closing-undoings': async () => {
      const body = { cases: [await seenCase()], reason: 'Gjelder det samme' };
      const { done } = await stage.call<ActedOn>('mona', 'POST /api/staff/case-closings', { body });
      return { ...mona, body: { cases: done } };
    },
    'POST /api/staff/tags': async () => ({ ...mona, body: { name: `Prøve ${stage.next()}` } }),
    'DELETE /api/staff/tags/:id': async () => ({ ...mona, params: { id: await tag() } }),
    'POST /api/staff/enquiries/:id/tags': async () => {
      const { id } = await seenCase();
      return { ...mona, params: { id }, body: { tagId: await tag(), isOn: true } };
    },
    'PUT /api/staff/absences/mine': async () => ({
      ...mona,
      body: { fromOn: typedDay(inDays(3)), untilOn: typedDay(inDays(9)) },
    }),
    'DELETE /api/staff/absences/mine': async () => {
      const body = { fromOn: typedDay(inDays(3)), untilOn: typedDay(inDays(9)) };
      await stage.call('mona', 'PUT /api/staff/absences/mine', { body });
      return mona;
    },
    'PUT /api/staff/turn/mine': async () => ({ ...mona, body: { topics: ['magazine'] } }),
    'DELETE /api/staff/turn/mine': async () => {
      await stage.call('mona', 'PUT /api/staff/turn/mine', { body: { topics: [] } });
      return mona;
    },
    'POST /api/staff/queue-views': async () => ({
      ...mona,
      body: { name: `Prøve ${stage.next()}`, choice: { state: 'open' } },
    }),
    'DELETE /api/staff/queue-views/:id': async () => {
      const body = { name: `Prøve ${stage.next()}`, choice: {} };
      const { id } = await stage.call('mona', 'POST /api/staff/queue-views', { body });
      return { ...mona, params: { id } };
    },
    'POST /api/staff/case-searches': async () => ({ ...mona, body: { words: 'bladet', reason } }),
  };
}
