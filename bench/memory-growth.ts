/** How much memory a process holds while it works, and whether it grows. */
import fs from 'node:fs';

type Sample = { minute: number; megabytes: number };

/** Resident memory of a process in MB. */
function residentMegabytes(processId: number): number {
  const status = fs.readFileSync(`/proc/${processId}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024);
}

/** Megabytes a minute that a process grows by, by least squares over the samples. */
function slopeOf(samples: Sample[]): number {
  const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const [x, y] = [mean(samples.map(({ minute }) => minute)), mean(samples.map(({ megabytes }) => megabytes))];
  const spread = samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
  return samples.reduce((sum, { minute, megabytes }) => sum + (minute - x) * (megabytes - y), 0) / spread;
}

/**
 * @param minutes how long the work takes; the first sixth of it is warming up
 * @returns what the work returns; megabytes a minute that the process grew by, and the most that it held
 */
export async function watchMemory<Result>(
  processId: number,
  minutes: number,
  work: () => Promise<Result>,
): Promise<{ result: Result; slope: number; most: number }> {
  const startedAt = performance.now();
  const samples: Sample[] = [];
  const sample = () =>
    samples.push({
      minute: (performance.now() - startedAt) / 60_000,
      megabytes: residentMegabytes(processId),
    });
  const timer = setInterval(sample, 5_000);
  const result = await work();
  clearInterval(timer);
  sample();
  const settled = samples.filter(({ minute }) => minute > minutes / 6);
  const slope = Math.round(slopeOf(settled) * 100) / 100;
  return { result, slope, most: Math.max(...samples.map(({ megabytes }) => megabytes)) };
}
