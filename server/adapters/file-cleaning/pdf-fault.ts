import type { UploadRefusal } from '#contract/attachment-endpoints.ts';

/** Why a PDF is refused. */
export class PdfFault extends Error {
  override name = 'PdfFault';
  refusal: UploadRefusal;

  constructor(refusal: UploadRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
