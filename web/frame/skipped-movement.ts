/**
 * The movement between two pages is skipped when the user goes on before it has ended (AbortError), or when the next page
 * takes more than four seconds to draw (TimeoutError). The browser reports both as a promise that the router leaves
 * unhandled; the navigation itself goes on, so neither is a fault.
 */
export function allowSkippedMovements(): void {
  addEventListener('unhandledrejection', (event) => {
    if (/^(Abort|Timeout)Error$/.test(event.reason?.name)) event.preventDefault();
  });
}
