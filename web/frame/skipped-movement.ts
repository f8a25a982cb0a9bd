/**
 * Somebody who goes on before the movement between two pages has ended skips it. The browser tells that as a promise
 * that is rejected, which the router leaves to nobody; it is no fault.
 */
export function allowSkippedMovements(): void {
  addEventListener('unhandledrejection', (event) => {
    const { name, message } = (event.reason ?? {}) as { name?: string; message?: string };
    if (name === 'AbortError' && /transition was skipped/i.test(message ?? '')) event.preventDefault();
  });
}
