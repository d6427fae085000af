import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT } from './project.ts';
import { slowestFiles } from './slowest-files.ts';

let folder: string;
let results: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slowest-'));
  results = join(folder, 'results.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name: string, milliseconds: number) => ({
  name: join(PROJECT, name),
  startTime: 1000,
  endTime: 1000 + milliseconds,
  status: 'passed',
});

test('the slowest test files come first, and no more than requested', () => {
  const testResults = [file('a.test.ts', 900), file('lib/b.test.ts', 12_340), file('c.test.ts', 60_000)];
  writeFileSync(results, JSON.stringify({ testResults }));
  expect(slowestFiles(results, 2).trim().split('\n')).toEqual([
    'The slowest test files:',
    '   60.0 s  c.test.ts',
    '   12.3 s  lib/b.test.ts',
  ]);
});

test.each(['{"testResults": [', '{}'])('of broken results %j nothing is shown', (text) => {
  expect(slowestFiles(results, 20)).toBe('');
  writeFileSync(results, text);
  expect(slowestFiles(results, 20)).toBe('');
});
