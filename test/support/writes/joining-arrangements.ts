/** Joining, step by step. */
import { joiningTextVersion } from '#contract/joining-endpoints.ts';
import { typedJoining } from '../typed-forms.ts';
import type { Arrangements, WriteStage } from './write-stage.ts';

const communities = { answer: 'no', wantsReminder: false, grantsSupport: true };

export function joiningArrangements(stage: WriteStage): Arrangements {
  const joiningDetails = async () => ({
    ...typedJoining,
    email: `ny-${stage.next()}@person.example`,
    newsEmail: true,
  });
  /** Somebody who joins, so far. */
  async function joiner(isWhole: boolean) {
    const { sender } = await stage.person();
    await stage.call(sender, 'PUT /api/joining/details', { body: await joiningDetails() });
    if (isWhole) await stage.call(sender, 'PUT /api/joining/communities', { body: communities });
    return sender;
  }

  return {
    'PUT /api/joining/details': async () => ({
      as: (await stage.person()).sender,
      body: await joiningDetails(),
    }),
    'PUT /api/joining/communities': async () => ({ as: await joiner(false), body: communities }),
    'POST /api/joining': async () => ({
      as: await joiner(true),
      body: { endorsesPurpose: true, textVersion: joiningTextVersion },
    }),
  };
}
