import { trialRuns } from '../../dev/smoke-runs.ts';
import { testSmokeRuns } from '../support/smoke-tests.ts';

testSmokeRuns(trialRuns);
