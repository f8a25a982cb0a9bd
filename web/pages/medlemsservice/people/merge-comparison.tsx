import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { MergePreview, MergeSide } from '#contract/record-merge-endpoints.ts';
import { formatDate } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { focusWhenShown } from '#web/ui/focus-when-shown.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import type { OtherRecord } from './merge-desk.tsx';
import { MergeForm } from './merge-form.tsx';
import { type MergePair, mergePreviewQuery } from './merge-queries.ts';
import { mergeTexts as texts } from './merge-texts.ts';
import type { MergeDeskProps } from './record-merges.tsx';

type MergeComparisonProps = MergeDeskProps & { other: OtherRecord; onDone(): void };

/** Two records side by side: which is kept, what would be moved, and what is against it. */
export function MergeComparison({ personId, ground, other, onDone }: MergeComparisonProps) {
  const [isThisKept, setIsThisKept] = useState(true);
  const { enquiryId, reasonId } = ground;
  const ofCase = enquiryId ? { enquiryId } : {};
  const pair: MergePair = isThisKept
    ? { keptId: personId, why: { ...ground, otherId: other.id, otherReasonId: other.reasonId } }
    : {
        keptId: other.id,
        why: {
          ...ofCase,
          reasonId: other.reasonId,
          otherId: personId,
          ...(reasonId && { otherReasonId: reasonId }),
        },
      };
  // The two stay in view while the other way round is worked out.
  const query = useQuery({ ...mergePreviewQuery(pair), placeholderData: keepPreviousData });
  return (
    <>
      <h3 ref={focusWhenShown} tabIndex={-1}>
        {texts.compareTitle}
      </h3>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(preview) => {
          const first = preview.kept.id === personId ? preview.kept : preview.other;
          const second = preview.kept.id === personId ? preview.other : preview.kept;
          return (
            <>
              <SideBySide first={first} second={second} />
              <p>{texts.compareLead}</p>
              <div className="form">
                <SelectField
                  name="kept"
                  label={texts.keep}
                  hint={texts.keepHint}
                  options={[
                    { value: 'this', label: texts.keepThis(sideName(first)) },
                    { value: 'other', label: texts.keepOther(sideName(second)) },
                  ]}
                  value={isThisKept ? 'this' : 'other'}
                  onChange={({ target }) => setIsThisKept(target.value === 'this')}
                />
              </div>
              {query.isPlaceholderData ? (
                <SkeletonRows />
              ) : (
                <Outcome preview={preview}>
                  <MergeForm pair={pair} preview={preview} isThisKept={isThisKept} onDone={onDone} />
                </Outcome>
              )}
              {(query.isPlaceholderData || preview.refusals.length > 0) && (
                <p>
                  <Button variant="tertiary" onClick={onDone}>
                    {texts.cancel}
                  </Button>
                </p>
              )}
            </>
          );
        }}
      </QueryState>
    </>
  );
}

const sideName = ({ name, membership }: MergeSide) => texts.named(name, membership?.number ?? null);

function memberWords({ membership }: MergeSide): string {
  if (!membership) return texts.notMember;
  const { number, joinedOn, endedOn } = membership;
  const from = formatDate(joinedOn);
  return endedOn ? texts.memberUntil(number, from, formatDate(endedOn)) : texts.memberSince(number, from);
}

const rows: readonly [string, (side: MergeSide) => ReactNode][] = [
  [texts.bornOn, ({ bornOn }) => (bornOn ? formatDate(bornOn) : texts.unknown)],
  [texts.fodselsnummer, ({ hasFodselsnummer }) => (hasFodselsnummer ? texts.has : texts.hasNot)],
  [texts.member, memberWords],
  [texts.email, ({ maskedEmail }) => maskedEmail ?? texts.unknown],
  [texts.phone, ({ maskedPhone }) => maskedPhone ?? texts.unknown],
  [texts.signIn, ({ hasSignIn }) => (hasSignIn ? texts.has : texts.hasNot)],
];

function SideBySide({ first, second }: { first: MergeSide; second: MergeSide }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
    <section className="table-scroll" tabIndex={0} aria-label={texts.table}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{texts.what}</th>
            <th scope="col">{first.name}</th>
            <th scope="col">{second.name}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, words]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{words(first)}</td>
              <td>{words(second)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** @param children what sends it, where nothing is against it */
function Outcome({
  preview: { refusals, moves, staying },
  children,
}: {
  preview: MergePreview;
  children: ReactNode;
}) {
  if (refusals.length > 0)
    return (
      <NoticeBox tone="warning" title={texts.refusedTitle}>
        <ul>
          {refusals.map((one) => (
            <li key={one}>{texts.refusals[one]}</li>
          ))}
        </ul>
      </NoticeBox>
    );
  return (
    <>
      <h4>{texts.movesTitle}</h4>
      {moves.length === 0 && <p>{texts.movesNothing}</p>}
      {moves.length > 0 && (
        <ul>
          {moves.map(({ kind, count }) => (
            <li key={kind}>{texts.moved(kind, count)}</li>
          ))}
        </ul>
      )}
      {staying > 0 && <p className="soft">{texts.staying(staying)}</p>}
      {children}
    </>
  );
}
