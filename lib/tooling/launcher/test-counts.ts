import { z } from 'zod';
import { readResults } from './read-results.ts';

export interface Counts {
  passed: number;
  failed: number;
}

const jestResults = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

const playwrightResults = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** Returns the counts of a Jest run from its JSON; a suite that could not run is one failure. */
export function jestCounts(file: string): Counts {
  const found = readResults(file, jestResults);
  if (!found) return { passed: 0, failed: 1 };
  return { passed: found.numPassedTests, failed: found.numFailedTests + found.numRuntimeErrorTestSuites };
}

/** Returns the counts of a Playwright run from its JSON; a test that passed only on a retry counts as failed. */
export function playwrightCounts(file: string): Counts {
  const found = readResults(file, playwrightResults);
  if (!found) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = found.stats;
  return { passed: expected, failed: unexpected + flaky + found.errors.length };
}

/**
 * Returns the counts of a run whose command exited with `exitCode`; a failure that the results do not show is
 * added.
 */
export function checked(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { passed: counts.passed, failed: 1 } : counts;
}
