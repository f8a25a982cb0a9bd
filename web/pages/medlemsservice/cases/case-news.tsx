import { useEffect, useRef } from 'react';
import type { Presence } from '#contract/desk-case-endpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { newsOf } from './case-entries.ts';
import { presenceTexts, newsTexts as texts } from './desk-case-texts.ts';
import type { CaseOnScreen } from './use-case.ts';

type CaseNewsProps = {
  screen: CaseOnScreen;
  /** As the server last told. */
  newestVersion: number | null;
};

/** What came meanwhile: offered while somebody works, and put before them when they act on what is no longer so. */
export function CaseNews({ screen, newestVersion }: CaseNewsProps) {
  const { deskCase, fresh, isOutdated } = screen;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOutdated) box.current?.focus();
  }, [isOutdated]);
  const isBehind = newestVersion !== null && newestVersion > deskCase.version;
  if (isOutdated || fresh.length > 0)
    return (
      <div ref={box} tabIndex={-1}>
        <NoticeBox tone="warning" title={texts.title} announce={isOutdated ? 'alert' : 'status'}>
          {fresh.length > 0 ? (
            <>
              <p>{texts.came}</p>
              <ul>
                {fresh.map((entry) => (
                  <li key={entry.id}>{newsOf(entry)}</li>
                ))}
              </ul>
            </>
          ) : (
            <p>{texts.changed}</p>
          )}
          {isOutdated && <p>{texts.kept}</p>}
          <Button variant="secondary" onClick={screen.markSeen}>
            {texts.seen}
          </Button>
        </NoticeBox>
      </div>
    );
  if (!isBehind) return null;
  return (
    <NoticeBox tone="info" title={texts.title} announce="status">
      <Button variant="secondary" onClick={() => void screen.refresh()}>
        {texts.show}
      </Button>
    </NoticeBox>
  );
}

/** Who else has the case open. Always there, so that it is read out when somebody comes. */
export function CasePresence({ others }: { others: readonly Presence[] }) {
  const writers = others.filter(({ isWriting }) => isWriting);
  const readers = others.filter(({ isWriting }) => !isWriting).map(({ name }) => name);
  return (
    <div role="status" className="case-presence">
      {readers.length > 0 && <p>{presenceTexts.reading(readers.join(presenceTexts.and))}</p>}
      {writers.map(({ name }) => (
        <p key={name}>{presenceTexts.writing(name)}</p>
      ))}
    </div>
  );
}
