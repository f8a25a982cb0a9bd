/** A state in one or two words. The words say it; the colour only helps. */
import type { ReactNode } from 'react';

/** `new`: not seen before. `warning`: something is expected of the reader. The others as their names say. */
export type StateTone = 'new' | 'neutral' | 'info' | 'warning' | 'success' | 'danger';

export function StateTag({ tone, children }: { tone: StateTone; children: ReactNode }) {
  return <span className={`state-tag state-tag--${tone}`}>{children}</span>;
}
