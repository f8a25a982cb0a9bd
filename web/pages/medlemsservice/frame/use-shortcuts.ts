/**
 * Single keys for those who do the same all day. They are off while the user types, and can be turned off: WCAG 2.1.4.
 * Users of screen readers or speech input would trigger them by accident.
 */
import { useEffect, useRef, useSyncExternalStore } from 'react';

const storageKey = 'desk-shortcuts';
const listeners = new Set<() => void>();

const areOn = (): boolean => {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export function setShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // A browser that refuses storage keeps them on.
  }
  for (const listener of listeners) listener();
}

export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, areOn, () => true);

/** What is closed keeps the focus until the next frame. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.checkVisibility() &&
  Boolean(target.closest('input, select, textarea, [contenteditable], dialog[open]'));

/** @param keys what each key does; a key that is held with Ctrl, Alt or the like is the browser's own */
export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  const on = useShortcutsOn();
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (isTyping(event.target)) return;
      const act = current.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on]);
}
