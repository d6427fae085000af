import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const PROJECT = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

let copy: string;
const compile = () => run(process.execPath, ['lib/messages/compile/main.ts'], { cwd: copy });

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'messages-'));
  for (const path of ['package.json', 'lib/messages'])
    cpSync(join(PROJECT, path), join(copy, path), { recursive: true, filter: (from) => !/compiled/.test(from) });
  symlinkSync(join(PROJECT, 'node_modules'), join(copy, 'node_modules'));
});
afterEach(() => rmSync(copy, { recursive: true }));

test('several processes that compile the messages at once leave one complete folder, and nothing beside it', async () => {
  await Promise.all([compile(), compile(), compile()]);
  const folders = readdirSync(join(copy, 'lib/messages')).filter((name) => name.startsWith('compiled'));
  expect(folders).toEqual(['compiled']);
  expect(existsSync(join(copy, 'lib/messages/compiled/browser/index.js'))).toBe(true);
});

test('a store without tests, which may be unable to write, compiles nothing again', async () => {
  await compile();
  const folder = join(copy, 'lib/messages/compiled');
  const before = statSync(folder).ino;
  const tests = globSync('lib/messages/**/*.test.ts', { cwd: copy });
  expect(tests).not.toEqual([]);
  for (const file of tests) rmSync(join(copy, file));
  await compile();
  expect(statSync(folder).ino).toBe(before);
});
