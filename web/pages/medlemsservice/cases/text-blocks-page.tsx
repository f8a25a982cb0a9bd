/** `/medlemsservice/tekster`: ready-made text for answers, kept by the desk itself. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { textBlocksQuery } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import { blockTexts as texts } from '../frame/desk-work-texts.ts';
import { TextBlockForm } from './text-block-form.tsx';
import { TextBlockRow } from './text-block-row.tsx';

export function TextBlocksPage() {
  const query = useQuery(textBlocksQuery());
  const [isNew, setNew] = useState(false);
  return (
    <DeskPage title={texts.title} lead={texts.lead} error={query.error}>
      {isNew ? (
        <TextBlockForm block={null} onDone={() => setNew(false)} />
      ) : (
        <p>
          <Button onClick={() => setNew(true)}>{texts.new}</Button>
        </p>
      )}
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ blocks }) =>
          blocks.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <ul className="rows" aria-label={texts.list}>
              {blocks.map((block) => (
                <TextBlockRow key={block.id} block={block} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </DeskPage>
  );
}
