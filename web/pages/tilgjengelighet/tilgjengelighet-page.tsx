/** `/tilgjengelighet`: what works for which users, how we know, and what we do not know yet. */
import type { EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import { paths } from '#web/paths.ts';
import { organisation } from '#web/texts/organisation.ts';
import { MailLink } from '#web/ui/mail-link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ComplaintAndVersion, Points } from '#web/ui/statement.tsx';
import { criteria, statusWords, testedWords } from './criteria-texts.ts';
import { type RunName, results, testedOf } from './criterion-facts.ts';
import { texts } from './tilgjengelighet-texts.ts';

const { goal, tested, notTested, known, feedback, complaint } = texts;

const runs = Object.keys(texts.criteria.runs) as RunName[];
/** The faults with words of their own, and what a full run has counted. */
const knownFaults = [
  ...Object.entries(results.known).map(([number, day]) => `${known.points[number]} ${known.seen(day)}`),
  ...runs.flatMap((name) => {
    const run = results.runs[name];
    return run && run.faults > 0 ? [known.inRun(texts.criteria.runs[name], run)] : [];
  }),
];

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
      <h2>{known.title}</h2>
      <Points points={knownFaults} />
      <p>{known.outro}</p>
      <h2>{texts.criteria.title}</h2>
      <p>{texts.criteria.lead}</p>
      <p>{texts.criteria.lastRuns}</p>
      <Points
        points={runs.map((name) => texts.criteria.run(texts.criteria.runs[name], results.runs[name]))}
      />
      {criteria.map(({ principle, criteria: ofPrinciple }) => (
        <section key={principle} aria-label={principle}>
          <h3>{principle}</h3>
          <ul>
            {ofPrinciple.map(([number, name]) => {
              const status = results.criteria[number]?.status ?? 'unsure';
              return (
                <li key={number}>
                  {number} {name}: <strong>{statusWords[status]}</strong>
                  {status !== 'none' && ` ${testedWords(testedOf(number))}`}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <h2>{feedback.title}</h2>
      <p>
        {feedback.before}
        <PageLink to={paths.contact} search={{ tema: 'accessibility' satisfies EnquiryTopic }}>
          {feedback.form}
        </PageLink>
        {feedback.between}
        <MailLink address={email} />
        {feedback.after}
      </p>
      <ComplaintAndVersion
        title={complaint.title}
        before={complaint.before}
        body={complaint.board}
        site={complaint.boardSite}
        after={complaint.after}
        version={texts.updated}
      />
    </>
  );
}
