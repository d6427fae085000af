import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChildSettings, childEnvironment } from '#lib/shared/env.ts';
import { buildStorefront } from './build.ts';
import { findChromium } from './find-chromium.ts';
import { PROJECT } from './project.ts';
import { type Counts, checked, jestCounts, playwrightCounts } from './test-counts.ts';

interface Check {
  name: string;
  run: (results: string) => Promise<Counts>;
}

const PASSED: Counts = { passed: 1, failed: 0 };
const FAILED: Counts = { passed: 0, failed: 1 };

const CHECKS: readonly Check[] = [
  { name: 'types', run: () => command('typescript/bin/tsc', ['--noEmit', '-p', '.']) },
  { name: 'lint', run: () => command('@biomejs/biome/bin/biome', ['check', '.']) },
  { name: 'unit tests', run: unitTests },
  { name: 'build', run: build },
  { name: 'browser tests', run: browserTests },
];

/** Everything that must hold before a change is taken. The last line printed is `N passed, N failed`. */
export async function runTests(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'samay-test-'));
  const total: Counts = { passed: 0, failed: 0 };
  const failing: string[] = [];
  for (const { name, run } of CHECKS) {
    process.stdout.write(`\n== ${name}\n`);
    const { passed, failed } = await run(folder);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failing.push(name);
  }
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = total.failed === 0 ? 0 : 1;
  if (failing.length > 0) process.stdout.write(`\nFailing: ${failing.join(', ')}\n`);
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
}

/** Runs a tool of node_modules with this Node; ends with its exit code. */
async function tool(file: string, names: readonly string[], settings: ChildSettings = {}): Promise<number> {
  const child = spawn(process.execPath, [join(PROJECT, 'node_modules', file), ...names], {
    cwd: PROJECT,
    stdio: 'inherit',
    env: childEnvironment(settings),
  });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

async function command(file: string, names: readonly string[]): Promise<Counts> {
  return (await tool(file, names)) === 0 ? PASSED : FAILED;
}

async function unitTests(folder: string): Promise<Counts> {
  const results = join(folder, 'jest.json');
  const code = await tool('jest/bin/jest.js', ['--ci', '--json', `--outputFile=${results}`], { NODE_ENV: 'test' });
  return checked(jestCounts(results), code);
}

async function build(): Promise<Counts> {
  try {
    await buildStorefront();
    return PASSED;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return FAILED;
  }
}

async function browserTests(folder: string): Promise<Counts> {
  const chromium = await findChromium();
  if (chromium === null) {
    process.stderr.write('No Chromium was found or could be installed. Install one, or name it in CHROMIUM_PATH.\n');
    return FAILED;
  }
  const results = join(folder, 'playwright.json');
  const settings = { CHROMIUM_PATH: chromium, E2E_JSON: results };
  const code = await tool('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts'], settings);
  return checked(playwrightCounts(results), code);
}
