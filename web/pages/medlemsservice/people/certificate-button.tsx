import { call } from '#web/api/call.ts';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { writtenTexts as texts } from './desk-leaving-texts.ts';

/** Saves the certificate of a leaving, to be printed and sent by post. */
export const CertificateButton = ({ code }: { code: string }) => (
  <DownloadButton
    fetch={() => call('GET /api/leaving-certificates/:code', { params: { code } })}
    saved={texts.saved}
  >
    {texts.download}
  </DownloadButton>
);
