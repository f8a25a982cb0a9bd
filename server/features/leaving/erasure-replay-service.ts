/** After a backup has been restored: erased persons are erased again. Safe to run at every start. */
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import type { ErasureList } from '#server/ports/erasure-list.ts';
import type { GivingService } from '../giving/agreements/giving-service.ts';
import type { MagazineService } from '../magazine/magazine-service.ts';
import type { AccountEndingService } from './account-ending-service.ts';
import type { LeavingService } from './leaving-service.ts';
import { hasAccount, hasMembership } from './purge-repository.ts';

/** @returns how many erasures had to be done again; their jobs do the rest */
export async function replayErasures(needs: {
  db: Database;
  erasures: ErasureList;
  leaving: Pick<LeavingService, 'leaveAgain'>;
  accountEndings: Pick<AccountEndingService, 'endAgain'>;
  giving: { changing: Pick<GivingService, 'stopAllOf'> };
  magazine: Pick<MagazineService, 'stop'>;
  now: Date;
}): Promise<number> {
  const { db, erasures, leaving, accountEndings, now } = needs;
  let done = 0;
  for (const erasure of await erasures.all()) {
    const isBack =
      erasure.kind === 'membership'
        ? await hasMembership(db, erasure.id, erasure.personId)
        : await hasAccount(db, erasure.id, erasure.personId);
    if (!isBack) continue;
    await inTransaction(db, async (tx) => {
      const { personId } = erasure;
      if (erasure.kind === 'membership') return leaving.leaveAgain(tx, personId, erasure, now);
      // A person who cannot sign in any more cannot stop it again either.
      if (erasure.giving === 'stop') await needs.giving.changing.stopAllOf(tx, personId, null, now);
      if (erasure.magazine === 'stop') await needs.magazine.stop(tx, personId, now);
      return accountEndings.endAgain(tx, personId, now);
    });
    done += 1;
  }
  return done;
}
