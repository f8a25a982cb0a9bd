import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TextBlock } from '#contract/desk-work-endpoints.ts';
import { call } from '#web/api/call.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { forgetTextBlocks } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { topicWords } from '#web/texts/enquiry-words.ts';
import { formatMoment } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { blockTexts as texts } from '../frame/desk-work-texts.ts';
import { TextBlockForm } from './text-block-form.tsx';

export function TextBlockRow({ block }: { block: TextBlock }) {
  const [mode, setMode] = useState<'shown' | 'edited' | 'doomed'>('shown');
  const { title, topic, body, changedBy, changedAt } = block;
  if (mode === 'edited')
    return (
      <li className="row">
        <TextBlockForm block={block} onDone={() => setMode('shown')} />
      </li>
    );
  return (
    <li className="row">
      <h2 className="row__name">{title}</h2>
      <p className="message__text">{body}</p>
      <p className="row__details">
        <span>{topic === '' ? texts.allTopics : topicWords[topic]}</span>
        <span>{texts.changed(changedBy, formatMoment(changedAt, new Date()))}</span>
      </p>
      {mode === 'doomed' ? (
        <RemoveBlock block={block} onKeep={() => setMode('shown')} />
      ) : (
        <p className="actions">
          <Button
            variant="secondary"
            data-size="sm"
            aria-label={texts.edit(title)}
            onClick={() => setMode('edited')}
          >
            {texts.editShort}
          </Button>
          <Button
            variant="tertiary"
            data-size="sm"
            aria-label={`${texts.remove} «${title}»`}
            onClick={() => setMode('doomed')}
          >
            {texts.remove}
          </Button>
        </p>
      )}
    </li>
  );
}

function RemoveBlock({ block, onKeep }: { block: TextBlock; onKeep(): void }) {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress();
  const remove = async () => {
    await call('DELETE /api/staff/text-blocks/:id', { params: { id: block.id } });
    void forgetTextBlocks(client);
  };
  return (
    <fieldset className="choices">
      <legend>{texts.removeSure(block.title)}</legend>
      {problem}
      <p className="actions">
        <Button
          data-size="sm"
          busy={isBusy}
          onClick={() => void press(texts.removeYes, remove, texts.removed)}
        >
          {texts.removeYes}
        </Button>
        <Button variant="secondary" data-size="sm" onClick={onKeep}>
          {texts.removeNo}
        </Button>
      </p>
    </fieldset>
  );
}
