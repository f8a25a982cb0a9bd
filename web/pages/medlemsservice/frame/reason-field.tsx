import type { ComponentProps } from 'react';
import { lookRemarkLimits } from '#contract/look-values.ts';
import { TextArea } from '#web/ui/text-field.tsx';
import { deskFormTexts as texts } from './medlemsservice-texts.ts';

type ReasonFieldProps = Omit<ComponentProps<typeof TextArea>, 'hint' | 'maximum' | 'rows'>;

/** Why it was decided so: kept in the access log. */
export const ReasonField = (props: ReasonFieldProps) => (
  <TextArea hint={texts.reasonHint} maximum={lookRemarkLimits.maximum} rows={2} {...props} />
);
