/** QR codes as SVG paths: drawn by the browser without a script, and by a printer at any size. */
import encodeQR from 'qr';

/** Modules of white on each side that readers need. */
const quietZone = 4;

type QrPath = { size: number; path: string };

/** The last ones: to draw one costs more than all else of the answer that shows it, and the same member asks again. */
const drawn = new Map<string, QrPath>();
const mostDrawn = 1000;

/** @returns the black modules as a path, and the side of the square, in modules */
export function qrPath(text: string): QrPath {
  const known = drawn.get(text);
  if (known) return known;
  if (drawn.size >= mostDrawn) drawn.delete(drawn.keys().next().value!); // the oldest goes
  const path = draw(text);
  drawn.set(text, path);
  return path;
}

function draw(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  const path = rows.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size: rows.length, path: path.join('') };
}

/** Where each run of black begins, and how long it is. */
function runsOf(row: readonly boolean[]): [x: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, isBlack] of row.entries()) {
    const last = runs.at(-1);
    if (!isBlack) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
