import { readFileSync } from 'node:fs';
import { z } from 'zod';

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

function results<Shape>(file: string, schema: z.ZodType<Shape>): Shape | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // A run that broke off leaves no results, or half of them.
    return null;
  }
}

/** Counts of a Jest run from its JSON; a suite that could not even run is one failure. */
export function jestCounts(file: string): Counts {
  const found = results(file, jestResults);
  if (!found) return { passed: 0, failed: 1 };
  return { passed: found.numPassedTests, failed: found.numFailedTests + found.numRuntimeErrorTestSuites };
}

/** Counts of a Playwright run from its JSON; a test that passed only at a second try has failed. */
export function playwrightCounts(file: string): Counts {
  const found = results(file, playwrightResults);
  if (!found) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = found.stats;
  return { passed: expected, failed: unexpected + flaky + found.errors.length };
}

/** Counts of a run whose command ended with `exitCode`: a failure that the results do not show is counted too. */
export function checked(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { passed: counts.passed, failed: 1 } : counts;
}
