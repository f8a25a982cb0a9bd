import type { ComponentProps } from 'react';
import { remarkLimits } from '#contract/look-values.ts';
import { TextArea } from '#web/ui/text-field.tsx';
import { correctionTexts as texts } from './correction-texts.ts';

type ActReasonProps = Omit<ComponentProps<typeof TextArea>, 'label' | 'hint' | 'maximum' | 'rows'>;

/** Why something is done for a person, who can read it. */
export const ActReason = (props: ActReasonProps) => (
  <TextArea label={texts.reason} hint={texts.reasonHint} maximum={remarkLimits.maximum} rows={2} {...props} />
);
