import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MatchCase, MatchRecord } from '#contract/match-endpoints.ts';
import { formatPhoneNumber } from '#contract/values/phone-number.ts';
import { keepMatch, matchQuery } from '#web/pages/medlemsservice/people/match-queries.ts';
import { formatDate, formatMoment } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { DeskAccessState, isAwaited } from '../recovery/desk-access-state.tsx';
import { DeskMatchDecision, type MatchChoice } from './desk-match-decision.tsx';
import { DeskMatchSearch } from './desk-match-search.tsx';
import { matchTexts as texts } from './desk-match-texts.ts';

type DeskMatchPanelProps = {
  enquiryId: string;
  /** After a decision: the case is asked for again. @param done what is said of it */
  keep(done: string): Promise<void>;
};

/** Beside an enquiry that asks whose record it is; nothing beside all others. */
export function DeskMatchPanel({ enquiryId, keep }: DeskMatchPanelProps) {
  const { data } = useQuery(matchQuery(enquiryId));
  if (!data?.match) return null;
  const { match } = data;
  return (
    <Card title={texts.title[match.kind]} id="match">
      {match.decision ? (
        <Decided decision={match.decision} />
      ) : (
        <>
          <p>{texts.lead[match.kind]}</p>
          <Asked match={match} />
          {match.access && <DeskAccessState one={match.access} />}
          {!isAwaited(match.access) && <Undecided enquiryId={enquiryId} match={match} keep={keep} />}
        </>
      )}
    </Card>
  );
}

function Asked({ match }: { match: MatchCase }) {
  const { name, bornOn, emails, phone, isNumberTaken } = match;
  const proven = [...emails, ...(phone ? [formatPhoneNumber(phone)] : [])];
  return (
    <>
      <FactList
        facts={[
          [texts.name, name],
          [texts.bornOn, formatDate(bornOn)],
          [texts.signedInWith, proven.join(', ') || texts.nothingProven],
        ]}
      />
      {isNumberTaken && <NoticeBox tone="warning">{texts.numberTaken}</NoticeBox>}
    </>
  );
}

function Decided({ decision }: { decision: NonNullable<MatchCase['decision']> }) {
  const { outcome, by, reason } = decision;
  const when = formatMoment(decision.at, new Date());
  return (
    <NoticeBox tone={outcome === 'refused' ? 'info' : 'success'} title={texts.decided[outcome]} level={3}>
      <p>{reason}</p>
      <p>{by ? texts.decidedBy(by, when) : texts.decidedAt(when)}</p>
    </NoticeBox>
  );
}

function Undecided({ enquiryId, match, keep }: DeskMatchPanelProps & { match: MatchCase }) {
  const client = useQueryClient();
  const [choice, setChoice] = useState<MatchChoice | null>(null);
  const [found, setFound] = useState<{ records: MatchRecord[]; isMore: boolean } | null>(null);
  if (choice)
    return (
      <DeskMatchDecision
        enquiryId={enquiryId}
        kind={match.kind}
        choice={choice}
        onCancel={() => setChoice(null)}
        onDecided={async (answer, done) => {
          await keep(done).catch(() => {});
          keepMatch(client, enquiryId, answer);
        }}
      />
    );
  return (
    <>
      <DeskMatchSearch
        enquiryId={enquiryId}
        match={match}
        found={found}
        onFound={setFound}
        onChosen={(record) => setChoice({ outcome: 'linked', record })}
      />
      <h3>{texts.decide.without}</h3>
      <div className="form__send">
        {match.kind === 'joining' && !match.isNumberTaken && (
          <Button variant="secondary" onClick={() => setChoice({ outcome: 'joined' })}>
            {texts.decide.joined}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setChoice({ outcome: 'refused' })}>
          {texts.decide.refused}
        </Button>
      </div>
    </>
  );
}
