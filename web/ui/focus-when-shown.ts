/** As a `ref`: the heading or box that a press opens has the focus when it is there, so that a screen reader says it. */
export const focusWhenShown = (element: HTMLElement | null): void => element?.focus();
