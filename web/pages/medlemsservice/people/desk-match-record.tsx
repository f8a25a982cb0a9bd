import type { MatchRecord } from '#contract/match-endpoints.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { formatDate } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { matchTexts, recordMatchWords } from './desk-match-texts.ts';

const texts = matchTexts.record;

type DeskMatchRecordProps = { enquiryId: string; record: MatchRecord; onChosen(): void };

/** Somebody in the register who may be the one. */
export function DeskMatchRecord({ enquiryId, record, onChosen }: DeskMatchRecordProps) {
  const { name, bornOn, number, chapter, maskedEmail, maskedPhone, signIns, matches } = record;
  const contact = [maskedEmail, maskedPhone].filter((one) => one !== null).join(', ');
  return (
    <section className="match-record" aria-label={name}>
      <h5>{name}</h5>
      <p className="match-record__same">
        {matches.map((match) => (
          <StateTag key={match} tone="success">
            {`${texts.same}: ${recordMatchWords[match]}`}
          </StateTag>
        ))}
      </p>
      <FactList
        facts={[
          [texts.bornOn, bornOn ? formatDate(bornOn) : '–'],
          [texts.number, number ?? texts.noNumber],
          [texts.joinedOn, memberSince(record)],
          [texts.chapter, chapter ?? texts.noChapter],
          [texts.contact, contact || texts.noContact],
        ]}
      />
      {signIns > 0 && <p>{texts.signedIn(signIns)}</p>}
      <WayOn enquiryId={enquiryId} record={record} onChosen={onChosen} />
    </section>
  );
}

/** What the policy of record access lets the desk do with it. */
function WayOn({ enquiryId, record: { personId, name, way }, onChosen }: DeskMatchRecordProps) {
  if (way === 'not-here') return <p>{texts.notHere}</p>;
  if (way === 'tie')
    return (
      <p>
        <Button variant="secondary" onClick={onChosen}>
          {texts.link(name)}
        </Button>
      </p>
    );
  return (
    <>
      <p>{texts.recovery}</p>
      <p>
        <PageLink to={deskPaths.deskRecoveryStart(personId)} search={{ henvendelse: enquiryId }}>
          {texts.startRecovery(name)}
        </PageLink>
      </p>
    </>
  );
}

function memberSince({ joinedOn, endedOn }: MatchRecord): string {
  if (!joinedOn) return '–';
  return endedOn ? texts.ended(formatDate(joinedOn), formatDate(endedOn)) : formatDate(joinedOn);
}
