import { useQueryClient } from '@tanstack/react-query';
import { MagazinePause } from '#contract/magazine-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepMagazine } from '#web/api/magazine-queries.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { pauseFieldTexts, texts } from './magasininn-texts.ts';

export function PauseMagazine({ onDone }: { onDone(): void }) {
  const client = useQueryClient();
  const { pause } = texts;
  const form = useAnsweredForm({
    schema: MagazinePause,
    initial: { untilOn: '' },
    texts: pauseFieldTexts,
    button: pause.save,
    async send(body) {
      keepMagazine(client, await call('PUT /api/magazine/pause', { body }));
      showToast(pause.said);
      onDone();
      return null;
    },
  });
  return (
    <Card title={pause.title} level={3}>
      <p>{pause.text}</p>
      <AnsweredForm
        form={form}
        button={pause.save}
        label={pause.title}
        more={
          <Button variant="secondary" onClick={onDone}>
            {texts.acts.cancel}
          </Button>
        }
      >
        <TextField label={pause.untilOn} type="date" {...form.field('untilOn')} />
      </AnsweredForm>
    </Card>
  );
}
