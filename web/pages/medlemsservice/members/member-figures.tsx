import type { MemberFigures as Figures } from '#contract/member-list-endpoints.ts';
import { formatNumber } from '#web/texts/format.ts';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { Folded } from '#web/ui/folded.tsx';
import { ageWords, memberListTexts as texts } from './member-list-texts.ts';

/** The choice in figures: no persons. */
export function MemberFigures({ figures }: { figures: Figures }) {
  const { members, counting, withoutNumber, withoutContact, joinedThisYear, ages, chapters } = figures;
  return (
    <section aria-labelledby="figures-title">
      <h2 id="figures-title">{texts.figures}</h2>
      <p role="status">
        <strong>{texts.found(members)}</strong>
      </p>
      <FactList
        facts={[
          [texts.counting, formatNumber(counting)],
          [texts.withoutNumber, formatNumber(withoutNumber)],
          [texts.withoutContact, formatNumber(withoutContact)],
          [texts.joinedThisYear, formatNumber(joinedThisYear)],
        ]}
      />
      {members > 0 && (
        <>
          <BarChart
            title={texts.ages}
            rowName={texts.age}
            names={[texts.members]}
            rows={ages.map((one) => ({ name: ageWords[one.band], values: [one.members] }))}
          />
          <h3>{texts.chapters}</h3>
          <Folded items={chapters} shown={8} earlier={texts.moreChapters}>
            {(some) => (
              <FactList
                facts={some.map((one) => [one.chapter ?? texts.noChapter, formatNumber(one.members)])}
              />
            )}
          </Folded>
        </>
      )}
    </section>
  );
}
