import type { LeavingOverview } from '#contract/leaving-endpoints.ts';
import { formatDate } from '#web/texts/format.ts';
import { Card } from '#web/ui/card.tsx';
import { texts } from './meld-meg-ut-texts.ts';

/** What happens, what goes and what is kept until when: said before anything is done. */
export function LeavingConsequences({ overview }: { overview: LeavingOverview }) {
  const { children, childrenStaying, openEnquiries } = overview;
  const { happens, deleted } = texts;
  return (
    <>
      <Card id="happens" title={happens.title}>
        <ul>
          <li>{happens.membership}</li>
          {children.length > 0 && <li>{happens.children(children)}</li>}
          {childrenStaying.length > 0 && <li>{happens.childrenStaying(childrenStaying)}</li>}
          {openEnquiries > 0 && <li>{happens.enquiries(openEnquiries)}</li>}
          <li>{happens.again}</li>
        </ul>
      </Card>
      <Card id="deleted" title={deleted.title}>
        <p>{deleted.lead}</p>
        <ul>
          {deleted.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        {openEnquiries > 0 && <p>{deleted.open}</p>}
      </Card>
      <KeptByLaw overview={overview} />
    </>
  );
}

function KeptByLaw({ overview }: { overview: LeavingOverview }) {
  const { grantEvidenceUntilOn, childEvidenceUntilOn, giving } = overview;
  const { leavingEvidenceUntilOn, certificateUntilOn } = overview;
  const { kept } = texts;
  const things = [
    ...(grantEvidenceUntilOn ? [{ ...kept.grant, untilOn: grantEvidenceUntilOn }] : []),
    ...(childEvidenceUntilOn ? [{ ...kept.children, untilOn: childEvidenceUntilOn }] : []),
    ...(giving.recordsUntilOn ? [{ ...kept.gifts, untilOn: giving.recordsUntilOn }] : []),
    ...(giving.numberUntilOn ? [{ ...kept.number, untilOn: giving.numberUntilOn }] : []),
    { ...kept.leaving, untilOn: leavingEvidenceUntilOn },
    { ...kept.certificate, untilOn: certificateUntilOn },
  ];
  return (
    <Card id="kept" title={kept.title}>
      <ul>
        {things.map(({ title, text, untilOn }) => (
          <li key={title}>
            <strong>
              {title}, {kept.until(formatDate(untilOn))}.
            </strong>{' '}
            {text}
          </li>
        ))}
      </ul>
    </Card>
  );
}
