import { showToast } from '#web/frame/toasts.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { youthTexts as texts } from './bekreftelse-texts.ts';

/** Words that a parent can pass on: to where one joins by one's own sign-in, or does not. */
export function YouthInvitation() {
  const message = texts.message(`${location.origin}${paths.joining}`);
  const copy = () => navigator.clipboard.writeText(message).then(() => showToast(texts.copied));
  return (
    <Card title={texts.title} tone="warm" id="youth">
      <p>{texts.text}</p>
      <blockquote className="to-pass-on">{message}</blockquote>
      <p>
        <Button variant="secondary" onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </p>
    </Card>
  );
}
