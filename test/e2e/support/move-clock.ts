import { expect } from '@playwright/test';
import { forgetSignIns } from './sign-in-steps.ts';

/**
 * Moves the clock of the portal of this worker: one that the spec has for itself: the server, its database and its jobs; not the browser's.
 * Sign-ins run out by it, and a job of the night that was passed over is done within half a minute.
 */
export async function moveClock(at: Date): Promise<void> {
  const inbox = `http://127.0.0.1:${process.env.BROWSER_TEST_INBOX_PORT}`;
  const moved = await fetch(`${inbox}/clock?at=${encodeURIComponent(at.toISOString())}`, { method: 'POST' });
  expect(moved.status).toBe(200);
  forgetSignIns();
}
