/**
 * The operator's own reading of what a payee sends: written apart from the portal's writer, from the same tables
 * of the AvtaleGiro system specification, so that the two do not only agree with each other. One fault refuses the whole file.
 */

export type ReceivedClaim = { kid: string; dueOn: string; amountOre: number; notify: boolean };
export type Received = {
  kind: 'claims' | 'cancellations';
  transmissionNumber: string;
  assignmentNumber: string;
  items: ReceivedClaim[];
};
export type Reading = { received: Received } | { faults: string[] };

const zeros = /^0*$/;

/** @param bytes as they lie in the folder */
export function readPayeeFile(bytes: Buffer, us: { account: string; customerUnit: string }): Reading {
  const faults: string[] = [];
  const text = bytes.toString('latin1');
  if (!text.endsWith('\r\n')) faults.push('the last record has no CR LF');
  const lines = text.split('\r\n').slice(0, -1);
  lines.forEach((line, at) => {
    if (line.length !== 80) faults.push(`record ${at + 1} has ${line.length} characters`);
    if (!line.startsWith('NY')) faults.push(`record ${at + 1} does not begin with NY`);
  });
  if (faults.length || lines.length < 5) return { faults: [...faults, 'not a file of claims'].slice(0, 20) };

  const [first, start] = [lines[0]!, lines[1]!];
  const [end, last] = [lines.at(-2)!, lines.at(-1)!];
  const at = (line: string, from: number, to: number) => line.slice(from - 1, to);
  const need = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault);
  };
  need(at(first, 1, 8) === 'NY000010', 'transmission start');
  need(at(first, 9, 16) === us.customerUnit, 'unknown sender');
  need(/^\d{7}$/.test(at(first, 17, 23)) && Number(at(first, 17, 23)) > 0, 'transmission number');
  need(at(first, 24, 31) === '00008080' && zeros.test(at(first, 32, 80)), 'recipient or filler');
  const kind = at(start, 1, 8) === 'NY213620' ? 'cancellations' : 'claims';
  need(['NY210020', 'NY213620'].includes(at(start, 1, 8)), 'assignment start');
  need(zeros.test(at(start, 9, 17)) && zeros.test(at(start, 36, 80)), 'filler of the assignment start');
  need(at(start, 25, 35) === us.account, 'unknown account');

  const items: ReceivedClaim[] = [];
  let number = 0;
  let [sumOre, dues] = [0, [] as string[]];
  const body = lines.slice(2, -2);
  for (let place = 0; place < body.length; place += 1) {
    const line = body[place]!;
    const type = at(line, 5, 6);
    const isFirst = at(line, 7, 8) === '30';
    need(
      at(line, 1, 4) === 'NY21' && (kind === 'claims' ? ['02', '21'] : ['93']).includes(type),
      'record type',
    );
    if (!isFirst) {
      need(false, `record ${place + 3} stands alone`);
      continue;
    }
    const own = Number(at(line, 9, 15));
    need(/^\d{7}$/.test(at(line, 9, 15)) && own > number, 'transaction number does not rise');
    number = own;
    const due = at(line, 16, 21);
    const dueOn = `20${due.slice(4)}-${due.slice(2, 4)}-${due.slice(0, 2)}`;
    need(/^\d{6}$/.test(due) && isDay(dueOn), `due day ${due}`);
    need(at(line, 22, 32) === ' '.repeat(11), 'filler 22-32 is blank');
    const amountOre = Number(at(line, 33, 49));
    need(/^\d{17}$/.test(at(line, 33, 49)) && amountOre > 0, 'amount');
    const kid = at(line, 50, 74).trimStart();
    need(/^ *\d+$/.test(at(line, 50, 74)) && /^0{6}$/.test(at(line, 75, 80)), 'KID');
    items.push({ kid, dueOn, amountOre, notify: type === '21' });
    sumOre += amountOre;
    dues.push(due.slice(4) + due.slice(2, 4) + due.slice(0, 2));
    const second = body[place + 1];
    const hasSecond = second !== undefined && at(second, 7, 8) === '31';
    need(hasSecond || kind === 'cancellations', 'the second record of a claim is missing');
    if (!hasSecond) continue;
    place += 1;
    need(
      at(second, 1, 6) === at(line, 1, 6) && at(second, 9, 15) === at(line, 9, 15),
      'second record of another',
    );
    need(at(second, 26, 50) === ' '.repeat(25) && /^0{5}$/.test(at(second, 76, 80)), 'filler of record two');
    need(!/^ /.test(at(second, 16, 25)) || at(second, 16, 25).trim() === '', 'short name is left aligned');
  }

  const counts = (line: string) => [
    Number(at(line, 9, 16)),
    Number(at(line, 17, 24)),
    Number(at(line, 25, 41)),
  ];
  const endCode = kind === 'claims' ? 'NY210088' : 'NY213688';
  need(at(end, 1, 8) === endCode && zeros.test(at(end, 54, 80)), 'assignment end');
  need(String(counts(end)) === String([items.length, body.length + 2, sumOre]), 'figures of the assignment');
  dues = dues.sort();
  const written = (sortable = '') => sortable.slice(4) + sortable.slice(2, 4) + sortable.slice(0, 2);
  need(
    at(end, 42, 47) === written(dues[0]) && at(end, 48, 53) === written(dues.at(-1)),
    'due days of the end',
  );
  need(at(last, 1, 8) === 'NY000089' && zeros.test(at(last, 48, 80)), 'transmission end');
  need(String(counts(last)) === String([items.length, lines.length, sumOre]), 'figures of the transmission');
  need(at(last, 42, 47) === written(dues[0]), 'earliest due day');
  if (faults.length) return { faults: [...new Set(faults)].slice(0, 20) };
  return {
    received: { kind, transmissionNumber: at(first, 17, 23), assignmentNumber: at(start, 18, 24), items },
  };
}

function isDay(day: string): boolean {
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
}
