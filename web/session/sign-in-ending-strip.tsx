/** Above the page: the sign-in ends soon, or has ended. Beside the app, so that what is written in it is not touched. */
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { showToast } from '#web/frame/toasts.tsx';
import { momentToday } from '#web/texts/format.ts';
import { signInEndingTexts as texts } from '#web/texts/sign-in-ending-texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { Ending } from './watch-ending.ts';

let root: Root | undefined;
let place: HTMLElement | undefined;
/** What had the focus before it went into the strip. */
let left: HTMLElement | null = null;

const draw = (ending: Ending | null) => root?.render(<EndingStrip ending={ending} />);

/** The region of the message is there before the message, else it is not spoken. */
const regionFirstMs = 100;

/** Shows it, changes it, or takes it away where the sign-in has become longer. */
export function drawEnding(ending: Ending): void {
  const isOver = ending.stage === 'early';
  if (!root && !isOver) {
    place = document.createElement('div');
    document.body.prepend(place);
    place.addEventListener('focusin', ({ relatedTarget }) => {
      if (!place?.contains(relatedTarget as Node | null)) left = relatedTarget as HTMLElement | null;
    });
    root = createRoot(place);
    draw(null);
    setTimeout(() => draw(ending), regionFirstMs);
    return;
  }
  const hadFocus = place?.contains(document.activeElement);
  draw(isOver ? null : ending);
  if (isOver && hadFocus) (left?.isConnected ? left : document.querySelector('main'))?.focus();
}

function EndingStrip({ ending }: { ending: Ending | null }) {
  return (
    <section className={ending ? 'sign-in-ending' : undefined} aria-label={ending ? texts.region : undefined}>
      <div role="status">{ending && <Message {...ending} />}</div>
      {ending && <Ways {...ending} />}
    </section>
  );
}

function Message({ stage, end, prolong }: Ending) {
  const time = momentToday(end, new Date());
  const isLeft = stage === 'soon' || stage === 'last';
  return (
    <>
      <p>
        <strong>{isLeft ? texts[stage](time) : texts.over}</strong>
      </p>
      <p>{isLeft ? (prolong ? texts.how : texts.cannotProlong) : texts.overHow}</p>
    </>
  );
}

function Ways({ stage, prolong, signIn, signOut }: Ending) {
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState('');
  const press = async (act: () => Promise<void>) => {
    setIsBusy(true);
    setFault('');
    try {
      await act();
      if (act === prolong) showToast(texts.stayed);
    } catch {
      setFault(texts.failed);
    } finally {
      setIsBusy(false);
    }
  };
  const isOver = stage === 'over';
  return (
    <>
      <p role="alert">{fault}</p>
      <p className="actions">
        {prolong && !isOver ? (
          <Button busy={isBusy} onClick={() => void press(prolong)}>
            {texts.stay}
          </Button>
        ) : (
          <Button busy={isBusy} onClick={() => void press(signIn)}>
            {texts.signIn}
          </Button>
        )}
        {!isOver && (
          <Button variant="secondary" busy={isBusy} onClick={() => void press(signOut)}>
            {texts.signOut}
          </Button>
        )}
      </p>
    </>
  );
}
