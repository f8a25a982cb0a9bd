import { useQuery } from '@tanstack/react-query';
import { soughtQuery } from '#web/api/sought-query.ts';
import { notMemberTexts as texts } from '#web/texts/joining-first-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { MembershipQuestion } from '#web/ui/membership-question.tsx';
import { SoughtCard } from '#web/ui/sought-card.tsx';

/** For a person without an active membership: what is on its way, else whether they are a member already. */
export function NotMemberCard() {
  const { data } = useQuery(soughtQuery());
  if (data?.sought) return <SoughtCard sought={data.sought} />;
  return (
    <Card id="membership" title={texts.title} tone="warm">
      <p>{texts.text}</p>
      <MembershipQuestion />
      <p>{texts.works}</p>
    </Card>
  );
}
