import { useQueryClient } from '@tanstack/react-query';
import { MagazinePause } from '#contract/magazine-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepMagazine } from '#web/api/magazine-queries.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { Card } from '#web/ui/card.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { pauseFieldTexts, texts } from './magasininn-texts.ts';

export function PauseMagazine({ draft, onDone }: { draft: OpenDraft; onDone(): void }) {
  const client = useQueryClient();
  const { pause } = texts;
  const form = useDraftForm({
    draft,
    schema: MagazinePause,
    initial: { untilOn: '' },
    texts: pauseFieldTexts,
    button: pause.save,
    send: (body) => call('PUT /api/magazine/pause', { body }),
    onSent(answer) {
      keepMagazine(client, answer);
      showToast(pause.said);
      onDone();
    },
  });
  return (
    <Card title={pause.title} level={3}>
      <p>{pause.text}</p>
      <DraftForm form={form} button={pause.save} label={pause.title}>
        <DayField label={pause.untilOn} {...form.field('untilOn')} />
      </DraftForm>
    </Card>
  );
}
