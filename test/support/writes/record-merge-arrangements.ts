/** Two records of one person, of which the second has nothing of its own. */
import { randomUUID } from 'node:crypto';
import type { RecordMerges } from '#contract/record-merge-endpoints.ts';
import type { Arrangements, WriteStage } from './write-stage.ts';

const reason = 'Samme person, registrert to ganger';
const mona = { as: 'mona' } as const;

export function recordMergeArrangements(stage: WriteStage): Arrangements {
  const record = async (): Promise<string> => {
    const id = randomUUID();
    const values = { id, given_name: 'Kim', family_name: 'Prøve' };
    await stage.db.insertInto('person').values(values).execute();
    return id;
  };
  const reasonFor = async (id: string, as: 'mona' | 'ingrid' = 'mona') =>
    (await stage.call(as, 'POST /api/staff/persons/:id/reasons', { params: { id }, body: { reason } })).id;
  const mergeInto = async (keptId: string) => {
    const otherId = await record();
    const why = { reasonId: await reasonFor(keptId), otherReasonId: await reasonFor(otherId) };
    return { params: { id: keptId }, body: { ...why, otherId, reason } };
  };
  /** @returns the id of the merge */
  async function merged(keptId: string): Promise<string> {
    const request = await mergeInto(keptId);
    const { merges } = await stage.call<RecordMerges>('mona', 'POST /api/staff/persons/:id/merges', request);
    return merges[0]!.id;
  }
  return {
    'POST /api/staff/persons/:id/merges': async () => ({ ...mona, ...(await mergeInto(await record())) }),
    'POST /api/staff/record-merges/:id/approvals': async () => {
      const { id: keptId } = await stage.member();
      const id = await merged(keptId);
      return { as: 'ingrid', params: { id }, body: { reasonId: await reasonFor(keptId, 'ingrid') } };
    },
    'POST /api/staff/record-merges/:id/undoings': async () => {
      const keptId = await record();
      const id = await merged(keptId);
      return { ...mona, params: { id }, body: { reason, reasonId: await reasonFor(keptId) } };
    },
  };
}
