import { ConfigurationError } from '#lib/shared/env.ts';
import { type Phase, runSteps } from './run-steps.ts';
import { browserTests, build, buildOfSources, lint, types, unitTests } from './test-steps.ts';

/** What must hold before a change is taken: minutes on two cores, without any service. */
const QUICK: readonly Phase[] = [[types, lint, build], [unitTests('embedded')], [browserTests(['http', 'journeys'])]];
const SERVICES: Phase = [unitTests('services')];
const DEVICES: Phase = [browserTests(['desktop', 'phone'])];

const TIERS: Record<string, readonly Phase[]> = {
  '': QUICK,
  rest: [SERVICES, [buildOfSources], DEVICES],
  all: [...QUICK, SERVICES, DEVICES],
};

/**
 * Runs the tests of a tier: without a name the quick ones, `rest` for the others, `all` for both. The last line printed is
 * `N passed, N failed`.
 */
export async function runTests([tier = '']: readonly string[]): Promise<void> {
  const phases = TIERS[tier];
  if (!phases) throw new ConfigurationError(`There are no tests "${tier}": rest, all, or no name for the quick ones.`);
  const { counts, failing } = await runSteps(phases, (text) => void process.stdout.write(text));
  process.exitCode = counts.failed === 0 ? 0 : 1;
  if (failing.length > 0) process.stdout.write(`\nFailing: ${failing.join('; ')}\n`);
  process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
}
