import { useState } from 'react';
import { call } from '#web/api/call.ts';
import { saveFile } from '#web/api/save-file.ts';
import { failureOf } from '#web/forms/sending.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { writtenTexts as texts } from './desk-leaving-texts.ts';

/** Saves the certificate of a leaving, to be printed and sent by post. */
export function CertificateButton({ code }: { code: string }) {
  const [isFetching, setIsFetching] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    setIsFetching(true);
    setProblem(null);
    try {
      saveFile(await call('GET /api/leaving-certificates/:code', { params: { code } }));
      showToast(texts.saved);
    } catch (error) {
      setProblem(failureOf(error, texts.download, []).text);
    }
    setIsFetching(false);
  };
  return (
    <>
      <div role="alert">{problem && <NoticeBox tone="danger">{problem}</NoticeBox>}</div>
      <p>
        <Button variant="secondary" busy={isFetching} onClick={() => void save()}>
          {texts.download}
        </Button>
      </p>
    </>
  );
}
