/** `/tilgjengelighet`: what works for whom, how we know, and what we do not know yet. */
import { organisation } from '#web/texts/organisation.ts';
import { MailLink } from '#web/ui/mail-link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { texts } from './tilgjengelighet-texts.ts';

const { goal, tested, notTested, feedback, complaint } = texts;

export function TilgjengelighetPage() {
  const { email } = organisation.memberService;
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <h2>{goal.title}</h2>
      <p>{goal.text}</p>
      <h2>{tested.title}</h2>
      <Points points={tested.points} />
      <h2>{notTested.title}</h2>
      <p>{notTested.intro}</p>
      <Points points={notTested.points} />
      <p>{notTested.outro}</p>
      <h2>{feedback.title}</h2>
      <p>
        {feedback.before}
        <MailLink address={email} />
        {feedback.after}
      </p>
      <h2>{complaint.title}</h2>
      <p>
        {complaint.before}
        <a href={complaint.boardSite}>{complaint.board}</a>
        {complaint.after}
      </p>
      <p>{texts.updated}</p>
    </>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
