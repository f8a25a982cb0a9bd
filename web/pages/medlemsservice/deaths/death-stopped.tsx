import type { StoppedByDeath } from '#contract/death-endpoints.ts';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { stoppedTexts as texts } from './desk-death-texts.ts';

/** What the family need not do: shown to the employee they talk with. */
export function StoppedByDeathCard({ stopped }: { stopped: StoppedByDeath }) {
  const { membership, magazine, rails, signUps, hasAccount } = stopped;
  return (
    <Card title={texts.title}>
      <FactList
        isLong
        facts={[
          [texts.post, texts.postText],
          [texts.magazine, texts.magazines[magazine]],
          ...(rails.length > 0
            ? rails.map((rail) => [texts.giving, texts.rails[rail]] as const)
            : [[texts.giving, texts.noGiving] as const]),
          [texts.membership, membership ? texts.ended : texts.noMember],
          [texts.signUps, texts.signUpsText(signUps)],
          [texts.account, hasAccount ? texts.accountEnded : texts.noAccount],
        ]}
      />
    </Card>
  );
}
