import type { MatchRecord } from '#contract/match-endpoints.ts';
import { formatDate } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { matchTexts, recordMatchWords } from './desk-match-texts.ts';

const texts = matchTexts.record;

/** Somebody in the register who may be the one. */
export function DeskMatchRecord({ record, onChosen }: { record: MatchRecord; onChosen(): void }) {
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
      <p>
        <Button variant="secondary" onClick={onChosen}>
          {texts.link(name)}
        </Button>
      </p>
    </section>
  );
}

function memberSince({ joinedOn, endedOn }: MatchRecord): string {
  if (!joinedOn) return '–';
  return endedOn ? texts.ended(formatDate(joinedOn), formatDate(endedOn)) : formatDate(joinedOn);
}
