import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checked, jestCounts, playwrightCounts } from './test-counts.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counts-'));
  file = join(folder, 'results.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('failed tests and suites that could not run both count as failures', () => {
  writeFileSync(file, JSON.stringify({ numPassedTests: 5, numFailedTests: 2, numRuntimeErrorTestSuites: 1 }));
  expect(jestCounts(file)).toEqual({ passed: 5, failed: 3 });
});

test('a flaky test and an error outside any test count as failures', () => {
  writeFileSync(file, JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] }));
  expect(playwrightCounts(file)).toEqual({ passed: 5, failed: 3 });
});

test.each([jestCounts, playwrightCounts])('missing or incomplete results count as a failure', (count) => {
  expect(count(file)).toEqual({ passed: 0, failed: 1 });
  writeFileSync(file, '{"numPassedTests": 5');
  expect(count(file)).toEqual({ passed: 0, failed: 1 });
});

test('a failed command never counts as a success', () => {
  expect(checked({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
  expect(checked({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
  expect(checked({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
});
