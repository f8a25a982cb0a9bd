/** Members who were moved from one chapter to another, the newest first; what can be undone. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChapterMove } from '#contract/chapter-move-endpoints.ts';
import { call } from '#web/api/call.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { Folded } from '#web/ui/folded.tsx';
import { chapterMovesQuery, keepUnits } from './administration-queries.ts';
import { chapterMoveTexts as texts } from './chapter-move-texts.ts';
import { LogRow } from './log-row.tsx';
import { unitsTexts } from './units-texts.ts';

export function ChapterMoveLog() {
  const moves = useQuery(chapterMovesQuery()).data?.moves ?? [];
  if (moves.length === 0) return null;
  return (
    <section>
      <h2>{texts.log}</h2>
      <Folded items={moves} shown={10} earlier={unitsTexts.earlier}>
        {(some) => (
          <ul className="rows">
            {some.map((move) => (
              <Move key={move.id} move={move} />
            ))}
          </ul>
        )}
      </Folded>
    </section>
  );
}

function Move({ move }: { move: ChapterMove }) {
  const client = useQueryClient();
  const { id, municipalities, at, madeBy, reason, undoneAt } = move;
  const undo = async (idempotencyKey: string) => {
    const { moved, units } = await call('POST /api/administration/chapter-moves/:id/undoings', {
      params: { id },
      idempotencyKey,
    });
    keepUnits(client, units);
    showToast(texts.undone(moved));
    await client.invalidateQueries({ queryKey: chapterMovesQuery().queryKey });
  };
  return (
    <LogRow
      words={texts.line(move)}
      at={at}
      madeBy={madeBy}
      reason={reason}
      more={[
        municipalities.length > 0 ? texts.municipalities(municipalities) : null,
        undoneAt && texts.isUndone,
      ]}
      undo={move.isUndoable ? { send: undo, done: null } : null}
    />
  );
}
