/** Looks at a file that somebody has sent, by its bytes alone, and makes a harmless one of it. */
import type { AttachmentKind, UploadRefusal } from '#contract/attachment-endpoints.ts';

export type CleanedFile =
  | { kind: AttachmentKind; content: Uint8Array; refusal?: undefined }
  | {
      refusal: UploadRefusal;
      /** It was stopped: it took more time or memory than a file of its size may. */
      isOverBudget?: true;
    };

export type FileCleaner = {
  /**
   * A few files at a time; the others wait, and are not read until it is their turn.
   * @param read fetches the bytes
   * @param title of a PDF that comes out: what it is called, since its own title may say who wrote it
   * @throws where nothing could be found out about the file: it is to be tried again
   */
  clean(read: () => Promise<Uint8Array>, title?: string): Promise<CleanedFile>;
};
