/** What a file is, by its bytes, and what is done with it. Runs in a process of its own. */
import { fileTypeFromBuffer } from 'file-type';
import type { CleanedFile } from '#server/ports/file-cleaner.ts';
import { cleanHeic, cleanPicture } from './clean-image.ts';
import { cleanPdf } from './clean-pdf.ts';

export async function cleanFile(bytes: Buffer, title = ''): Promise<CleanedFile> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  switch (type?.mime) {
    case 'image/jpeg':
      return cleanPicture(bytes, 'jpeg');
    case 'image/png':
    case 'image/apng':
      return cleanPicture(bytes, 'png');
    case 'image/heic':
    case 'image/heif':
      return cleanHeic(bytes);
    case 'application/pdf':
      return cleanPdf(bytes, title);
    default:
      return { refusal: 'type' };
  }
}
