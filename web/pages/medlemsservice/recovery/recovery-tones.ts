import type { RecoveryState } from '#contract/recovery-endpoints.ts';

export const stateTones: Record<RecoveryState, 'neutral' | 'info' | 'warning' | 'success'> = {
  checked: 'neutral',
  requested: 'warning',
  waiting: 'info',
  open: 'info',
  expired: 'warning',
  done: 'success',
  stopped: 'warning',
  refused: 'neutral',
  lapsed: 'neutral',
};
