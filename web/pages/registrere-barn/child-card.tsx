import { useState } from 'react';
import type { ChildRegistration } from '#contract/children-endpoints.ts';
import { call } from '#web/api/call.ts';
import { paths } from '#web/paths.ts';
import { formatDate, formatMomentWithTime } from '#web/texts/format.ts';
import { AskAboutLink } from '#web/ui/ask-about-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { usePageSearch } from '#web/ui/page-address.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { eventWords, stateWords, mineTexts as texts } from './bekreftelse-texts.ts';
import { EndRegistration } from './end-registration.tsx';

type ChildCardProps = { child: ChildRegistration; isSignInRecent: boolean };

export function ChildCard({ child, isSignInRecent }: ChildCardProps) {
  const { avslutt } = usePageSearch();
  // What was chosen before signing in again opens by itself.
  const [isEnding, setIsEnding] = useState(avslutt === child.id && isSignInRecent);
  const { words, tone, meaning } = stateWords[child.state];
  const isActive = child.forgottenOn === null;
  const now = new Date();
  return (
    <Card className="child" title={`${child.givenName} ${child.familyName}`}>
      <p>
        <StateTag tone={tone}>{words}</StateTag>
      </p>
      <p>{statusOf(child) ?? meaning}</p>
      {child.check?.isSole && (
        <p>
          <AskAboutLink about={{ kind: 'child', id: child.id }}>
            {texts.check.send(child.givenName)}
          </AskAboutLink>
        </p>
      )}
      {child.state === 'refused' && (
        <p>
          <PageLink to={paths.newEnquiry}>{texts.refusedWays}</PageLink>
        </p>
      )}
      <FactList
        facts={[
          [texts.born, String(child.bornYear)],
          [
            texts.guardians,
            child.guardians.map(({ name, isYou }) => (isYou ? texts.you(name) : name)).join(', '),
          ],
        ]}
      />
      {isActive && child.history.some(({ kind }) => kind === 'told-of-15') && (
        <NoticeBox>
          <p>{texts.soon(child.givenName)}</p>
        </NoticeBox>
      )}
      <details className="why">
        <summary>
          {texts.history}
          <span className="ds-sr-only"> {texts.historyOf(child.givenName)}</span>
        </summary>
        <ol className="history">
          {child.history.map(({ kind, at, by }) => (
            <li key={`${kind}${at}`}>
              {eventWords[kind](by && (by.isYou ? texts.you(by.name) : by.name))},{' '}
              {formatMomentWithTime(at, now)}
            </li>
          ))}
        </ol>
      </details>
      {isActive && (
        <p>
          <AskAboutLink about={{ kind: 'child', id: child.id }}>{texts.ask(child.givenName)}</AskAboutLink>
        </p>
      )}
      {child.state === 'ended' && <Certificate child={child} />}
      {child.forgottenOn && <p>{texts.forgotten(formatDate(child.forgottenOn))}</p>}
      {isActive &&
        (isEnding ? (
          <EndRegistration child={child} isSignInRecent={isSignInRecent} onClose={() => setIsEnding(false)} />
        ) : (
          <p>
            <Button variant="tertiary" onClick={() => setIsEnding(true)}>
              {texts.end(child.givenName)}
            </Button>
          </p>
        ))}
    </Card>
  );
}

/** What it waits for, and until when; null where it waits for nothing. */
function statusOf({ waitsFor, check }: ChildRegistration): string | null {
  if (waitsFor) return texts.waits(waitsFor.name, formatDate(waitsFor.until));
  if (!check) return null;
  const words = check.isLate ? texts.check.late : check.isSole ? texts.check.sole : texts.check.joint;
  return words(formatDate(check.by));
}

const Certificate = ({ child: { id } }: { child: ChildRegistration }) => (
  <div>
    <DownloadButton
      variant="primary"
      fetch={() => call('GET /api/child-registrations/:id/certificate', { params: { id } })}
      saved={texts.saved}
    >
      {texts.certificate}
    </DownloadButton>
  </div>
);
