/**
 * Runs unit tests for Stryker within its own process, which is many times faster than a process for each changed rule: for each
 * change a test file is loaded again with all that it imports. For tests of pure functions: `describe`, `it` and `test`, no hooks.
 */
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { INSTRUMENTER_CONSTANTS, type InstrumenterContext } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';

type Test = () => unknown;

/** Which change is active, and what has run: read and written by the changed rules. */
const state: InstrumenterContext = {};
/** Those of the file that has been loaded last. */
let tests: Test[] = [];
/** Part of the address of each source file, so that it is loaded again. */
let round = 0;

const lastOf = (args: unknown[]) => args.at(-1) as Test;
const collectors = {
  describe: (...args: unknown[]) => lastOf(args)(),
  test: (...args: unknown[]) => void tests.push(lastOf(args)),
};
Object.assign(globalThis, { [INSTRUMENTER_CONSTANTS.NAMESPACE]: state, ruleTests: collectors });
const testModule = 'rule-runner:test';
const testSource = 'export const { describe, test, test: it } = globalThis.ruleTests; export default test;';

const sources = new Map<string, string>();
function sourceOf(url: string): string {
  const file = fileURLToPath(url);
  const known = sources.get(file) ?? stripTypeScriptTypes(readFileSync(file, 'utf8'));
  sources.set(file, known);
  return known;
}

function registerSources(): void {
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'node:test') return { url: testModule, shortCircuit: true };
      const found = next(specifier, context);
      const isSource = found.url.startsWith(pathToFileURL(process.cwd()).href) && /\.ts$/.test(found.url);
      return isSource ? { ...found, url: `${found.url}?round=${round}` } : found;
    },
    load(url, context, next) {
      if (url === testModule) return { format: 'module', source: testSource, shortCircuit: true };
      if (!/\.ts\?round=\d+$/.test(url)) return next(url, context);
      return { format: 'module', source: sourceOf(url), shortCircuit: true };
    },
  });
}

/** A file that cannot be loaded after a change is no test that failed. */
class LoadError extends Error {}

/** @throws LoadError, and what the first failing test throws */
async function runFile(file: string): Promise<void> {
  tests = [];
  round += 1;
  await import(pathToFileURL(path.resolve(file)).href).catch((error) => {
    throw new LoadError(`${file}: ${error}`);
  });
  for (const test of tests) await test();
}

/** @throws LoadError */
async function resultOf(file: string): Promise<TestResult> {
  const began = performance.now();
  const result = () => ({ id: file, name: file, fileName: file, timeSpentMs: performance.now() - began });
  try {
    await runFile(file);
    return { ...result(), status: TestStatus.Success };
  } catch (error) {
    if (error instanceof LoadError) throw error;
    return { ...result(), status: TestStatus.Failed, failureMessage: String(error) };
  }
}

class RuleRunner implements TestRunner {
  private files: string[] = [];

  async init() {
    registerSources();
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun({ testFiles = [] }: DryRunOptions): Promise<DryRunResult> {
    this.files = testFiles.map((file) => path.relative(process.cwd(), file));
    const results: TestResult[] = [];
    const mutantCoverage = { static: {}, perTest: {} as Record<string, Record<string, number>> };
    for (const file of this.files) {
      state.mutantCoverage = { static: {}, perTest: {} };
      results.push(await resultOf(file));
      // What runs while a file is loaded belongs to it as well: it is loaded for each change.
      mutantCoverage.perTest[file] = state.mutantCoverage.static;
    }
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }: MutantRunOptions): Promise<MutantRunResult> {
    Object.assign(state, { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit && 0 });
    const run = await this.run(testFilter ?? this.files);
    return toMutantRunResult(determineHitLimitReached(state.hitCount, hitLimit) ?? run);
  }

  /** Until a test fails. */
  private async run(files: string[]): Promise<DryRunResult> {
    const results: TestResult[] = [];
    try {
      for (const file of files) {
        results.push(await resultOf(file));
        if (results.at(-1)!.status === TestStatus.Failed) break;
      }
    } catch (error) {
      return { status: DryRunStatus.Error, errorMessage: String(error) };
    }
    return { status: DryRunStatus.Complete, tests: results };
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'rules', RuleRunner)];
