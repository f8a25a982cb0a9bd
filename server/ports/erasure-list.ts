/**
 * What has been erased, kept outside the database: a backup that is put back has the erased in it again, and the list
 * says what must go again. Ids only, and only as long as a backup can be that old.
 */
export type Erasure =
  | {
      kind: 'membership';
      /** The membership that was erased. A new membership has another id. */
      id: string;
      personId: string;
      magazine: 'keep' | 'stop';
      account: 'keep' | 'delete';
      at: string;
    }
  | {
      kind: 'account';
      id: string;
      personId: string;
      /** What went on without the sign-in. What had been stopped could not be stopped a second time by its owner. */
      giving?: 'keep' | 'stop';
      magazine?: 'keep' | 'stop';
      at: string;
    };

export type ErasureList = {
  /** Resolves when it is on the disk. The same may be added twice. */
  add(erasure: Erasure): Promise<void>;
  all(): Promise<Erasure[]>;
};
