/** Playwright's global setup: the portal runs while the browser tests do. */
import { startRunningPortal } from './running-portal.ts';

// biome-ignore lint/style/noDefaultExport: Playwright asks for it
export default async function startPortal(): Promise<() => Promise<void>> {
  const portal = await startRunningPortal({
    portal: Number(process.env.BROWSER_TEST_PORT),
    inbox: Number(process.env.BROWSER_TEST_INBOX_PORT),
  });
  process.env.BROWSER_TEST_DATA_DIR = portal.dataDir;
  return () => portal.stop();
}
