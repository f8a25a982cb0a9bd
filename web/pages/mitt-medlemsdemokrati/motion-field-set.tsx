/** The fields of a motion, new or changed. */
import type { ComponentProps } from 'react';
import { meetingLimits } from '#contract/meeting-values.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { proposalTexts as texts } from './proposal-texts.ts';

type Field = Pick<ComponentProps<typeof TextField>, 'id' | 'error'> & { name: string };
type MotionName = 'title' | 'body' | 'reason' | 'name';

export function MotionFieldSet({ field }: { field(name: MotionName): Field }) {
  return (
    <>
      <TextField
        label={texts.motionTitle}
        hint={texts.motionTitleHint}
        maximum={meetingLimits.motionTitle.maximum}
        {...field('title')}
      />
      <TextArea
        label={texts.motionBody}
        hint={texts.motionBodyHint}
        maximum={meetingLimits.motionBody.maximum}
        {...field('body')}
      />
      <TextArea label={texts.reason} rows={5} maximum={meetingLimits.reason.maximum} {...field('reason')} />
      <RadioGroup label={texts.name} hint={texts.nameHint} options={texts.names} {...field('name')} />
    </>
  );
}
