/** After joining the account has another name at the provider; a job takes it there a moment later. */
import { session } from './session.ts';

const pausesMs = [700, 1500, 3000, 6000, 12_000];

/** Renews the sign-in without the person, until the name has lost its marker. Never rejects. */
export async function renewName(): Promise<void> {
  for (const pauseMs of pausesMs) {
    if (!session.get().account?.isJoining) return;
    await new Promise((done) => setTimeout(done, pauseMs));
    await session.getAccessToken(true).catch(() => null);
  }
}
