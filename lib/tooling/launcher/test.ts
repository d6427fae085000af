import { Argument } from '@commander-js/extra-typings';
import { createProgram, runProgram, TERMINAL } from '#lib/shared/command-line.ts';
import { type Phase, runSteps } from './run-steps.ts';
import { assembledStore, browserTests, build, buildOfSources, lint, types, unitTests } from './test-steps.ts';

/** What must hold before a change is taken: minutes on two cores, without any service. */
const QUICK: readonly Phase[] = [
  // Side by side, because none of them alone keeps two cores busy.
  [types, lint, build, unitTests('embedded')],
  [browserTests(['http', 'journeys', 'journeys-hi'])],
];
const SERVICES: Phase = [unitTests('services')];
const KIT: Phase = [assembledStore];
const DEVICES: Phase = [browserTests(['beside-journeys', 'desktop', 'phone', 'phone-hi'])];

const TIERS = {
  rest: [SERVICES, KIT, [buildOfSources], DEVICES],
  all: [...QUICK, SERVICES, KIT, DEVICES],
} satisfies Record<string, readonly Phase[]>;

/**
 * Runs the tests of a tier: without a name the quick ones, `rest` for the others, `all` for both. The last line printed is
 * `N passed, N failed`.
 */
export async function runTests(args: readonly string[]): Promise<void> {
  const program = createProgram('npm run test --', TERMINAL)
    .description('Runs the checks and tests.')
    .addArgument(new Argument('[TIER]', 'the quick tests unless given').choices(['rest', 'all']))
    .action((tier) => runTier(tier === undefined ? QUICK : TIERS[tier]));
  const code = await runProgram(program, args, TERMINAL);
  if (code !== 0) process.exitCode = code;
}

async function runTier(phases: readonly Phase[]): Promise<void> {
  const { counts, failing, failures } = await runSteps(phases, (text) => void process.stdout.write(text));
  process.exitCode = counts.failed === 0 ? 0 : 1;
  process.stdout.write(failures);
  if (failing.length > 0) process.stdout.write(`\nFailing: ${failing.join('; ')}\n`);
  process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
}
