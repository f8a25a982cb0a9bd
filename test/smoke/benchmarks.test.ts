import { benchmarkRuns } from '../../dev/smoke-runs.ts';
import { testSmokeRuns } from '../support/smoke-tests.ts';

testSmokeRuns(benchmarkRuns, { hasOwnCache: true });
