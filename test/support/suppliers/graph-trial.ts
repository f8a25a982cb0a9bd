/** Microsoft Graph fails: the account of somebody who joins gets the name that they have given. */

import { bodyOf } from '../answer.ts';
import { type FakeGraph, startFakeGraph } from '../fake-graph.ts';
import { findFreePort } from '../free-port.ts';
import type { TestPerson } from '../test-issuer.ts';
import type { TestPortal } from '../test-portal.ts';
import { typedJoining } from '../typed-forms.ts';
import { until } from '../until.ts';
import { writeExamples } from '../write-examples.ts';
import { createWriteStage } from '../writes/write-stage.ts';
import { startFaultyProxy } from './faulty-proxy.ts';
import type { LocalNames } from './local-names.ts';
import { duties } from './supplier-faults.ts';
import { type SupplierTrial, untilDone, untilRetried } from './supplier-trial.ts';

const joinersName = `${typedJoining.givenName} ${typedJoining.familyName}`;
const client = { id: 'portal', secret: 'hemmelig' };

export async function startGraphSupplier(names: LocalNames) {
  const graph: FakeGraph = await startFakeGraph(await findFreePort(), client);
  const proxy = await startFaultyProxy({
    name: 'graph',
    protocol: 'http',
    target: Number(new URL(graph.url).port),
    names,
    isCut: (line) => !line.includes('/token'),
  });
  return {
    proxy,
    graph,
    config: {
      tokenUrl: `http://${proxy.host}/token`,
      graphUrl: `http://${proxy.host}`,
      clientId: client.id,
      clientSecret: client.secret,
    },
    async close() {
      await proxy.close();
      await graph.close();
    },
  };
}

export async function createGraphTrial(
  portal: TestPortal,
  { proxy, graph }: Awaited<ReturnType<typeof startGraphSupplier>>,
): Promise<SupplierTrial> {
  const { retriedBy } = duties.graph;
  const { examples } = await writeExamples(portal);
  const joining = examples.find(({ key }) => key === 'POST /api/joining')!;
  const stage = createWriteStage(portal);
  let joiner: TestPerson;
  return {
    proxy,
    async meet() {
      const { as, ...request } = await joining.make();
      joiner = as as TestPerson;
      bodyOf(await stage.send(as, 'POST /api/joining', request));
      await untilRetried(portal.db, retriedBy);
    },
    async heal() {
      await until('the account has its name', () => graph.names.has(joiner.subject));
      await untilDone(portal.db, retriedBy);
    },
    effects: () => [graph.names.get(joiner.subject) === joinersName ? 1 : 0],
  };
}
