import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { subscribersTexts as texts } from './subscribers-texts.ts';

export type ShownSecret = { clientId: string; secret: string };

/** Shown until it is closed, and never again. */
export function SubscriberSecret({ shown, onDone }: { shown: ShownSecret; onDone(): void }) {
  return (
    <NoticeBox tone="warning">
      <h2>{texts.secretTitle}</h2>
      <p>{texts.secretLead}</p>
      <FactList
        isLong
        facts={[
          [texts.clientId, <code key="id">{shown.clientId}</code>],
          [texts.secret, <code key="secret">{shown.secret}</code>],
        ]}
      />
      <p>
        <Button variant="secondary" onClick={onDone}>
          {texts.secretDone}
        </Button>
      </p>
    </NoticeBox>
  );
}
