import { join } from 'node:path';
import { checkAssembledStore } from './assembled-store.ts';
import { buildIfNeeded } from './build.ts';
import { buildBackOfficeIfNeeded } from './build-back-office.ts';
import { findChromium } from './find-chromium.ts';
import { runTool, type Tool } from './run-tool.ts';
import { slowestFiles } from './slowest-files.ts';
import { type Counts, checked, jestCounts, playwrightCounts } from './test-counts.ts';
import { formatFailures, jestFailuresOf, playwrightFailuresOf } from './test-failures.ts';

/** Where a step writes. */
interface TestStepContext {
  /** Folder for results of tools. */
  folder: string;
  /** Whether other steps run beside, so that the output of a tool is kept until it ends. */
  buffered: boolean;
}

/** What came of a step. */
interface StepResult {
  counts: Counts;
  /** What is still to be printed. */
  output: string;
  /** The failed tests and their errors as text, to be repeated at the end of the run. */
  failures?: string;
}

/** A part of a test run. */
export interface Step {
  name: string;
  run: (context: TestStepContext) => Promise<StepResult>;
  /** Name of a step that it makes no sense without. */
  needs?: string;
}

const PASSED: Counts = { passed: 1, failed: 0 };
const FAILED: Counts = { passed: 0, failed: 1 };
const SHOWN_FILES = 20;

/** A tool that either passes or fails. */
async function pass(tool: Tool, { buffered }: TestStepContext): Promise<StepResult> {
  const { exitCode, output } = await runTool(tool, { buffered });
  return { counts: exitCode === 0 ? PASSED : FAILED, output };
}

export const types: Step = {
  name: 'types',
  run: (context) =>
    pass(
      { file: 'node_modules/typescript/bin/tsc', arguments: ['--noEmit', '-p', 'lib/tooling/tsconfig.check.json'] },
      context,
    ),
};

export const lint: Step = {
  name: 'lint',
  run: (context) => pass({ file: 'node_modules/@biomejs/biome/bin/biome', arguments: ['check', '.'] }, context),
};

export const build: Step = {
  name: 'build',
  run: (context) => pass({ file: 'lib/tooling/launcher/run.js', arguments: ['build'] }, context),
};

/** Builds unless what is built was made of the same sources. */
export const buildOfSources: Step = {
  name: 'build',
  run: async () => {
    try {
      await buildIfNeeded();
      await buildBackOfficeIfNeeded();
      return { counts: PASSED, output: '' };
    } catch (error) {
      return { counts: FAILED, output: `${error instanceof Error ? error.message : error}\n` };
    }
  },
};

/** What a build of a container does, without containers; it needs the npm registry. */
export const assembledStore: Step = {
  name: 'a store assembled as a user without rights',
  run: async () => {
    const { isRight, output } = await checkAssembledStore();
    return { counts: isRight ? PASSED : FAILED, output };
  },
};

/** Jest on the suites that need no service, or on those alone that do: see lib/testing/services.ts. */
export function unitTests(suites: 'embedded' | 'services'): Step {
  // Suites say in their titles which service they run on.
  const chosen = suites === 'services' ? ['--testNamePattern', String.raw`\((?:postgres|redis)\)`] : [];
  return {
    name: suites === 'services' ? 'unit tests on PostgreSQL and Redis' : 'unit tests',
    run: async ({ folder, buffered }) => {
      const results = join(folder, `jest-${suites}.json`);
      const tool = {
        file: 'node_modules/jest/bin/jest.js',
        arguments: ['--ci', '--json', `--outputFile=${results}`, ...chosen],
        variables: { NODE_ENV: 'test', TEST_SUITES: suites },
      };
      const { exitCode, output } = await runTool(tool, { buffered });
      const counts = checked(jestCounts(results), exitCode);
      return {
        counts,
        output: output + slowestFiles(results, SHOWN_FILES),
        failures: formatFailures(jestFailuresOf(results)),
      };
    },
  };
}

/** Playwright on some of the projects of e2e/playwright.config.ts. */
export function browserTests(projects: readonly string[]): Step {
  return {
    name: `browser tests: ${projects.join(', ')}`,
    needs: build.name,
    run: async ({ folder, buffered }) => {
      const chromium = await findChromium();
      if (chromium === null) {
        const output = 'No Chromium was found or could be installed. Install one, or name it in CHROMIUM_PATH.\n';
        return { counts: FAILED, output };
      }
      const results = join(folder, `playwright-${projects.join('-')}.json`);
      const tool = {
        file: 'node_modules/@playwright/test/cli.js',
        arguments: ['test', '--config', 'e2e/playwright.config.ts', ...projects.map((name) => `--project=${name}`)],
        variables: { CHROMIUM_PATH: chromium, E2E_JSON: results },
      };
      const { exitCode, output } = await runTool(tool, { buffered });
      return {
        counts: checked(playwrightCounts(results), exitCode),
        output,
        failures: formatFailures(playwrightFailuresOf(results)),
      };
    },
  };
}
