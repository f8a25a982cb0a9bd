/** Joining, step by step. */
import { joiningTextVersion } from '#contract/joining-endpoints.ts';
import type { Arrangements, WriteStage } from './write-stage.ts';

const communities = { answer: 'no', wantsReminder: false, grantsSupport: true };

export function joiningArrangements(stage: WriteStage): Arrangements {
  const joiningDetails = async () => ({
    givenName: 'Kim',
    familyName: 'Prøve',
    bornOn: '05.04.1981',
    fodselsnummer: '',
    language: 'nb',
    email: `ny-${stage.next()}@person.example`,
    phone: '',
    isFodselsnummerLater: true,
    isAddressShielded: false,
    country: 'NO',
    careOf: '',
    addressLine: 'Storgata 1',
    addressLine2: '',
    postalCode: '0182',
    postalPlace: 'OSLO',
    magazine: 'none',
    newsEmail: true,
    newsSms: false,
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
