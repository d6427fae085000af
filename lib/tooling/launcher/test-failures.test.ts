import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT } from './project.ts';
import { formatFailures, jestFailuresOf, playwrightFailuresOf } from './test-failures.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'failures-'));
  file = join(folder, 'results.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (results: object) => writeFileSync(file, JSON.stringify(results));

test('failed unit tests are named with their errors, and a suite that could not run with its own', () => {
  const passed = { status: 'passed', fullName: 'adds up', failureMessages: [] };
  const failed = { status: 'failed', fullName: 'rounds', failureMessages: ['\u001b[31mExpected 2\u001b[39m', 'more'] };
  write({
    testResults: [
      { name: join(PROJECT, 'lib/sum.test.ts'), message: 'all of it', assertionResults: [passed, failed] },
      { name: join(PROJECT, 'lib/broken.test.ts'), message: 'Cannot find module', assertionResults: [] },
    ],
  });
  expect(jestFailuresOf(file)).toEqual([
    { test: 'lib/sum.test.ts › rounds', error: 'Expected 2\nmore' },
    { test: 'lib/broken.test.ts', error: 'Cannot find module' },
  ]);
});

test('failed browser tests are named with device, line and the first lines of each error, at any depth', () => {
  const message = ['Error: not visible', ...Array.from({ length: 40 }, (_, line) => `line ${line}`)].join('\n');
  const stood = { message, location: { file: join(PROJECT, 'e2e/fixtures/checks.ts'), line: 4 } };
  const spec = (status: string) => ({
    title: 'a cart is filled',
    file: 'journeys/cart.spec.ts',
    line: 7,
    tests: [{ projectName: 'phone', status, results: [{ errors: [{ message: 'Test timeout exceeded.' }, stood] }] }],
  });
  write({
    suites: [{ specs: [spec('expected')], suites: [{ specs: [spec('unexpected')] }] }],
    errors: [{ message: 'No browser' }],
  });
  const [failed, outside] = playwrightFailuresOf(file);
  expect(failed?.test).toBe('[phone] journeys/cart.spec.ts:7 › a cart is filled');
  expect(failed?.error.split('\n')).toHaveLength(1 + 12);
  expect(failed?.error).toMatch(/^Test timeout exceeded\.\ne2e\/fixtures\/checks\.ts:4 Error: not visible\n/);
  expect(outside).toEqual({ test: 'outside any test', error: 'No browser' });
});

test('failures are printed with their errors indented; no results are no failures', () => {
  expect(formatFailures([{ test: 'one', error: 'first\nsecond' }])).toBe('\none\n    first\n    second\n');
  expect(formatFailures(jestFailuresOf(file)) + formatFailures(playwrightFailuresOf(file))).toBe('');
});
