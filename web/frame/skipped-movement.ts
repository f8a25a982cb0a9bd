/**
 * Somebody who goes on before the movement between two pages has ended skips it. The browser tells that as a promise
 * that is rejected with an AbortError, which the router leaves to nobody; what is given up on purpose is no fault.
 */
export function allowSkippedMovements(): void {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason?.name === 'AbortError') event.preventDefault();
  });
}
