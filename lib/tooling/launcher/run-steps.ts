import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Counts } from './test-counts.ts';
import type { Step } from './test-steps.ts';

/** Steps that run side by side. */
export type Phase = readonly Step[];

/** What came of some phases. */
interface RunResult {
  counts: Counts;
  /** Names of the steps that failed. */
  failing: string[];
  /** The failed tests and their errors as text. */
  failures: string;
}

/**
 * Runs phases one after the other and the steps of each side by side. What a step writes beside others is printed whole
 * when it ends, under its name and how long it took. A step that needs one that has failed is left out.
 */
export async function runSteps(phases: readonly Phase[], write: (text: string) => void): Promise<RunResult> {
  const folder = mkdtempSync(join(tmpdir(), 'samay-test-'));
  const counts: Counts = { passed: 0, failed: 0 };
  const failing: string[] = [];
  let failures = '';
  try {
    for (const phase of phases) {
      const buffered = phase.length > 1;
      const runOne = async (step: Step) => {
        if (step.needs !== undefined && failing.includes(step.needs)) {
          return write(`\n== ${step.name}\nLeft out: ${step.needs} has failed.\n`);
        }
        const started = performance.now();
        if (!buffered) write(`\n== ${step.name}\n`);
        const { counts: own, output, failures: ownFailures = '' } = await step.run({ folder, buffered });
        const duration = formatDuration(performance.now() - started);
        write(buffered ? `\n== ${step.name} (${duration})\n${output}` : `${output}== ${step.name} took ${duration}\n`);
        counts.passed += own.passed;
        counts.failed += own.failed;
        failures += ownFailures;
        if (own.failed > 0) failing.push(step.name);
      };
      await Promise.all(phase.map(runOne));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { counts, failing, failures };
}

/** `72 s`, or from two minutes on `2 min 5 s`. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
