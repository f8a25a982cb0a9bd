/** The Vipps simulator as a process of its own, whose clock stands still until it is told to move. */
import { startVippsSimulator } from '../dev/vipps-simulator/vipps-simulator.ts';

const [startAt = ''] = process.argv.slice(2);
const simulator = await startVippsSimulator({ port: 0, now: () => new Date(startAt) });
simulator.webhooks.setFaults({ hold: true });
process.once('disconnect', () => process.exit(0));
process.send!({ url: simulator.url });
