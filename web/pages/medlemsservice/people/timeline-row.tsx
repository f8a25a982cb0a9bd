import type { Happening } from '#contract/desk-timeline-endpoints.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import type { LookGround } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { capitalise, formatDate, formatMomentWithTime, kroner, plainDateOf } from '#web/texts/format.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { givingPlace } from '../giving/desk-giving.tsx';
import { happeningWords, timelineTexts as texts } from './timeline-texts.ts';

type TimelineRowProps = { happening: Happening; ground: LookGround; now: Date };

/** One thing that has happened: what, when, who did it, and a link where the desk has a page. */
export function TimelineRow({ happening, ground, now }: TimelineRowProps) {
  const { kind, what, at, isDay, title, before, after, by, isByUnit, amountOre, times, outcome } = happening;
  const words = happeningWords(happening);
  const when = isDay ? formatDate(plainDateOf(new Date(at))) : capitalise(formatMomentWithTime(at, now));
  const details = [
    amountOre !== null && kroner(amountOre),
    by && (isByUnit ? texts.byUnit(by) : texts.by(by)),
    times > 1 && texts.times(times),
  ].filter((one) => one !== false && one !== null);
  const hasChanged = before !== null || after !== null;
  return (
    <>
      <strong>{words}</strong>{' '}
      {outcome && outcome !== 'sent' && (
        <StateTag tone={outcome === 'failed' ? 'warning' : 'neutral'}>{texts.outcomes[outcome]}</StateTag>
      )}
      {hasChanged && (
        <>
          <br />
          {texts.change(valueWords(happening, before), valueWords(happening, after))}
        </>
      )}
      {title && (
        <>
          <br />
          {kind === 'case' && happening.enquiry ? (
            <PageLink to={deskPaths.deskEnquiry(happening.enquiry.id)}>{title}</PageLink>
          ) : what === 'joined' || what === 'left' ? (
            texts.memberNumber(title)
          ) : (
            title
          )}
        </>
      )}
      <br />
      <span className="soft">
        <time dateTime={at}>{when}</time>
        {details.map((detail) => ` · ${detail}`)}
        <Way happening={happening} ground={ground} />
      </span>
    </>
  );
}

/** To the case that it is about; of gifts, to what is shown of them in the case that one came from. */
function Way({ happening: { kind, enquiry }, ground }: Pick<TimelineRowProps, 'happening' | 'ground'>) {
  if (kind === 'giving' && ground.enquiryId)
    return (
      <>
        {' · '}
        <PageLink to={deskPaths.deskEnquiry(ground.enquiryId)} hash={givingPlace}>
          {texts.seeGiving}
        </PageLink>
      </>
    );
  if (!enquiry) return null;
  return (
    <>
      {' · '}
      <span className="unbroken">
        {kind === 'case' ? (
          enquiry.number
        ) : (
          <PageLink to={deskPaths.deskEnquiry(enquiry.id)}>{enquiry.number}</PageLink>
        )}
      </span>
    </>
  );
}

const valueWords = ({ what }: Happening, value: string | null): string => {
  if (value === null) return texts.nothing;
  return what === 'language' ? (texts.languageNames[value] ?? value) : value;
};
