/** Short messages at the foot of the window. The library behind them is loaded with the first one. */
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';

export type ToastKind = 'success' | 'info' | 'error';
export type Toast = { id: number; text: string; kind: ToastKind };

let waiting: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const set = (next: readonly Toast[]) => {
  waiting = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
const none: readonly Toast[] = [];

/** Shown for 15 seconds, longer while it is looked at. Over an open dialog use a message in the dialog instead. */
export function showToast(text: string, kind: ToastKind = 'success'): void {
  lastId += 1;
  set([...waiting, { id: lastId, text, kind }]);
}

/** What has not been shown yet; each is handed over once. */
export function takeWaitingToasts(): readonly Toast[] {
  const taken = waiting;
  if (taken.length > 0) set([]);
  return taken;
}

/** The place of the messages in the frame. */
export function ToastSlot() {
  const toasts = useSyncExternalStore(
    subscribe,
    () => waiting,
    () => none,
  );
  const [Region, setRegion] = useState<ComponentType<{ toasts: readonly Toast[] }> | null>(null);
  const isNeeded = toasts.length > 0;
  useEffect(() => {
    if (!isNeeded || Region) return;
    import('./toast-region.tsx').then(
      (module) => setRegion(() => module.ToastRegion),
      // Without network the message is said all the same, only plainly.
      () => setRegion(() => PlainToasts),
    );
  }, [isNeeded, Region]);
  return Region ? <Region toasts={toasts} /> : null;
}

function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  useEffect(() => {
    if (toasts.length === 0) return;
    const timer = setTimeout(takeWaitingToasts, 15_000);
    return () => clearTimeout(timer);
  }, [toasts]);
  return (
    <div className="plain-toasts" role="status">
      {toasts.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
